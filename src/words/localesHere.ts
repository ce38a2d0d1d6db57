/** The languages of a person, as locales: "de-AT". */
interface Locales {
  /** Of what Excel's own buttons and dialogs say, and so of the pane. */
  readonly display: string;
  /** Of what is written into sheets. */
  readonly content: string;
}

/**
 * The person's languages, or those that the page's address asks for: "?words=qps-ploc" is the pseudo-locale for both, and
 * "?words=de&cells=sr" writes Serbian into sheets.
 */
export function localesHere(): Locales {
  const wanted = new URLSearchParams(window.location.search);
  const office = typeof Office === "undefined" ? undefined : Office.context;
  const display = wanted.get("words") ?? office?.displayLanguage ?? navigator.language;
  return {
    display,
    content: wanted.get("cells") ?? wanted.get("words") ?? office?.contentLanguage ?? display,
  };
}
