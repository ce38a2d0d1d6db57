import type { SheetStore } from "../../store";
import { API_SETS } from "./apiSets";
import { invalidArgument, itemNotFound } from "./errors";
import type { Target } from "./resolve";
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

/** A sheet or a part of one. */
export abstract class SheetObject extends ModelObject {
  constructor(
    session: Session,
    readonly sheet: SheetStore,
  ) {
    super(session);
  }

  override isGone(): boolean {
    return !this.session.store.sheets.includes(this.sheet);
  }
}

/** Cells of a sheet, or how they look. */
export abstract class CellsObject extends ModelObject {
  constructor(
    session: Session,
    readonly target: Target,
  ) {
    super(session);
  }

  override isGone(): boolean {
    return !this.session.store.sheets.includes(this.target.sheet);
  }
}

/** A collection: what `items` loads, and what indexing by a key gives. */
export abstract class ModelCollection<Item extends ModelObject, Owner = undefined> extends ModelObject {
  /** @param owner what the items are part of */
  constructor(
    session: Session,
    protected readonly owner: Owner,
  ) {
    super(session);
  }

  abstract list(): readonly Item[];

  /** The item with this key: a name, an id or a number. */
  getItemOrNullObject(key: unknown): Item | null {
    return (typeof key === "number" && this.list()[key]) || null;
  }

  getItem(key: unknown): Item {
    const item = this.getItemOrNullObject(key);
    if (!item) throw itemNotFound();
    return item;
  }

  /** @throws InvalidArgument if there is none at that place */
  getItemAt(index: unknown): Item {
    const item = typeof index === "number" ? this.list()[index] : undefined;
    if (!item) throw invalidArgument();
    return item;
  }

  getCount(): number {
    return this.list().length;
  }

  get count(): number {
    return this.getCount();
  }
}

/** What has properties that are all read and written alike. */
interface WithParts {
  /** The value of a property. */
  read(name: string): unknown;
  change(part: Readonly<Record<string, unknown>>): void;
}

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- TypeScript takes no other constructor for a class that others extend
type Constructor<T> = abstract new (...given: any[]) => T;

/** The class with a property for each check: reading it is `read`, writing it `change` with what the check makes of the value. */
export function withProperties<Base extends Constructor<WithParts>, Name extends string>(
  base: Base,
  checks: Readonly<Record<Name, (value: unknown) => unknown>>,
): Base & Constructor<Record<Name, unknown>> {
  abstract class WithProperties extends base {}
  for (const [name, check] of Object.entries<(value: unknown) => unknown>(checks)) {
    Object.defineProperty(WithProperties.prototype, name, {
      get(this: WithParts) {
        return this.read(name);
      },
      set(this: WithParts, value: unknown) {
        this.change({ [name]: check(value) });
      },
    });
  }
  return WithProperties as unknown as Base & Constructor<Record<Name, unknown>>;
}

/** The version that brought the member (109 for ExcelApi 1.9), or undefined when office.d.ts knows no such member. */
export function apiSetOf(className: ClassName, member: string): number | undefined {
  const members: Readonly<Record<string, number>> = API_SETS[className];
  return Object.hasOwn(members, member) ? members[member] : undefined;
}
