/**
 * The person's languages, as locales such as "de-AT": of what Excel's own buttons and dialogs say, and so of the pane, and of what is
 * written into sheets. The page's address may ask for others: "?words=qps-ploc" is the pseudo-locale for both, and "?words=de&cells=sr"
 * writes Serbian into sheets.
 */
export function localesHere() {
  const wanted = new URLSearchParams(window.location.search);
  const office = typeof Office === "undefined" ? undefined : Office.context;
  const display = wanted.get("words") ?? office?.displayLanguage ?? navigator.language;
  return {
    display,
    content: wanted.get("cells") ?? wanted.get("words") ?? office?.contentLanguage ?? display,
  };
}
