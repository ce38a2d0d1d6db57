import { clearMaze } from "../../../src/actions/make/clearMaze";
import { ActionFailure } from "../../../src/actions/core/work";
import { type Held, acts, hasName } from "../../acts";
import { IS_DEEP } from "../../depth";
import { type Arranged, arranged } from "../arranged";
import { conversation, book, openPane, person, select, sheet, cellsOf, withoutChance, allSheets } from "../stage";
import { timeless } from "./leaves";

/**
 * Laws of acts, whatever they are for: done twice is done once; a pane that was opened later does the same; Clear maze leaves what it would
 * have left without the act; rows and columns that a person inserts before the maze may come before the act or after it; and formats that
 * a person gave cells stay.
 */

/** Ids and numbers of tables are different each time, too. */
const withoutNumbers = (text: string) =>
  timeless(text)
    .replace(/(?<="id":")\d+(?=")/g, "(id)")
    .replace(/\bTable\d+/g, "Table");
/** Names that hold the mazes before, marks' colours in the order in which they came, and a print area as a text. */
const history = /^Maze(?:Earlier|Solution|BeforePage) /;

/** What is on each sheet. */
function sheetsNow(): ReadonlyMap<string, unknown> {
  const sheets = allSheets().map(({ name, names, ...rest }) => {
    const { tables, charts, shapes, conditionalFormats } = sheet(name).state().plain;
    const lasting = names.filter((each) => !history.test(each));
    const text = JSON.stringify({ ...rest, names: lasting, tables, charts, shapes, conditionalFormats });
    return [name, JSON.parse(withoutNumbers(text)) as unknown] as const;
  });
  return new Map(sheets);
}

const toSheet1 = () => book.workbook.activate(sheet("Sheet1"));

async function clear(): Promise<void> {
  toSheet1();
  select("A1");
  await clearMaze(conversation()).catch((failure: unknown) => expect(failure).toBeInstanceOf(ActionFailure));
}

const insertLines = () =>
  person((own) => {
    own.getRange("1:30").insert("Down");
    own.getRange("A:AD").insert("Right");
  });

/** Acts that take seconds. */
const long = /^Compare|comparison|Report/;
/** Those of which each doing does more. */
const adding = /^(?:Previous|Bring back|Show set|Insert|Delete (?:row|column))/;
/** After which Clear maze leaves the sizes of more cells, or what a person typed, or a picture. */
const staying = /size cells|^Watch the sheet|class set|^Generate (?:a larger|beyond|in a shape)|^Insert/;
/** Those that name cells of the sheet, which are others then. */
const placed = /size|^Watch the sheet|class set|picture|weights|(?:Add|Remove) cells|^Write walls$/;

/** Those that begin without a maze that Lavirint drew. */
const mazeless =
  /^(?:Size cells .|Generate (?:on |beside|over s|with (?:the|walls)|a large maze$)|Format grid with numbers|Draw share code, of|The workbook.*use|Make booklet (?:with|in ))|of (?:cells|signs|lines)|somebody drew/;
/** Those that are told cells by their places, or keep them, and find others there once rows and columns were inserted. */
const moved =
  /^(?:Step|Watch|Write s(?:teps|earch)|Draw merge|Solve between|Set entr|Add exit|Remove end|Make (?:passage|wall)|Insert|Delete (?:row|column)|Generate in a shape)/;

/** Those that draw all cells of a maze or give them back, and that write into them. */
const drawing =
  /^(?:Generate|Format|Previous|Bring back|Clear (?:a )?maze|(?:Insert|Delete) (?:row|column)|Put|Ask at forks over)/;
/** Beside the maze and in it. */
const formatted = ["A2", "C4", "D4", "L9"];

// Every day, every second act stands for all.
const tried = acts.filter(({ name }) => !long.test(name)).filter((_, i) => IS_DEEP || i % 2 === 0);

describe.each(tried)("$name", ({ name, act, ...beginning }) => {
  let start: Arranged;
  let once: ReadonlyMap<string, unknown>;
  let before: { readonly maze: boolean; readonly sheets: readonly string[] };
  let talks: unknown[];

  const does = async (held: Held) => {
    const talk = conversation();
    const outcome = await act(talk, held).catch((failure: unknown) => failure);
    if (outcome instanceof Error) expect(outcome).toBeInstanceOf(ActionFailure);
    const { sentence } = (outcome ?? {}) as { readonly sentence?: unknown };
    talks.push([outcome instanceof Error, JSON.parse(withoutNumbers(JSON.stringify([sentence, talk.questions])))]);
    await new Promise(setImmediate);
  };
  /** What is on the sheets after some steps. */
  const after = (...steps: ((held: Held) => unknown)[]) =>
    withoutChance(async () => {
      talks = [];
      const held = start.again();
      before = { maze: hasName("MazeGrid"), sheets: book.workbook.sheets.map(({ name: each }) => each) };
      for (const step of steps) await step(held);
      return sheetsNow();
    });
  const of = (names: Iterable<string>, sheets: ReadonlyMap<string, unknown>) =>
    [...names].map((each) => [each, sheets.get(each)]);

  beforeAll(async () => {
    start = await arranged(beginning);
    once = await after(does);
  });

  const lawful = (isHeld: boolean) => (isHeld ? test : () => undefined);

  lawful(!adding.test(name))("done twice is done once", async () => {
    expect(of(once.keys(), await after(does, toSheet1, does))).toEqual([...once]);
  });

  test("a pane that was opened later does, says and asks the same", async () => {
    await after(does);
    const said = talks;
    const later = await after(openPane, does);
    expect(later).toEqual(once);
    if (name !== "Self-marking for all") expect(talks).toEqual(said);
  });

  lawful(!mazeless.test(name) && !staying.test(name))("Clear maze leaves what it leaves without it", async () => {
    const own = ["Sheet1", "Maze covered", "Maze sets"].filter((each) => before.sheets.includes(each));
    const cleared = await after(clear);
    expect(before.maze).toBe(true);
    expect(of(own, await after(does, clear))).toEqual(of(own, cleared));
  });

  const isPlaced = mazeless.test(name) || placed.test(name) || moved.test(name);
  lawful(!isPlaced)("rows and columns that come before the maze come before it or after", async () => {
    const first = await after(insertLines, does);
    expect([before.maze, (talks as [boolean][])[0]![0]]).toEqual([true, false]);
    const last = await after(does, toSheet1, insertLines);
    expect(last.get("Sheet1")).toEqual(first.get("Sheet1"));
    const again = await after(does, toSheet1, insertLines, does);
    const replaced = again.size === first.size ? [...first.keys()] : ["Sheet1"];
    if (!adding.test(name)) expect(of(replaced, again)).toEqual(of(replaced, first));
  });

  lawful(!drawing.test(name))("a number format and bold letters that a person gave a cell stay", async () => {
    const looks = () =>
      formatted.map((cell) => {
        const { numberFormat, font } = sheet("Sheet1").style(...cellsOf(cell)[0]!);
        return [cell, numberFormat, font.bold];
      });
    const format = () =>
      person((_, { worksheets }) => {
        for (const cell of formatted) {
          const range = worksheets.getItem("Sheet1").getRange(cell);
          range.numberFormat = [["0.000"]];
          range.format.font.bold = true;
        }
      });
    await after(format, does);
    expect(looks()).toEqual(formatted.map((cell) => [cell, "0.000", true]));
  });
});
