/** An error that a cell shows, such as #REF!. One object per kind, so that they compare by identity. */
export class CellError {
  private constructor(readonly text: string) {}

  static readonly ref = new CellError("#REF!");
  static readonly unknownName = new CellError("#NAME?");
  static readonly div0 = new CellError("#DIV/0!");
  static readonly value = new CellError("#VALUE!");
  static readonly num = new CellError("#NUM!");
  static readonly notAvailable = new CellError("#N/A");
  static readonly nothing = new CellError("#NULL!");

  /** A custom function is still at work. */
  static readonly busy = new CellError("#BUSY!");
  /** A formula gives several values, and something is in their way. */
  static readonly spill = new CellError("#SPILL!");

  static readonly all: readonly CellError[] = [
    CellError.ref,
    CellError.unknownName,
    CellError.div0,
    CellError.value,
    CellError.num,
    CellError.notAvailable,
    CellError.nothing,
    CellError.busy,
    CellError.spill,
  ];

  /** The error written so, in either case; undefined for other text. */
  static parse(text: string): CellError | undefined {
    return CellError.all.find((error) => error.text === text.toUpperCase());
  }

  toString(): string {
    return this.text;
  }
}

/** What a cell holds or its formula gives; an empty cell is undefined, never "". */
export type CellValue = number | string | boolean | CellError;
