import type { KnownHost } from "./knownHost";

/** What is known about a request while it is built. */
interface OpenRequest {
  readonly host: KnownHost;
  /** The proxies of sheets that were made for it. */
  readonly sheets: Map<string, Excel.Worksheet>;
  /** The address of several areas that it used last, if any. */
  addresses: string | undefined;
  /** Whether it sets up a page besides, which it can do without. */
  laysPage: boolean;
}

const requests = new WeakMap<Excel.RequestContext, OpenRequest>();

/** Begins a request to this host; everything queued on the context belongs to it. */
export function beginRequest(context: Excel.RequestContext, host: KnownHost): OpenRequest {
  const request = { host, sheets: new Map<string, Excel.Worksheet>(), addresses: undefined, laysPage: false };
  requests.set(context, request);
  return request;
}

/** The request to which a proxy's context belongs. */
export function requestOf({ context }: { readonly context: OfficeExtension.ClientRequestContext }): OpenRequest {
  const request = requests.get(context as Excel.RequestContext);
  if (request === undefined) throw new Error("A request is made by a Job, which knows the host.");
  return request;
}
