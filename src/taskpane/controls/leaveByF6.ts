const F6 = 117;

/**
 * F6 alone leaves the pane too, forwards or with Shift backwards. In Excel on the web office.js passes Ctrl+F6 to the host and leaves F6
 * to the browser; on a desktop Excel handles both before the pane does.
 */
export function leaveByF6(pane: Window): void {
  pane.addEventListener("keydown", (event) => {
    if (event.key !== "F6" || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    // office.js checks the numeric key code.
    pane.dispatchEvent(
      new KeyboardEvent("keydown", {
        key: "F6",
        keyCode: F6,
        ctrlKey: true,
        shiftKey: event.shiftKey,
        cancelable: true,
      }),
    );
  });
}

/** Calls `changed` when the element has another size, wherever the browser tells. */
export function whenResized(element: Element, changed: () => void): void {
  if ("ResizeObserver" in window) new ResizeObserver(changed).observe(element);
}
