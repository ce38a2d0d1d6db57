import { type Area, type SheetStore, intersect, subtract } from "../../store";
import { invalidArgument } from "../base/errors";
import { checkUnprotected } from "../base/permissions";
import { CellsObject } from "../base/modelObject";

const KINDS = ["wholeNumber", "decimal", "list", "date", "time", "textLength", "custom"];

/** The rule for what may be typed into the cells. It is kept and copied, and prevents nothing. */
export class DataValidation extends CellsObject {
  override readonly className = "DataValidation";

  /** "WholeNumber", for example; "Inconsistent" if rules differ, "MixedCriteria" if some cells have none. */
  get type(): string {
    const { sheet, areas } = this.target;
    const rest = areas.flatMap((area) => withoutRules(sheet, area));
    const kinds = new Set(this.rules().map((rule) => JSON.stringify(rule)));
    if (kinds.size === 0) return "None";
    if (rest.length > 0) return "MixedCriteria";
    if (kinds.size > 1) return "Inconsistent";
    const [kind] = Object.keys(this.rules()[0]!);
    return kind![0]!.toUpperCase() + kind!.slice(1);
  }

  /** An empty object for cells without one rule that all have. */
  get rule(): unknown {
    const has = !["None", "MixedCriteria", "Inconsistent"].includes(this.type);
    return has ? structuredClone(this.rules()[0]) : {};
  }
  /** @throws InvalidArgument unless it is a rule of one known kind, AccessDenied on a protected sheet */
  set rule(value: unknown) {
    const rule = (value ?? {}) as Record<string, unknown>;
    const given = Object.keys(rule).filter((kind) => rule[kind] !== undefined && rule[kind] !== null);
    if (given.length !== 1 || !KINDS.includes(given[0]!)) throw invalidArgument();
    checkUnprotected(this.target.sheet);
    const { sheet, areas } = this.target;
    const kept = { [given[0]!]: rule[given[0]!] };
    for (const area of areas) setValidations(sheet, area, [{ area, rule: structuredClone(kept) }]);
  }

  clear(): void {
    const { sheet, areas } = this.target;
    checkUnprotected(sheet);
    for (const area of areas) setValidations(sheet, area, []);
  }

  private rules(): Readonly<Record<string, unknown>>[] {
    const { sheet, areas } = this.target;
    return sheet.validations
      .filter(({ area }) => areas.some((one) => intersect(one, area) !== undefined))
      .map(({ rule }) => rule);
  }
}

/** Puts these rules in place of those of an area. */
export function setValidations(sheet: SheetStore, area: Area, rules: SheetStore["validations"]): void {
  const kept = sheet.validations.flatMap((entry) => {
    return subtract(entry.area, area).map((part) => ({ ...entry, area: part }));
  });
  sheet.validations = [...kept, ...rules];
  sheet.touched();
}

function withoutRules(sheet: SheetStore, area: Area): Area[] {
  let rest = [area];
  for (const entry of sheet.validations) rest = rest.flatMap((part) => subtract(part, entry.area));
  return rest;
}
