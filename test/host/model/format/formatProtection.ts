import { logical } from "../base/arguments";
import { checkUnprotected } from "../base/permissions";
import { changeLook, commonLook } from "./look";
import { ModelObject } from "../base/modelObject";
import type { Session } from "../base/session";
import type { Target } from "../base/target";

export class FormatProtection extends ModelObject {
  override readonly className = "FormatProtection";

  constructor(
    session: Session,
    private readonly target: Target,
  ) {
    super(session);
  }

  get formulaHidden(): boolean | null {
    return commonLook(this.target, (style) => style.formulaHidden);
  }
  set formulaHidden(value: unknown) {
    checkUnprotected(this.target.sheet);
    const formulaHidden = logical(value);
    changeLook(this.target, (style) => ({ ...style, formulaHidden }));
  }

  get locked(): boolean | null {
    return commonLook(this.target, (style) => style.locked);
  }
  set locked(value: unknown) {
    checkUnprotected(this.target.sheet);
    const locked = logical(value);
    changeLook(this.target, (style) => ({ ...style, locked }));
  }
}
