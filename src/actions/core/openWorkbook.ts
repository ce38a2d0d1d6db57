import { message } from "../../message";
import { OpenWorkbook, Refusal, workbookAddress } from "../../worksheet/excel";

export type Starter = "pane" | "ribbon";

/** The part of the browser's Web Locks (https://www.w3.org/TR/web-locks/) that is used; `navigator.locks` has it. */
export interface Locks {
  request<T>(
    name: string,
    options: { readonly ifAvailable?: boolean },
    work: (lock: unknown) => Promise<T>,
  ): Promise<T>;
}

/**
 * The workbook of a page that has just opened. Its actions run only while no other page, in another window or of the ribbon or the pane,
 * works on the same workbook, provided the browser has locks. A lock is released when its page is closed or crashes.
 */
export function openWorkbook(place: Starter, locks: Locks | undefined): OpenWorkbook {
  return new OpenWorkbook({
    lease: locks && ((work) => leased(locks, work)),
    isTimed: place === "ribbon", // Office ends its commands
  });
}

/** Runs an action's work while no other page is working. Throws {@link Refusal} at once where one is. */
async function leased<T>(locks: Locks, work: () => Promise<T>): Promise<T> {
  let hasBegun = false;
  try {
    return await locks.request(`Lavirint at work in ${workbookAddress()}`, { ifAvailable: true }, (lock) => {
      if (lock === null) throw new Refusal(message("at-work-elsewhere"));
      hasBegun = true;
      return work();
    });
  } catch (error) {
    // A page without access to locks (in a frame without an origin) works without them.
    if (hasBegun || error instanceof Refusal) throw error;
    return work();
  }
}
