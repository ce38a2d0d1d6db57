import { type Ends, type Maze, onEdgeOf, Random } from "../../../src/maze/model";
import { wallTable } from "../../../src/maze/code/wallCode";
import { UNVARIED, generators } from "../../../src/maze/generators/generators";

/** Texts of mazes as other people and programs write them. */

/** A text, and what a reader should find in it. */
interface ForeignText {
  readonly text: string;
  readonly maze: Maze;
  readonly ends: Ends | undefined;
  /** How it was written, for a failing test. */
  readonly how: string;
}

const pick = <T>(random: Random, all: readonly T[]): T => all[random.below(all.length)]!;

/** Something for each cell of a maze, row by row. */
const inRows = <T>({ rows, columns }: Maze, give: (row: number, column: number) => T): T[][] =>
  Array.from({ length: rows }, (_, row) => Array.from({ length: columns }, (_, column) => give(row, column)));

/** Letters for entrance and exit. */
const LETTERS = ["SE", "se", "AB", "SF", "SG", "PG", "SX", "ab"];

/** A stroke across, one down, and corners by the walls that meet: from above 1, right 2, below 4, left 8; or one for all. */
const STROKES: Readonly<Record<string, string>> = {
  plus: "-|+",
  o: "-|o",
  stars: "-|*",
  equals: "=|+",
  tildes: "~|+",
  exclamations: "-!+",
  basic: "-I:",
  withoutCorners: "-| ",
  enDashes: "–|+",
  light: "─│ ╵╶└╷│┌├╴┘─┴┐┤┬┼",
  lightWithoutTips: "─│ │─└││┌├─┘─┴┐┤┬┼",
  heavy: "━┃ ╹╺┗╻┃┏┣╸┛━┻┓┫┳╋",
  double: "═║ ║═╚║║╔╠═╝═╩╗╣╦╬",
  rounded: "─│ ╵╶╰╷│╭├╴╯─┴╮┤┬┼",
  crosses: "─│┼",
};

/** How ends are shown: letters in cells, openings in the frame, or not at all. */
type EndsAs = "letters" | "gaps" | "none";

/** Where the frame of a maze without a mask is open for an end: a step from its cell, rows first. */
function outOf({ rows, columns }: Maze, cell: number): readonly [down: number, right: number] {
  if (cell < columns) return [-1, 0];
  if (cell >= (rows - 1) * columns) return [1, 0];
  return [0, cell % columns === 0 ? -1 : 1];
}

function lineDrawing(maze: Maze, ends: Ends, random: Random): ForeignText {
  const name = pick(random, Object.keys(STROKES));
  const [across, down, ...corners] = STROKES[name]! as unknown as [string, string, ...string[]];
  const [width, height] = [1 + random.below(8), 1 + random.below(4)];
  const as = endsAs(maze, ends, random);
  const letters = pick(random, LETTERS);
  const [at, line] = [random.below(width), random.below(height)];
  const blocks = blocksOf(maze, as === "gaps" ? [ends.entrance, ...ends.exits] : []);
  const isWall = (row: number, column: number) => Number(blocks[row]?.[column] ?? false);
  const drawn = (row: number, column: number, i: number) => {
    if (row % 2 === 0 && column % 2 === 0) {
      const [above, right] = [isWall(row - 1, column), isWall(row, column + 1)];
      const walls = above + 2 * right + 4 * isWall(row + 1, column) + 8 * isWall(row, column - 1);
      return corners[walls] ?? corners[0]!;
    }
    const stroke = row % 2 === 0 ? across : down;
    if (row % 2 === 0 || column % 2 === 0)
      return (isWall(row, column) ? stroke : " ").repeat(row % 2 === 0 ? width : 1);
    const cell = (row >> 1) * maze.columns + (column >> 1);
    const mark = as === "letters" && i === line ? endAt(ends, cell, letters) : "";
    return mark.padStart(at + 1).padEnd(width);
  };
  const text = blocks.flatMap((signs, row) =>
    Array.from({ length: row % 2 === 0 ? 1 : height }, (_, i) =>
      signs.map((_, column) => drawn(row, column, i)).join(""),
    ),
  );
  return { ...given(maze, ends, as), text: text.join("\n"), how: `${name} ${width}x${height} ${as} ${letters}` };
}

