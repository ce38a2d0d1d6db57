import { type Message, message, together } from "../../src/message";
import { Stopped } from "../../src/engine";
import { told } from "../words/told";
import { type Dialogue, ActionFailure } from "../../src/actions/core";
import { type CommandWork, type WindowMessage, runCommand } from "../../src/commands/runCommand";
import { OpenWorkbook } from "../../src/worksheet/excel/openWorkbook";

const done = { sentence: told("A maze stands in B2:I6.") };

const REFUSED = () => Promise.reject(new ActionFailure(told("The sheet is protected.")));

/** Runs a command, clicked `ago` milliseconds ago, and gives what happened, in order. */
async function run(
  generate: CommandWork["run"],
  show?: () => Promise<void>,
  {
    ago = 0,
    button = message("generate-button"),
    order = [],
  }: { ago?: number; button?: Message; order?: string[] } = {},
) {
  const messages: (WindowMessage & { readonly shownFor: number })[] = [];
  await runCommand(
    { completed: () => order.push("completed") },
    performance.now() - ago,
    new OpenWorkbook(),
    {
      button,
      run: (dialogue) => {
        order.push("generate");
        return generate(dialogue);
      },
    },
    async (message, shownFor) => {
      messages.push({ ...message, shownFor });
      await show?.();
      order.push("closed");
    },
  );
  return { order, messages };
}

describe("a command", () => {
  it("shows a failure, and completes only when its window is closed", async () => {
    const { order, messages } = await run(async () => {
      throw new ActionFailure(told("Enter a number. The cell is empty."), told("ItemNotFound"));
    });
    expect(messages).toMatchObject([{ sentence: "Enter a number. The cell is empty.", details: "ItemNotFound" }]);
    expect(order).toEqual(["generate", "closed", "completed"]);
  });

  it("answers every question no, and tells what it was and by which of the pane's buttons it can be answered", async () => {
    const asking = async (dialogue: Dialogue) => {
      expect(await dialogue.ask({ sentence: told("Overwrite them?"), yes: told("Overwrite") })).toBe(false);
      throw new Stopped(together(message("cancelled"), message("nothing-changed")));
    };
    const { messages } = await run(asking, undefined, { button: message("answer-page-button") });
    expect(messages.map(({ sentence }) => sentence)).toEqual([
      expect.stringMatching(/^Overwrite them\? .*Nothing was changed\. .* press the button Answer page in the pane\.$/),
    ]);
  });

  it("tells what the sheet does not show", async () => {
    const { order, messages } = await run(async () => ({ ...done, isToTell: true }));
    expect(messages).toMatchObject([{ sentence: "A maze stands in B2:I6." }]);
    expect(order).toEqual(["generate", "closed", "completed"]);
  });

  it("goes on after a question that has another way, and says nothing of it", async () => {
    const { messages } = await run(async (dialogue) => {
      const question = { sentence: told("Draw quickly?"), yes: told("Draw quickly"), no: told("Draw slowly") };
      expect(await dialogue.ask(question)).toBe(false);
      throw new Stopped();
    });
    expect(messages[0]?.sentence).toMatch(/^(?!.*Draw quickly)/);
  });

  it("shows a fault of its own, with what it was under the details", async () => {
    const { messages } = await run(async () => {
      throw new TypeError("x is undefined");
    });
    expect(messages[0]?.details).toContain("TypeError: x is undefined");
  });

  it("completes even if no window can be opened", async () => {
    const order: string[] = [];
    const running = run(REFUSED, () => Promise.reject(new Error("12011")), { order });
    await expect(running).rejects.toThrow("12011");
    expect(order).toEqual(["generate", "completed"]);
  });
});

describe("the five minutes of a command", () => {
  const MINUTE = 60_000;
  /** A maze that is drawn until somebody stops it, or these minutes are over. */
  const drawing = (minutes: number) => (dialogue: Dialogue) =>
    new Promise<typeof done>((resolve, reject) => {
      const timer = setTimeout(() => resolve(done), minutes * MINUTE);
      dialogue.signal.addEventListener("abort", () => {
        clearTimeout(timer);
        reject(new Stopped(together(message("stopped"), message("nothing-changed"))));
      });
    });

  /** What is told of a command that they ended. */
  const ended = (shownFor: unknown) => [
    {
      sentence: expect.stringMatching(
        / after five minutes.* Nothing was changed\. Press the button Generate in the pane/,
      ) as string,
      shownFor,
    },
  ];

  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it("leave a maze of three and a half minutes alone", async () => {
    const running = run(drawing(3.4));
    await jest.advanceTimersByTimeAsync(3.4 * MINUTE);
    expect((await running).messages).toEqual([]);
    expect(jest.getTimerCount()).toBe(0);
  });

  it.each([0, 1, 2])(
    "stop a longer one three and a half minutes after the click, %d minutes of which were over before",
    async (before) => {
      const running = run(drawing(6), undefined, { ago: before * MINUTE });
      await jest.advanceTimersByTimeAsync((3.5 - before) * MINUTE);
      const { messages, order } = await running;
      expect(messages).toEqual(ended(MINUTE));
      expect(order.at(-1)).toBe("completed");
    },
  );

  it.each([
    ["Excel", (): Promise<typeof done> => new Promise(() => undefined), undefined],
    ["the window", () => Promise.reject(new Stopped()), () => new Promise<void>(() => undefined)],
  ])("end a command that %s never answers before Office does", async (_, work, show) => {
    const running = run(work, show);
    await jest.advanceTimersByTimeAsync(4.75 * MINUTE - 1);
    const ended = jest.fn();
    void running.then(ended);
    await jest.advanceTimersByTimeAsync(0);
    expect(ended).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);
    expect((await running).order.at(-1)).toBe("completed");
    expect(jest.getTimerCount()).toBe(0);
  });

  it("are told of where they end before anything was begun", async () => {
    const { messages } = await run(() => Promise.reject(new Stopped(message("nothing-changed"))));
    expect(messages).toEqual(ended(expect.any(Number)));
  });

  it("count from the click for the window too, however long the refusal took", async () => {
    const running = run(async () => {
      await new Promise((resolve) => setTimeout(resolve, 2 * MINUTE));
      return REFUSED();
    });
    await jest.advanceTimersByTimeAsync(2 * MINUTE);
    expect((await running).messages).toMatchObject([{ shownFor: 2.5 * MINUTE }]);
  });
});
