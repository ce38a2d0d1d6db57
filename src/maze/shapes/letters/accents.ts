/** A mark above or below a letter: its picture, of blocks that are half a pen wide, and where it stands. */
export interface Accent {
  readonly isBelow: boolean;
  readonly side: "middle" | "right";
  /** Two rows of five; the middle column is doubled above a letter with an even number of columns. */
  readonly blocks: readonly [string, string];
}

function above(...blocks: readonly [string, string]): Accent {
  return { isBelow: false, side: "middle", blocks };
}

/** Marks by their combining character, as Unicode's canonical decomposition gives them. */
export const accents: Readonly<Record<string, Accent>> = {
  // grave, acute, circumflex, tilde
  "\u0300": above(".##..", "..##."),
  "\u0301": above("..##.", ".##.."),
  "\u0302": above(".###.", "##.##"),
  "\u0303": above("###.#", "#.###"),
  // breve, dot, diaeresis, caron
  "\u0306": above("#...#", "#####"),
  "\u0307": above("..#..", "..#.."),
  "\u0308": above("##.##", "##.##"),
  "\u030C": above("##.##", ".###."),
  // cedilla, ogonek
  "\u0327": { isBelow: true, side: "middle", blocks: ["..##.", ".##.."] },
  "\u0328": { isBelow: true, side: "right", blocks: ["...#.", "...##"] },
};
