/** Colours of series in their order: the accents of Office's theme. */
const ACCENTS = ["#4472C4", "#ED7D31", "#A5A5A5", "#FFC000", "#5B9BD5", "#70AD47"];

export function seriesColor(index: number): string {
  return ACCENTS[index % ACCENTS.length]!;
}