/** What stands in a cell of an entrance or exit; "" in others. */
const endAt = (ends: Ends, cell: number, letters: string) =>
  cell === ends.entrance ? letters[0]! : ends.exits.includes(cell) ? letters[1]! : "";

const given = (maze: Maze, ends: Ends, as: EndsAs) => ({ maze, ends: as === "none" ? undefined : ends });

const isAllOnEdge = (maze: Maze, ends: Ends) => [ends.entrance, ...ends.exits].every(onEdgeOf(maze));

/** Gaps only where ends are on the edge, and no two in one cell. */
function endsAs(maze: Maze, ends: Ends, random: Random): EndsAs {
  const areInOrder = isAllOnEdge(maze, ends) && ends.exits.every((exit) => exit > ends.entrance);
  return pick<EndsAs>(random, areInOrder ? ["letters", "gaps", "none"] : ["letters", "none"]);
}

function underscored(maze: Maze, ends: Ends, random: Random): ForeignText {
  const width = pick(random, [1, 1, 2, 3, 5]);
  const as: EndsAs = pick(random, width > 1 ? ["letters", "none"] : ["none"]);
  const corner = pick(random, ["_", " ", "."]);
  const blocks = blocksOf(maze);
  const lines = inRows(maze, (row, column) => {
    const floor = blocks[2 * row + 2]![2 * column + 1]! ? "_" : " ";
    const mark = as === "none" ? "" : endAt(ends, row * maze.columns + column, "SE");
    const wall = blocks[2 * row + 1]![2 * column + 2]! ? "|" : corner === "_" ? floor : corner;
    return mark.padEnd(width, floor) + wall;
  });
  const top = new Array<string>(maze.columns).fill("_".repeat(width)).join(corner);
  const text = [(corner === "." ? corner : " ") + top, ...lines.map((line) => `|${line.join("")}`)].join("\n");
  return { ...given(maze, ends, as), text, how: `underscores ${width} ${as}` };
}

/** A maze as blocks on the lattice of odd lines: true for a wall. The frame is open at `gaps`. */
export function blocksOf(maze: Maze, gaps: readonly number[] = []): boolean[][] {
  const { rows, columns } = maze;
  const blocks = Array.from({ length: 2 * rows + 1 }, () => new Array<boolean>(2 * columns + 1).fill(true));
  for (let cell = 0; cell < maze.size; cell++) {
    if (!maze.has(cell)) continue;
    const [row, column] = [2 * Math.floor(cell / columns) + 1, 2 * (cell % columns) + 1];
    const isOpen = (wall: number) => maze.separates(wall) && maze.isOpen(wall);
    blocks[row]![column] = false;
    if (isOpen(2 * cell)) blocks[row]![column + 1] = false;
    if (isOpen(2 * cell + 1)) blocks[row + 1]![column] = false;
    const [down, right] = gaps.includes(cell) ? outOf(maze, cell) : [0, 0];
    blocks[row + down]![column + right] = false;
  }
  return blocks;
}

interface Marks {
  readonly wall: string;
  readonly floor: string;
  readonly entrance: string;
  readonly exit: string;
}

/** The blocks with ends in the frame or inside, as entries. */
function entriesOf(maze: Maze, ends: Ends, as: EndsAs, marks: Marks, random?: Random) {
  const inFrame = as === "gaps" || (random !== undefined && isAllOnEdge(maze, ends) && random.below(2) === 0);
  const rows = blocksOf(maze).map((row) => row.map((isWall) => (isWall ? marks.wall : marks.floor)));
  for (const [i, cell] of as === "none" ? [] : [ends.entrance, ...ends.exits].entries()) {
    const [down, right] = inFrame ? outOf(maze, cell) : [0, 0];
    const mark = as === "gaps" ? marks.floor : i === 0 ? marks.entrance : marks.exit;
    rows[2 * Math.floor(cell / maze.columns) + 1 + down]![2 * (cell % maze.columns) + 1 + right] = mark;
  }
  return { rows, where: inFrame ? `${as} in the frame` : as };
}

