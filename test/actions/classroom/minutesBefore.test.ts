import { type Message, message } from "../../../src/message";
import { sentencesIn } from "../../words/sentencesIn";
import { conversation } from "../conversation";
import { sentenceOf } from "../failureOf";
import { openWorkbook, person, select } from "../openMaze";
import { make, update } from "./classTable";
import { learn } from "./classTimes";

/** Histories in which a page is made again after minutes were typed: those belong to its earlier maze. */

const type = (cell: string, value: string | number) =>
  person((_, { worksheets }) => {
    worksheets.getItem("Sheet1").getRange(cell).values = [[value]];
  });

async function open(isTable: boolean): Promise<void> {
  openWorkbook();
  await person((on) => {
    on.getRange("A1:D4").values = [
      ["Name", "Level", "Words", "Minutes"],
      ["Ana", 1, "SUN", ""],
      ["Ben", 2, "", ""],
      ["Cy", 3, "", ""],
    ];
    if (isTable) on.tables.add(on.getRange("A1:D4"), true);
  });
  select("A1:D4");
  await make({ hasAnswers: false });
}

async function asked(): Promise<readonly Message[]> {
  const talk = conversation();
  await update(talk);
  return talk.questions.flatMap(({ sentence }) => sentencesIn(sentence) as Message[]);
}

/** What Learn from times says is left out: of three mazes, nothing is learned. */
async function leftOut(): Promise<readonly Message[]> {
  const [few, ...others] = sentencesIn(await sentenceOf(learn())) as Message[];
  expect(few!.id).toBe("times-too-few");
  return others.filter(({ id }) => id.startsWith("minutes-"));
}

const before = (...rows: string[]) => message("minutes-before-page", { count: rows.length, rows, sheet: "Sheet1" });
const named = (...names: string[]) => message("class-minutes-before", { count: names.length, names });

describe.each([
  ["a table", true],
  ["plain cells", false],
])("A class list in %s", (_, isTable) => {
  test("minutes of pages that are made again are named before the question and left out until new ones are typed", async () => {
    await open(isTable);
    for (const [cell, minutes] of [
      ["D2", 3],
      ["D3", 4],
      ["D4", 5],
    ] as const)
      await type(cell, minutes);
    expect(await leftOut()).toEqual([]);
    await type("B2", 5);
    await type("B4", 1);
    expect(await asked()).toContainEqual(named("Ana", "Cy"));
    expect(await leftOut()).toEqual([before("2", "4")]);
    await type("D2", 3.01);
    expect(await leftOut()).toEqual([before("4")]);
    // Made again a second time: now the new ones are too old.
    await type("B2", 2);
    expect(await asked()).toContainEqual(named("Ana"));
    expect(await leftOut()).toEqual([before("2", "4")]);
  });
});

test("other words on the same maze leave its minutes as they are, right or too old", async () => {
  await open(true);
  await type("D2", 3);
  await type("C2", "MOON");
  expect((await asked()).map(({ id }) => id)).not.toContain("class-minutes-before");
  expect(await leftOut()).toEqual([]);
  await type("B2", 5);
  await asked();
  await type("C2", "STAR");
  await asked();
  expect(await leftOut()).toEqual([before("2")]);
});

test("minutes of a new pupil, and those that a list has before its class set is made, are of no maze of the set", async () => {
  await open(true);
  await person((_, { worksheets }) => {
    const on = worksheets.getItem("Sheet1");
    on.tables.getItemAt(0).resize("A1:D5");
    on.getRange("A5:D5").values = [["Dora", 1, "", 7]];
  });
  expect(await asked()).toContainEqual(named("Dora"));
  expect(await leftOut()).toEqual([before("5")]);
  openWorkbook();
  await person((on) => {
    on.getRange("A1:B3").values = [
      ["Name", "Minutes"],
      ["Ana", 6],
      ["Ben", ""],
    ];
  });
  select("A1:B3");
  await make({ hasAnswers: false });
  await type("B3", 6);
  expect(await leftOut()).toEqual([before("2")]);
});

test("minutes typed beside a plain list after it was made are found", async () => {
  openWorkbook();
  await person((on) => {
    on.getRange("A1:B3").values = [
      ["Name", "Level"],
      ["Ana", 1],
      ["Ben", 2],
    ];
  });
  select("A1:B3");
  await make({ hasAnswers: false });
  await type("C1", "Minutes");
  await type("C2", 6);
  await type("B2", 5);
  expect(await asked()).toContainEqual(named("Ana"));
  expect(await leftOut()).toEqual([before("2")]);
});
