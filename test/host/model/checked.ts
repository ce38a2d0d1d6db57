import type * as chart from "./drawings/chart";
import type * as chartParts from "./drawings/chartParts";
import type * as shape from "./drawings/shape";
import type * as conditionalFormat from "./format/conditionalFormat";
import type * as dataValidation from "./format/dataValidation";
import type * as rangeBorder from "./format/rangeBorder";
import type * as rangeFormat from "./format/rangeFormat";
import type * as namedItem from "./names/namedItem";
import type * as pageBreaks from "./pageLayout/pageBreakCollection";
import type * as pageLayout from "./pageLayout/pageLayout";
import type * as range from "./range/range";
import type * as rangeAreas from "./range/rangeAreas";
import type * as table from "./tables/table";
import type * as tables from "./tables/tableCollection";
import type * as workbook from "./workbook/workbook";
import type * as autoFilter from "./worksheet/autoFilter";
import type * as worksheet from "./worksheet/worksheet";
import type * as worksheets from "./worksheet/worksheetCollection";
import type * as customProperties from "./worksheet/worksheetCustomPropertyCollection";
import type * as freezePanes from "./worksheet/worksheetFreezePanes";
import type * as sheetProtection from "./worksheet/worksheetProtection";

/** What serves the model alone, and what all collections have, though an add-in cannot use it in each. */
type Own =
  | ("className" | "identity" | "isGone" | "protocolMethod" | "read" | "change" | "list")
  | ("getItem" | "getItemOrNullObject" | "getItemAt" | "getCount" | "count")
  | ("sheet" | "area" | "target" | "entry" | "body" | "grow" | "isCalled");

type Instance<T> = T extends abstract new (...given: never) => infer Made ? Made : never;

type Misspelt<Module> = {
  [Name in keyof Module & keyof typeof Excel]: Exclude<
    keyof Instance<Module[Name]>,
    keyof Instance<(typeof Excel)[Name]> | Own
  >;
}[keyof Module & keyof typeof Excel];

type None<Member extends never> = Member;

/**
 * Nothing here runs: the compiler holds every public member of the model's classes against Excel's own type of the same name in
 * office.d.ts, so that a misspelt member does not compile.
 */
export type Checked = None<
  [
    Misspelt<typeof chart>,
    Misspelt<typeof chartParts>,
    Misspelt<typeof shape>,
    Misspelt<typeof conditionalFormat>,
    Misspelt<typeof dataValidation>,
    Misspelt<typeof rangeBorder>,
    Misspelt<typeof rangeFormat>,
    Misspelt<typeof namedItem>,
    Misspelt<typeof pageBreaks>,
    Misspelt<typeof pageLayout>,
    Misspelt<typeof range>,
    Misspelt<typeof rangeAreas>,
    Misspelt<typeof table>,
    Misspelt<typeof tables>,
    Misspelt<typeof workbook>,
    Misspelt<typeof autoFilter>,
    Misspelt<typeof worksheet>,
    Misspelt<typeof worksheets>,
    Misspelt<typeof customProperties>,
    Misspelt<typeof freezePanes>,
    Misspelt<typeof sheetProtection>,
  ][number]
>;
