import { officeLanguage } from "./officeLanguage";

/** The messages between office.js in a frame and its host page, as far as the embedded workbook reads and writes them. */

/** What the client sends; JSON text in `MessageEvent.data`. */
export interface ClientMessage {
  readonly _messageType: number;
  readonly _actionName: string;
  /** 0 call, 1 register an event, 2 end the registration. */
  readonly _actionType: number;
  readonly _conversationId: string;
  readonly _correlationId: number;
  readonly _data: unknown;
}

/** The message as parsed, or undefined for a message that is no request of office.js's. */
export function parseClientMessage(data: unknown): ClientMessage | undefined {
  if (typeof data !== "string" || !data.startsWith("{")) return undefined;
  let parsed: unknown;
  try {
    parsed = JSON.parse(data);
  } catch {
    return undefined;
  }
  const message = parsed as Partial<ClientMessage>;
  const isRequest = message._messageType === 0 && typeof message._actionName === "string";
  return isRequest ? (message as ClientMessage) : undefined;
}

/** The answer to a call or registration. */
export function answer(to: ClientMessage, origin: string, data: unknown): string {
  return JSON.stringify({
    _messageType: 1,
    _responseType: 0,
    _errorCode: 0,
    _actionName: to._actionName,
    _conversationId: to._conversationId,
    _correlationId: to._correlationId,
    _origin: origin,
    _serializerVersion: 1,
    _data: data,
  });
}

/** An event that the client registered. */
export function eventMessage(name: string, conversation: string, origin: string, data: unknown): string {
  return JSON.stringify({
    _messageType: 1,
    _responseType: 1,
    _errorCode: 0,
    _actionName: name,
    _conversationId: conversation,
    _correlationId: -1,
    _origin: origin,
    _serializerVersion: 1,
    _data: data,
  });
}

/**
 * What office.js asks first: which Excel it is in. `apiSet` is 117 for ExcelApi 1.17; `docUrl` names the workbook; `givesFile`: whether
 * an add-in gets it as a file.
 */
export function appContext(
  identity: FrameIdentity,
  apiSet: number,
  docUrl: string,
  givesFile: boolean,
): Record<string, unknown> {
  return {
    _id: identity.appId,
    _appName: 16,
    _appVersion: "16.01",
    _appMinorVersion: 0,
    _appUILocale: officeLanguage(navigator.language),
    _dataLocale: officeLanguage(navigator.language),
    _docUrl: docUrl,
    _clientMode: 0,
    _settings: {},
    _reason: 0,
    _osfControlType: 1,
    _eToken: "",
    _correlationId: identity.correlation,
    _appInstanceId: identity.appId,
    _requirementMatrix: requirementMatrix(apiSet, givesFile),
    _addinName: "Lavirint",
    _appDomains: [],
    _hostFullVersion: "16.0.0.0",
    _clientWindowHeight: window.innerHeight,
    _clientWindowWidth: window.innerWidth,
  };
}

/**
 * A call of the host to office.js in a frame, by the conversation that office.js listens to for it: 11 puts the focus on the
 * page's first control, 12 on its last one (OSF.AgaveHostAction in office.js).
 */
export function hostCall(name: string, conversation: string, origin: string, data: unknown): string {
  return JSON.stringify({
    _messageType: 0,
    _actionType: 0,
    _actionName: name,
    _conversationId: `${conversation}_ntf`,
    _correlationId: -1,
    _origin: origin,
    _serializerVersion: 1,
    _data: data,
  });
}

/** Requirement sets as office.js reads them: a JSON text. */
function requirementMatrix(apiSet: number, givesFile: boolean): string {
  const excel = `${Math.floor(apiSet / 100)}.${apiSet % 100}`;
  // Written by hand: as a number, 1.10 would be 1.1.
  const file = givesFile ? '"CompressedFile":"1.1",' : "";
  return `{"ExcelApi":"${excel}",${file}"DialogApi":"1.2","AddinCommands":"1.1","DelayForCellEdit":"1.1","ImageCoercion":"1.1"}`;
}

/** Who a frame is in the protocol. */
export interface FrameIdentity {
  readonly conversation: string;
  readonly appId: string;
  readonly correlation: string;
}

/** Name of the frame and address of its page, by which office.js finds its host. */
export function frameEntrance(
  page: string,
  identity: FrameIdentity,
  dialog: "" | "isDialog" = "",
): { name: string; address: string } {
  const origin = window.location.origin;
  const language = officeLanguage(navigator.language);
  const name = JSON.stringify({
    baseFrameName: `frame-${identity.conversation}`,
    hostInfo: `Excel|Web|16.01|${language}|${identity.correlation}|${dialog}||`,
    xdmInfo: `${identity.conversation}|${identity.appId}|${origin}`,
    serializerVersion: 1,
  });
  const address = new URL(page, document.baseURI);
  address.searchParams.set("_host_Info", `Excel$Web$16.01$${language}$${identity.correlation}$${dialog}$$0`);
  return { name, address: address.href };
}
