import { linesIn, message } from "../../message";
import { freeSheetName } from "../addSheets";
import type { Change } from "../changes";
import { type ExcelSession, Refusal, bringToFront, unlessRefused } from "../excel";

export interface Asked {
  readonly session: ExcelSession;
  /** The name of the scratch sheet; "" if there is none. */
  readonly scratch: string;
  readonly now: () => number;
  readonly sides: readonly number[];
}

export type Answers = Readonly<Record<string, string>>;

export const at = (sheet: Excel.Worksheet, address: string) => sheet.getRange(address).untrack();

export function onSheet<T>(
  { session, scratch }: Asked,
  build: (sheet: Excel.Worksheet, context: Excel.RequestContext) => T,
): Promise<T> {
  return session.onSheet(scratch, build);
}

export const milliseconds = (time: number) => `${Math.round(time)} ms`;

export function refusalOf(request: Promise<unknown>): Promise<string | undefined> {
  return request.then(
    () => undefined,
    (error: unknown) => {
      if (!(error instanceof Refusal)) throw error;
      // A request's own sentence may say more than Excel's code.
      const [first] = linesIn(error.details);
      const own = typeof first === "object" && "code" in first.args ? first.args.code : undefined;
      return `is refused: ${typeof own === "string" ? own : error.code}`;
    },
  );
}

/** Names of the workbook and of the scratch sheet that the report makes begin with this. */
export const SCRATCH = "LavirintReport_";

/**
 * A sheet to try things on, which says to whoever finds it later what it is; `make` gives its name. Rolling back deletes it, the sheets
 * that questions inserted, whose names begin with its name, and the names that they made.
 */
export async function scratchSheet(session: ExcelSession, word: string, text: string): Promise<Change<string>> {
  const { items } = await session.request(({ workbook }) => workbook.worksheets.load("items/id,items/name"));
  const name = freeSheetName(items, word);
  // It may be no worksheet.
  const looking = session.request(({ workbook: { worksheets } }) => worksheets.getActiveWorksheet().load("id"));
  const front = (await unlessRefused(looking))?.id;
  return {
    make: async (maker) => {
      await maker.request(({ workbook }) => {
        workbook.worksheets.add(name).getRange("A1").untrack().values = [[text]];
      });
      return name;
    },
    rollBack: async (taker) => {
      const found = await taker.request(({ workbook }) => ({
        sheets: workbook.worksheets.load("items/id,items/name"),
        names: workbook.names.load("items/name"),
      }));
      const isNew = (id: string) => items.every((item) => item.id !== id);
      const own = found.sheets.items.filter((sheet) => isNew(sheet.id) && sheet.name.startsWith(name));
      const names = found.names.items.filter((item) => item.name.startsWith(SCRATCH));
      if (own.length + names.length === 0) return;
      await taker.repeatable(({ workbook }) => {
        for (const { id } of own) workbook.worksheets.getItemOrNullObject(id).delete();
        for (const item of names) workbook.names.getItemOrNullObject(item.name).delete();
      });
      if (front !== undefined) await bringToFront(taker, front);
    },
    ifStuck: message("arrived-sheet-left", { sheet: name }),
  };
}

/** The sets that could matter, each with its newest version or a later one. */
const SETS: readonly (readonly [name: string, newest: number])[] = [
  ["ExcelApi", 30],
  ["ExcelApiOnline", 3],
  ["ExcelApiDesktop", 5],
  ["SharedRuntime", 2],
  ["DialogApi", 2],
  ["DialogOrigin", 1],
  ["AddinCommands", 2],
  ["RibbonApi", 2],
  ["KeyboardShortcuts", 1],
  ["DelayForCellEdit", 1],
];

export function surroundings() {
  const { displayLanguage, requirements } = Office.context;
  const isSupported = (name: string, version: number) => requirements.isSetSupported(name, `1.${version}`);
  const diagnostics = Office.context.diagnostics as Office.ContextInformation | undefined;
  return {
    platform: String(diagnostics?.platform ?? "unknown"),
    version: diagnostics?.version ?? "unknown",
    language: displayLanguage,
    /** The requirement sets, each with its newest version: "ExcelApi 1.17". */
    apiSets: SETS.flatMap(([name, newest]) => {
      for (let version = newest; version > 0; version--)
        if (isSupported(name, version)) return [`${name} 1.${version}`];
      return [];
    }),
  };
}
