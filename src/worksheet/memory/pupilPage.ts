import { fieldsOf, jsonForName, jsonOfName } from "../excel";

/** Whose page of a class set a sheet is. */
export interface PupilPage {
  /** Of the pupil, in its set. */
  readonly key: string;
  /** The same as long as the pupil's row says the same. */
  readonly print: string;
  /** As it stands on the page. */
  readonly name: string;
}

/** The page as a text for a name. */
export function encodePupilPage({ key, print, name }: PupilPage): string {
  return jsonForName({ key, print, name });
}

/** What {@link encodePupilPage} wrote; undefined where somebody changed it. */
export function decodePupilPage(text: string): PupilPage | undefined {
  const { key, print, name } = fieldsOf(jsonOfName(text));
  if (typeof key !== "string" || typeof print !== "string" || typeof name !== "string") return undefined;
  return { key, print, name };
}
