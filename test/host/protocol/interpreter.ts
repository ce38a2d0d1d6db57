import { apiNotFound, generalException, itemNotFound, ExcelError } from "../model/base/errors";
import { ModelCollection, ModelObject } from "../model/base/modelObject";
import type { Session } from "../model/base/session";
import { RangeAreas } from "../model/range/rangeAreas";
import { Workbook } from "../model/workbook/workbook";
import type { Action, Answer, AnswerError, Arguments, Batch, ObjectPath } from "./batch";
import { LocatedError, checkMember, load, located, memberName, readProperty } from "./query";

/** Properties whose name on the wire is not the client's. */
const WIRE_ALIASES: Readonly<Record<string, string>> = { gridlines: "showGridlines", headings: "showHeadings" };

/** Called after a member was called or given a value. */
export type MemberListener = (className: string, member: string) => void;

/** Called before each action; throws to make it fail. */
export type ActionGuard = (actionIndex: number) => void;

/**
 * Runs one batch on the model: resolves object paths, each once, and performs the actions in order. The first error ends the
 * batch; what the actions before it did stays done, as in Excel.
 */
export class Interpreter {
  private readonly objects = new Map<number, ModelObject | null>();

  constructor(
    private readonly session: Session,
    private readonly batch: Batch,
    private readonly guard: ActionGuard = () => undefined,
    private readonly called: MemberListener = () => undefined,
  ) {}

  run(): Answer {
    const answer: Answer = { Results: [], TraceIds: [] };
    for (const [index, action] of this.batch.Actions.entries()) {
      try {
        this.guard(index);
        if (action.ActionType === 5) this.trace(action, answer);
        else {
          const value = this.perform(action);
          if (action.ActionType !== 4) answer.Results.push({ ActionId: action.Id, Value: value ?? null });
        }
      } catch (error) {
        answer.Error = { ...describe(error), ActionIndex: index };
        break;
      }
    }
    try {
      this.session.settleAll();
    } catch (error) {
      answer.Error ??= describe(error);
    }
    return answer;
  }

  /** Both are needed: the id for debugging messages, the empty result because event handlers wait for it. */
  private trace(action: Action, answer: Answer): void {
    answer.TraceIds.push(action.Id);
    answer.Results.push({ ActionId: action.Id, Value: null });
  }

  private perform(action: Action): unknown {
    const object = this.resolve(action.ObjectPathId);
    // Actions on a null object do nothing.
    if (!object) return null;
    switch (action.ActionType) {
      case 1:
        if (/^(Add|Copy)/.test(this.batch.ObjectPaths[action.ObjectPathId]?.Name ?? "")) this.session.operations++;
        return this.identify(object);
      case 2:
        return load(object, action.QueryInfo ?? {}, this.session.switches);
      case 3: {
        const result = this.call(object, action.Name, action.ArgumentInfo);
        this.session.operations += this.operationsOf(action, result);
        return result instanceof ModelObject ? this.identify(result) : result;
      }
      case 4:
        this.session.operations += this.operationsOf(action);
        return this.assign(object, action);
      default:
        throw new LocatedError(apiNotFound(), `action type ${action.ActionType}`);
    }
  }

  /**
   * What Excel has to do for a write or a call: one thing for each area of the ranges that it is for, for each cell that is written with
   * properties of its own, for each sheet that comes from a file, and for each name, sheet or chart added. Reading, and releasing
   * ranges, does not count.
   */
  private operationsOf({ Name, ObjectPathId, ArgumentInfo }: Action, result?: unknown): number {
    if (Name.startsWith("_") || Name.startsWith("Get") || Name === "Untrack") return 0;
    if (Name === "InsertWorksheetsFromBase64") return Array.isArray(result) ? result.length : 0;
    if (Name !== "SetCellProperties") return this.areasOf(ObjectPathId);
    const [rows] = (ArgumentInfo?.Arguments ?? []) as (readonly (readonly object[])[])[];
    return (rows ?? []).flat().filter((cell) => Object.keys(cell).length > 0).length;
  }

  /** The number of areas of the ranges that an object is, or is part of; 1 of any other object. */
  private areasOf(id: number | undefined): number {
    const path = id === undefined ? undefined : this.batch.ObjectPaths[id];
    if (path === undefined) return 1;
    const object = this.objects.get(path.Id);
    return object instanceof RangeAreas ? object.areaCount : this.areasOf(path.ParentObjectPathId);
  }

  private assign(object: ModelObject, action: Action): null {
    const name = memberName(action.Name);
    const member = WIRE_ALIASES[name] ?? name;
    checkMember(object, member, this.session.switches);
    const [value] = this.values(action.ArgumentInfo);
    located(object, member, () => {
      if (!Reflect.set(object, member, value)) throw apiNotFound(); // the model can read it, and no more
    });
    this.called(object.className, member);
    return null;
  }

