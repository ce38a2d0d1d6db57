import { invalidArgument } from "../base/errors";
import { textual } from "../base/arguments";

const ACCENTS = [1, 2, 3, 4, 5, 6].flatMap((n) => [
  `Accent${n}`,
  ...[20, 40, 60].map((part) => `${part}% - Accent${n}`),
]);

/** The cell styles of a new workbook. */
export const CELL_STYLES = [
  "Normal",
  "Bad",
  "Good",
  "Neutral",
  "Calculation",
  "Check Cell",
  "Explanatory Text",
  "Followed Hyperlink",
  "Hyperlink",
  "Input",
  "Linked Cell",
  "Note",
  "Output",
  "Warning Text",
  "Heading 1",
  "Heading 2",
  "Heading 3",
  "Heading 4",
  "Title",
  "Total",
  "Comma",
  "Comma [0]",
  "Currency",
  "Currency [0]",
  "Percent",
  ...ACCENTS,
];

const key = (name: string): string => name.replace(/[^\p{L}\d]/gu, "").toLowerCase();

/** Names of `Excel.BuiltInStyle` that are written otherwise, "Accent1_20", "Hlink". */
const OTHERWISE: Readonly<Record<string, string>> = {
  hlink: "Hyperlink",
  hlinktrav: "Followed Hyperlink",
  wholecomma: "Comma [0]",
  wholedollar: "Currency [0]",
  ...Object.fromEntries(
    ACCENTS.flatMap((name) => {
      const [, part, n] = /^(\d+)% - Accent(\d)$/.exec(name) ?? [];
      return part === undefined ? [] : [[`accent${n}${part}`, name]];
    }),
  ),
};

/** The style's name as Excel writes it, from that or from `Excel.BuiltInStyle`. @throws InvalidArgument for no style of the workbook */
export function cellStyle(value: unknown): string {
  const wanted = key(textual(value));
  const found = OTHERWISE[wanted] ?? CELL_STYLES.find((name) => key(name) === wanted);
  if (found === undefined) throw invalidArgument();
  return found;
}
