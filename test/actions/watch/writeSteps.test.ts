import { sentencesIn } from "../../words/sentencesIn";
import { failureOf } from "../failureOf";
import { message, together } from "../../../src/message";
import { say } from "../../../src/words";
import type { GenerateChoice } from "../../../src/actions/desk/choices";
import { ActionFailure } from "../../../src/actions/desk/work";
import { generate } from "../../../src/actions/make/generate";
import { GenerationPlay } from "../../../src/actions/watch/generationPlay";
import { Player } from "../../../src/actions/watch/player";
import { writeSteps } from "../../../src/actions/watch/writeSteps";
import { REFUSED, stepOutcome } from "../../../src/maze/trace/trace";
import { choice, conversation } from "../conversation";
import { book, openWorkbook, resize, setUpAround } from "../openMaze";
import { playerOf } from "../playerOf";
import { photograph, put } from "../sheetReading";
import { IS_DEEP } from "../../depth";

beforeEach(async () => {
  openWorkbook();
  await setUpAround();
});

async function made(columns: number, rows: number, options: Partial<GenerateChoice> = {}): Promise<Player> {
  book.workbook.activate(book.workbook.sheet("Sheet1")!);
  resize(columns, rows);
  const player = await playerOf(await generate({ ...choice, ...options }, conversation()));
  book.counter.reset();
  return player;
}

const play = (player: Player) => player.play as GenerationPlay;

function rowsOf(name: string): unknown[][] {
  const sheet = book.workbook.sheet(name)!;
  const table = sheet.tables[0]!;
  expect(sheet.tables).toHaveLength(1);
  const { row, column, rows, columns } = table.area;
  return Array.from({ length: rows }, (_, r) =>
    Array.from({ length: columns }, (_, c) => sheet.value(row + r, column + c)),
  );
}

test("the table holds a row a step: cells, side, sets, outcome, sets left", async () => {
  const player = await made(8, 5);
  const outcome = await writeSteps(player, conversation());
  const { length, generated } = play(player);
  expect(outcome).toEqual({ sentence: message("steps-written", { name: "Maze steps", steps: length }) });
  const [headings, ...rows] = rowsOf("Maze steps");
  expect(headings).toEqual([
    ...["Step", "Cell", "Side", "Neighbour", "Set of cell", "Set of neighbour", "Outcome", "Sets left"],
    ...["New node", "Left child", "Right child"],
  ]);
  expect(rows.map((row) => row[0])).toEqual(Array.from({ length }, (_, i) => i + 1));
  expect(rows.at(-1)![7]).toBe(1);
  const refused = [...generated.trace.steps].filter((step) => stepOutcome(step) === REFUSED).length;
  expect(rows.filter((row) => row[6] === "Refused")).toHaveLength(refused);
  expect(rows.filter((row) => row[6] === "Joined")).toHaveLength(39);
  for (const [step, cell, side, neighbour, set, other, came, left] of rows) {
    const isJoined = came === "Joined";
    if (!isJoined) expect(set).toBe(other);
    const sets = isJoined ? { set, other, left } : { set, left };
    const did = {
      id: "step-at-wall",
      args: { cell, side, did: { id: isJoined ? "sets-joined" : "sets-same", args: sets } },
    };
    expect(await player.play.say(Number(step))).toEqual({ id: "step-of-steps", args: { step, steps: length, did } });
    expect(neighbour).toMatch(/^[B-I][2-6]$/);
  }
});

test("addresses that Excel would take for dates stay addresses", async () => {
  const player = await made(8, 5);
  const { generated } = play(player);
  // A grid that begins at DEC1: the addresses of its steps are dates to whoever types them.
  const far = { ...generated.area, row: 0, column: 2836 };
  const december = new Player(new GenerationPlay({ ...generated, area: far }, say), 0);
  for (const name of book.workbook.names) if (name.name === "MazeGrid") name.formula = "=Sheet1!$DEC$1:$DEJ$5";
  await writeSteps(december, conversation());
  const cells = rowsOf("Maze steps").flatMap((row) => [row[1], row[3]]);
  expect(cells).toContain("DEC1");
  for (const cell of cells) expect(typeof cell).toBe("string");
});

