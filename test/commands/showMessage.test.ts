import { showMessage } from "../../src/commands/showMessage";
import { loadAllWords, speak, text } from "../../src/words";

type Handler = () => void;

/** Office's side of one window: what was asked for, and the means to answer. */
class FakeOffice {
  address = "";
  closed = false;
  readonly handlers = new Map<string, Handler>();
  readonly AsyncResultStatus = { Succeeded: "succeeded" };
  readonly EventType = { DialogMessageReceived: "message", DialogEventReceived: "event" };
  readonly context = {
    ui: {
      displayDialogAsync: (address: string, _options: unknown, opened: (result: unknown) => void) => {
        this.address = address;
        this.addresses.push(address);
        const isRefused = this.refusal !== undefined && address.includes(this.refuses);
        opened(
          isRefused
            ? { status: "failed", error: this.refusal }
            : {
                status: "succeeded",
                value: {
                  addEventHandler: (type: string, handler: Handler) => this.handlers.set(type, handler),
                  close: () => this.close(),
                },
              },
        );
      },
    },
  };

  readonly addresses: string[] = [];
  /** Excel refuses to close windows. */
  refusesToClose = false;

  /** As office.js: it lets go of both handlers, and throws what is no Error where Excel refuses. */
  private close(): void {
    this.handlers.clear();
    // eslint-disable-next-line @typescript-eslint/only-throw-error -- office.js does
    if (this.refusesToClose) throw "The function close failed with 5001.";
    this.closed = true;
  }

  /** `refusal` comes for every address, or for those with `refuses` in them. */
  constructor(
    private readonly refusal?: { code: number; message: string },
    private readonly refuses = "",
  ) {}
}

const world = globalThis as unknown as { Office?: FakeOffice; window?: unknown };
const SHOWN_FOR = 150_000;
const message = { sentence: "B4:C9 hold 11 values & more. Overwrite them?", details: "AccessDenied" };
/** As the window gets it. */
const ofMessage = { sentence: message.sentence, "details-text": message.details };

function open(office: FakeOffice, shown = message): Promise<void> {
  world.Office = office;
  world.window = { location: { href: "https://localhost/lavirint/commands.html?_host_Info=Excel" } };
  return showMessage(shown, SHOWN_FOR);
}

/** What the window was given to say. */
const said = (office: FakeOffice): Readonly<Record<string, string>> =>
  Object.fromEntries(new URLSearchParams(new URL(office.address).hash.slice(1)));

/** Lets what is resolved already come through; timers stand still. */
async function settled(): Promise<void> {
  for (let i = 0; i < 10; i++) await Promise.resolve();
}

beforeEach(() => jest.useFakeTimers());
afterEach(async () => {
  delete world.Office;
  delete world.window;
  jest.useRealTimers();
  await speak("en");
  await loadAllWords();
});

describe("a message’s window", () => {
  it("is a page beside the commands’ page, and no server is told what it says", () => {
    const office = new FakeOffice();
    void open(office);
    const page = new URL(office.address);
    expect(page.pathname + page.search).toBe("/lavirint/message.html");
    expect(said(office)).toMatchObject(ofMessage);
  });

  it.each([
    ["de", "de-DE", "Schließen"],
    ["sr", "sr-Latn-RS", "Zatvori"],
  ])("brings all that the window says in the language of its sentence: %s", async (locale, lang, close) => {
    await speak(locale);
    await loadAllWords();
    const office = new FakeOffice();
    void open(office);
    const window = said(office);
    const words = { close, details: text("details"), "pane-opens-with": text("pane-opens-with") };
    expect(window).toEqual({ ...ofMessage, lang, dir: "ltr", ...words });
  });

  it("brings no words where there are none: the window stays in English, as the sentence is", () => {
    jest.isolateModules(() => {
      const { showMessage } = jest.requireActual<typeof import("../../src/commands/showMessage")>(
        "../../src/commands/showMessage",
      );
      const office = new FakeOffice();
      world.Office = office;
      world.window = { location: { href: "https://localhost/commands.html" } };
      void showMessage(message, SHOWN_FOR);
      expect(said(office)).toEqual(ofMessage);
    });
  });

  it.each(["event", "message"])("is waited for until the person closes it (%s)", async (type) => {
    const office = new FakeOffice();
    let over = false;
    const shown = open(office).then(() => (over = true));
    await settled();
    expect(over).toBe(false);
    office.handlers.get(type)?.();
    await shown;
    expect(over).toBe(true);
  });

  it("is closed by the add-in before Office would end the command", async () => {
    const office = new FakeOffice();
    const shown = open(office);
    await settled();
    jest.advanceTimersByTime(SHOWN_FOR - 1);
    expect(office.closed).toBe(false);
    jest.advanceTimersByTime(1);
    await shown;
    expect(office.closed).toBe(true);
  });

  it.each([
    ["the person’s Close", (office: FakeOffice) => office.handlers.get("message")!()],
    ["the end of its time", () => jest.advanceTimersByTime(SHOWN_FOR)],
  ])("is over by %s even if Excel refuses to close it, and nothing is left to happen", async (_, end) => {
    const office = new FakeOffice();
    office.refusesToClose = true;
    const shown = open(office);
    await settled();
    end(office);
    await shown;
    expect([office.closed, jest.getTimerCount()]).toEqual([false, 0]);
  });

  it("closed by the person (12006) may still send a message, which changes nothing", async () => {
    const office = new FakeOffice();
    office.refusesToClose = true; // there is none
    const shown = open(office);
    await settled();
    const late = office.handlers.get("message")!;
    office.handlers.get("event")!();
    await shown;
    late();
    expect(jest.getTimerCount()).toBe(0);
  });

  it("that Office neither opens nor refuses is waited for as long as an open one", async () => {
    const office = new FakeOffice();
    office.context.ui.displayDialogAsync = () => undefined;
    let over = false;
    const shown = open(office).then(() => (over = true));
    await settled();
    jest.advanceTimersByTime(SHOWN_FOR - 1);
    await settled();
    expect(over).toBe(false);
    jest.advanceTimersByTime(1);
    await shown;
  });

  it("that Office refuses is an error with Office’s code", async () => {
    await expect(open(new FakeOffice({ code: 12007, message: "already open" }))).rejects.toThrow("12007: already open");
  });

  it("has no line break in its address, and at most 1,500 characters of details", async () => {
    const office = new FakeOffice();
    void open(office, { sentence: "One.\nTwo.", details: `Error: x\n    at a\r\n    at b ${"y".repeat(4000)}` });
    await settled();
    expect(office.address).not.toMatch(/%0[AD]|[\r\n]/i);
    const { sentence, "details-text": details } = said(office);
    expect(sentence).toBe("One. Two.");
    expect(details).toMatch(/^Error: x at a at b y+$/);
    expect(details).toHaveLength(1500);
  });

  it("is opened once more without details where Office refuses it with them", async () => {
    const office = new FakeOffice({ code: 5001, message: "internal error" }, "AccessDenied");
    const shown = open(office);
    await settled();
    expect(office.addresses).toHaveLength(2);
    expect(said(office)["sentence"]).toBe(message.sentence);
    office.handlers.get("message")?.();
    await shown;
  });
});
