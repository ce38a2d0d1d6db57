/** The person's locale, "de-AT", or the one that the page's address asks for: "?words=qps-ploc" is the pseudo-locale. */
export function localeHere(): string {
  const wanted = new URLSearchParams(window.location.search).get("words");
  const display = typeof Office === "undefined" ? undefined : Office.context?.displayLanguage;
  return wanted ?? display ?? navigator.language;
}
