import type { Answer, Batch } from "./batch";
import type { EmbeddedExcel } from "./embeddedExcel";
import { Dispatch, type MethodCall } from "./methodCall";
import {
  answer,
  appContext,
  eventMessage,
  frameEntrance,
  hostCall,
  parseClientMessage,
  type ClientMessage,
  type FrameIdentity,
} from "./frameMessages";

/** What a frame may ask of the page around it. */
export interface FrameHost {
  /** The frame opens a window within the page (displayDialogAsync with displayInIframe); returns how to close it. */
  openDialog(request: DialogRequest): () => void;
  /** The person leaves the frame with Tab, F6, Esc or F2 from its first or last control. */
  focusLeft(backwards: boolean): void;
}

export interface DialogRequest {
  readonly url: string;
  /** Percent of the page. */
  readonly width: number;
  readonly height: number;
  message(text: string): void;
  /** @param byEsc whether the person pressed Esc in it */
  closed(byEsc: boolean): void;
}

/** Numbers that office.js passes to notifyHost when the focus leaves a frame. */
const LEAVES_FORWARDS = [5, 13, 15, 16, 17];
const LEAVES_BACKWARDS = [6, 14, 18];

const TAB_IN = 11;

/** "An internal error": what Excel on the web answers for a window's address with escaped line breaks (OfficeDev/office-js#2762). */
const INTERNAL_ERROR = 5001;

let lastFrame = 0;

/**
 * Excel's side of office.js for one page of the add-in in an `<iframe>`: hands its batches to the embedded Excel and brings it
 * the events. Listens to that frame alone, from the page's own origin.
 */
export class FrameDoor {
  readonly frame = document.createElement("iframe");
  /** Resolves when the page can take ribbon commands (it registered for them, which office.js does as it starts). */
  readonly ready: Promise<void>;
  private readonly identity: FrameIdentity;
  private becomeReady: () => void = () => undefined;
  private readonly registered = new Set<string>();
  private readonly completions = new Map<string, (code: number) => void>();
  private closeDialog: (() => void) | undefined;
  private dialogIsOpen = false;
  private lastCommand = 0;
  private readonly listen = (event: MessageEvent): void => this.receive(event);

  /** @param page address of the add-in's page, "taskpane.html". @param title accessible name of the frame. */
  constructor(
    private readonly excel: EmbeddedExcel,
    page: string,
    title: string,
    private readonly host: FrameHost,
  ) {
    lastFrame++;
    this.identity = {
      conversation: `lavirint-${lastFrame}`,
      appId: `lavirint-app-${lastFrame}`,
      correlation: crypto.randomUUID(),
    };
    const { name, address } = frameEntrance(page, this.identity);
    this.frame.name = name;
    this.frame.title = title;
    this.frame.src = address;
    this.ready = new Promise((resolve) => (this.becomeReady = resolve));
    window.addEventListener("message", this.listen);
  }

  /**
   * Puts the focus on the frame's first control, as Excel on the web does when Tab or F6 comes to a pane: office.js goes from
   * control to control by itself there, and Tab from its empty page leaves it at once.
   */
  focus(): void {
    this.frame.focus();
    const { conversation } = this.identity;
    const text = hostCall("Office_notifyAgave", conversation, window.location.origin, [TAB_IN]);
    this.frame.contentWindow?.postMessage(text, window.location.origin);
  }

  /** Ends the conversation and removes the frame from the page. */
  close(): void {
    window.removeEventListener("message", this.listen);
    this.closeDialog?.();
    for (const completed of this.completions.values()) completed(0);
    this.frame.remove();
    this.excel.forget(this.client);
  }

  /** The name that distinguishes this frame's requests from others. */
  get client(): string {
    return this.identity.conversation;
  }

  /** Brings an event of the workbook to the frame's client, if it listens at all. */
  deliver(type: number, target: string, args: unknown): void {
    if (!this.registered.has("richApiMessage")) return;
    this.send("richApiMessage", { ArrayData: [[65536, type, target, JSON.stringify(args), "", false]] });
  }

  /**
   * Invokes a ribbon command's function by the name in the manifest. Resolves when it calls `event.completed()`, to 0; to another code
   * if office.js finds no such function.
   */
  async invokeCommand(functionName: string): Promise<number> {
    await this.ready;
    const id = `command-${++this.lastCommand}`;
    const completed = new Promise<number>((resolve) => this.completions.set(id, resolve));
    this.send("appCommandInvoked", [id, functionName, JSON.stringify({ source: { id: functionName } })]);
    const code = await completed;
    this.completions.delete(id);
    return code;
  }

  private receive(event: MessageEvent): void {
    if (event.origin !== window.location.origin || event.source !== this.frame.contentWindow) return;
    const message = parseClientMessage(event.data);
    if (!message || message._conversationId !== this.identity.conversation) return;
    if (message._actionType === 1) this.register(message);
    else if (message._actionType === 2) this.unregister(message);
    else if (message._actionName === "executeMethod") void this.execute(message);
    else this.reply(message, this.call(message));
  }

