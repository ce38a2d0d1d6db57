import type { KnownHost } from "./knownHost";

/** What is known about a request while it is built. */
interface OpenRequest {
  readonly host: KnownHost;
  /** The proxies of sheets that were made for it. */
  readonly sheets: Map<string, Excel.Worksheet>;
  /** The address of several areas that it used last, if any. */
  addresses: string | undefined;
  /** Whether it also sets up a page, which may be left out. */
  setsUpPage: boolean;
  /** Whether it also keeps long texts in names, which may be left out. */
  keepsLongTexts: boolean;
  /** Whether it hides names whose cells are gone. */
  hidesBrokenNames: boolean;
}

const requests = new WeakMap<Excel.RequestContext, OpenRequest>();

/** Begins a request to this host; everything queued on the context belongs to it. */
export function beginRequest(context: Excel.RequestContext, host: KnownHost): OpenRequest {
  const request: OpenRequest = {
    ...{ host, sheets: new Map<string, Excel.Worksheet>(), addresses: undefined },
    ...{ setsUpPage: false, keepsLongTexts: false, hidesBrokenNames: false },
  };
  requests.set(context, request);
  return request;
}

/** The request to which a proxy's context belongs. */
export function requestOf({ context }: { readonly context: OfficeExtension.ClientRequestContext }): OpenRequest {
  const request = requests.get(context as Excel.RequestContext);
  if (request === undefined) throw new Error("A request is made by a Job, which knows the host.");
  return request;
}

/** Longer than `getRanges` with the longest address, in characters. */
const LONGEST_FINDING = 20_000;

/**
 * Whether statements of a request, as office.js describes them ("var cells = maze.getRange(…);", "cells.load(…);"), only find and read
 * things. A form that is not known counts as a change, and so does a very long statement, which holds a file or the contents of cells.
 * https://learn.microsoft.com/javascript/api/office/officeextension.requestcontextdebuginfo
 */
export function onlyRead(statements: readonly string[]): boolean {
  return statements.every((statement) => {
    if (statement.length > LONGEST_FINDING) return false;
    const code = statement.replace(/"(?:[^"\\]|\\.)*"/g, "");
    if (/^\/\/ [A-Z]/.test(code)) return true;
    const calls = [...code.matchAll(/\.(\w+)\(/g)].map((match) => match[1]!);
    const isFinding = /^var \w+ = [^=]*;$/.test(code);
    return (isFinding || (calls.length > 0 && !/ = /.test(code))) && calls.every((call) => /^(get|load$)/.test(call));
  });
}

/**
 * Whether Excel's answer says that a request failed before it had changed anything: `surrounding` are the statements around the one that
 * failed, with arrows around that and an ellipsis if there are more before.
 * https://learn.microsoft.com/javascript/api/office/officeextension.debuginfo
 */
export function onlyReadBefore(surrounding: readonly string[]): boolean {
  const failed = surrounding.indexOf("// >>>>>");
  return failed >= 0 && onlyRead(surrounding.slice(0, failed));
}
