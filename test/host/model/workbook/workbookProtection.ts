import { accessDenied, invalidOperation } from "../base/errors";
import { ModelObject } from "../base/modelObject";

/** Protection of the workbook's structure: which sheets there are, their names, places and visibility. */
export class WorkbookProtection extends ModelObject {
  override readonly className = "WorkbookProtection";

  get protected(): boolean {
    return this.session.store.structureProtection !== undefined;
  }

  /** @throws InvalidOperation when it is protected already */
  protect(password?: unknown): void {
    if (this.protected) throw invalidOperation();
    this.change({ password: typeof password === "string" ? password : "" });
  }

  /** @throws AccessDenied for a wrong password */
  unprotect(password?: unknown): void {
    const { structureProtection } = this.session.store;
    if (!structureProtection) return;
    if (structureProtection.password !== "" && structureProtection.password !== password) throw accessDenied();
    this.change(undefined);
  }

  private change(protection: { password: string } | undefined): void {
    this.session.store.structureProtection = protection;
    this.session.store.changes.workbook("sheets");
  }
}