  private call(message: ClientMessage): unknown {
    if (message._actionName === "ContextActivationManager_getAppContextAsync") {
      const { switches, workbook } = this.excel;
      const givesFile = this.excel.isSetSupported("CompressedFile");
      return appContext(this.identity, switches.apiSet, workbook.fileName, givesFile);
    }
    if (message._actionName === "ContextActivationManager_notifyHost" && Array.isArray(message._data)) {
      const leaves: unknown = message._data[1];
      if (LEAVES_FORWARDS.some((action) => action === leaves)) this.host.focusLeft(false);
      if (LEAVES_BACKWARDS.some((action) => action === leaves)) this.host.focusLeft(true);
    }
    return { Error: 0 };
  }

  private register(message: ClientMessage): void {
    if (message._actionName === "dialogMessageReceived" && !this.openDialog(message)) {
      this.reply(message, { Error: INTERNAL_ERROR });
      return;
    }
    this.registered.add(message._actionName);
    this.reply(message, { Error: 0 });
    if (message._actionName === "appCommandInvoked") this.becomeReady();
  }

  private unregister(message: ClientMessage): void {
    this.registered.delete(message._actionName);
    if (message._actionName === "dialogMessageReceived") {
      this.dialogIsOpen = false;
      this.closeDialog?.();
    }
    this.reply(message, { Error: 0 });
  }

  /** Returns whether it was opened. */
  private openDialog(message: ClientMessage): boolean {
    const wanted = JSON.parse((message._data as { targetId: string }).targetId) as {
      url: string;
      width?: number;
      height?: number;
    };
    const { dialogFault } = this.excel.switches;
    if (dialogFault === "line breaks" && /%0[ad]/i.test(wanted.url)) return false;
    this.dialogIsOpen = true;
    this.closeDialog = this.host.openDialog({
      url: wanted.url,
      width: wanted.width ?? 80,
      height: wanted.height ?? 80,
      message: (text) =>
        this.send("dialogMessageReceived", {
          messageType: 0,
          messageContent: text,
          messageOrigin: window.location.origin,
        }),
      closed: (byEsc) => {
        const isTold = !(byEsc && this.excel.switches.dialogFault === "silent Esc");
        if (this.dialogIsOpen && isTold) this.send("dialogMessageReceived", { messageType: 12006 });
        this.dialogIsOpen = false;
      },
    });
    return true;
  }

  private async execute(message: ClientMessage): Promise<void> {
    const call = message._data as MethodCall;
    switch (call.DdaMethod?.DispatchId) {
      case Dispatch.excelBatch: {
        const batch = JSON.parse(String(call.ArrayData?.[4])) as Batch;
        const flags = call.ArrayData?.[6];
        const result = isForOffice(batch)
          ? nothingDone(batch)
          : await this.excel.execute(batch, typeof flags === "number" ? flags : 0, this.client);
        this.reply(message, { Version: 1, Error: 0, Data: [200, [], JSON.stringify(result)] });
        return;
      }
      case Dispatch.commandCompleted:
        this.completions.get(String(call.ArrayData?.[0] ?? parameter(call, 0)))?.(
          Number(call.ArrayData?.[1] ?? parameter(call, 1)),
        );
        break;
      default:
    }
    this.reply(message, { Version: 1, Error: 0 });
  }

  private reply(message: ClientMessage, data: unknown): void {
    this.frame.contentWindow?.postMessage(answer(message, window.location.origin, data), window.location.origin);
  }

  private send(name: string, data: unknown): void {
    const text = eventMessage(name, this.identity.conversation, window.location.origin, data);
    this.frame.contentWindow?.postMessage(text, window.location.origin);
  }
}

/**
 * Whether the batch is for a service of Office outside the workbook. office.js itself notifies one when a page can take ribbon
 * commands; no member of Excel's object model is made that way.
 */
function isForOffice(batch: Batch): boolean {
  const paths = Object.values(batch.ObjectPaths);
  return paths.some(
    (path) =>
      path.ObjectPathType === 2 && path.Name.startsWith("Microsoft.") && !path.Name.startsWith("Microsoft.Excel"),
  );
}

function nothingDone(batch: Batch): Answer {
  const results = batch.Actions.filter((action) => action.ActionType !== 5).map((action) => ({
    ActionId: action.Id,
    Value: null,
  }));
  const traces = batch.Actions.filter((action) => action.ActionType === 5).map((action) => action.Id);
  return { Results: results, TraceIds: traces };
}

/** office.js numbers the parameters of a completed command: 0 is the id that the invocation gave, 1 what came of it. */
function parameter(call: MethodCall, number: number): unknown {
  return (call as Readonly<Record<string, unknown>>)[String(number)];
}
