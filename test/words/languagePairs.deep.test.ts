import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { Workbook } from "exceljs";
import { type Message, message } from "../../src/message";
import { generate } from "../../src/actions/make/generate";
import { askAtForks } from "../../src/actions/print/askAtForks";
import { addSelfMarking, collectResults, enterSteps } from "../../src/actions/solve";
import { FIRST_RESULT_ROW, stepSigns } from "../../src/maze/marking";
import { markPath } from "../maze/marking/markPath";
import { sayInEvery } from "../../src/words";
import { addressOf } from "../../src/worksheet/addresses/addresses";
import { saveXlsx } from "../host/files";
import { convertWorkbooks, describeWithLibreOffice } from "../libreoffice";
import { choice, conversation } from "../actions/conversation";
import { keysOf, shortestOf } from "../actions/solve/walk/path";
import { play } from "../actions/solve/walk/walking";
import { book, openWorkbook, person, sheet } from "../actions/openMaze";
import { contentsOf, mazeIn, put } from "../actions/sheetReading";
import { sentencesIn } from "./sentencesIn";

/** What is read of a workbook that was made in another language; test/actions/every/languages finds and clears what is in it. */

const LANGUAGES = ["en", "de", "sr"] as const;
type Tag = (typeof LANGUAGES)[number];
const PAIRS: readonly (readonly [made: Tag, used: Tag])[] = [
  ["en", "de"],
  ["de", "sr"],
  ["sr", "en"],
];

const saysIn = async (tag: Tag): Promise<(told: Message) => string> => (await sayInEvery())[LANGUAGES.indexOf(tag)]!;

/** A person who speaks a language, and its words. */
async function speaker(tag: Tag) {
  const say = await saysIn(tag);
  return { say, talk: () => ({ ...conversation(), say }) };
}

test.each(PAIRS)("questions in %s are read in %s", async (made, used) => {
  const [first, second] = [await speaker(made), await speaker(used)];
  openWorkbook();
  await generate({ ...choice, size: { columns: 9, rows: 6 } }, first.talk());
  const words = (["question-heading", "right-heading", "wrong-heading"] as const).map((id) => first.say(message(id)));
  await person((_, { worksheets }) => {
    const quiz = worksheets.add("Quiz");
    quiz.getRange("A1:C2").numberFormat = Array(2).fill(["@", "@", "@"]) as string[][];
    quiz.getRange("A1:C2").values = [
      [words[0]!, words[1]!.toUpperCase(), `${words[2]!} 1`],
      ["7 + 5", "12", "13"],
    ];
  });
  const { sentence } = await askAtForks(
    { source: { kind: "range", address: "Quiz!A1:C2" }, count: 1, seed: "s" },
    second.talk(),
  );
  expect(sentencesIn(sentence)[0]).toMatchObject({ id: "questions-asked", args: { asked: 1 } });
  expect(contentsOf(sheet(), "B8:B20")).toContain("1. 7 + 5");
});

