import { LEGEND_POSITIONS } from "../../store";
import { logical, oneOf } from "../base/arguments";
import { ChartPart } from "./chartPart";

export class ChartLegend extends ChartPart {
  override readonly className = "ChartLegend";

  get position(): string {
    return this.chart.legend.position;
  }
  set position(value: unknown) {
    this.change(this.chart.legend, { position: oneOf(LEGEND_POSITIONS, value) });
  }

  get visible(): boolean {
    return this.chart.legend.visible;
  }
  set visible(value: unknown) {
    this.change(this.chart.legend, { visible: logical(value) });
  }
}
