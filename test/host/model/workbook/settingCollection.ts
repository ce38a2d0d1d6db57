import { itemNotFound } from "../base/errors";
import { textual } from "../base/guards";
import { ModelCollection, ModelObject } from "../base/modelObject";
import type { Session } from "../base/session";

/** A value that the add-in keeps in the workbook; anything JSON can hold. */
export class Setting extends ModelObject {
  override readonly className = "Setting";

  constructor(
    session: Session,
    readonly key: string,
  ) {
    super(session);
  }

  override identity(): Record<string, unknown> {
    return { _Id: this.key };
  }

  get value(): unknown {
    const text = this.session.store.settings.get(this.key);
    if (text === undefined) throw itemNotFound();
    return JSON.parse(text) as unknown;
  }
  set value(value: unknown) {
    this.session.store.settings.set(this.key, JSON.stringify(value ?? null));
    this.session.store.touched();
  }

  delete(): void {
    if (!this.session.store.settings.delete(this.key)) throw itemNotFound();
    this.session.store.touched();
  }
}

export class SettingCollection extends ModelCollection<Setting> {
  override readonly className = "SettingCollection";

  override list(): readonly Setting[] {
    return [...this.session.store.settings.keys()].map((key) => new Setting(this.session, key));
  }

  /** Sets the value of a new or an existing key. */
  add(key: unknown, value: unknown): Setting {
    const setting = new Setting(this.session, textual(key));
    setting.value = value;
    return setting;
  }

  override getItem(key: unknown): Setting {
    const setting = this.getItemOrNullObject(key);
    if (!setting) throw itemNotFound();
    return setting;
  }

  getItemOrNullObject(key: unknown): Setting | null {
    return this.session.store.settings.has(textual(key)) ? new Setting(this.session, textual(key)) : null;
  }
}