function characterBlocks(maze: Maze, ends: Ends, random: Random): ForeignText {
  const wall = pick(random, ["#", "*", "%", "X", "█", "1", "W", "@", "▓", "H"]);
  const floor = pick(random, wall === "1" ? ["0", " "] : [" ", ".", "0", "R", "_", "-"]);
  const letters = LETTERS.filter((pair) => !pair.includes(wall));
  const [entrance, exit] = pick(random, letters) as unknown as [string, string];
  const as = endsAs(maze, ends, random);
  const { rows, where } = entriesOf(maze, ends, as, { wall, floor, entrance, exit }, random);
  const isDouble = random.below(3) === 0;
  const twice = (entry: string) => (entry === wall || entry === floor ? entry + entry : entry + floor);
  const text = rows.map((row) => row.map((entry) => (isDouble ? twice(entry) : entry)).join("")).join("\n");
  const how = `characters ${wall}${floor} ${where} ${isDouble ? "double" : ""} ${entrance}${exit}`;
  return { ...given(maze, ends, as), text, how };
}

function matrix(maze: Maze, ends: Ends, random: Random): ForeignText {
  const separator = pick(random, [",", ";", "\t", " ", ", "]);
  const marks = pick<Marks>(random, [
    { wall: "1", floor: "0", entrance: "2", exit: "3" },
    { wall: "1", floor: "0", entrance: "S", exit: "X" },
    { wall: "W", floor: "R", entrance: "S", exit: "E" },
    { wall: "#", floor: separator === " " ? "." : "", entrance: "A", exit: "B" },
    { wall: "0", floor: "1", entrance: "S", exit: "E" },
  ]);
  const as = endsAs(maze, ends, random);
  const { rows, where } = entriesOf(maze, ends, as, marks, random);
  const lineEnd = pick(random, ["\n", "\r\n", "\r"]);
  const isQuoted = separator === "," && random.below(4) === 0;
  const line = (row: string[]) => row.map((entry) => (isQuoted ? `"${entry}"` : entry)).join(separator);
  const text = rows.map(line).join(lineEnd) + pick(random, ["", lineEnd]);
  const how = `matrix ${JSON.stringify(separator)} ${marks.wall}${marks.floor} ${where}`;
  return { ...given(maze, ends, as), text: pick(random, ["", "\uFEFF"]) + text, how };
}

/** A maze as an array of a program, on lines or all on one. */
function literals(maze: Maze, ends: Ends, random: Random): ForeignText {
  const marks = pick<Marks>(random, [
    { wall: "1", floor: "0", entrance: "2", exit: "3" },
    { wall: "#", floor: " ", entrance: "S", exit: "E" },
    { wall: "true", floor: "false", entrance: "", exit: "" },
    { wall: "-1", floor: "0", entrance: "", exit: "" },
  ]);
  const areSigns = marks.wall === "#";
  const as = marks.exit === "" ? "none" : pick<EndsAs>(random, ["letters", "none"]);
  const { rows } = entriesOf(maze, ends, as, marks);
  const quote = pick(random, ['"', "'"]);
  const list = (row: readonly string[], begin: string, end: string, separator = ", ") =>
    begin + row.map((entry) => (areSigns ? quote + entry + quote : entry)).join(separator) + end;
  const joined = rows.map((row) => row.join(""));
  const values = areSigns ? rows : rows.map((row) => row.map((each) => JSON.parse(each) as unknown));
  const writers: Record<string, () => string> = {
    json: () => JSON.stringify({ name: "a maze", maze: areSigns ? joined : values }),
    pretty: () => JSON.stringify(values, null, 2),
    python: () => `maze = [${rows.map((row) => list(row, "[", "]")).join(",\n        ")}]`,
    c: () => `int maze[${rows.length}][] = {{${rows.map((row) => list(row, "", "", ",")).join("},{")}}};`,
    numpy: () => `array([${rows.map((row) => list(row, "[", "]")).join(",\n       ")}])`,
  };
  if (areSigns) {
    writers.strings = () => `const maze = [\n${joined.map((row) => `  ${quote}${row}${quote},`).join("\n")}\n];`;
    writers.added = () => `String m =\n${joined.map((row) => `  "${row}\\n"`).join(" +\n")};`;
    writers.one = () => JSON.stringify(joined.join("\n"));
    writers.triple = () => `maze = """${joined.join("\n")}"""`;
    writers.printed = () => joined.map((row) => `print(${quote}${row}${quote})`).join("\n");
  } else {
    writers.matlab = () => `maze = [${rows.map((row) => row.join(" ")).join("; ")}];`;
    writers.constant = () => `={${rows.map((row) => row.join(",")).join(";")}}`;
  }
  const kind = pick(random, Object.keys(writers));
  return { ...given(maze, ends, as), text: writers[kind]!(), how: `literals ${kind} ${marks.wall} ${as}` };
}

