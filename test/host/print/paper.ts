/** Paper as Excel knows it: its name in Excel.PaperType, its number in files (XlPaperSize) and its size upright, in points. */
export interface Paper {
  readonly name: string;
  readonly code: number;
  readonly width: number;
  readonly height: number;
}

const inches = (name: string, code: number, width: number, height: number): Paper => ({
  name,
  code,
  width: width * 72,
  height: height * 72,
});
const millimetres = (name: string, code: number, width: number, height: number): Paper =>
  inches(name, code, width / 25.4, height / 25.4);

/** The sheets of ECMA-376 part 1, 18.3.1.63 that Excel's API names; envelopes beyond the usual ones are left out. */
const PAPERS: readonly Paper[] = [
  inches("Letter", 1, 8.5, 11),
  inches("LetterSmall", 2, 8.5, 11),
  inches("Tabloid", 3, 11, 17),
  inches("Ledger", 4, 17, 11),
  inches("Legal", 5, 8.5, 14),
  inches("Statement", 6, 5.5, 8.5),
  inches("Executive", 7, 7.25, 10.5),
  millimetres("A3", 8, 297, 420),
  millimetres("A4", 9, 210, 297),
  millimetres("A4Small", 10, 210, 297),
  millimetres("A5", 11, 148, 210),
  millimetres("B4", 12, 250, 353),
  millimetres("B5", 13, 176, 250),
  inches("Folio", 14, 8.5, 13),
  millimetres("Quatro", 15, 215, 275),
  inches("Paper10x14", 16, 10, 14),
  inches("Paper11x17", 17, 11, 17),
  inches("Note", 18, 8.5, 11),
  inches("Envelope9", 19, 3.875, 8.875),
  inches("Envelope10", 20, 4.125, 9.5),
  inches("Envelope11", 21, 4.5, 10.375),
  inches("Envelope12", 22, 4.75, 11),
  inches("Envelope14", 23, 5, 11.5),
  inches("Csheet", 24, 17, 22),
  inches("Dsheet", 25, 22, 34),
  inches("Esheet", 26, 34, 44),
  millimetres("EnvelopeDL", 27, 110, 220),
  millimetres("EnvelopeC5", 28, 162, 229),
  millimetres("EnvelopeC3", 29, 324, 458),
  millimetres("EnvelopeC4", 30, 229, 324),
  millimetres("EnvelopeC6", 31, 114, 162),
  millimetres("EnvelopeC65", 32, 114, 229),
  millimetres("EnvelopeB4", 33, 250, 353),
  millimetres("EnvelopeB5", 34, 176, 250),
  millimetres("EnvelopeB6", 35, 176, 125),
];

/** Letter for a name that is not among them. */
export function paperNamed(name: string): Paper {
  return PAPERS.find((paper) => paper.name === name) ?? PAPERS[0]!;
}

/** Letter for a number that is not among them. */
export function paperNumbered(code: number): Paper {
  return PAPERS.find((paper) => paper.code === code) ?? PAPERS[0]!;
}
