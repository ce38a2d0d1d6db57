import type { PseudoLocale } from "./words";

/** A language's words: those that the pane opens with, and the rest. Each is a text in Fluent's form. */
export interface Language {
  /** A BCP 47 tag, which decides how numbers, plurals and lists are written. */
  readonly tag: string;
  readonly direction: "ltr" | "rtl";
  /** The end of the names of its pages in assets, "support.de.html"; English pages have none. */
  readonly pages: "" | `.${string}`;
  readonly start: () => Promise<string>;
  readonly later: () => Promise<string>;
  readonly pseudo?: () => Promise<PseudoLocale>;
}

const english: Language = {
  tag: "en-GB",
  direction: "ltr",
  pages: "",
  start: async () => (await import(/* webpackChunkName: "en-start" */ "./en/start.words")).default,
  later: async () => (await import(/* webpackChunkName: "en-later" */ "./en/later.words")).default,
};
const german: Language = {
  tag: "de-DE",
  direction: "ltr",
  pages: ".de",
  start: async () => (await import(/* webpackChunkName: "de-start" */ "./de/start.words")).default,
  later: async () => (await import(/* webpackChunkName: "de-later" */ "./de/later.words")).default,
};
const serbian: Language = {
  tag: "sr-Latn-RS",
  direction: "ltr",
  pages: ".sr",
  start: async () => (await import(/* webpackChunkName: "sr-start" */ "./sr/start.words")).default,
  later: async () => (await import(/* webpackChunkName: "sr-later" */ "./sr/later.words")).default,
};
const pseudo = () => import(/* webpackChunkName: "pseudo" */ "./pseudo");

/** By the first part of the tag; Microsoft's tags for pseudo-locales are used whole. */
export const languages: Readonly<Record<string, Language>> = {
  en: english,
  de: german,
  sr: serbian, // in Latin script for all: who reads Cyrillic reads this more easily than English
  "qps-ploc": { ...english, pseudo: async () => (await pseudo()).longPseudoLocale },
  "qps-plocm": { ...english, direction: "rtl", pseudo: async () => (await pseudo()).mirroredPseudoLocale },
};

/** The language for a locale, "de-AT"; English if there is no other. */
export function languageFor(locale: string): Language {
  const tag = locale.toLowerCase();
  return languages[tag] ?? languages[tag.split("-")[0]!] ?? english;
}
