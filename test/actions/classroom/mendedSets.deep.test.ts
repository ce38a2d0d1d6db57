import { names } from "../../acts/act";
import { message } from "../../../src/message";
import { Random } from "../../../src/maze/model/random";
import { deleteBooklet } from "../../../src/actions/print/booklets";
import type { ActionFailure } from "../../../src/actions/core/work";
import { idsIn, asked, conversation, expectRefused, book, openWorkbook, person, select, sheet } from "../stage";
import { contentsOf, put, record, allSheets } from "../stage";
import type { SheetStore } from "../../host/store";
import { type Row, ROWS, WAYS, codeOf, listed, make, openList, retype } from "./classTable";
import { update, upToDate, writeList } from "./classTable";

/** What Update class set makes of a set in which somebody was at work, or pressed Ctrl+Z. */

const SIZE = { columns: 5, rows: 4 };
const excel = () => book.excel.person;
/** The sheets of the person; all others are Lavirint's. */
const OWN = ["Sheet1", "Mine"];
const others = () => book.workbook.sheets.filter(({ name }) => !OWN.includes(name));
const own = () => allSheets().filter(({ name }) => OWN.includes(name));

async function open(rows: readonly Row[], switches: Parameters<typeof openWorkbook>[0]): Promise<void> {
  openWorkbook({ ...switches, sheets: OWN });
  put(sheet("Mine"), "B2", "mine");
  await writeList(rows);
  await make(SIZE);
}

/** The sheet with the links; it may have been renamed. */
const index = (): SheetStore | undefined =>
  book.workbook.sheets.find((each) => book.workbook.name("MazeClassSet", each) !== undefined);

/** What must hold of every set: each pupil is listed once, in the order of the list, with a link to a page of that name, and an answer. */
function expectWhole(): void {
  const lines = listed(index()!.name);
  const { rows } = sheet("Sheet1").tables[0]!.area;
  const pupils = contentsOf(sheet("Sheet1"), `A2:A${rows}`);
  expect(lines.map(([label]) => label.replace(/ \d+$/, ""))).toEqual(pupils);
  expect(new Set(lines.map(([label]) => label.toLowerCase())).size).toBe(lines.length);
  const known = new Set([index()!, ...lines.map(([, page]) => sheet(page))]);
  for (const [label, page] of lines) expect(sheet(page).page.header.right).toBe(`&14${label}`);
  // A page for each, the index, the answers, and nothing that is left over.
  expect(known.size).toBe(lines.length + 1);
  const [answers, ...more] = others().filter((each) => !known.has(each));
  expect(more).toEqual([]);
  for (const [label] of lines) expect(codeOf(label, answers!.name)).toMatch(/\w{5}/);
}

/** It draws no page and deletes none; index and answers are made again just as they are. */
async function expectUpToDate(): Promise<void> {
  const inOrder = () => allSheets().sort((one, other) => (one.name < other.name ? -1 : 1));
  const before = inOrder();
  const talk = conversation();
  expect((await update(talk)).sentence).toEqual(upToDate(listed(index()!.name).length));
  expect(asked(talk)).toEqual([message("class-update-question")]);
  expect(inOrder()).toEqual(before);
}

async function expectDeletedWhole(): Promise<void> {
  const before = own();
  if (others().length > 0) await deleteBooklet(conversation());
  expect(names().sort()).toEqual([...OWN].sort());
  expect(own()).toEqual(before);
}

