import type { CustomXmlPartEntry } from "../../store";
import { itemNotFound } from "../base/errors";
import { textual } from "../base/guards";
import { ModelCollection, ModelObject } from "../base/modelObject";
import type { Session } from "../base/session";

export class CustomXmlPart extends ModelObject {
  override readonly className = "CustomXmlPart";

  constructor(
    session: Session,
    private readonly entry: CustomXmlPartEntry,
  ) {
    super(session);
  }

  override identity(): Record<string, unknown> {
    return { Id: this.entry.id };
  }

  get id(): string {
    return this.entry.id;
  }

  /** The default namespace of the root element. */
  get namespaceUri(): string {
    return /<[^?!][^>]*?\sxmlns\s*=\s*["']([^"']*)["']/.exec(this.entry.xml)?.[1] ?? "";
  }

  getXml(): string {
    return this.entry.xml;
  }

  setXml(xml: unknown): void {
    this.entry.xml = textual(xml);
    this.session.store.touched();
  }

  delete(): void {
    const { store } = this.session;
    if (!store.customXmlParts.includes(this.entry)) throw itemNotFound();
    store.customXmlParts = store.customXmlParts.filter((entry) => entry !== this.entry);
    store.touched();
  }
}

export class CustomXmlPartCollection extends ModelCollection<CustomXmlPart> {
  override readonly className = "CustomXmlPartCollection";

  override list(): readonly CustomXmlPart[] {
    return this.session.store.customXmlParts.map((entry) => new CustomXmlPart(this.session, entry));
  }

  add(xml: unknown): CustomXmlPart {
    const entry = { id: this.session.store.newId(), xml: textual(xml) };
    this.session.store.customXmlParts.push(entry);
    this.session.store.touched();
    return new CustomXmlPart(this.session, entry);
  }

  override getItem(id: unknown): CustomXmlPart {
    const part = this.getItemOrNullObject(id);
    if (!part) throw itemNotFound();
    return part;
  }

  getItemOrNullObject(id: unknown): CustomXmlPart | null {
    const entry = this.session.store.customXmlParts.find((candidate) => candidate.id === textual(id));
    return entry ? new CustomXmlPart(this.session, entry) : null;
  }
}
