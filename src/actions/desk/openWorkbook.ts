import { type Told, isTold, message } from "../../message";
import { OpenWorkbook, Refusal, workbookAddress } from "../../worksheet/excel";

/** Where an action may be started. */
export type Starter = "pane" | "ribbon";

/** The part of the browser's Web Locks (https://www.w3.org/TR/web-locks/) that is used; `navigator.locks` has it. */
export interface Locks {
  request<T>(
    name: string,
    options: { readonly ifAvailable?: boolean },
    work: (lock: unknown) => Promise<T>,
  ): Promise<T>;
  query(): Promise<{ readonly held?: readonly { readonly name?: string }[] }>;
}

/**
 * The workbook of a page that has just opened. Its actions run only while no other page, in another window or of the ribbon or the pane,
 * works on the same workbook, provided the browser has locks. A lock is released when its page is closed or crashes.
 */
export function openWorkbook(place: Starter, locks: Locks | undefined): OpenWorkbook {
  return new OpenWorkbook(locks && { lease: (what, work) => leased({ locks, place }, what, work) });
}

/** Runs an action's work while no other page is working. Throws {@link Refusal} at once, saying which page is. */
async function leased<T>(
  { locks, place }: { readonly locks: Locks; readonly place: Starter },
  what: Told,
  work: () => Promise<T>,
): Promise<T> {
  const name = `Lavirint at work in ${workbookAddress()}`;
  let hasBegun = false;
  const begin = () => {
    hasBegun = true;
    return work();
  };
  try {
    return await locks.request(name, { ifAvailable: true }, async (lock) => {
      if (lock === null) throw await taken(locks, name, place);
      // A lock holds nothing but its name: a second one says who has the first.
      return locks.request(name + signature(place, what), {}, begin);
    });
  } catch (error) {
    // A page without access to locks (in a frame without an origin) works without them.
    if (hasBegun || error instanceof Refusal) throw error;
    return work();
  }
}

/** The label as data, so that a page in another language can say it too. */
const signature = (place: Starter, what: Told) => `: ${place}, ${JSON.stringify(what)}`;

async function taken(locks: Locks, name: string, own: Starter): Promise<Refusal> {
  const { held = [] } = await locks.query();
  const [holder] = held.flatMap((lock) => (lock.name?.startsWith(`${name}: `) ? lock.name.slice(name.length) : []));
  const [, place, written] = /^: (pane|ribbon), (.*)$/s.exec(holder ?? "") ?? [];
  const action = labelIn(written) ?? message("another-action");
  if (place === "ribbon") return new Refusal(message("at-work-from-ribbon", { action }));
  return new Refusal(message("at-work-in-pane", { action, window: own === "pane" ? "another" : "own" }));
}

/** The label in a lock's name; nothing in that of an older Lavirint. */
function labelIn(written: string | undefined): Told | undefined {
  try {
    const label: unknown = JSON.parse(written ?? "");
    const isLabel = typeof label === "string" || (typeof label === "object" && label !== null);
    return isLabel && isTold(label) ? label : undefined;
  } catch {
    return undefined;
  }
}
