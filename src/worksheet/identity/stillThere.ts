import { message } from "../../message";
import { type Gone, type Job, type ReadName, Refusal, loadNames, readNames, commandsInExcel } from "../excel";

/** A sheet on which something was drawn, as just read. */
export interface FoundSheet<T> {
  readonly sheet: string;
  readonly names: readonly ReadName[];
  readonly alongside: T;
}

interface Looking<T> {
  /** What is thrown if the sheet is gone. */
  readonly gone: Gone;
  /** Throws if the sheet's names say that the drawing is gone. */
  readonly check: (names: readonly ReadName[], sheet: string) => void;
  /** Queues further reads. */
  readonly alongside: (sheet: Excel.Worksheet, context: Excel.RequestContext) => T;
}

/** Checks, in one request, whether a drawing is still on its sheet. Throws Gone, and {@link Refusal} if the sheet is protected. */
export async function stillThere<T>(
  job: Job,
  sheetId: string,
  { gone, check, alongside }: Looking<T>,
): Promise<FoundSheet<T>> {
  const read = await job
    .onSheet(sheetId, (sheet, context) => ({
      sheet: sheet.load("name"),
      protection: sheet.protection.load("protected"),
      names: loadNames(sheet.names),
      alongside: alongside(sheet, context),
    }))
    .catch((error: unknown) => {
      throw error instanceof Refusal && error.code === "ItemNotFound" ? gone : error;
    });
  const { name } = read.sheet;
  const names = readNames(read.names);
  check(names, name);
  if (read.protection.protected) {
    throw new Refusal(message("maze-sheet-protected", { sheet: name }), commandsInExcel.unprotect);
  }
  return { sheet: name, names, alongside: read.alongside };
}
