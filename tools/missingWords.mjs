/**
 * Lists, by language and file, the messages that are only in English yet, and those that English no longer has:
 * `node tools/missingWords.mjs`. Ends with 1 if there are any.
 */
import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import words from "./words.cjs";

const FOLDER = fileURLToPath(new URL("../src/words", import.meta.url));
const ftl = (folder) => readdirSync(folder).filter((file) => file.endsWith(".ftl"));
const idsOf = (file) => [...words.entriesOf(file).keys()].filter((id) => !id.startsWith("-"));

/** Lines such as "de/pane.ftl lacks make-tab" and "de/pane.ftl has old-tab, which English has not". */
export function differences() {
  const languages = readdirSync(FOLDER).filter(
    (name) => name !== "en" && existsSync(path.join(FOLDER, name, "start.words")),
  );
  return languages.flatMap((language) => {
    const files = new Set([...ftl(path.join(FOLDER, "en")), ...ftl(path.join(FOLDER, language))]);
    return [...files].sort().flatMap((file) => {
      const [english, own] = ["en", language].map((each) => idsOf(path.join(FOLDER, each, file)));
      return [
        ...english.filter((id) => !own.includes(id)).map((id) => `${language}/${file} lacks ${id}`),
        ...own
          .filter((id) => !english.includes(id))
          .map((id) => `${language}/${file} has ${id}, which English has not`),
      ];
    });
  });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const found = differences();
  for (const line of found) console.log(line);
  process.exitCode = Number(found.length > 0);
}