describeWithLibreOffice("What a sheet marks that was made in one language, worked out by LibreOffice", () => {
  /** Holds a workbook that LibreOffice has worked out against what was typed into it. */
  type Check = (worked: Workbook) => void;
  const checks = new Map<Tag, Check>();
  let folder: string;

  beforeAll(async () => {
    folder = mkdtempSync(path.join(tmpdir(), "lavirint-languages-"));
    for (const [made, used] of PAIRS) checks.set(made, await fill(made, used));
    const files = PAIRS.map(([made]) => path.join(folder, `${made}.xlsx`));
    convertWorkbooks(files, "xlsx", path.join(folder, "worked"));
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  test.each(PAIRS)(
    "made in %s, filled and collected in %s: each verdict is in the words of its sheet",
    async (made) => {
      const worked = new Workbook();
      await worked.xlsx.readFile(path.join(folder, "worked", `${made}.xlsx`));
      checks.get(made)!(worked);
    },
  );

  /** Saves two mazes with self-marking, one of them solved, and their results. */
  async function fill(made: Tag, used: Tag): Promise<Check> {
    const [first, second] = [await speaker(made), await speaker(used)];
    openWorkbook();
    const letters = (["right", "bottom", "left", "top"] as const).map((side) =>
      first.say(message("step-letter", { side })),
    );
    const markers: string[] = [];
    for (const [columns, rows] of [
      [7, 6],
      [6, 5],
    ] as const) {
      if (markers.length > 0) await person((_, { worksheets }) => worksheets.add().activate());
      await generate({ ...choice, seed: "4711", size: { columns, rows } }, first.talk());
      await addSelfMarking(first.talk());
      markers.push(sheet().name);
    }
    const [right, astray] = markers as [string, string];
    // The steps of a walk in the second language, and letters that are typed in the first.
    book.workbook.activate(sheet("Sheet1"));
    const { walk, press } = await play({ talk: second.talk() });
    const path7 = shortestOf(sheet("Sheet1"), "B2:H7");
    await press(keysOf(path7, 7));
    await enterSteps(walk, second.talk());
    const other = book.workbook.sheets.find(({ name }) => astray.startsWith(name) && name !== astray)!;
    const maze = mazeIn(other, "B2:G6");
    const way = keysOf(shortestOf(other, "B2:G6"), 6);
    const typed = [...`${way.slice(0, 3)}UUUUUU`].map((key) => letters["RDLU".indexOf(key)]!).join("");
    put(sheet(astray), "B4", typed);
    await collectResults(second.talk());
    const results = sheet().name;
    expect(results).toBe(second.say(message("results-sheet")));

    const file = path.join(folder, `${made}.xlsx`);
    writeFileSync(file, await saveXlsx(book.workbook));
    return (worked) => {
      const textAt = (name: string, address: string) => worked.getWorksheet(name)!.getCell(address).text;
      const verdict = FIRST_RESULT_ROW + 4;
      const exit = path7.length - 1;
      const { crossing } = markPath(maze, { entrance: 0, exits: [29] }, typed, stepSigns(letters));
      const at = {
        step: crossing!.step,
        cell: addressOf({
          row: 1 + Math.floor(crossing!.cell / 6),
          column: 1 + (crossing!.cell % 6),
          rows: 1,
          columns: 1,
        }),
      };
      expect([textAt(right, `B${verdict}`), textAt(astray, `B${verdict}`)]).toEqual([
        first.say(message("path-reaches-exit", { step: String(exit) })),
        first.say(message("path-crosses-wall", { ...at, step: String(at.step) })),
      ]);
      const collected = [2, 3].map((row) => ["D", "E"].map((column) => textAt(results, `${column}${row}`)));
      expect(collected).toEqual([
        [first.say(message("no-wall-crossed")), first.say(message("exit-reached-at", { step: String(exit) }))],
        [first.say(message("first-wall-at", { ...at, step: String(at.step) })), first.say(message("no-exit-reached"))],
      ]);
      expect(textAt(results, "D1")).toBe(second.say(message("first-wall-label")));
    };
  }
});

test.each<[Tag, string]>([
  ["en", "RDLU"],
  ["de", "RULO"],
  ["sr", "DNLG"],
])(
  "in %s the letters of the sides lead where its words say, and arrows and free English letters as ever",
  async (tag, letters) => {
    const say = await saysIn(tag);
    const sides = (["right", "bottom", "left", "top"] as const).map((side) => say(message("step-letter", { side })));
    expect(sides.join("")).toBe(letters);
    const signs = stepSigns(sides);
    const side = (sign: string) => signs.indexOf(sign) % 4;
    for (const four of [letters, letters.toLowerCase(), "→↓←↑"]) expect([...four].map(side)).toEqual([0, 1, 2, 3]);
    const free = [..."RDLU"].filter((letter) => !letters.includes(letter));
    expect(free.map(side)).toEqual(free.map((letter) => "RDLU".indexOf(letter)));
  },
);
