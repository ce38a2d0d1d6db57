/** The page of the message window: what stands after the # of its address, as text and never as markup. */
const message = new URLSearchParams(window.location.hash.slice(1));
const sentence = message.get("sentence");
const details = message.get("details");

if (sentence) setText("sentence", sentence);
if (details) {
  setText("details-text", details);
  document.getElementById("details")?.removeAttribute("hidden");
}

void Office.onReady(() => {
  const close = document.getElementById("close");
  close?.removeAttribute("hidden");
  close?.addEventListener("click", () => Office.context.ui.messageParent("close"));
  close?.focus();
});

function setText(id: string, text: string): void {
  const place = document.getElementById(id);
  if (place) place.textContent = text;
}
