import { type Job, textFormula, textOfFormula } from "../excel";
import { refusalCode } from "./refusalCode";
import { SCRATCH_NAME } from "./scratchSheet";

/** What was found out about names. */
interface NameAnswers {
  /** Whether the workbook's names are listed among those of a sheet. */
  readonly listsWorkbooks: boolean;
  /** The reference style in the formula of a name. */
  readonly style: "A1" | "R1C1" | "otherwise";
  /** The print area's name on its sheet; undefined if it is not listed. */
  readonly printArea: string | undefined;
  /** The code with which Excel refused a print area; undefined if it was taken. */
  readonly printAreaRefused: string | undefined;
}

/** Three requests. Between two calls of the last one the workbook has one more name. */
export async function askNames(job: Job, sheetName: string): Promise<NameAnswers> {
  const [place, ofWorkbook] = ["Place", "Book"].map((end) => SCRATCH_NAME + end) as [string, string];
  await job.onSheet(sheetName, (sheet) => {
    sheet.names.add(place, sheet.getRange("B2:C3").untrack());
  });
  // Without a printer this may be refused.
  const printAreaRefused = await refusalCode(
    job.onSheet(sheetName, ({ pageLayout }) => pageLayout.setPrintArea("D5:E7")),
  );
  const list = await job.onSheet(sheetName, (sheet, { workbook }) => {
    const added = workbook.names.add(ofWorkbook, "=1");
    const loaded = sheet.names.load("items/name,items/formula");
    added.delete();
    return loaded;
  });
  const found = (name: string) => list.items.find((item) => item.name.toUpperCase() === name.toUpperCase());
  const own = [place, ofWorkbook].map((name) => name.toUpperCase());
  const places = String(found(place)?.formula ?? "");
  return {
    listsWorkbooks: found(ofWorkbook) !== undefined,
    style: /R2C2/.test(places) ? "R1C1" : /\$B\$2/.test(places) ? "A1" : "otherwise",
    printArea: list.items.find(({ name, formula }) => !own.includes(name.toUpperCase()) && isPrintArea(String(formula)))
      ?.name,
    printAreaRefused,
  };
}

function isPrintArea(formula: string): boolean {
  return /\$D\$5|R5C4/.test(formula);
}

/** Lengths of texts to be kept in a name: of the pieces that Lavirint writes, and nearly the longest that a formula can hold. */
export const NAME_LENGTHS = [4000, 8000] as const;

/** The code with which Excel refused a hidden name; otherwise whether it keeps its text, and stays hidden. */
export type LongNameAnswer = string | { readonly keepsText: boolean; readonly staysHidden: boolean };

/** One or two requests. */
export async function askLongName(job: Job, sheetName: string, length: number): Promise<LongNameAnswer> {
  const name = `${SCRATCH_NAME}Text${length}`;
  const code = await refusalCode(
    job.onSheet(sheetName, ({ names }) => {
      names.add(name, textFormula("x".repeat(length))).visible = false;
    }),
  );
  if (code !== undefined) return code;
  const item = await job.onSheet(sheetName, ({ names }) => names.getItemOrNullObject(name).load("formula,visible"));
  if (item.isNullObject) return { keepsText: false, staysHidden: false };
  return {
    keepsText: textOfFormula(String(item.formula)).length === length,
    staysHidden: item.visible === false,
  };
}

/**
 * What happens to a sheet's name that points to B2:C3 of another sheet, given by its id: the code of Excel's refusal, or whether it keeps
 * its place. Two requests; the other sheet stays as it is.
 */
export async function askNameOfOtherSheet(job: Job, sheetName: string, other: string): Promise<string | boolean> {
  const name = `${SCRATCH_NAME}Other`;
  const code = await refusalCode(
    job.onSheet(sheetName, ({ names }, { workbook }) => {
      names.add(name, workbook.worksheets.getItem(other).getRange("B2:C3").untrack()).visible = false;
    }),
  );
  if (code !== undefined) return code;
  const range = await job.onSheet(sheetName, ({ names }) =>
    names.getItemOrNullObject(name).getRangeOrNullObject().untrack().load("address,worksheet/id"),
  );
  return !range.isNullObject && range.worksheet.id === other && /B2:C3$/.test(range.address);
}
