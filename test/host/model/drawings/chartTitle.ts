import { logical, textual } from "../base/arguments";
import { ChartPart } from "./chartPart";

export class ChartTitle extends ChartPart {
  override readonly className = "ChartTitle";

  get text(): string {
    return this.chart.title;
  }
  /** A title that is given is shown. */
  set text(value: unknown) {
    this.change(this.chart, { title: textual(value), titleVisible: true });
  }

  get visible(): boolean {
    return this.chart.titleVisible;
  }
  set visible(value: unknown) {
    this.change(this.chart, { titleVisible: logical(value) });
  }
}
