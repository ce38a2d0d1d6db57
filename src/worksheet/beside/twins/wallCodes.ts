import { message } from "../../../message";
import { crc32 } from "../../../maze/code";
import {
  type Area,
  type Job,
  Refusal,
  SHEET_COLUMNS,
  SHEET_ROWS,
  loadNames,
  rangeAt,
  readNames,
  rowBands,
  without,
} from "../../excel";
import {
  type CellContent,
  VALUE_CELLS,
  cellBlocks,
  clearContents,
  everywhere,
  isText,
  readInHalves,
  writeContent,
} from "../../cells";
import { type ReversibleChange, piecesBack, piecesOf } from "../../changes";
import { factBetween, facts } from "../../memory";
import type { HelperSheet, SheetState } from "../../sheet";

/** Cells that are read in one request. */
const READ_CELLS = 100_000;
/** The largest code. */
const MOST_CODE = 4;

/** A sheet of wall codes, as it was read before codes are written there again. */
export interface FoundCodes {
  readonly sheet: HelperSheet;
  /** Where the earlier codes are; undefined if they were deleted or moved away. */
  readonly before: Area | undefined;
  /** Where the new ones go: from the same cell on, so that formulas find them. */
  readonly after: Area;
  /** Whether the earlier codes are as Lavirint wrote them; if not, somebody changed some. */
  readonly isAsWritten: boolean;
  /** Cells where the new codes go that hold something else than codes. */
  readonly own: readonly Area[];
  /** What the cells hold, in parts that cover both areas. */
  readonly parts: readonly Part[];
}

interface Part {
  readonly area: Area;
  readonly formulas: readonly (readonly unknown[])[];
  /** Texts, which are written back as such, by their cells in the part. */
  readonly texts: ReadonlyMap<number, CellContent>;
}

/**
 * Reads a sheet of codes, for a maze whose place in its own sheet is `maze`: one request for every 100,000 cells, and one more for each
 * of these in which something else stands. `isAgain`: its names are read again too, in one more.
 */
export async function readWallCodes(job: Job, sheet: HelperSheet, maze: Area, isAgain: boolean): Promise<FoundCodes> {
  const names = isAgain ? readNames(await job.onSheet(sheet.id, (there) => loadNames(there.names))) : sheet.names;
  const before = placeOfCodes({ ...sheet, names });
  const after = placeFrom(before ?? maze, maze);
  const parts: Part[] = [];
  for (const area of before === undefined ? [after] : [before, ...without(after, before)]) {
    for (const band of rowBands(area, READ_CELLS)) parts.push(...(await readParts(job, sheet.id, band)));
  }
  const own = parts.flatMap(({ area, formulas }) => {
    const isTheirs = (row: number, column: number) => {
      const content = formulas[row]![column];
      const isInAfter = holds(after, area.row + row, area.column + column);
      return isInAfter && content !== "" && !(isCode(content) && holds(before, area.row + row, area.column + column));
    };
    return [...cellBlocks(area, (cell) => isTheirs(Math.floor(cell / area.columns), cell % area.columns))];
  });
  own.sort((one, other) => one.row - other.row || one.column - other.column);
  const codes = parts.flatMap(({ area, formulas }) => (holds(before, area.row, area.column) ? formulas : []));
  const isAsWritten = before === undefined || facts.wallCodesSum.read(names) === checksum(codes);
  return { sheet: { ...sheet, names }, before, after, isAsWritten, own, parts };
}

/** Where the codes of a sheet are; undefined if they were deleted or moved away. */
function placeOfCodes({ name, names }: HelperSheet): Area | undefined {
  const place = facts.wallCodesAt.read(names);
  return place?.sheet === name ? place.area : undefined;
}

/** As many cells as the maze has, from the first one of the earlier codes on, if they fit there. */
function placeFrom({ row, column }: Area, maze: Area): Area {
  const fits = row + maze.rows <= SHEET_ROWS && column + maze.columns <= SHEET_COLUMNS;
  return fits ? { ...maze, row, column } : maze;
}

function holds(area: Area | undefined, row: number, column: number): boolean {
  if (area === undefined) return false;
  const [down, right] = [row - area.row, column - area.column];
  return down >= 0 && down < area.rows && right >= 0 && right < area.columns;
}

const isCode = (content: unknown) =>
  typeof content === "number" && Number.isInteger(content) && content >= 0 && content <= MOST_CODE;

/** Of rows of codes: how many there are, how many columns they have, and their CRC-32; "" if something else is among them. */
export function checksum(codes: readonly (readonly unknown[])[]): string {
  const all = codes.flat();
  if (!all.every(isCode)) return "";
  return `${codes.length} ${codes[0]?.length ?? 0} ${crc32(Uint8Array.from(all as number[])).toString(16)}`;
}

/** Usually one part; if the contents are very long, several. */
async function readParts(job: Job, id: string, area: Area): Promise<Part[]> {
  const read: { area: Area; formulas: unknown[][] }[] = [];
  const ask = (part: Area) => job.onSheet(id, (sheet) => rangeAt(sheet, part).load("formulas"));
  await readInHalves(area, ask, (part, { formulas }) => read.push({ area: part, formulas: formulas as unknown[][] }));
  const parts: Part[] = [];
  for (const part of read) {
    const isMixed = part.formulas.some((row) => row.some((content) => content !== "" && !isCode(content)));
    parts.push({ ...part, texts: isMixed ? await readTexts(job, id, part.area) : new Map<number, CellContent>() });
  }
  return parts;
}

