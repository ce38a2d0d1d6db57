import { showMessage } from "../../src/commands/showMessage";

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
        opened(
          this.refusal
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

  constructor(private readonly refusal?: { code: number; message: string }) {}
}

const world = globalThis as unknown as { Office?: FakeOffice; window?: unknown };
const message = { sentence: "B4:C9 hold 11 values & more. Overwrite them?", details: "AccessDenied" };

function open(office: FakeOffice): Promise<void> {
  world.Office = office;
  world.window = { location: { href: "https://localhost/lavirint/commands.html?_host_Info=Excel" } };
  return showMessage(message);
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  delete world.Office;
  delete world.window;
  jest.useRealTimers();
});

describe("a message’s window", () => {
  it("is a page beside the commands’ page, and no server is told what it says", () => {
    const office = new FakeOffice();
    void open(office);
    const page = new URL(office.address);
    expect(page.pathname + page.search).toBe("/lavirint/message.html");
    expect(Object.fromEntries(new URLSearchParams(page.hash.slice(1)))).toEqual(message);
  });

  it.each(["event", "message"])("is waited for until the person closes it (%s)", async (type) => {
    const office = new FakeOffice();
    let over = false;
    const shown = open(office).then(() => (over = true));
    await Promise.resolve();
    expect(over).toBe(false);
    office.handlers.get(type)?.();
    await shown;
    expect(over).toBe(true);
  });

  it("is closed by the add-in before Office would end the command after five minutes", async () => {
    const office = new FakeOffice();
    const shown = open(office);
    jest.advanceTimersByTime(5 * 60 * 1000 - 1);
    await shown;
    expect(office.closed).toBe(true);
  });

  it("that Office refuses is an error with Office’s code", async () => {
    await expect(open(new FakeOffice({ code: 12007, message: "already open" }))).rejects.toThrow("12007: already open");
  });
});
