import { readFileSync, readdirSync } from "node:fs";
import path from "node:path";
import { buttonsIn, englishIn } from "../words/english";
import { deadReferences, type Repository } from "./deadReferences";

const ROOT = path.resolve(__dirname, "../..");

/** Every file of the repository, and none that a command made. */
function filesIn(folder: string): string[] {
  return readdirSync(path.join(ROOT, folder), { withFileTypes: true }).flatMap((entry) => {
    const name = folder === "" ? entry.name : `${folder}/${entry.name}`;
    if (/^(?:\.git|node_modules|dist|coverage|reports|\.cache)$/.test(name)) return [];
    return entry.isDirectory() ? filesIn(name) : [name];
  });
}

const files = filesIn("");
const read = (file: string) => readFileSync(path.join(ROOT, file), "utf8");
const documents = files.filter((file) => file.endsWith(".md"));
const words = new Set(
  files
    .filter((file) => /\.(?:[cm]?[jt]s|json|xml|html)$/.test(file) && file !== "package-lock.json")
    .flatMap((file) => read(file).match(/\w+/g) ?? []),
);
const repository: Repository = {
  files,
  read,
  scripts: Object.keys((JSON.parse(read("package.json")) as { scripts: object }).scripts),
  knows: (word) => words.has(word),
};

test("every link, path and command in a Markdown file leads somewhere, and in docs every name of code is one", () => {
  const dead = documents.flatMap((file) =>
    deadReferences(file, repository, file.startsWith("docs/")).map((reference) => `${file}: ${reference}`),
  );
  expect(dead).toEqual([]);
  expect(documents.length).toBeGreaterThan(20);
});

test("no file holds what a merge left", () => {
  const texts = files.filter((file) => /\.(?:[cm]?[jt]s|json|xml|html|css|md|ftl|ya?ml)$/.test(file));
  const mark = new RegExp(`(?:^|\\s)(?:${"<".repeat(7)}|${">".repeat(7)}) `);
  expect(texts.filter((file) => mark.test(read(file)))).toEqual([]);
  expect(texts).toContain("assets/support.html");
});

test("no sentence stands twice in the documents", () => {
  const texts = documents.map((file) =>
    read(file)
      .replace(/^\|.*$|```[^]*?```/gm, "")
      .replace(/\s+/g, " "),
  );
  const sentences = texts.flatMap((text) => text.match(/(?<=[.:] )[A-Z*_][^.:]{50,}[.:]/g) ?? []);
  expect(sentences.filter((each, i) => sentences.indexOf(each) !== i)).toEqual([]);
  expect(sentences.length).toBeGreaterThan(500);
});

test("the guide tells of every button of the pane", () => {
  const guide = read("docs/guide.md").replace(/\s+/g, " ");
  const buttons = buttonsIn(englishIn(/^pane-/)).map(([, label]) => label.replace("…", ""));
  expect(buttons.filter((label) => !new RegExp(`(?<![a-z])${label}(?![a-z])`, "i").test(guide))).toEqual([]);
  expect(buttons.length).toBeGreaterThan(60);
});