describe.each(WAYS)("a class set, %s,", (_, switches) => {
  test.each(["web", "desktop"] as const)("cannot be undone in parts: there is nothing to undo (%s)", async (undo) => {
    await open(ROWS, { ...switches, undo });
    const made = allSheets();
    expect(excel().undo()).toBe(false);
    await retype([ROWS[2]!, ["Dora", 1, ""]]);
    await update();
    expect(excel().undo()).toBe(false);
    expect(allSheets()).not.toEqual(made);
    expectWhole();
    await expectDeletedWhole();
  });

  const empty = (name: string) => person((_, { worksheets }) => worksheets.getItem(name).getRange().clear());
  const damages: Readonly<Record<string, () => unknown>> = {
    "the index was emptied": () => empty("Index"),
    "a link was typed over": () => put(sheet("Index"), "A6", "Boyana"),
    "stars are gone": () => put(sheet("Index"), "C5", ""),
    "a page was renamed": () => excel().rename(sheet("Ana"), "Ana’s page"),
    "two pages changed their names": () =>
      Object.entries({ Ana: "x", Cy: "Ana", x: "Cy" }).forEach(([name, to]) => excel().rename(sheet(name), to)),
    "the answers are empty": () => empty("Answers"),
    "the answers were deleted": () => excel().delete(sheet("Answers")),
    "a page was deleted": () => excel().delete(sheet("Cy")),
  };
  test.each(Object.entries(damages))("is whole again where %s, and its index is hidden", async (_damage, damage) => {
    await open(ROWS, switches);
    await damage();
    excel().hide(sheet("Index"));
    await update();
    expectWhole();
    await expectUpToDate();
    await expectDeletedWhole();
  });

  test("keeps its answers hidden where somebody had hidden them", async () => {
    await open(ROWS, switches);
    excel().hide(sheet("Answers"));
    await retype([ROWS[2]!, ["Dora", 1, ""], ROWS[0]!]);
    await update();
    expect(contentsOf(sheet("Index"), "A5:A8")).toEqual(["Cy", "Dora", "Ana"]);
    expect(sheet("Answers").visibility).toBe("Hidden");
    await expectUpToDate();
  });

  test("without its index says what is left, and Delete booklet removes that", async () => {
    await open(ROWS, switches);
    excel().delete(sheet("Index"));
    await expectRefused(update, message("class-set-unreadable", { count: 4 }));
    await expectDeletedWhole();
  });
});

test("an update that draws and broke off for good is finished by the next one", async () => {
  const rows: readonly Row[] = [ROWS[2]!, ["Ana", "hard", ""], ["Dora", 1, ""]];
  const begin = async () => {
    await open(ROWS, { inserting: "missing" });
    await retype(rows);
  };
  const recording = await record(begin, update);
  const { requests } = recording.undisturbed;
  expect(requests.length).toBeGreaterThan(8);
  for (const [i, actions] of requests.entries()) {
    const fault = { request: i + 1, action: Math.ceil(actions / 2), code: "GeneralException" };
    await recording.again({ fault, isForGood: true });
    excel().activate(sheet("Sheet1"));
    await update();
    expectWhole();
    await expectUpToDate();
    await expectDeletedWhole();
  }
});

test("of 50 pupils with one name, a page that was deleted comes back, and then no page is to be made", async () => {
  await openList(Array<Row>(50).fill(["Ana", "", ""]));
  await make(SIZE);
  const labels = listed().map(([label]) => label);
  expect(labels.slice(0, 3)).toEqual(["Ana", "Ana 2", "Ana 3"]);
  excel().delete(sheet("Ana 25"));
  const talk = conversation();
  await update(talk);
  expect(idsIn(talk.questions[0]!.sentence)).toContain("class-pages");
  expect(listed().map(([label]) => label)).toEqual(labels);
  await expectUpToDate();
});

test("of pupils with one name each keeps their page, wherever rows are sorted to, and whoever is added, changed or gone", async () => {
  const [one, two, three, ben]: Row[] = [
    ["Ana", 1, "SUN"],
    ["Ana", 5, ""],
    ["ANA", 3, ""],
    ["Ben", "", ""],
  ];
  await openList([one!, ben!, two!, three!]);
  await make(SIZE);
  const pages = () => new Map(listed().map(([label, page]) => [label, sheet(page).id]));
  let before = pages();
  expect([...before.keys()]).toEqual(["Ana", "Ben", "Ana 2", "ANA 3"]);
  for (const [rows, labels, drawn] of [
    [[three, two, ben, one], ["ANA 3", "Ana 2", "Ben", "Ana"], []],
    [[["ana", 4, ""], two, three, one], ["ana 4", "Ana 2", "ANA 3", "Ana"], ["ana 4"]],
    [[["Ana", 1, "MOON"], three, two], ["Ana", "ANA 3", "Ana 2"], ["Ana"]],
  ] as readonly (readonly [Row[], string[], string[]])[]) {
    await retype(rows);
    await update();
    const now = pages();
    expect([...now.keys()]).toEqual(labels);
    expect(labels.filter((label) => now.get(label) !== before.get(label))).toEqual(drawn);
    before = now;
  }
});