/** North 1, east 2, south 4, west 8, with 1 for a wall, row by row. */
function wallCodes(maze: Maze): number[][] {
  const blocks = blocksOf(maze);
  const isWall = (row: number, column: number) => Number(blocks[row]![column]);
  return inRows(maze, (row, column) => {
    const [r, c] = [2 * row + 1, 2 * column + 1];
    return isWall(r - 1, c) + 2 * isWall(r, c + 1) + 4 * isWall(r + 1, c) + 8 * isWall(r, c - 1);
  });
}

/** Codes for each cell; mazes without a mask, in one piece. */
function codes(maze: Maze, ends: Ends, random: Random): ForeignText {
  const { rows, columns } = maze;
  const walls = wallCodes(maze);
  const written = (say: (code: number) => string, separator: string) =>
    walls.map((row) => row.map(say).join(separator)).join("\n");
  const kind = pick(random, ["hexadecimal", "sums", "open", "list", "segments", "parted", "bits", "sides", "own"]);
  const none = { maze, ends: undefined, how: kind };
  if (kind === "hexadecimal") {
    const isSmall = random.below(2) === 0;
    const text = written((code) => (isSmall ? code.toString(16) : code.toString(16).toUpperCase()), "");
    if (random.below(2) === 0) return { ...none, text };
    const place = (cell: number) => `${cell % columns},${Math.floor(cell / columns)}`;
    const places = [ends.entrance, ...ends.exits].map(place);
    return { maze, ends, text: [text, "", ...places].join("\n"), how: `${kind} with ends` };
  }
  const separator = pick(random, [" ", ",", ";", "\t", "  "]);
  if (kind === "own")
    return {
      ...none,
      text: wallTable(maze)
        .map((row) => row.join(separator))
        .join("\n"),
    };
  const say = {
    sums: String,
    open: (code: number) => String(15 - code),
    parted: (code: number) => `0x${code.toString(16)}`,
    bits: (code: number) => code.toString(2).padStart(4, "0"),
    sides: (code: number) => [..."NESW"].filter((_, bit) => ((code >> bit) & 1) === 1).join("") || "0",
  }[kind];
  if (say !== undefined) return { ...none, text: written(say, separator) };
  if (kind === "list") {
    const isUp = random.below(2) === 0;
    const lines = inRows(maze, (row, column) => {
      const sides = [0, 1, 2, 3].map((bit) => (walls[row]![column]! >> bit) & 1);
      return [column, isUp ? rows - 1 - row : row, ...sides].join(" ");
    });
    return { ...none, text: lines.flat().join("\n"), how: `${kind} ${isUp ? "up" : "down"}` };
  }
  const corner = `${columns},${rows}`;
  const frame = [`0,0,${columns},0`, `0,0,0,${rows}`, `${columns},0,${corner}`, `0,${rows},${corner}`];
  const lines = inRows(maze, (y, x) => [
    ...(x < columns - 1 && (walls[y]![x]! & 2) !== 0 ? [`${x + 1},${y},${x + 1},${y + 1}`] : []),
    ...(y < rows - 1 && (walls[y]![x]! & 4) !== 0 ? [`${x},${y + 1},${x + 1},${y + 1}`] : []),
  ]);
  return { ...none, text: [...frame, ...lines.flat(2)].join("\n") };
}

