import { element } from "./controls/elements";
import { hasUnsaved } from "./main";

/** The page as a demonstration, which anybody can open: it leads to the add-in, and asks before it loses what somebody made. */

document.querySelector(".stand-in")?.append(" ", element("a", { href: "index.html" }, "Get Lavirint for Excel."));
window.addEventListener("beforeunload", (event) => {
  if (hasUnsaved()) event.preventDefault();
});
