import { message, together } from "../../src/message";
import { told } from "../words/told";
import { ActionFailure } from "../../src/actions/desk/work";
import { generateMaze, type WindowMessage } from "../../src/commands/generateMaze";
import { OpenWorkbook } from "../../src/worksheet/excel/openWorkbook";

const done = { sentence: told("A maze stands in B2:I6.") };

/** Runs the ribbon command and gives what happened, in order. */
async function run(generate: Parameters<typeof generateMaze>[2], show?: () => Promise<void>) {
  const order: string[] = [];
  const messages: WindowMessage[] = [];
  await generateMaze(
    { completed: () => order.push("completed") },
    new OpenWorkbook(),
    (dialogue) => {
      order.push("generate");
      return generate(dialogue);
    },
    async (message) => {
      messages.push(message);
      await show?.();
      order.push("closed");
    },
  );
  return { order, messages };
}

describe("the ribbon's Generate", () => {
  it("makes a maze and completes, without a word", async () => {
    const { order, messages } = await run(async () => done);
    expect(order).toEqual(["generate", "completed"]);
    expect(messages).toEqual([]);
  });

  it("shows a failure, and completes only when its window is closed", async () => {
    const { order, messages } = await run(async () => {
      throw new ActionFailure(told("Enter a number. The cell is empty."), told("ItemNotFound"));
    });
    expect(messages).toEqual([{ sentence: "Enter a number. The cell is empty.", details: "ItemNotFound" }]);
    expect(order).toEqual(["generate", "closed", "completed"]);
  });

  it("answers every question no, and tells what it was and where it can be answered", async () => {
    const { messages } = await run(async (dialogue) => {
      expect(
        await dialogue.ask({ sentence: told("B4:C9 hold 11 values. Overwrite them?"), yes: told("Overwrite") }),
      ).toBe(false);
      return { sentence: together(message("cancelled"), message("nothing-changed")) };
    });
    expect(messages[0]?.sentence).toMatch(
      /^B4:C9 hold 11 values\. Overwrite them\? .*Nothing was changed\. .*press Generate in the pane/,
    );
  });

  it("shows a fault of its own, with what it was under the details", async () => {
    const { messages } = await run(async () => {
      throw new TypeError("x is undefined");
    });
    expect(messages[0]?.details).toContain("TypeError: x is undefined");
  });

  it("completes even if no window can be opened", async () => {
    let completed = false;
    const run = generateMaze(
      { completed: () => (completed = true) },
      new OpenWorkbook(),
      () => Promise.reject(new ActionFailure(told("The sheet is protected."))),
      () => Promise.reject(new Error("12011")),
    );
    await expect(run).rejects.toThrow("12011");
    expect(completed).toBe(true);
  });
});
