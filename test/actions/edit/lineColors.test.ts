import { clearMaze } from "../../../src/actions/make/clearMaze";
import { generate } from "../../../src/actions/make/generate";
import { makePassage, makeWall } from "../../../src/actions/edit/walls";
import { choice, conversation } from "../conversation";
import { book, openSized, person, resize, select, sheet } from "../openMaze";
import { photograph } from "../sheetReading";
import { record } from "../trouble";

/** Lines around B2:I6, of several colours, black among them, beside each other. */
async function drawLines(): Promise<void> {
  await openSized(8, 5);
  await person((own) => {
    const lines: readonly (readonly [string, string, string])[] = [
      ["B1:D1", "EdgeBottom", "#C00000"],
      ["E1:F1", "EdgeBottom", "#000000"],
      ["G1", "EdgeBottom", "#00B050"],
      ["J2:J6", "EdgeLeft", "#0070C0"],
      ["B7:I7", "EdgeTop", "#FFC000"],
      ["A3", "EdgeRight", "#7030A0"],
    ];
    for (const [address, edge, color] of lines) {
      const border = own.getRange(address).format.borders.getItem(edge as "EdgeTop");
      border.style = "Continuous";
      border.color = color;
    }
  });
}

describe.each([false, true])("where cell properties tell every line as black: %p", (linesReadBlack) => {
  test("the lines around a maze come back in their colours", async () => {
    await drawLines();
    book.switches.linesReadBlack = linesReadBlack;
    const before = photograph(sheet(), "A1:BB20");
    await generate(choice, conversation());
    expect(photograph(sheet(), "A1:BB20")).not.toEqual(before);
    await clearMaze(conversation());
    expect(photograph(sheet(), "A1:BB20")).toEqual(before);
  });

  test("and those that an earlier, larger maze covers", async () => {
    await drawLines();
    resize(12, 9);
    book.switches.linesReadBlack = linesReadBlack;
    const before = photograph(sheet(), "A1:BB20");
    await generate(choice, conversation());
    resize(8, 5);
    await generate({ ...choice, seed: "smaller" }, conversation());
    await clearMaze(conversation());
    resize(12, 9);
    expect(photograph(sheet(), "A1:BB20")).toEqual(before);
  });

  test("walls that were changed come back in the maze's colour where the change fails", async () => {
    const arrange = async () => {
      await drawLines();
      book.switches.linesReadBlack = linesReadBlack;
      await generate({ ...choice, layout: { ...choice.layout, wallColor: "#C00000" } }, conversation());
      select("C3:F5");
    };
    const look = () => photograph(sheet(), "A1:BB20");
    for (const act of [makePassage, makeWall]) {
      const { undisturbed, again } = await record(arrange, (talk) => act("", talk), { look });
      for (const [index, actions] of undisturbed.requests.entries()) {
        await again({ fault: { request: index + 1, action: actions, code: "MemoryLimitReached" } });
        expect(look()).toEqual(undisturbed.before);
      }
    }
  });
});
