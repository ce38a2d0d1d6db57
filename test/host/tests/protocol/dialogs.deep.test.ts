import { JSDOM } from "jsdom";
import { EmbeddedExcel } from "../../protocol/embeddedExcel";
import { FrameDoor, type DialogRequest } from "../../protocol/frameDoor";
import { WorkbookStore } from "../../store";

const { window } = new JSDOM("", { url: "https://localhost/" });

beforeAll(() => Object.assign(globalThis, { window, document: window.document }));
afterAll(() => {
  window.close();
  for (const name of ["window", "document"]) Reflect.deleteProperty(globalThis, name);
});

/** A frame whose page asks for a window at this address; returns the answers and events that it got, and the window's own side. */
function ask(dialogFault: "none" | "line breaks" | "silent Esc", address: string) {
  const excel = new EmbeddedExcel(new WorkbookStore(["Sheet1"]), { dialogFault });
  let opened: DialogRequest | undefined;
  const openDialog = (request: DialogRequest) => ((opened = request), () => undefined);
  const door = new FrameDoor(excel, "commands.html", "Commands", { openDialog, focusLeft: () => undefined });
  document.body.append(door.frame);
  const page = door.frame.contentWindow!;
  const told: { _data?: { Error?: number; messageType?: number } }[] = [];
  page.postMessage = (text: unknown) => void told.push(JSON.parse(String(text)) as (typeof told)[0]);
  const message = {
    _messageType: 0,
    _actionName: "dialogMessageReceived",
    _actionType: 1,
    _conversationId: door.client,
    _correlationId: 1,
    _data: { targetId: JSON.stringify({ url: address, width: 30, height: 30 }) },
  };
  const event = new window.MessageEvent("message", {
    data: JSON.stringify(message),
    origin: "https://localhost",
    source: page,
  });
  window.dispatchEvent(event);
  const answers = told.map(({ _data }) => _data?.Error ?? _data?.messageType);
  return { opened, answers, later: () => told.slice(answers.length).map(({ _data }) => _data?.messageType) };
}

const LINES = "https://localhost/message.html?text=one%0Atwo";

test("a window whose address has escaped line breaks opens, or fails with 5001 where the switch says so", () => {
  expect(ask("none", LINES)).toMatchObject({ answers: [0], opened: { url: LINES } });
  expect(ask("line breaks", LINES)).toMatchObject({ answers: [5001], opened: undefined });
  expect(ask("line breaks", LINES.replace("%0A", "+"))).toMatchObject({
    answers: [0],
    opened: expect.anything() as object,
  });
});

test.each([
  ["none", true, [12006]],
  ["none", false, [12006]],
  ["silent Esc", true, []],
  ["silent Esc", false, [12006]],
] as const)("with the fault %s a window closed by Esc (%p) tells %p", (fault, byEsc, codes) => {
  const { opened, later } = ask(fault, "https://localhost/message.html");
  opened!.closed(byEsc);
  expect(later()).toEqual(codes);
});