/** Dots for cells, with walls between them and no frame; lines without a wall are blank. */
function dots(maze: Maze, ends: Ends, random: Random): ForeignText {
  const { rows, columns } = maze;
  const dot = pick(random, [".", "o", "·"]);
  const gap = 1 + 2 * random.below(2);
  const isMarked = random.below(2) === 0;
  const within = blocksOf(maze)
    .slice(1, -1)
    .map((row) => row.slice(1, -1));
  const lines = within.map((row, r) =>
    row.map((isWall, c) => {
      if (c % 2 === 1) return (isWall && r % 2 === 0 ? "|" : " ").padStart((gap + 1) / 2).padEnd(gap);
      if (r % 2 === 1) return isWall ? "-" : " ";
      return (isMarked && endAt(ends, (r >> 1) * columns + (c >> 1), "SF")) || dot;
    }),
  );
  const text = `${rows} ${columns}\n\n${lines.map((line) => line.join("").trimEnd()).join("\n")}`;
  return { ...given(maze, ends, isMarked ? "letters" : "none"), text, how: `dots ${dot} ${gap}` };
}

/** How people copy a text: indented, quoted, with a caption, with other blanks and dashes. */
const COPIES: Readonly<Record<string, (text: string, lines: readonly string[]) => string>> = {
  indent: (_, lines) => lines.map((line) => "    " + line).join("\n"),
  quote: (_, lines) => lines.map((line) => (line === "" ? ">" : "> " + line)).join("\n"),
  caption: (text) => text.trimEnd() + "\n\nDrawn on a rainy day, seed 17.\n",
  heading: (text) => "My first maze\n\n" + text,
  blanks: (text) => text.replace(/ /g, "\u00a0"),
  trim: (text, lines) => lines.map((line) => (text.includes("\t") ? line : line.trimEnd())).join("\n"),
  crlf: (_, lines) => lines.join("\r\n"),
  twice: (text) => text.trimEnd() + "\n\n\n" + text,
  fence: (text) => "```\n" + text.trimEnd() + "\n```\n",
  none: (text) => text,
  tab: (text, lines) => (text.includes("\t") ? text : lines.map((line) => "\t" + line).join("\n")),
};

function copied({ text, how, ...rest }: ForeignText, random: Random): ForeignText {
  const kind = pick(random, Object.keys(COPIES));
  return { ...rest, text: COPIES[kind]!(text, text.split(/\r\n|\r|\n/)), how: `${how}; ${kind}` };
}

const writers = { lineDrawing, underscored, characterBlocks, matrix, codes, dots, literals };
type Writer = keyof typeof writers;
export const writerNames = Object.keys(writers) as Writer[];

/** A perfect maze of 3 x 3 to 10 x 12 cells of any generator, with ends in different rows. */
function anyPerfect(random: Random): { maze: Maze; ends: Ends } {
  const [rows, columns] = [3 + random.below(8), 3 + random.below(10)];
  const { maze } = pick(random, generators).make({ rows, columns }, new Random(`maze ${random.below(1e9)}`), UNVARIED);
  const [entrance, exit] = [random.below(columns), maze.size - 1 - random.below(columns)];
  return { maze, ends: { entrance, exits: [exit] } };
}

/** The text of a maze in a form that this seed chooses. */
export function foreignText(writer: Writer, seed: number): ForeignText {
  const random = new Random(`${writer} ${seed}`);
  const { maze, ends } = anyPerfect(random);
  const text = writers[writer](maze, ends, random);
  // What surrounds a line of a program is other code.
  if (writer === "literals") return text;
  return random.below(2) === 0 ? text : copied(text, random);
}
