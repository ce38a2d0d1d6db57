import { type Job, textFormula, textOfFormula } from "../excel";
import { SCRATCH_NAME } from "./scratchSheet";

/** What was found out about names. */
interface NameAnswers {
  /** Whether a hidden name keeps a text of {@link LONG_TEXT} characters, and stays hidden. */
  readonly keepsText: boolean;
  readonly staysHidden: boolean;
  /** Whether the workbook's names are listed among those of a sheet. */
  readonly listsWorkbooks: boolean;
  /** The reference style in the formula of a name. */
  readonly style: "A1" | "R1C1" | "otherwise";
  /** The print area's name on its sheet; undefined where it is not listed. */
  readonly printArea: string | undefined;
}

/** As long as the pieces of texts that names keep. */
export const LONG_TEXT = 4000;

/** Two requests. Between two calls of the second one the workbook has one more name. */
export async function askNames(job: Job, sheetName: string): Promise<NameAnswers> {
  const [text, place, ofWorkbook] = ["Text", "Place", "Book"].map((end) => SCRATCH_NAME + end) as [
    string,
    string,
    string,
  ];
  await job.onSheet(sheetName, (sheet) => {
    sheet.names.add(text, textFormula("x".repeat(LONG_TEXT))).visible = false;
    sheet.names.add(place, sheet.getRange("B2:C3"));
    sheet.pageLayout.setPrintArea("D5:E7");
  });
  const list = await job.onSheet(sheetName, (sheet, { workbook }) => {
    const added = workbook.names.add(ofWorkbook, "=1");
    const loaded = sheet.names.load("items/name,items/formula,items/visible");
    added.delete();
    return loaded;
  });
  const found = (name: string) => list.items.find((item) => item.name.toUpperCase() === name.toUpperCase());
  const own = [text, place, ofWorkbook].map((name) => name.toUpperCase());
  const places = String(found(place)?.formula ?? "");
  return {
    keepsText: textOfFormula(String(found(text)?.formula ?? "")).length === LONG_TEXT,
    staysHidden: found(text)?.visible === false,
    listsWorkbooks: found(ofWorkbook) !== undefined,
    style: /R2C2/.test(places) ? "R1C1" : /\$B\$2/.test(places) ? "A1" : "otherwise",
    printArea: list.items.find(({ name, formula }) => !own.includes(name.toUpperCase()) && isPrintArea(String(formula)))
      ?.name,
  };
}

function isPrintArea(formula: string): boolean {
  return /\$D\$5|R5C4/.test(formula);
}
