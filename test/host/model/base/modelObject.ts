import { API_SETS } from "./apiSets";
import type { Session } from "./session";

export type ClassName = keyof typeof API_SETS;

/**
 * An object of Excel's object model. What an add-in can reach are its members that carry a name of office.d.ts (`API_SETS`);
 * other members serve the model itself.
 */
export abstract class ModelObject {
  /** The class's name in office.d.ts. */
  abstract readonly className: ClassName;

  constructor(protected readonly session: Session) {}

  /** What the client gets to find the object again in later requests: an id, if Excel has one. */
  identity(): Record<string, unknown> {
    return {};
  }

  /** Whether the sheet that the object belongs to has been deleted. */
  isGone(): boolean {
    return false;
  }

  /** Methods of the protocol that are not part of the public API; undefined for names that the object does not know. */
  protocolMethod(_name: string, _args: readonly unknown[]): { value: unknown } | undefined {
    return undefined;
  }
}

/** A collection: what `items` loads, and what indexing by a key gives. */
export abstract class ModelCollection<Item extends ModelObject> extends ModelObject {
  abstract list(): readonly Item[];

  /** The item with this key (a name, an id or a number); throws ItemNotFound. */
  abstract getItem(key: unknown): Item;

  getCount(): number {
    return this.list().length;
  }
}

/** The version that brought the member (109 for ExcelApi 1.9), or undefined when office.d.ts knows no such member. */
export function apiSetOf(className: ClassName, member: string): number | undefined {
  const members: Readonly<Record<string, number>> = API_SETS[className];
  return Object.hasOwn(members, member) ? members[member] : undefined;
}