  private call(object: ModelObject, wire: string, args: Arguments | undefined): unknown {
    const values = this.values(args);
    if (wire.startsWith("_")) {
      const answer =
        this.keepOrRemove(object, wire, values) ?? located(object, wire, () => object.protocolMethod(wire, values));
      if (answer) return answer.value;
      throw new LocatedError(apiNotFound(), `${object.className}.${wire}`);
    }
    const member = memberName(wire);
    checkMember(object, member, this.session.switches);
    const result = located(object, member, () => {
      const method: unknown = (object as unknown as Record<string, unknown>)[member];
      if (typeof method !== "function") throw apiNotFound();
      return (method as (...args: unknown[]) => unknown).apply(object, values);
    });
    this.called(object.className, member);
    return result;
  }

  /** What the client needs to find the object again: its id, and for a range that it keeps the reference to it. */
  private identify(object: ModelObject): Record<string, unknown> {
    const reference = this.session.kept.idOf(object);
    return reference === undefined ? object.identity() : { ...object.identity(), _ReferenceId: reference };
  }

  private keepOrRemove(object: ModelObject, wire: string, values: readonly unknown[]): { value: unknown } | undefined {
    const { kept } = this.session;
    if (wire === "_KeepReference") kept.keep(object);
    else if (wire === "_RemoveReference") kept.remove(String(values[0]));
    else if (wire === "_RemoveAllReferences") kept.removeAll();
    else return undefined;
    return { value: null };
  }

  private resolve(id: number): ModelObject | null {
    const known = this.objects.get(id);
    if (known !== undefined) return present(known);
    const path = this.batch.ObjectPaths[id];
    if (!path) throw new ExcelError("InvalidObjectPath", `The object path ${id} is not part of the request.`);
    const object = this.follow(path);
    this.objects.set(id, object);
    return object;
  }

  private follow(path: ObjectPath): ModelObject | null {
    if (path.ObjectPathType === 1) return new Workbook(this.session);
    if (path.ObjectPathType === 7) return null;
    if (path.ObjectPathType === 6) return this.kept(path.Name);
    const parent = path.ParentObjectPathId === undefined ? undefined : this.resolve(path.ParentObjectPathId);
    if (parent === null) return null;
    if (!parent)
      throw new ExcelError("InvalidObjectPath", `The object path type ${path.ObjectPathType} cannot be followed.`);
    const found = this.step(parent, path);
    if (found === null || found === undefined) return null;
    if (found instanceof RangeAreas) this.session.areas += found.areaCount;
    if (!(found instanceof ModelObject))
      throw new LocatedError(apiNotFound(), `${parent.className}.${memberName(path.Name)}`);
    return found;
  }

  private kept(reference: string): ModelObject {
    const object = present(this.session.kept.get(reference));
    if (!object)
      throw new ExcelError("InvalidObjectPath", "The object path isn't working for what you're trying to do.");
    return object;
  }

  private step(parent: ModelObject, path: ObjectPath): unknown {
    switch (path.ObjectPathType) {
      case 3:
        return this.call(parent, path.Name, path.ArgumentInfo);
      case 4:
        if (path.Name.startsWith("_")) return this.call(parent, path.Name, undefined);
        return readProperty(parent, memberName(path.Name), this.session.switches);
      case 5: {
        if (!(parent instanceof ModelCollection)) throw new LocatedError(apiNotFound(), `${parent.className}.getItem`);
        const [key] = this.values(path.ArgumentInfo);
        return located(parent, "getItem", () => (parent as ModelCollection<ModelObject>).getItem(key));
      }
      default:
        throw new ExcelError("InvalidObjectPath", `The object path type ${path.ObjectPathType} cannot be followed.`);
    }
  }

  /** The arguments, with objects in the places where the client sent path ids. */
  private values(args: Arguments | undefined): unknown[] {
    return this.replaced(args?.Arguments ?? [], args?.ReferencedObjectPathIds ?? []);
  }

  private replaced(values: readonly unknown[], ids: readonly unknown[]): unknown[] {
    return values.map((value, index) => {
      const id = ids[index];
      if (Array.isArray(id) && Array.isArray(value)) return this.replaced(value, id);
      return typeof id === "number" && id > 0 ? this.resolve(id) : value;
    });
  }
}

/** @throws ItemNotFound for a range or sheet that was deleted since it was found */
function present<T extends ModelObject | null | undefined>(object: T): T {
  if (object?.isGone()) throw new LocatedError(itemNotFound(), object.className);
  return object;
}

function describe(error: unknown): AnswerError {
  if (error instanceof LocatedError) return { Code: error.code, Message: error.message, Location: error.location };
  if (error instanceof ExcelError) return { Code: error.code, Message: error.message, Location: "" };
  // A fault of the embedded workbook: reported like one of Excel's own, with what went wrong.
  const fault = generalException();
  const detail = error instanceof Error ? (error.stack ?? error.message) : String(error);
  return { Code: fault.code, Message: `${fault.message} (embedded workbook: ${detail})`, Location: "" };
}
