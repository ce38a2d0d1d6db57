import { type NameEntry, type SheetStore } from "../../store";
import { invalidArgument, itemAlreadyExists, itemNotFound } from "../base/errors";
import { textual } from "../base/arguments";
import { validName } from "../base/validName";
import { NamedItem, nameFormula } from "./namedItem";
import { ModelCollection } from "../base/modelObject";
import { PrintAreaName } from "./printAreaName";
import type { Session } from "../base/session";

/** The names of one scope: the workbook's own or one sheet's. */
export class NamedItemCollection extends ModelCollection<NamedItem> {
  override readonly className = "NamedItemCollection";

  /** @param scope undefined for the workbook */
  constructor(
    session: Session,
    private readonly scope: SheetStore | undefined,
  ) {
    super(session);
  }

  override list(): readonly NamedItem[] {
    const { listsWorkbookNames } = this.session.switches;
    return this.session.store.names
      .filter((entry) => entry.scope === this.scope || (entry.scope === undefined && listsWorkbookNames))
      .map((entry) => new NamedItem(this.session, entry))
      .concat(this.printArea() ?? [])
      .sort((a, b) => (a.name.toLowerCase() < b.name.toLowerCase() ? -1 : 1));
  }

  /**
   * @param reference a range or a formula beginning with "="
   * @throws InvalidArgument for what cannot be a name, ItemAlreadyExists for one that this scope has
   */
  add(name: unknown, reference: unknown, comment: unknown = ""): NamedItem {
    return this.insert(name, nameFormula(reference, this.session.switches.referenceStyle), comment);
  }

  override getItem(name: unknown): NamedItem {
    const item = this.getItemOrNullObject(name);
    if (!item) throw itemNotFound();
    return item;
  }

  getItemOrNullObject(name: unknown): NamedItem | null {
    const text = textual(name);
    const printArea = this.printArea();
    if (printArea?.name.toLowerCase() === text.toLowerCase()) return printArea;
    const entry = this.session.store.name(text, this.scope);
    return entry ? new NamedItem(this.session, entry) : null;
  }

  private printArea(): NamedItem | undefined {
    if (this.scope === undefined || this.scope.page.printArea.length === 0) return undefined;
    if (this.session.switches.printAreaName === "unlisted") return undefined;
    return new PrintAreaName(this.session, this.scope);
  }

  private insert(name: unknown, formula: string, comment: unknown): NamedItem {
    const text = validName(name);
    const { refusesLongNames } = this.session.switches;
    if (refusesLongNames !== false && formula.length > refusesLongNames) throw invalidArgument();
    if (this.session.store.name(text, this.scope)) throw itemAlreadyExists();
    const entry: NameEntry = { name: text, formula, visible: true, comment: textual(comment ?? ""), scope: this.scope };
    this.session.store.names.push(entry);
    this.session.store.touched();
    this.session.written();
    return new NamedItem(this.session, entry);
  }
}