test("a sheet of that name that somebody made is left alone", async () => {
  const player = await made(4, 3);
  const stranger = book.workbook.addSheet("Maze steps");
  put(stranger, "A1", "mine");
  const before = photograph(stranger, "A1:H20");
  const { length: steps } = player.play;
  const { sentence } = await writeSteps(player, conversation());
  expect(sentence).toEqual(message("steps-written", { name: "Maze steps 2", steps }));
  expect(photograph(stranger, "A1:H20")).toEqual(before);
});

test("an earlier table of the same maze is replaced after a question, and stays when the answer is no", async () => {
  await writeSteps(await made(4, 3), conversation());
  const player = await made(5, 3, { seed: "another" });
  const refusing = conversation(false);
  await writeSteps(player, refusing);
  expect(refusing.questions).toEqual([
    {
      sentence: message("replace-sheet", { what: "steps", sheet: "Sheet1", earlier: "Maze steps" }),
      yes: message("replace"),
    },
  ]);
  expect(rowsOf("Maze steps").at(-1)![7]).toBe(1);
  const sheets = book.workbook.sheets.length;
  await writeSteps(player, conversation());
  expect(book.workbook.sheets).toHaveLength(sheets);
  expect(rowsOf("Maze steps")).toHaveLength(player.play.length + 1);
});

if (IS_DEEP) {
  test("100 x 100 takes few requests, none over 1 MB", async () => {
    const player = await made(52, 200);
    await writeSteps(player, conversation());
    const { requests } = book.counter;
    // Looking at the maze, the sheets and their names; making the sheet; the rows; bringing the sheet to the front.
    expect(requests.length).toBeLessThanOrEqual(5 + Math.ceil(player.play.length / 16_000));
    expect(Math.max(...requests.map(({ bytes }) => bytes))).toBeLessThanOrEqual(1_000_000);
    expect(rowsOf("Maze steps")).toHaveLength(player.play.length + 1);
  });
}

test("more steps than a sheet has rows are refused with a sentence, and nothing is changed", async () => {
  const player = await made(4, 3);
  const { generated } = play(player);
  const trace = { start: "walled" as const, steps: new Uint32Array(1_048_576) };
  const long = new Player(new GenerationPlay({ ...generated, trace }, say), 0);
  expect((await failureOf(writeSteps(long, conversation()))).sentence).toEqual(
    together(message("too-many-steps", { count: 1_048_576, most: 1_048_575 }), message("nothing-changed")),
  );
  expect(book.counter.requests).toHaveLength(0);
});

test.each([undefined, 2, 3, 5])("each request failing in turn (action %p) leaves no half table", async (action) => {
  let failures = 0;
  for (let request = 1; request <= 5; request++) {
    const player = await made(4, 3, { seed: `fault ${request}` });
    const before = book.workbook.sheets.map(({ name }) => name);
    const fault = { request, code: "GeneralException", message: "A fault of the test." };
    book.switches.faults = [action === undefined ? fault : { ...fault, action }];
    const failure: unknown = await writeSteps(player, conversation()).then(
      () => undefined,
      (error: unknown) => error,
    );
    book.switches.faults = [];
    if (failure === undefined) {
      // The request does less than that: nothing failed, and the table is there.
      expect(rowsOf("Maze steps")).toHaveLength(player.play.length + 1);
      openWorkbook();
      await setUpAround();
      continue;
    }
    failures++;
    expect(failure).toBeInstanceOf(ActionFailure);
    expect(sentencesIn((failure as ActionFailure).sentence)).toContainEqual(message("nothing-changed"));
    expect(book.workbook.sheets.map(({ name }) => name)).toEqual(before);
  }
  expect(failures).toBeGreaterThanOrEqual(2);
});