/** Random orders, from seeds. */

const NAMES = ["Ana", "Ana", "Ana", "ana", "Бојана", "Cy", "O'Neil", "Zoë 🌀", 'the "best"'];
const LEVELS = ["", "", "easy", 3];
const pick = <T>(random: Random, from: readonly T[]): T => from[random.below(from.length)]!;
const someRows = (random: Random): Row[] =>
  Array.from({ length: 1 + random.below(6) }, (): Row => [pick(random, NAMES), pick(random, LEVELS), ""]);

const onSome = (random: Random, work: (one: SheetStore) => unknown): unknown =>
  others().length > 0 && work(pick(random, others()));
const inSheet = ({ id }: SheetStore, work: (on: Excel.Worksheet) => unknown) =>
  person((_, { worksheets }) => void work(worksheets.getItem(id)));
/** Only the index and the answers have contents there. */
const isBeside = (one: SheetStore) => one === index() || one.value(0, 1) !== undefined;

let renamed = 0;
const deeds: Readonly<Record<string, (random: Random) => unknown>> = {
  retypes: (random) => retype(someRows(random)),
  undoes: (random) => Array.from({ length: 1 + random.below(4) }, () => excel().undo()),
  renames: (random) => onSome(random, (one) => excel().rename(one, `Sheet ${++renamed}`)),
  hides: (random) => onSome(random, (one) => one.visibility === "Visible" && excel().hide(one)),
  unhides: (random) => onSome(random, (one) => one.visibility === "Hidden" && excel().unhide(one)),
  deletes: (random) => onSome(random, (one) => (one !== index() || random.percent(15)) && excel().delete(one)),
  moves: (random) => onSome(random, (one) => inSheet(one, (on) => (on.position = random.below(2)))),
  empties: (random) =>
    onSome(random, (one) => isBeside(one) && inSheet(one, (on) => on.getRange("A1:C9").clear("Contents"))),
  "types beside the list": (random) => index() && excel().type(index()!, 4 + random.below(3), 3, "7"),
};
const often = ["retypes", "retypes", "undoes", "undoes", "renames", "hides", "deletes"];
const drawn = [...often, ...Object.keys(deeds)];

const SEEDS = Array.from({ length: 12 }, (_, i) => `set ${i}`);

describe.each(WAYS)("in whatever order somebody works in a class set, %s,", (_, switches) => {
  test.each(SEEDS)("it is mended, or what is left is told and goes: %s", async (seed) => {
    const random = new Random(seed);
    const undo = pick(random, ["web", "desktop"] as const);
    await open(someRows(random), { ...switches, undo });
    const history: string[] = [];
    for (let round = 0; round < 5; round++) {
      for (let deed = random.below(4); deed >= 0; deed--) {
        const name = pick(random, drawn);
        history.push(name);
        await deeds[name]!(random);
      }
      const before = own();
      excel().activate(sheet("Sheet1"));
      const hadIndex = index() !== undefined;
      const { sentence } = await update().catch((failure: ActionFailure) => failure);
      history.push("updates");
      expect([history, own()]).toEqual([history, before]);
      const [id] = idsIn(sentence);
      if (hadIndex) {
        expect([history, id]).toEqual([history, "class-set-updated"]);
        expectWhole();
        await expectUpToDate();
      } else expect(id).toBe(others().length > 0 ? "class-set-unreadable" : "no-class-set");
      if (hadIndex && random.percent(70)) continue;
      history.push("deletes the set");
      await expectDeletedWhole();
      excel().activate(sheet("Sheet1"));
      select("A1");
      await make(SIZE);
    }
    await expectDeletedWhole();
  });
});
