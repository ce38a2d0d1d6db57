import { type ReadName, fieldsOf } from "../excel";
import { facts } from "../memory";

/** What Lavirint wrote into the blocks of a set-number sheet, besides the share code of their maze. */
export interface SetsRecord {
  readonly rows: number;
  readonly columns: number;
  /** The step that each block shows; null if every cell has its own number. */
  readonly steps: readonly (number | null)[];
  /** What stands above each block. */
  readonly labels: readonly string[];
}

/** What the names of a set-number sheet say of it; undefined if an older version or somebody else wrote them. */
export function setsRecordOf(list: readonly ReadName[]): SetsRecord | undefined {
  const { rows, columns, steps, labels } = fieldsOf(facts.setsWritten.read(list));
  const isWhole = (value: unknown): value is number => Number.isInteger(value) && Number(value) >= 0;
  if (!isWhole(rows) || !isWhole(columns) || !Array.isArray(steps) || !Array.isArray(labels)) return undefined;
  const isRecord =
    steps.every((step): step is number | null => step === null || isWhole(step)) &&
    labels.every((label): label is string => typeof label === "string");
  return isRecord ? { rows, columns, steps, labels } : undefined;
}
