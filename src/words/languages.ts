import type { Disguise } from "./words";

/** A language's words: those that the pane opens with, and the rest. Each is a text in Fluent's form. */
export interface Language {
  /** A BCP 47 tag, which decides how numbers, plurals and lists are written. */
  readonly tag: string;
  readonly direction: "ltr" | "rtl";
  readonly start: () => Promise<string>;
  readonly later: () => Promise<string>;
  readonly disguise?: () => Promise<Disguise>;
}

const english: Language = {
  tag: "en-GB",
  direction: "ltr",
  start: async () => (await import(/* webpackChunkName: "en-start" */ "./en/start")).default,
  later: async () => (await import(/* webpackChunkName: "en-later" */ "./en/later")).default,
};
const pseudo = () => import(/* webpackChunkName: "pseudo" */ "./pseudo");

/** By the first part of the tag; Microsoft's tags for pseudo-locales are used whole. */
export const languages: Readonly<Record<string, Language>> = {
  en: english,
  "qps-ploc": { ...english, disguise: async () => (await pseudo()).longDisguise },
  "qps-plocm": { ...english, direction: "rtl", disguise: async () => (await pseudo()).mirroredDisguise },
};

/** The language for a locale, "de-AT"; English where there is no other. */
export function languageFor(locale: string): Language {
  const tag = locale.toLowerCase();
  return languages[tag] ?? languages[tag.split("-")[0]!] ?? english;
}
