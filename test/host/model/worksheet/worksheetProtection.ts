import { NOTHING_ALLOWED, type ProtectionOptions } from "../../store";
import { accessDenied, invalidArgument, invalidOperation } from "../base/errors";
import { SheetObject } from "../base/modelObject";

export class WorksheetProtection extends SheetObject {
  override readonly className = "WorksheetProtection";

  get protected(): boolean {
    return this.sheet.protection !== undefined;
  }

  get options(): ProtectionOptions {
    return this.sheet.protection?.options ?? NOTHING_ALLOWED;
  }

  /** @throws InvalidOperation when the sheet is protected already */
  protect(options?: unknown, password?: unknown): void {
    if (this.sheet.protection) throw invalidOperation();
    this.sheet.protection = { options: merged(options), password: typeof password === "string" ? password : "" };
    this.changed();
  }

  /** @throws AccessDenied for a wrong password */
  unprotect(password?: unknown): void {
    if (!this.sheet.protection) return;
    if (this.sheet.protection.password !== "" && this.sheet.protection.password !== password) throw accessDenied();
    this.sheet.protection = undefined;
    this.changed();
  }

  private changed(): void {
    this.sheet.touched();
    this.session.events.raise("ProtectionChanged", this.sheet.id, { isProtected: this.protected, source: "Local" });
  }
}

function merged(options: unknown): ProtectionOptions {
  if (options === undefined || options === null) return NOTHING_ALLOWED;
  if (typeof options !== "object") throw invalidArgument();
  for (const [name, value] of Object.entries(options)) {
    const known = Object.hasOwn(NOTHING_ALLOWED, name);
    const fits =
      name === "selectionMode" ? ["Normal", "Unlocked", "None"].includes(String(value)) : typeof value === "boolean";
    if (!known || !(fits || value === null || value === undefined)) throw invalidArgument();
  }
  return { ...NOTHING_ALLOWED, ...(options as Partial<ProtectionOptions>) };
}
