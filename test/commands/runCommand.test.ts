import { message, together } from "../../src/message";
import { Stopped } from "../../src/engine";
import { told } from "../words/told";
import { type Dialogue, ActionFailure } from "../../src/actions/core";
import { type CommandWork, type WindowMessage, runCommand } from "../../src/commands/runCommand";
import { OpenWorkbook } from "../../src/worksheet/excel/openWorkbook";

const MINUTE = 60_000;
const done = { sentence: told("A maze stands in B2:I6.") };

let order: string[];
let messages: (WindowMessage & { readonly shownFor: number })[];
beforeEach(() => ([order, messages] = [[], []]));

/** Runs a command, clicked so many minutes ago. */
const run = (work: CommandWork["run"], show: () => Promise<void> = () => Promise.resolve(), ago = 0): Promise<void> =>
  runCommand(
    { completed: () => order.push("completed") },
    performance.now() - ago * MINUTE,
    new OpenWorkbook(),
    { button: message("answer-page-button"), run: (dialogue) => (order.push("begun"), work(dialogue)) },
    async (told, shownFor) => {
      messages.push({ ...told, shownFor });
      await show();
      order.push("closed");
    },
  );

const failing = (error: Error) => () => Promise.reject(error);
const REFUSED = failing(new ActionFailure(told("Enter a number. The cell is empty."), told("ItemNotFound")));
/** Asks, gets a no, and stops. */
const asking = (question: Omit<Parameters<Dialogue["ask"]>[0], "sentence">) => async (dialogue: Dialogue) => {
  expect(await dialogue.ask({ sentence: told("Overwrite them?"), ...question })).toBe(false);
  throw new Stopped(together(message("cancelled"), message("nothing-changed")));
};

test.each<readonly [what: string, work: CommandWork["run"], sentence: string | RegExp, details: string]>([
  ["a failure", REFUSED, "Enter a number. The cell is empty.", "ItemNotFound"],
  ["what the sheet does not show", async () => ({ ...done, isToTell: true }), "A maze stands in B2:I6.", ""],
  [
    "a question, which it answers with no, and by which of the pane's buttons it can be answered otherwise",
    asking({ yes: told("Overwrite") }),
    /^Overwrite them\? .*Nothing was changed\. .* press the button Answer page in the pane\.$/,
    "",
  ],
  ["nothing of a question with another way", asking({ yes: told("Yes"), no: told("No") }), /^(?!.*Overwrite them)/, ""],
  ["a fault of its own, with what it was", failing(new TypeError("x is undefined")), "", "TypeError: x is undefined"],
])("a command tells %s, and completes only when its window is closed", async (_, work, sentence, details) => {
  await run(work);
  expect(order).toEqual(["begun", "closed", "completed"]);
  expect(messages).toHaveLength(1);
  expect(messages[0]!.sentence).toMatch(sentence);
  expect(messages[0]!.details ?? "").toContain(details);
});

test("a command completes even if no window can be opened", async () => {
  await expect(run(REFUSED, failing(new Error("12011")))).rejects.toThrow("12011");
  expect(order).toEqual(["begun", "completed"]);
});

describe("the five minutes of a command", () => {
  /** A maze that is drawn until somebody stops it, or these minutes are over. */
  const drawing = (minutes: number) => (dialogue: Dialogue) =>
    new Promise<typeof done>((resolve, reject) => {
      const timer = setTimeout(() => resolve(done), minutes * MINUTE);
      dialogue.signal.addEventListener("abort", () => {
        clearTimeout(timer);
        reject(new Stopped(together(message("stopped"), message("nothing-changed"))));
      });
    });
  const ENDED = / after five minutes.* Nothing was changed\. Press the button Answer page in the pane/;

  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it("leave a maze of three and a half minutes alone", async () => {
    const running = run(drawing(3.4));
    await jest.advanceTimersByTimeAsync(3.4 * MINUTE);
    await running;
    expect([messages, jest.getTimerCount()]).toEqual([[], 0]);
  });

  it.each([0, 1, 2])(
    "stop a longer one three and a half minutes after the click, %d minutes of which were over before",
    async (before) => {
      const running = run(drawing(6), undefined, before);
      await jest.advanceTimersByTimeAsync((3.5 - before) * MINUTE);
      await running;
      expect(messages).toEqual([{ sentence: expect.stringMatching(ENDED) as string, shownFor: MINUTE }]);
      expect(order).toEqual(["begun", "closed", "completed"]);
    },
  );

  const never = () => new Promise<never>(() => undefined);
  it.each([
    ["Excel", never, undefined],
    ["the window", failing(new Stopped()), never],
  ])("end a command that %s never answers before Office does", async (_, work, show) => {
    const running = run(work, show);
    await jest.advanceTimersByTimeAsync(4.75 * MINUTE - 1);
    expect(order).toEqual(["begun"]);
    await jest.advanceTimersByTimeAsync(1);
    await running;
    expect([order, jest.getTimerCount()]).toEqual([["begun", "completed"], 0]);
  });

  it("are told of where they end before anything was begun", async () => {
    await run(failing(new Stopped(message("nothing-changed"))));
    expect(messages.map(({ sentence }) => sentence)).toEqual([expect.stringMatching(ENDED)]);
  });

  it("count from the click for the window too, however long the refusal took", async () => {
    const running = run(async () => {
      await new Promise((resolve) => setTimeout(resolve, 2 * MINUTE));
      return REFUSED();
    });
    await jest.advanceTimersByTimeAsync(2 * MINUTE);
    await running;
    expect(messages).toMatchObject([{ shownFor: 2.5 * MINUTE }]);
  });
});
