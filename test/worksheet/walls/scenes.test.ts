import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { Random } from "../../../src/maze/model/random";
import { IS_DEEP } from "../../depth";
import { KINDS, readingOf, sceneOf } from "./scenes";

/**
 * What is read of sheets that people drew, scene by scene, in a file that people read: scenes.txt. `SCENES=write` writes what it is now;
 * read the differences before they are committed. A reading "as drawn" is right; so is none where there is no maze.
 */
const FILE = path.join(__dirname, "scenes.txt");
const SCENES = IS_DEEP ? 40 : 12;

const known = new Map(
  readFileSync(FILE, "utf8")
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => [line.slice(0, line.indexOf(":")), line]),
);

async function linesOf(kind: (typeof KINDS)[number]): Promise<string[]> {
  const lines: string[] = [];
  for (let number = 1; number <= SCENES; number++) {
    const random = new Random(`${kind} ${number}`);
    const scene = sceneOf(kind, number, random);
    lines.push(`${kind} ${number}: ${scene.words}: ${await readingOf(scene, random)}`);
  }
  return lines;
}

test.each(KINDS)("what is read of a scene is what the file says: %s", async (kind) => {
  const lines = await linesOf(kind);
  if (process.env["SCENES"] === "write") {
    for (const line of lines) known.set(line.slice(0, line.indexOf(":")), line);
    writeFileSync(FILE, `${[...known.values()].join("\n")}\n`);
  }
  expect(lines).toEqual(lines.map((line) => known.get(line.slice(0, line.indexOf(":")))));
});