test("the index of decisions lists every file of them once, and each decision has a title of its own", () => {
  const listed = [...read("docs/decisions/README.md").matchAll(/^\| \[([\w-]+)\]\(\1\.md\) /gm)].map(
    ([, name]) => `${name}.md`,
  );
  const there = documents.filter((file) => /^docs\/decisions\/(?!README)/.test(file));
  expect([...listed].sort()).toEqual(there.map((file) => path.posix.basename(file)).sort());
  const titles = there.flatMap((file) => [...read(file).matchAll(/^## (.+)$/gm)].map(([, title]) => title!));
  expect(titles.filter((title, i) => titles.indexOf(title) !== i)).toEqual([]);
  expect(titles.length).toBeGreaterThan(100);
});

/** Every text that the pane or the page around the embedded workbook shows by itself: a button's name, the title of a fold. */
function textsOnScreen(): Set<string> {
  const messages = englishIn();
  const page = files.filter((file) => /^test\/host\/page\/.*\.ts$/.test(file)).map(read);
  return new Set([
    ...[...messages.values()].map((words) =>
      words.replace(/\{ ([a-z][\w-]*) \}/g, (_, id: string) => messages.get(id) ?? ""),
    ),
    ...page.flatMap((text) => [...text.matchAll(/"([^"\n]+)"/g)].map(([, quoted]) => quoted!)),
  ]);
}

test("every control that the guide or README.md names is on the screen, under exactly that name", () => {
  const others = /^(?:Advanced|Continue.*|Home, .*|File, .*)$/; // a browser's, Excel's
  const screen = textsOnScreen();
  const named = ["README.md", "docs/guide.md"].flatMap((file) =>
    [...read(file).matchAll(/\*\*([A-Z][^*]+)\*\*|\b_([A-Z][^_]+)_\b/g)].map(([, bold, italic]) =>
      (bold ?? italic)!.replace(/\s+/g, " "),
    ),
  );
  expect(named.filter((name) => !others.test(name) && !screen.has(name))).toEqual([]);
  expect(named.length).toBeGreaterThan(40);
});

describe("what leads nowhere is found", () => {
  const made = (text: string): Repository => ({
    files: ["src/maze/maze.ts", "test/maze/maze.test.ts", "docs/here.md", "docs/there.md", "bench/run.mjs"],
    read: (file) => (file === "docs/here.md" ? text : "# There\n\n## A `door` (or two)\n"),
    scripts: ["start", "build"],
    knows: (word) => ["engine", "run", "Maze"].includes(word),
  });
  const found = (text: string) => deadReferences("docs/here.md", made(text), true);

  test.each([
    ["[a](nowhere.md) [b](docs/there.md) ![c](pictures/a.png)", ["nowhere.md", "docs/there.md", "pictures/a.png"]],
    ["[a](there.md#a-window)\n# Here\n[b](#there)", ["there.md#a-window", "#there"]],
    ["`src/maze/minotaur.ts` `maze/thread.ts` `aze.ts`", ["src/maze/minotaur.ts", "maze/thread.ts", "aze.ts"]],
    ["`src/labyrinth` `src/*.ts`", ["src/labyrinth", "src/*.ts"]],
    ["`npm run fly` `node bench/walk.mjs 3`", ["npm run fly", "node bench/walk.mjs 3"]],
    ["`npx jest test/maze test/thread`", ["npx jest test/maze test/thread"]],
    ["```sh\nnpm ci && npm fly   # a remark\n```", ["npm ci && npm fly   # a remark"]],
    ["`Minotaur` waits for `engine.fly(task, input)`", ["Minotaur", "engine.fly(task, input)"]],
  ])("%s", (text, dead) => {
    expect(found(text)).toEqual(dead);
  });

  test("and nothing else", () => {
    const text = `
# Here

[a](there.md) [b](there.md#a-door-or-two) [c](#here) [d](../src/maze) [e](https://example.org/nowhere.md)
\`src/maze/maze.ts\` \`maze/maze\` \`src/maze/\` \`src/maze/*.ts\` \`maze.ts\` \`dist/\` \`engine.js\` \`engine.run(task)\` \`Maze\`
\`npm run build\` \`npm start\` \`PORT=3001 npm start\` \`node bench/run.mjs 1000\` \`FIGURES=1 npx jest -w 1 test/maze\` \`a > b\`

\`\`\`ts
import "./nowhere"; // [x](nowhere.md)
\`\`\`
`;
    expect(found(text)).toEqual([]);
  });
});

test("every door begins with one sentence on its room, and the architecture's table has the same", () => {
  const doors = files.filter((file) => /^src\/.+\/index\.ts$/.test(file));
  expect(doors.filter((file) => !read(file).startsWith("/**"))).toEqual([]);
  const rooms = [
    ...read("docs/architecture.md").matchAll(/^\| `((?:worksheet|actions|taskpane)\/\w+)` +\| (.+?) +\|$/gm),
  ];
  const doorOf = (room: string) => [`src/${room}/index.ts`, `src/${room}.ts`].find((file) => files.includes(file))!;
  const different = rooms.filter(([, room, sentence]) => !read(doorOf(room!)).startsWith(`/** ${sentence} */\n`));
  expect(different.map(([, room]) => room)).toEqual([]);
  expect(rooms.length).toBeGreaterThan(25);
});
