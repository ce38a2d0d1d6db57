import { type Area, type Job, intersection, rangeAt } from "../excel";
import type { FrameLine } from "../memory";
import { frameLineBeside, joinedLines, opposite, sidesOf, cellsInside } from "./frame";
import { pairsIn, type Covered } from "./covered";
import { trueColors } from "./trueColors";

/**
 * Lines that an earlier maze covers and that will be under the frame of a smaller one in its place, as the copy of the covered cells
 * has them; counted from the top left of `area`. One request, or none if the copy holds nothing there, and those of
 * {@link trueColors}.
 */
export async function frameUnder(
  job: Job,
  covered: Covered | undefined,
  area: Area,
  earlier: Area | undefined,
): Promise<FrameLine[]> {
  if (covered === undefined || earlier === undefined) return [];
  // A line may have been drawn through the cell outside the frame or through the one inside.
  const asked = sidesOf(area).flatMap(({ facing, strip }) => {
    const beyond = intersection(strip, earlier);
    if (beyond === undefined) return [];
    const within = cellsInside({ facing, strip: beyond });
    const step = { row: within.row - beyond.row, column: within.column - beyond.column };
    return [
      ...pairsIn(covered, beyond).map(({ from, to }) => ({ facing, edge: facing, from, to })),
      ...pairsIn(covered, within).map(({ from, to }) => {
        const cells = { ...from, row: from.row - step.row, column: from.column - step.column };
        return { facing, edge: opposite[facing], from: cells, to };
      }),
    ];
  });
  if (asked.length === 0) return [];
  const read = await job.onSheet(covered.sheet.id, (sheet) =>
    asked.map(({ to }) =>
      rangeAt(sheet, to).getCellProperties({ format: { borders: { style: true, weight: true, color: true } } }),
    ),
  );
  const lines: FrameLine[] = [];
  const copies: FrameLine[] = [];
  asked.forEach(({ facing, edge, from, to }, i) => {
    read[i]!.value.flat().forEach(({ format }, n) => {
      const border = format?.borders?.[edge];
      const line = frameLineBeside(facing, from, n, border);
      if (line === undefined) return;
      lines.push(line);
      copies.push(frameLineBeside(edge, to, n, border)!);
    });
  });
  const colors = await trueColors(job, covered.sheet.id, copies);
  const found = new Map<string, FrameLine>();
  lines.forEach((line, i) => {
    const own = { ...line, color: colors[i]!, row: line.row - area.row, column: line.column - area.column };
    found.set(`${line.isUpright} ${line.row} ${line.column}`, own);
  });
  return joinedLines([...found.values()]);
}
