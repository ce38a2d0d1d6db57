import { showMessage } from "../../src/commands/showMessage";
import { loadAllWords, speak, text } from "../../src/words";

const SHOWN_FOR = 150_000;
const message = { sentence: "B4:C9 hold 11 values & more. Overwrite them?", details: "AccessDenied" };
/** As the window gets it. */
const ofMessage = { sentence: message.sentence, "details-text": message.details };

/** Office's side: the addresses that it was asked to show, who wants to hear of the window, and whether the add-in has closed it. */
let addresses: string[];
let handlers: Map<string, () => void>;
let isClosed: boolean;

/** What Office does besides: it refuses addresses with this in them, does not answer, or does not close what is open. */
type Refusal = { readonly of?: string; readonly isSilent?: true; readonly toClose?: true };

function open(shown = message, refuses: Refusal = {}, show = showMessage): Promise<void> {
  const close = () => {
    handlers.clear(); // as office.js does, even if Excel refuses
    // eslint-disable-next-line @typescript-eslint/only-throw-error -- office.js does
    if (refuses.toClose) throw "The function close failed with 5001.";
    isClosed = true;
  };
  const addEventHandler = (type: string, handler: () => void) => handlers.set(type, handler);
  const displayDialogAsync = (address: string, _options: unknown, opened: (result: unknown) => void) => {
    addresses.push(address);
    if (refuses.isSilent) return;
    if (refuses.of === undefined || !address.includes(refuses.of))
      opened({ status: "succeeded", value: { addEventHandler, close } });
    else opened({ status: "failed", error: { code: 12007, message: "already open" } });
  };
  Object.assign(globalThis, {
    Office: {
      AsyncResultStatus: { Succeeded: "succeeded" },
      EventType: { DialogMessageReceived: "message", DialogEventReceived: "event" },
      context: { ui: { displayDialogAsync } },
    },
    window: { location: { href: "https://localhost/lavirint/commands.html?_host_Info=Excel" } },
  });
  return show(shown, SHOWN_FOR);
}

/** What the last window was given to say. */
const said = (): Readonly<Record<string, string>> =>
  Object.fromEntries(new URLSearchParams(new URL(addresses.slice(-1)[0]!).hash.slice(1)));

/** Whether a window is over, when what is resolved already has come through; timers stand still. */
async function isOver(shown: Promise<void>): Promise<boolean> {
  let over = false;
  void shown.then(
    () => (over = true),
    () => undefined,
  );
  for (let i = 0; i < 10; i++) await Promise.resolve();
  return over;
}

beforeEach(() => {
  [addresses, handlers, isClosed] = [[], new Map<string, () => void>(), false];
  jest.useFakeTimers();
});
afterEach(async () => {
  for (const name of ["Office", "window"]) Reflect.deleteProperty(globalThis, name);
  jest.useRealTimers();
  await speak("en");
  await loadAllWords();
});

describe("a message’s window", () => {
  it("is a page beside the commands’ page, and no server is told what it says", () => {
    void open();
    const { pathname, search } = new URL(addresses[0]!);
    expect(pathname + search).toBe("/lavirint/message.html");
    expect(said()).toMatchObject(ofMessage);
  });

  it.each([
    ["de", "de-DE", "Schließen"],
    ["sr", "sr-Latn-RS", "Zatvori"],
  ])("brings all that the window says in the language of its sentence: %s", async (locale, lang, close) => {
    await speak(locale);
    await loadAllWords();
    void open();
    const words = { close, details: text("details"), "pane-opens-with": text("pane-opens-with") };
    expect(said()).toEqual({ ...ofMessage, lang, dir: "ltr", ...words });
  });

  it("brings no words where there are none: the window stays in English, as the sentence is", () => {
    jest.isolateModules(() => {
      const path = "../../src/commands/showMessage";
      void open(message, {}, jest.requireActual<typeof import("../../src/commands/showMessage")>(path).showMessage);
      expect(said()).toEqual(ofMessage);
    });
  });

  const inTime = () => jest.advanceTimersByTime(1);
  it.each<readonly [end: string, act: () => unknown, isClosed: boolean, refuses: Refusal]>([
    ["the person closes it", () => handlers.get("event")!(), false, {}],
    ["the person presses Close", () => handlers.get("message")!(), true, {}],
    ["Office would soon end the command", inTime, true, {}],
    [
      "the person presses Close, even if Excel refuses to close it",
      () => handlers.get("message")!(),
      false,
      { toClose: true },
    ],
    ["Office would soon end the command, even if Excel refuses to close it", inTime, false, { toClose: true }],
    ["Office would soon end the command, if Office neither opens nor refuses it", inTime, false, { isSilent: true }],
  ])("is waited for until %s, and nothing is left to happen", async (_, end, closed, refuses) => {
    const shown = open(message, refuses);
    jest.advanceTimersByTime(SHOWN_FOR - 1);
    expect([await isOver(shown), isClosed]).toEqual([false, false]);
    end();
    expect([await isOver(shown), isClosed, jest.getTimerCount()]).toEqual([true, closed, 0]);
  });

  it("closed by the person (12006) may still send a message, which changes nothing", async () => {
    const shown = open(message, { toClose: true }); // there is none
    const late = handlers.get("message")!;
    handlers.get("event")!();
    await shown;
    late();
    expect(jest.getTimerCount()).toBe(0);
  });

  it("that Office refuses is an error with Office’s code", async () => {
    await expect(open(message, { of: "" })).rejects.toThrow("12007: already open");
  });

  it("has no line break in its address, and at most 1,500 characters of details", () => {
    void open({ sentence: "One.\nTwo.", details: `Error: x\n    at a\r\n    at b ${"y".repeat(4000)}` });
    expect(addresses[0]).not.toMatch(/%0[AD]|[\r\n]/i);
    expect(said()).toMatchObject({ sentence: "One. Two.", "details-text": `Error: x at a at b ${"y".repeat(1481)}` });
  });

  it("is opened once more without details where Office refuses it with them", async () => {
    const shown = open(message, { of: message.details });
    expect(await isOver(shown)).toBe(false);
    expect([addresses.length, said()["sentence"]]).toEqual([2, message.sentence]);
    handlers.get("message")!();
    await shown;
  });
});
