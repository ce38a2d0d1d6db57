import type { KnownHost } from "./knownHost";

/** What is known of a request while it is put together. */
interface OpenRequest {
  readonly host: KnownHost;
  /** The proxies of sheets that were made for it. */
  readonly sheets: Map<string, Excel.Worksheet>;
  /** The address of several areas that it used last, if any. */
  addresses: string | undefined;
}

const requests = new WeakMap<Excel.RequestContext, OpenRequest>();

/** Begins a request to this host, which everything that is queued on the context belongs to. */
export function beginRequest(context: Excel.RequestContext, host: KnownHost): OpenRequest {
  const request = { host, sheets: new Map<string, Excel.Worksheet>(), addresses: undefined };
  requests.set(context, request);
  return request;
}

/** The request that a proxy's context is of. */
export function requestOf({ context }: { readonly context: OfficeExtension.ClientRequestContext }): OpenRequest {
  const request = requests.get(context as Excel.RequestContext);
  if (request === undefined) throw new Error("A request is made by a Job, which knows the host.");
  return request;
}
