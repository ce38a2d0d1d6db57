import { oneOf } from "../base/arguments";
import { ModelObject } from "../base/modelObject";
import { Window } from "./window";

export class Application extends ModelObject {
  override readonly className = "Application";

  get activeWindow(): Window {
    return new Window(this.session);
  }

  get calculationMode(): string {
    return this.session.store.calculationMode;
  }
  set calculationMode(value: unknown) {
    this.session.store.calculationMode = oneOf(["Automatic", "AutomaticExceptTables", "Manual"], value);
    this.session.settle();
  }

  calculate(calculationType: unknown): void {
    oneOf(["Recalculate", "Full", "FullRebuild"], calculationType);
    this.session.calculate();
  }

  /** The screen shows a request when it has been answered, so there is nothing to hold back. */
  suspendScreenUpdatingUntilNextSync(): void {}

  suspendApiCalculationUntilNextSync(): void {
    this.session.suspendCalculation();
  }
}
