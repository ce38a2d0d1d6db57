/** Width of the pane at first, and the narrowest and widest, in CSS pixels. */
const USUAL = 350;
const LEAST = 320;
const MOST = 700;

/** Lets the pane be made wider or narrower by mouse and arrow keys; `--pane` of the root is its width. Returns how to reset it. */
export function joinSplitter(splitter: HTMLElement): () => void {
  let width = USUAL;
  let grip: number | undefined;
  const set = (wanted: number): void => {
    width = Math.min(MOST, Math.max(LEAST, wanted));
    document.documentElement.style.setProperty("--pane", `${width}px`);
    splitter.setAttribute("aria-valuenow", String(Math.round(width)));
  };
  splitter.setAttribute("aria-valuemin", String(LEAST));
  splitter.setAttribute("aria-valuemax", String(MOST));
  splitter.addEventListener("pointerdown", (event) => {
    splitter.setPointerCapture(event.pointerId);
    grip = event.clientX + width;
    document.body.classList.add("splitting");
  });
  splitter.addEventListener("pointermove", (event) => {
    if (grip !== undefined) set(grip - event.clientX);
  });
  splitter.addEventListener("lostpointercapture", () => {
    grip = undefined;
    document.body.classList.remove("splitting");
  });
  splitter.addEventListener("keydown", (event) => {
    if (event.key === "ArrowLeft") set(width + 10);
    else if (event.key === "ArrowRight") set(width - 10);
    else return;
    event.preventDefault();
  });
  const reset = (): void => set(USUAL);
  reset();
  return reset;
}
