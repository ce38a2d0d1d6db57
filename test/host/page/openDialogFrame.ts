import { answer, appContext, frameEntrance, parseClientMessage, type ClientMessage } from "../protocol/frameMessages";
import { Dispatch, type MethodCall } from "../protocol/methodCall";
import type { DialogRequest } from "../protocol/frameDoor";
import { button, element } from "./controls/elements";

let lastDialog = 0;

/**
 * Shows the page that the add-in opens by displayDialogAsync, in a window within this page, and passes its messages to its
 * parent. Returns how to close it; the person may close it as well, which the add-in is told.
 */
export function openDialogFrame(request: DialogRequest): () => void {
  lastDialog++;
  const identity = {
    conversation: `dialog-${lastDialog}`,
    appId: `dialog-app-${lastDialog}`,
    correlation: crypto.randomUUID(),
  };
  const { name, address } = frameEntrance(request.url, identity, "isDialog");
  const frame = element("iframe", { name, title: "Lavirint message", src: address });
  const close = button("Close window", () => dialog.close());
  const attributes = { class: "addin-dialog", "aria-label": "Window of the add-in Lavirint" };
  const dialog = element("dialog", attributes, close, frame);
  Object.assign(dialog.style, { width: `${request.width}vw`, height: `${request.height}vh` });
  document.body.append(dialog);

  const listen = (event: MessageEvent): void => {
    if (event.origin !== window.location.origin || event.source !== frame.contentWindow) return;
    const message = parseClientMessage(event.data);
    if (message?._conversationId !== identity.conversation) return;
    frame.contentWindow?.postMessage(answer(message, window.location.origin, respond(message)), window.location.origin);
  };
  const respond = (message: ClientMessage): unknown => {
    if (message._actionName === "ContextActivationManager_getAppContextAsync")
      return appContext(identity, 101, "", false);
    const call = (message._data ?? {}) as MethodCall;
    if (message._actionName !== "executeMethod") return { Error: 0 };
    if (call.DdaMethod?.DispatchId === Dispatch.messageParent) request.message(String(call.messageToParent));
    return { Version: 1, Error: 0 };
  };
  window.addEventListener("message", listen);
  let byEsc = false;
  dialog.addEventListener("cancel", () => (byEsc = true));
  dialog.addEventListener("close", () => {
    window.removeEventListener("message", listen);
    dialog.remove();
    request.closed(byEsc);
  });
  dialog.showModal();
  return () => dialog.close();
}
