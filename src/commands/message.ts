/** The page of the message window: shows what follows the # of its address, as text and never as markup. */
const message = new URLSearchParams(window.location.hash.slice(1));
const sentence = message.get("sentence");
const details = message.get("details");

if (sentence) setText("sentence", sentence);
if (details) {
  setText("details-text", details);
  document.getElementById("details")?.removeAttribute("hidden");
}

void Office.onReady(() => {
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
});

function close(): void {
  Office.context.ui.messageParent("close");
}

function setText(id: string, text: string): void {
  const place = document.getElementById(id);
  if (place) place.textContent = text;
}
