import { ExcelError, apiNotFound } from "../model/base/errors";
import { ModelCollection, ModelObject, apiSetOf } from "../model/base/modelObject";
import { API_SETS } from "../model/base/apiSets";
import type { Query } from "./batch";

/** An error together with the member that raised it, "Range.values". */
export class LocatedError extends ExcelError {
  constructor(
    cause: ExcelError,
    readonly location: string,
  ) {
    super(cause.code, cause.message);
  }
}

/** What the client calls `getRange` is `GetRange` on the wire. */
export function memberName(wireName: string): string {
  return wireName.charAt(0).toLowerCase() + wireName.slice(1);
}

function wireName(member: string): string {
  return member.charAt(0).toUpperCase() + member.slice(1);
}

/** Runs `call` and gives an ExcelError that it throws its place. Other errors are faults of the embedded workbook itself. */
export function located<T>(object: ModelObject, member: string, call: () => T): T {
  try {
    return call();
  } catch (error) {
    if (error instanceof LocatedError || !(error instanceof ExcelError)) throw error;
    throw new LocatedError(error, `${object.className}.${member}`);
  }
}

/** @throws ApiNotFound for a member that Excel does not have, that is newer than `apiSet`, or that is not modelled. */
export function checkMember(object: ModelObject, member: string, apiSet: number): void {
  const version = apiSetOf(object.className, member);
  if (version === undefined || version > apiSet || !(member in object)) {
    throw new LocatedError(apiNotFound(), `${object.className}.${member}`);
  }
}

/** The value of a property; a model object for a navigation property. */
export function readProperty(object: ModelObject, member: string, apiSet: number): unknown {
  checkMember(object, member, apiSet);
  return located(object, member, () => (object as unknown as Record<string, unknown>)[member]);
}

type Tree = Map<string, Tree>;

/** Loads what a query asks of an object: {Address: …, Format: {Fill: {Color: …}}}, a collection as {_Items: […]}. */
export function load(object: ModelObject, query: Query, apiSet: number): Record<string, unknown> {
  const tree: Tree = new Map();
  for (const path of query.Select ?? []) {
    let branch = tree;
    for (const part of path.split("/")) {
      const name = memberName(part.trim());
      if (name === "" || name === "$none") continue;
      const next = branch.get(name) ?? new Map<string, Tree>();
      branch.set(name, next);
      branch = next;
    }
  }
  const asksNothing = (query.Select ?? []).length > 0 && tree.size === 0;
  return asksNothing ? {} : loadTree(object, tree, apiSet, query);
}

function loadTree(object: ModelObject, tree: Tree, apiSet: number, query: Query): Record<string, unknown> {
  const result: Record<string, unknown> = object.identity();
  if (tree.size === 0 || tree.has("$all")) {
    if (object instanceof ModelCollection)
      result["_Items"] = loadItems(object as ModelCollection<ModelObject>, new Map(), apiSet, query);
    else loadScalars(object, result, apiSet);
    return result;
  }
  const ofItems: Tree = new Map();
  let itemsAsked = false;
  for (const [name, branch] of tree) {
    if (object instanceof ModelCollection && name === "items") {
      itemsAsked = true;
      for (const [inner, next] of branch) ofItems.set(inner, next);
    } else if (object instanceof ModelCollection && apiSetOf(object.className, name) === undefined) {
      itemsAsked = true;
      ofItems.set(name, branch);
    } else {
      const value = readProperty(object, name, apiSet);
      result[wireName(name)] = value instanceof ModelObject ? loadTree(value, branch, apiSet, {}) : value;
    }
  }
  if (itemsAsked) result["_Items"] = loadItems(object as ModelCollection<ModelObject>, ofItems, apiSet, query);
  return result;
}

function loadItems(object: ModelCollection<ModelObject>, tree: Tree, apiSet: number, query: Query): unknown[] {
  const skip = query.Skip ?? 0;
  return object
    .list()
    .slice(skip, query.Top === undefined ? undefined : skip + query.Top)
    .map((item) => loadTree(item, tree, apiSet, {}));
}

function loadScalars(object: ModelObject, result: Record<string, unknown>, apiSet: number): void {
  for (const [member, version] of Object.entries(API_SETS[object.className])) {
    if (version > apiSet || !(member in object)) continue;
    const value = readProperty(object, member, apiSet);
    if (!(value instanceof ModelObject) && typeof value !== "function") result[wireName(member)] = value;
  }
}
