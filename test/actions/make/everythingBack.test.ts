import fc from "fast-check";
import { ActionFailure } from "../../../src/actions/core/work";
import { askAtForks, fillWithItems, takeItemsAway, preparePage } from "../../../src/actions/print";
import { addExit, setEntrance, removeCells } from "../../../src/actions/edit";
import { bringBackMaze, clearMaze, formatGrid, generate } from "../../../src/actions/make";
import { numbers, search, sums } from "../../acts/choices";
import { solve } from "../../../src/actions/solve/solve";
import { Random } from "../../../src/maze/model/random";
import { addressOf } from "../../../src/worksheet/addresses";
import { runs } from "../../depth";
import { type Conversation, choice, conversation, openSized, person, resize, select, sheet } from "../stage";
import { photograph, put, book } from "../stage";
import { deleteColumn, deleteRow, insertColumn, insertRow } from "../lines";

const PLACE = "A1:L11";

/** A person's contents, fills, fonts, lines and sizes, here and there. */
async function furnish(random: Random): Promise<void> {
  const cell = () => addressOf({ row: random.below(10), column: random.below(11), rows: 1, columns: 1 });
  for (let i = random.below(6); i > 0; i--) put(sheet(), cell(), random.percent(50) ? `text ${i}` : 100 + i);
  await person((own) => {
    const edges = ["EdgeTop", "EdgeBottom", "EdgeLeft", "EdgeRight"] as const;
    for (let i = random.below(8); i > 0; i--) {
      const [first, last] = [cell(), cell()];
      const border = own.getRange(`${first}:${last}`).format.borders.getItem(edges[random.below(4)]!);
      border.style = (["Continuous", "Dash", "Double"] as const)[random.below(3)]!;
      border.color = ["#C00000", "#0070C0"][random.below(2)]!;
    }
    for (let i = random.below(4); i > 0; i--) {
      const { format } = own.getRange(`${cell()}:${cell()}`);
      [() => (format.fill.color = "#FFCC00"), () => (format.font.italic = true), () => (format.wrapText = true)][
        random.below(3)
      ]!();
    }
    for (let i = random.below(3); i > 0; i--) own.getRange(cell()).format.columnWidth = 60 + random.below(40);
    for (let i = random.below(3); i > 0; i--) own.getRange(cell()).format.rowHeight = 20 + random.below(40);
  });
}

type Deed = (talk: Conversation, random: Random) => Promise<unknown>;

const size = (random: Random) => resize(3 + random.below(6), 3 + random.below(5));
const line = (random: Random) =>
  select(addressOf({ row: 1 + random.below(3), column: 1 + random.below(3), rows: 1, columns: 1 }));
const deeds: readonly Deed[] = [
  (talk, random) => (size(random), generate(choice, talk)),
  (talk, random) => (size(random), generate({ ...choice, layout: { ...choice.layout, wallShare: 1 } }, talk)),
  (talk, random) => (size(random), formatGrid(choice.layout, "none", talk)),
  (talk) => generate({ ...choice, setNumbers: "hiddenSheet" }, talk),
  (talk) => bringBackMaze(choice.layout, talk),
  (talk) => solve({ ...search, arrows: true }, talk),
  (talk) => fillWithItems(numbers, talk),
  (talk) => askAtForks(sums, talk),
  (talk) => takeItemsAway(talk),
  (talk, random) => preparePage(talk, undefined, random.percent(50)),
  ...[insertRow, insertColumn, deleteRow, deleteColumn, removeCells, setEntrance, addExit].map(
    (edit): Deed =>
      (talk, random) => (line(random), edit(talk)),
  ),
];

test("whatever stood under mazes and beside them is there again after Clear maze, whatever was done meanwhile", async () => {
  await fc.assert(
    fc.asyncProperty(fc.string(), fc.integer({ min: 1, max: 6 }), async (seed, count) => {
      await openSized(6, 5);
      const random = new Random(seed);
      await furnish(random);
      const before = photograph(sheet(), PLACE);
      const done: string[] = [];
      for (let i = 0; i < count; i++) {
        const at = i === 0 ? 0 : random.below(deeds.length);
        const outcome = await deeds[at]!(conversation(), random).catch((failure: unknown) => failure);
        if (outcome instanceof Error) expect(outcome).toBeInstanceOf(ActionFailure);
        done.push(`${at}${outcome instanceof Error ? " refused" : ""}`);
      }
      await clearMaze(conversation());
      expect(done[0]).toBe("0"); // there was a maze
      expect([done, photograph(sheet(), PLACE)]).toEqual([done, before]);
      const { sheets, names } = book.workbook;
      expect([done, sheets.length, names.map(({ name }) => name).sort()]).toEqual([
        done,
        1,
        ["MazeColumns", "MazeRows"],
      ]);
    }),
    { numRuns: runs(200) },
  );
});
