/**
 * The page of the message window: what stands after the # of its address, by the ids of the places where it is shown, as text and never as
 * markup. What does not come stays in English. Only Excel shows it, because anybody may write such an address.
 */
const said = new URLSearchParams(window.location.hash.slice(1));

if (typeof Office === "undefined") show();
else {
  void Office.onReady(({ host }) => {
    const isInExcel = host === Office.HostType.Excel;
    if (isInExcel) sayMessage();
    show();
    if (isInExcel) offerClose();
  });
}

function show(): void {
  document.querySelector("main")?.removeAttribute("hidden");
}

function sayMessage(): void {
  const { documentElement: page } = document;
  page.lang = said.get("lang") ?? page.lang;
  page.dir = said.get("dir") ?? page.dir;
  for (const [id, words] of said) {
    const place = document.getElementById(id);
    if (place !== null) place.textContent = words;
  }
  if (said.get("details-text")) document.querySelector("details")?.removeAttribute("hidden");
}

function offerClose(): void {
  const button = document.getElementById("close");
  button?.removeAttribute("hidden");
  button?.addEventListener("click", close);
  button?.focus();
  // Where Excel itself closes the window on Esc, it sometimes does not tell the command, which would wait for minutes
  // (OfficeDev/office-js#5410).
  window.addEventListener("keydown", ({ key }) => {
    if (key === "Escape") close();
  });
  window.addEventListener("pagehide", close);
}

function close(): void {
  Office.context.ui.messageParent("close");
}
