/** Excel's names of papers (Excel.PaperType). */
export const PAPER_TYPES = [
  "Letter", "LetterSmall", "Tabloid", "Ledger", "Legal", "Statement", "Executive", "A3", "A4", "A4Small", "A5", "B4", "B5", "Folio",
  "Quatro", "Paper10x14", "Paper11x17", "Note", "Envelope9", "Envelope10", "Envelope11", "Envelope12", "Envelope14", "Csheet",
  "Dsheet", "Esheet", "EnvelopeDL", "EnvelopeC5", "EnvelopeC3", "EnvelopeC4", "EnvelopeC6", "EnvelopeC65", "EnvelopeB4",
  "EnvelopeB5", "EnvelopeB6", "EnvelopeItaly", "EnvelopeMonarch", "EnvelopePersonal", "FanfoldUS", "FanfoldStdGerman",
  "FanfoldLegalGerman",
] as const;

export const POINTS_IN = { Points: 1, Inches: 72, Centimeters: 72 / 2.54 } as const;
