import { type Message, isMessage, message } from "../../message";
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
 * works on the same workbook, provided the browser has locks. A lock is released when its page is closed or crashes. `canSay`: whether
 * the page has words for the label of what another page does; that may be of another version of Lavirint.
 */
export function openWorkbook(
  place: Starter,
  locks: Locks | undefined,
  canSay: (label: Message) => boolean,
): OpenWorkbook {
  return new OpenWorkbook({
    lease: locks && ((what, work) => leased({ locks, place, canSay }, what, work)),
    isTimed: place === "ribbon", // Office ends its commands
  });
}

/** What is known of a page: how it reaches the others, where it is, and whether it has words for a label. */
interface Page {
  readonly locks: Locks;
  readonly place: Starter;
  readonly canSay: (label: Message) => boolean;
}

/** Runs an action's work while no other page is working. Throws {@link Refusal} at once, saying which page is. */
async function leased<T>(page: Page, what: Message, work: () => Promise<T>): Promise<T> {
  const { locks, place } = page;
  const name = `Lavirint at work in ${workbookAddress()}`;
  let hasBegun = false;
  const begin = () => {
    hasBegun = true;
    return work();
  };
  try {
    return await locks.request(name, { ifAvailable: true }, async (lock) => {
      if (lock === null) throw await taken(page, name);
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
const signature = (place: Starter, what: Message) => `: ${place}, ${JSON.stringify(what)}`;

async function taken({ locks, place: own, canSay }: Page, name: string): Promise<Refusal> {
  const { held = [] } = await locks.query();
  const [holder] = held.flatMap((lock) => (lock.name?.startsWith(`${name}: `) ? lock.name.slice(name.length) : []));
  const [, place, written] = /^: (pane|ribbon), (.*)$/s.exec(holder ?? "") ?? [];
  const label = labelIn(written);
  const action = label !== undefined && canSay(label) ? label : message("another-action");
  if (place === "ribbon") return new Refusal(message("at-work-from-ribbon", { action }));
  return new Refusal(message("at-work-in-pane", { action, window: own === "pane" ? "another" : "own" }));
}

/** The label in a lock's name; nothing if that holds something else. */
function labelIn(written: string | undefined): Message | undefined {
  try {
    const label: unknown = JSON.parse(written ?? "");
    return typeof label === "object" && label !== null && isMessage(label) ? label : undefined;
  } catch {
    return undefined;
  }
}
