import { oneOf } from "../base/guards";
import { ModelObject } from "../base/modelObject";

export class Application extends ModelObject {
  override readonly className = "Application";

  get calculationMode(): string {
    return this.session.store.calculationMode;
  }
  set calculationMode(value: unknown) {
    this.session.store.calculationMode = oneOf(["Automatic", "AutomaticExceptTables", "Manual"], value);
    this.session.settle();
  }

  get calculationState(): string {
    return "Done";
  }

  get calculationEngineVersion(): number {
    return 191029;
  }

  get decimalSeparator(): string {
    return ".";
  }

  get thousandsSeparator(): string {
    return ",";
  }

  get useSystemSeparators(): boolean {
    return true;
  }

  calculate(calculationType: unknown): void {
    oneOf(["Recalculate", "Full", "FullRebuild"], calculationType);
    this.session.calculate();
  }

  /** Formulas are calculated when they are read, so there is nothing to suspend. */
  suspendApiCalculationUntilNextSync(): void {
    this.session.written();
  }

  /** The view is told of changes after the request as a whole anyway. */
  suspendScreenUpdatingUntilNextSync(): void {
    this.session.written();
  }
}
