/** Prints how large the project is: lines and files of TypeScript, without those that `npm run generate` writes. Part of `npm run lint`. */
import { readFileSync, readdirSync } from "node:fs";
import path from "node:path";

const GENERATED = ["src/message/messageArguments.ts", "test/host/model/base/apiSets.ts"];
const HOST = "test/host/";

const files = ["src", "test"].flatMap((folder) =>
  readdirSync(folder, { recursive: true })
    .map((name) => path.join(folder, name).split(path.sep).join("/"))
    .filter((name) => name.endsWith(".ts") && !GENERATED.includes(name)),
);
const parts = {
  src: files.filter((name) => name.startsWith("src/")),
  "tests outside test/host": files.filter((name) => name.startsWith("test/") && !name.startsWith(HOST)),
  "test/host": files.filter((name) => name.startsWith(HOST)),
};
for (const [part, names] of Object.entries(parts)) {
  const lines = names.reduce((sum, name) => sum + readFileSync(name, "utf8").split("\n").length - 1, 0);
  console.log(`${part}: ${lines} lines in ${names.length} files`);
}
const messages = readdirSync("src/words/en")
  .filter((name) => name.endsWith(".ftl"))
  .flatMap((name) => readFileSync(`src/words/en/${name}`, "utf8").match(/^[a-z][\w-]* =/gm) ?? []);
console.log(`messages: ${messages.length}`);