async function readTexts(job: Job, id: string, area: Area): Promise<Map<number, CellContent>> {
  const texts = new Map<number, CellContent>();
  const ask = (part: Area) => job.onSheet(id, (sheet) => rangeAt(sheet, part).load("formulas,values,numberFormat"));
  await readInHalves(area, ask, (part, { formulas, values, numberFormat }) => {
    (formulas as unknown[][]).forEach((line, row) =>
      line.forEach((formula, column) => {
        if (!isText(formula, values[row]![column])) return;
        const cell = (part.row - area.row + row) * area.columns + part.column - area.column + column;
        texts.set(cell, { formula, isText: true, numberFormat: String(numberFormat[row]![column]) });
      }),
    );
  });
  return texts;
}

/**
 * Writes the codes of the maze in `maze` on the sheet of `state` over the earlier ones of a sheet, and clears those for which it has no
 * cell; what a person wrote among these stays. One request, 0.5 MB for 250,000 cells, and one more if cells take numbers as texts.
 * Throws Refusal if cells don’t take the codes.
 */
export function wallCodesWritten(
  { name: mazeSheet }: SheetState,
  maze: Area,
  { sheet, before, after, parts }: FoundCodes,
  codes: number[][],
): ReversibleChange<void> {
  const { id, name } = sheet;
  const names = [
    factBetween(sheet, facts.wallCodesAt, after),
    factBetween(sheet, facts.wallCodes, { sheet: mazeSheet, area: maze }),
    factBetween(sheet, facts.wallCodesSum, checksum(codes)),
  ];
  const gone = parts.flatMap(({ area, formulas }) =>
    without(area, after).flatMap((rest) => {
      const isOurs = (cell: number) => {
        const [row, column] = [rest.row + Math.floor(cell / rest.columns), rest.column + (cell % rest.columns)];
        return holds(before, row, column) && isCode(formulas[row - area.row]![column - area.column]);
      };
      return [...cellBlocks(rest, isOurs)];
    }),
  );
  const codesIn = (area: Area) =>
    codes
      .slice(area.row - after.row, area.row - after.row + area.rows)
      .map((line) => line.slice(area.column - after.column, area.column - after.column + area.columns));
  const write = (there: Excel.Worksheet, areas: readonly Area[]) => {
    for (const band of areas.flatMap((area) => [...rowBands(area, VALUE_CELLS)])) {
      rangeAt(there, band).values = codesIn(band);
    }
    return areas.map((area) => rangeAt(there, area).load("values"));
  };
  /** The cells whose values are so after they were given their codes. */
  const cellsThat = (
    areas: readonly Area[],
    written: readonly Excel.Range[],
    is: (held: unknown, code: number) => boolean,
  ) =>
    areas.flatMap((area, i) => {
      const [values, wanted] = [written[i]!.values as unknown[][], codesIn(area)];
      return [
        ...cellBlocks(area, (cell) => {
          const [row, column] = [Math.floor(cell / area.columns), cell % area.columns];
          return is(values[row]![column], wanted[row]![column]!);
        }),
      ];
    });
  let asTexts: readonly Area[] = [];
  const make = async (job: Job) => {
    const written = await job.repeatableOn(id, (there, context) => {
      for (const area of gone) clearContents(there, area);
      const found = write(there, [after]);
      for (const { paint } of piecesOf(names)) paint(context);
      return found;
    });
    const isOther = (held: unknown, code: number) => Number(held) !== code || held === "";
    if (cellsThat([after], written, isOther).length > 0) throw new Refusal(message("walls-not-taken", { sheet: name }));
    // Cells with the format "@" take numbers as texts, which no function takes as codes.
    asTexts = cellsThat([after], written, (held) => typeof held === "string");
    if (asTexts.length === 0) return;
    await job.repeatableOn(id, (there) => {
      for (const area of asTexts) rangeAt(there, area).numberFormat = everywhere("General");
      write(there, asTexts);
    });
  };
  const takeBack = (job: Job) =>
    job.repeatableOn(id, (there, context) => {
      for (const area of asTexts) rangeAt(there, area).numberFormat = everywhere("@");
      for (const part of parts) restore(there, part);
      for (const { paint } of piecesBack(names)) paint(context);
    });
  return { make, takeBack, ifStuck: message("walls-unfinished", { sheet: name }) };
}

/** Queues what the cells of a part held. */
function restore(sheet: Excel.Worksheet, { area, formulas, texts }: Part): void {
  const others = formulas.map((line, row) =>
    line.map((formula, column) => (texts.has(row * area.columns + column) ? null : formula)),
  );
  for (const band of rowBands(area, VALUE_CELLS)) {
    const first = band.row - area.row;
    rangeAt(sheet, band).formulas = others.slice(first, first + band.rows);
  }
  for (const [cell, content] of texts) {
    const [row, column] = [area.row + Math.floor(cell / area.columns), area.column + (cell % area.columns)];
    writeContent(rangeAt(sheet, { row, column, rows: 1, columns: 1 }), content);
  }
}
