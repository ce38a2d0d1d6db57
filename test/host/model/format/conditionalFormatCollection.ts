import { type ConditionalFormatEntry, intersect } from "../../store";
import { ConditionalFormat } from "./conditionalFormat";
import { apiNotFound, itemNotFound } from "../base/errors";
import { textual } from "../base/arguments";
import { checkFormatCells } from "../base/permissions";
import { ModelCollection } from "../base/modelObject";
import type { Session } from "../base/session";
import type { Target } from "../base/target";

/** What ColorScale begins with: from red for the lowest value over yellow to green for the highest. */
const START: ConditionalFormatEntry["criteria"] = {
  minimum: { type: "LowestValue", color: "#F8696B" },
  midpoint: { type: "Percentile", formula: "50", color: "#FFEB84" },
  maximum: { type: "HighestValue", color: "#63BE7B" },
};

/** The conditional formats that touch a range. Colour scales are modelled; adding another kind answers ApiNotFound. */
export class ConditionalFormatCollection extends ModelCollection<ConditionalFormat> {
  override readonly className = "ConditionalFormatCollection";

  constructor(
    session: Session,
    private readonly target: Target,
  ) {
    super(session);
  }

  override list(): readonly ConditionalFormat[] {
    const { sheet, areas } = this.target;
    return sheet.conditionalFormats
      .filter((entry) => entry.areas.some((one) => areas.some((area) => intersect(one, area) !== undefined)))
      .map((entry) => new ConditionalFormat(this.session, sheet, entry));
  }

  /** @throws ApiNotFound for a kind that is not modelled */
  add(type: unknown): ConditionalFormat {
    if (type !== "ColorScale") throw apiNotFound();
    checkFormatCells(this.target);
    const { sheet, areas } = this.target;
    const entry: ConditionalFormatEntry = {
      id: this.session.store.newId(),
      type,
      areas: [...areas],
      criteria: structuredClone(START),
    };
    sheet.conditionalFormats.unshift(entry);
    sheet.touched();
    return new ConditionalFormat(this.session, sheet, entry);
  }

  clearAll(): void {
    checkFormatCells(this.target);
    for (const format of this.list()) format.delete();
  }

  override getItem(id: unknown): ConditionalFormat {
    const found = this.getItemOrNullObject(id);
    if (!found) throw itemNotFound();
    return found;
  }

  getItemOrNullObject(id: unknown): ConditionalFormat | null {
    return this.list().find((format) => format.id === textual(id)) ?? null;
  }
}
