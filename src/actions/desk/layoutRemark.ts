import type { Layout } from "../../worksheet/cells/layout";

/** A sentence with a space before it for a layout in which no wall can be seen, or "". */
export function layoutRemark({ wallColor, fill }: Layout): string {
  return wallColor.toUpperCase() === fill.toUpperCase()
    ? ` Its walls cannot be seen, because they have the colour of its cells, ${wallColor.toUpperCase()}. Choose another wall colour or fill under Layout.`
    : "";
}
