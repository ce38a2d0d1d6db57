import { ExcelError, apiNotFound } from "../model/base/errors";
import { ModelCollection, ModelObject, apiSetOf } from "../model/base/modelObject";
import { API_SETS } from "../model/base/apiSets";
import { checkInFront } from "../model/behind";
import type { HostSwitches } from "../model/base/switches";
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

/** What of the switches decides whether a member can be used. */
type Host = Pick<HostSwitches, "apiSet" | "otherWorkbookInFront" | "visibleCells">;

/** What stands for the version of a member that belongs to another set than ExcelApi. */
const OTHER_SET = 999;

/**
 * @throws ApiNotFound for a member that Excel does not have, that is newer than `apiSet` or of a set that is off, or that is not
 * modelled; GeneralException and InvalidSelection for one that needs this workbook in front.
 */
export function checkMember(object: ModelObject, member: string, host: Host): void {
  const { apiSet, otherWorkbookInFront, visibleCells } = host;
  const version = apiSetOf(object.className, member);
  const isKnown = version === OTHER_SET ? visibleCells !== false : (version ?? Infinity) <= apiSet;
  if (!isKnown || !(member in object)) {
    throw new LocatedError(apiNotFound(), `${object.className}.${member}`);
  }
  located(object, member, () => checkInFront(object.className, member, otherWorkbookInFront));
}

/** The value of a property; a model object for a navigation property. */
export function readProperty(object: ModelObject, member: string, host: Host): unknown {
  checkMember(object, member, host);
  return located(object, member, () => (object as unknown as Record<string, unknown>)[member]);
}

/** What is asked of an object by name; "*" stands for all its plain properties, and no name at all asks for nothing but its id. */
type Tree = Map<string, Tree>;

const ALL = "*";

/** Loads what a query asks of an object: {Address: …, Format: {Fill: {Color: …}}}, a collection as {_Items: […]}. */
export function load(object: ModelObject, query: Query, host: Host): Record<string, unknown> {
  const { Select = [], Expand = [] } = query;
  const tree: Tree = new Map();
  for (const path of Select.length === 0 ? [ALL] : Select) plant(tree, path);
  for (const path of Expand) plant(tree, `${path}/${ALL}`);
  return loadTree(object, tree, host, query);
}

/** A navigation property without further properties means all its plain properties. */
function plant(tree: Tree, path: string): void {
  let branch = tree;
  for (const part of path.split("/")) {
    const name = memberName(part.trim());
    if (name === "" || name === "$none") return;
    const next = branch.get(name) ?? new Map<string, Tree>();
    branch.set(name, next);
    branch = next;
  }
  if (branch !== tree && !path.endsWith(ALL)) branch.set(ALL, new Map());
}

function loadTree(object: ModelObject, tree: Tree, host: Host, query: Query): Record<string, unknown> {
  const result: Record<string, unknown> = object.identity();
  if (object instanceof ModelCollection) {
    loadCollection(object as ModelCollection<ModelObject>, tree, host, query, result);
    return result;
  }
  for (const [name, branch] of tree) {
    if (name === ALL) loadScalars(object, result, host);
    else loadMember(object, name, branch, host, result);
  }
  return result;
}

/** Names that the collection itself does not have are its items'. Items are always included, even if only with their ids. */
function loadCollection(
  object: ModelCollection<ModelObject>,
  tree: Tree,
  host: Host,
  query: Query,
  result: Record<string, unknown>,
): void {
  const ofItems: Tree = new Map();
  let itemsAsked = tree.size === 0;
  for (const [name, branch] of tree) {
    const ofItem = name === ALL || apiSetOf(object.className, name) === undefined;
    if (name === "items") for (const [inner, next] of branch) ofItems.set(inner, next);
    else if (ofItem) ofItems.set(name, branch);
    else loadMember(object, name, branch, host, result);
    itemsAsked ||= ofItem;
  }
  if (!itemsAsked) return;
  const skip = query.Skip ?? 0;
  result["_Items"] = object
    .list()
    .slice(skip, query.Top === undefined ? undefined : skip + query.Top)
    .map((item) => loadTree(item, ofItems, host, {}));
}

function loadMember(
  object: ModelObject,
  name: string,
  branch: Tree,
  host: Host,
  result: Record<string, unknown>,
): void {
  const value = readProperty(object, name, host);
  result[wireName(name)] = value instanceof ModelObject ? loadTree(value, branch, host, {}) : value;
}

function loadScalars(object: ModelObject, result: Record<string, unknown>, host: Host): void {
  for (const [member, version] of Object.entries(API_SETS[object.className])) {
    if (version > host.apiSet || !(member in object)) continue;
    const value = readProperty(object, member, host);
    if (!(value instanceof ModelObject) && typeof value !== "function") result[wireName(member)] = value;
  }
}
