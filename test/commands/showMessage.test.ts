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
                  close: () => (this.closed = true),
                },
              },
        );
      },
    },
  };

  readonly addresses: string[] = [];

  /** `refusal` comes for every address, or for those with `refuses` in them. */
  constructor(
    private readonly refusal?: { code: number; message: string },
    private readonly refuses = "",
  ) {}
}

const world = globalThis as unknown as { Office?: FakeOffice; window?: unknown };
const SHOWN_FOR = 150_000;
const message = { sentence: "B4:C9 hold 11 values & more. Overwrite them?", details: "AccessDenied" };

function open(office: FakeOffice, shown = message): Promise<void> {
  world.Office = office;
  world.window = { location: { href: "https://localhost/lavirint/commands.html?_host_Info=Excel" } };
  return showMessage(shown, SHOWN_FOR);
}

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
    expect(Object.fromEntries(new URLSearchParams(page.hash.slice(1)))).toMatchObject(message);
  });

  it.each([
    ["de", "de-DE", "Schließen"],
    ["sr", "sr-Latn-RS", "Zatvori"],
  ])("brings all that the window says in the language of its sentence: %s", async (locale, lang, close) => {
    await speak(locale);
    await loadAllWords();
    const office = new FakeOffice();
    void open(office);
    const window = Object.fromEntries(new URLSearchParams(new URL(office.address).hash.slice(1)));
    const words = { "words-close": close, "words-pane-opens-with": text("pane-opens-with") };
    expect(window).toEqual({ ...message, lang, dir: "ltr", ...words, "words-details": text("details") });
  });

  it("brings no words where there are none: the window looks for its own", () => {
    jest.isolateModules(() => {
      const { showMessage } = jest.requireActual<typeof import("../../src/commands/showMessage")>(
        "../../src/commands/showMessage",
      );
      const office = new FakeOffice();
      world.Office = office;
      world.window = { location: { href: "https://localhost/commands.html" } };
      void showMessage(message, SHOWN_FOR);
      expect(Object.fromEntries(new URLSearchParams(new URL(office.address).hash.slice(1)))).toEqual(message);
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

  it("that Office refuses is an error with Office’s code", async () => {
    await expect(open(new FakeOffice({ code: 12007, message: "already open" }))).rejects.toThrow("12007: already open");
  });

  it("has no line break in its address, and at most 1,500 characters of details", async () => {
    const office = new FakeOffice();
    void open(office, { sentence: "One.\nTwo.", details: `Error: x\n    at a\r\n    at b ${"y".repeat(4000)}` });
    await settled();
    expect(office.address).not.toMatch(/%0[AD]|[\r\n]/i);
    const { sentence, details } = Object.fromEntries(new URLSearchParams(new URL(office.address).hash.slice(1)));
    expect(sentence).toBe("One. Two.");
    expect(details).toMatch(/^Error: x at a at b y+$/);
    expect(details).toHaveLength(1500);
  });

  it("is opened once more without details where Office refuses it with them", async () => {
    const office = new FakeOffice({ code: 5001, message: "internal error" }, "AccessDenied");
    const shown = open(office);
    await settled();
    expect(office.addresses).toHaveLength(2);
    expect(new URLSearchParams(new URL(office.address).hash.slice(1)).get("sentence")).toBe(message.sentence);
    office.handlers.get("message")?.();
    await shown;
  });
});
