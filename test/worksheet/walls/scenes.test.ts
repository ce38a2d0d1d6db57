import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { type Maze, Random } from "../../../src/maze/model";
import { kruskal } from "../../../src/maze/generators/kruskal";
import { type Area, addressOf, cellOfWhole, referenceTo } from "../../../src/worksheet/addresses";
import { FillList, lookOfCell } from "../../../src/worksheet/cells";
import type { Border } from "../../../src/worksheet/borders";
import { DrawnEdges } from "../../../src/worksheet/walls/drawnEdges";
import { recognise } from "../../../src/worksheet/walls/recognise";
import type { FoundMaze, SeenPlace } from "../../../src/worksheet/walls/seenPlace";
import { IS_DEEP } from "../../depth";
import { blocksOf } from "../../maze/text/foreignTexts";

/**
 * Scenes of sheets with mazes that people drew, and others with none, drawn by chance, and what is read of each, in a line of a file that
 * people read: scenes.txt. `SCENES=write` writes what it is now; read the differences before they are committed. A reading "as drawn" is
 * right; so is none where there is no maze.
 */

/** Rows and columns of cells, line by line. */
const cellsOf = (rows: number, columns: number) =>
  Array.from({ length: rows * columns }, (_, i) => [Math.floor(i / columns), i % columns] as const);

/** A part of a sheet, as it is read. */
class Canvas {
  readonly values: unknown[];
  readonly looks: string[];
  /** Lines at the left and the upper side of cells, also behind the last row and column, as "left 0,3". */
  readonly lines = new Map<string, Border>();
  readonly merged: Area[] = [];
  readonly names: { name: string; formula: string }[] = [];
  hasScale = false;

  constructor(readonly area: Area) {
    this.values = new Array<unknown>(area.rows * area.columns).fill("");
    this.looks = new Array<string>(area.rows * area.columns).fill("");
  }

  /** Puts a value, or a look, into a cell; nothing beyond what is read. */
  put(row: number, column: number, value: unknown, into: unknown[] = this.values): void {
    const { rows, columns } = this.area;
    if (row >= 0 && column >= 0 && row < rows && column < columns) into[row * columns + column] = value;
  }

  paint(row: number, column: number, look: string): void {
    this.put(row, column, look, this.looks);
  }

  /** Draws the lines of a part left of its cells and above them, also behind its last row and column; those that are not told stay. */
  drawLines(
    { row, column, rows, columns }: Area,
    lineAt: (where: "left" | "above", row: number, column: number) => Border | undefined,
  ): void {
    for (const [r, c] of cellsOf(rows + 1, columns + 1)) {
      const [before, above] = [r < rows && lineAt("left", r, c), c < columns && lineAt("above", r, c)];
      if (before) this.lines.set(`left ${row + r},${column + c}`, before);
      if (above) this.lines.set(`above ${row + r},${column + c}`, above);
    }
  }

  /** What is seen of it around a selected cell, or where all is selected; each line is told by one of its cells, or by both. */
  seen(focus: Area | undefined, random: Random): SeenPlace {
    const { area, values, looks, lines, merged, names, hasScale } = this;
    const { rows, columns } = area;
    const cells = Array.from({ length: rows }, () =>
      Array.from({ length: columns }, (): Record<string, object> => ({})),
    );
    const tell = (line: Border | undefined, ...sides: (readonly [row: number, column: number, side: string])[]) => {
      const both = random.below(3);
      const seen = sides.flatMap(([row, column, side]) => {
        const cell = cells[row]?.[column];
        return cell === undefined ? [] : [{ cell, side }];
      });
      seen.forEach(({ cell, side }, i) => {
        const isTold = seen.length === 1 || both === 2 || both === i;
        cell[side] = line !== undefined && isTold ? line : { style: "None" };
      });
    };
    for (const [r, c] of cellsOf(rows, columns + 1))
      tell(lines.get(`left ${r},${c}`), [r, c - 1, "right"], [r, c, "left"]);
    for (const [r, c] of cellsOf(rows + 1, columns))
      tell(lines.get(`above ${r},${c}`), [r - 1, c, "bottom"], [r, c, "top"]);
    const edges = new DrawnEdges(area);
    const told = cells.map((row) => row.map((borders) => ({ format: { borders } })));
    edges.addRows(0, told);
    const isRuled = Uint8Array.from(looks, (look) => Number(look.startsWith("rule ")));
    const fills = new FillList(looks.length, (cell) => (isRuled[cell] === 1 ? "" : looks[cell]!));
    const shown = new FillList(looks.length, (cell) => looks[cell]!.replace("rule ", ""));
    return {
      area,
      focus,
      merged,
      names,
      hasScale,
      shown,
      isRuled,
      edges: lines.size === 0 ? undefined : edges,
      cells: { fills, values, formulas: values },
    };
  }
}

const WALL_SIGNS = "1 # x w █ ▓ ■ % * ## ██ wall true Q -1".split(" ");
const OPEN_SIGNS = ["", ..."0 . _ - · r o false p".split(" ")];
const DARK = ["000000", "1F3864", "7F7F7F", "C00000"];
const PALE = ["", "FFFFFF", "FFF2CC", "D9E1F2", "A9D08E"];
const WEIGHTS = ["Hairline", "Thin", "Medium", "Thick"];
const STYLES = ["Continuous", "Continuous", "Continuous", "Double", "Dash"];
const COLORS = ["#000000", "#000000", "#1F3864", "#7F7F7F", "#BFBFBF", "#ECECEC", "#F0F0F0", "#FFFFFF"];
const ENDS = ["S>E", "start>Ziel", "ulaz>", ">exit"];
const NEAR = [
  ...["nothing near", "nothing near", "legend", "merged title", "note", "numbers in it", "fills in it", "rules in it"],
];

const KINDS = [
  ...(["lines", "lines of a grid", "filled walls", "filled ways", "walls of two fills", "signs", "sums"] as const),
  ...(["cave", "within a frame", "stripes", "table", "walls shown by rules"] as const),
];
type Kind = (typeof KINDS)[number];

/** A sheet, what is in it in words, what of it is selected, and where which maze was drawn, if it was one. */
function sceneOf(kind: Kind, number: number, random: Random) {
  const words: string[] = [];
  const say = <T>(word: T): T => (words.push(String(word) === "" ? "blank" : String(word)), word);
  const pick = <T>(list: readonly T[]): T => list[random.below(list.length)]!;
  const size = { rows: 2 + random.below(4), columns: 2 + random.below(4) };
  const { maze } = kruskal(size, random);
  for (let i = random.below(3); i > 0; i--) {
    const wall = random.below(maze.wallCount);
    if (maze.separates(wall)) maze.openWall(wall);
  }
  const areBetween = kind.startsWith("lines") || kind === "sums";
  const isWithin = kind === "within a frame";
  const high = areBetween ? size.rows : 2 * size.rows + (isWithin ? -1 : 1);
  const wide = areBetween ? size.columns : 2 * size.columns + (isWithin ? -1 : 1);
  const isExact = random.percent(20);
  const around = () => (isExact ? 0 : random.below(4));
  const [top, left, below, after] = [around(), around(), around(), around()];
  const area = { row: 3, column: 2, rows: top + high + below, columns: left + wide + after };
  const canvas = new Canvas(area);
  const place = { row: area.row + top, column: area.column + left, rows: high, columns: wide };
  const frame = say(pick(["framed", "framed", "gaps", "half a frame", "no frame"]));
  const isFrameOpen = (at: number, length: number, isFirstSide: boolean) =>
    frame === "no frame" ||
    (frame === "gaps" && at === (isFirstSide ? Math.min(1, length - 1) : length - 2)) ||
    (frame === "half a frame" && (isFirstSide || at % 3 === 0));
  const blocks = blocksOf(maze);
  const [bottom, right] = [2 * size.rows, 2 * size.columns];
  /** Whether there is a wall at a place of the lattice of the maze, whose odd lines are cells. */
  const isWall = (row: number, column: number): boolean => {
    const [isAside, isAcross] = [column === 0 || column === right, row === 0 || row === bottom];
    if (kind === "cave") return isAside || isAcross || (row * 7 + column * 5 + number) % 4 === 0;
    if (!isAside && !isAcross) return blocks[row]![column]!;
    if (row % 2 === 0 && column % 2 === 0) return frame !== "no frame";
    if (isAcross) return !isFrameOpen(column >> 1, size.columns, row === 0);
    return frame === "gaps" || !isFrameOpen(row >> 1, size.rows, column === 0);
  };
  if (kind.startsWith("lines")) {
    const weight = () => WEIGHTS[(number + random.below(2)) % 4]!;
    const kindOf = () => ({ style: pick(STYLES), weight: weight(), color: pick(COLORS) });
    const named = ({ style, weight, color }: Border) => say(`${style} ${weight} ${color}`);
    const wall = kindOf();
    const grid = kind === "lines" ? undefined : kindOf();
    const border = random.percent(30) ? { ...wall, weight: "Thick" } : wall;
    const isLarger = grid !== undefined && random.percent(30);
    [wall, ...(grid ? [grid] : []), ...(border === wall ? [] : [border])].forEach(named);
    if (isLarger) say("larger grid");
    const drawn = isLarger ? { ...area, row: 0, column: 0 } : { row: top, column: left, rows: high, columns: wide };
    if (grid !== undefined) canvas.drawLines(drawn, () => grid);
    canvas.drawLines({ row: top, column: left, rows: high, columns: wide }, (where, row, column) => {
      const isRim = row === 0 || column === 0 || row === high || column === wide;
      const isDrawn = where === "left" ? isWall(2 * row + 1, 2 * column) : isWall(2 * row, 2 * column + 1);
      return isDrawn ? (isRim ? border : wall) : undefined;
    });
  } else if (kind === "sums") {
    const parts = say(pick(["1,2,4,8", "1,4,2,8", "8,4,2,1", "2,1,8,4"])).split(",");
    const isTurned = say(random.percent(50));
    const hex = say(random.percent(30));
    if (random.percent(30)) {
      say("headings");
      for (let column = 0; column < wide; column++) canvas.put(top - 1, left + column, column + 1);
      for (let row = 0; row < high; row++) canvas.put(top + row, left - 1, row + 1);
    }
    for (const [row, column] of cellsOf(high, wide)) {
      const [r, c] = [2 * row + 1, 2 * column + 1];
      const walls = [isWall(r - 1, c), isWall(r, c + 1), isWall(r + 1, c), isWall(r, c - 1)];
      const sum = walls.reduce((all, is, side) => all + (is === isTurned ? 0 : Number(parts[side])), 0);
      canvas.put(top + row, left + column, hex ? sum.toString(16).toUpperCase() : sum);
    }
  } else if (kind === "stripes" || kind === "table") {
    const look = say(pick([...DARK, ...PALE.slice(2)]));
    for (const [row, column] of cellsOf(high, wide)) {
      const content = row === 0 ? `h${column}` : (row * 37 + column * number) % 91;
      if (kind === "table") canvas.put(top + row, left + column, content);
      if (kind === "stripes" ? row % 2 === 0 : row === 0) canvas.paint(top + row, left + column, look);
    }
    const line = { style: "Continuous", weight: pick(WEIGHTS), color: "#000000" };
    const every = say(pick(["no lines", "lines below rows", "all lines"]));
    canvas.drawLines({ row: top, column: left, rows: high, columns: wide }, (where) =>
      every === "all lines" || (every !== "no lines" && where === "above") ? line : undefined,
    );
  } else {
    const areSigns = kind === "signs";
    const wall = areSigns ? WALL_SIGNS[number % WALL_SIGNS.length]! : pick(DARK);
    const floor = areSigns ? pick(OPEN_SIGNS) : pick(PALE);
    const [walls, way] = kind === "filled ways" ? [pick(["", "FFFFFF"]), wall] : [wall, floor];
    const second = kind === "walls of two fills" ? pick(["404040", "7B3F00", "305496"]) : walls;
    for (const look of [walls, way, second]) say(look);
    for (const [row, column] of cellsOf(high, wide)) {
      const look = isWall(row + Number(isWithin), column + Number(isWithin))
        ? random.percent(50)
          ? walls
          : second
        : way;
      const painted = kind === "walls shown by rules" && look !== "" ? `rule ${look}` : look;
      if (areSigns) canvas.put(top + row, left + column, look);
      else canvas.paint(top + row, left + column, painted);
    }
  }
  const cellAt = (cell: number) => {
    const [row, column] = [Math.floor(cell / size.columns), cell % size.columns];
    const by = isWithin ? 0 : 1;
    return areBetween ? ([top + row, left + column] as const) : ([top + 2 * row + by, left + 2 * column + by] as const);
  };
  const last = size.rows * size.columns - 1;
  const ends = say(pick(["no ends", "letters", "colours", "names", "letters"]));
  const letters = pick(ENDS);
  if (ends === "letters" && kind !== "sums") {
    const [begin, end] = say(letters).split(">") as [string, string];
    if (begin !== "") canvas.put(...cellAt(0), begin);
    if (end !== "") canvas.put(...cellAt(last), end);
  } else if (ends === "colours" && kind !== "sums") {
    canvas.paint(...cellAt(0), pick(["FF0000", "00B050"]));
    canvas.paint(...cellAt(last), pick(["00FF00", "FFC000"]));
  } else if (ends === "names") {
    const nameCell = (name: string, row: number, column: number) =>
      canvas.names.push({ name, formula: referenceTo("Sheet1", { row, column, rows: 1, columns: 1 }) });
    for (const [name, [row, column]] of [["start", cellAt(last)] as const, ["exit", cellAt(0)] as const])
      nameCell(name, area.row + row, area.column + column);
    nameCell("end", 90, 90);
  }
  const near = say(pick(NEAR));
  if (near === "legend") {
    ["00B050", "FF0000", "000000"].forEach((look, i) => canvas.paint(top + i, left + wide + 1, look));
    ["first", "last", "wall"].forEach((text, i) => canvas.put(top + i, left + wide + 2, text));
  } else if (near === "merged title" && top > 0) {
    canvas.merged.push({ ...area, rows: 1 + random.below(top), columns: left + 2 + random.below(wide) });
    canvas.put(0, 0, "Labyrinth");
    canvas.paint(0, 0, "4472C4");
  } else if (near === "note") {
    canvas.put(top + high + 1, left, "Find the way");
    canvas.put(top + high + 1, left + wide, "x");
  } else if (near === "numbers in it") {
    canvas.hasScale = say(random.percent(50));
    for (let i = 0; i <= last; i += 2) canvas.put(...cellAt(i), 100 + i * number);
  } else if (near === "fills in it" || near === "rules in it") {
    for (let i = 1; i < last; i += 3) canvas.paint(...cellAt(i), near === "rules in it" ? "rule FFC7CE" : "FFFF00");
  }
  const isAround = random.percent(60);
  say(isAround ? "all selected" : "a cell selected");
  const [row, column] = cellAt(random.below(last + 1));
  const focus = isAround ? undefined : { row: area.row + row, column: area.column + column, rows: 1, columns: 1 };
  return { words: words.join(", "), canvas, focus, maze: kind === "cave" ? undefined : maze, place };
}

async function readingOf({ canvas, focus, maze, place }: ReturnType<typeof sceneOf>, random: Random): Promise<string> {
  const found = await recognise(canvas.seen(focus, random));
  if (found === undefined) return "none";
  const { first, second } = found;
  const other = second === undefined ? "" : `; or ${inWords(second, canvas, maze, place)}`;
  return `${inWords(first, canvas, maze, place)}${other}`;
}

function inWords(found: FoundMaze, canvas: Canvas, drawn: Maze | undefined, place: Area): string {
  const { area, maze, gaps, entrance, exits, taken, grid, lattice, cells, looks } = found;
  const between = lattice?.maze ?? maze;
  const isSame = drawn !== undefined && between.standing.join("") === drawn.standing.join("");
  const walls = isSame
    ? "as drawn"
    : `${between.rows}x${between.columns} ${maze.mask?.join("") ?? maze.standing.join("")}`;
  const where = addressOf(area) === addressOf(place) ? "" : `${addressOf(area)} `;
  const flags = { lines: "lines", fills: "cells", signs: "cells, typed", sums: "typed" }[found.walls];
  const lines = grid && `grid ${grid.style} ${grid.weight} ${grid.color} ${grid.standing.join("")}`;
  const says = [
    ...[where + walls, flags, lattice && `${maze.rows}x${maze.columns} cells`],
    ...[taken && JSON.stringify(taken), lines, found.isCoveredByRules && "covered"],
    `gaps ${gaps.map(({ cell, side }) => `${cell}${"rblt"[side]}`).join(" ")}`,
    `ends ${entrance ?? "-"}>${exits.join()}`,
  ];
  // What its cells hold and look like is what stands there.
  const there = Array.from({ length: area.rows * area.columns }, (_, cell) => cellOfWhole(canvas.area, area, cell));
  const read = there.map((_, cell) => [lookOfCell(cells!.fills, cell), lookOfCell(looks!, cell)]);
  const isRule = (at: number) => canvas.looks[at]!.startsWith("rule ");
  expect([cells!.values, cells!.formulas, read]).toEqual([
    ...[there.map((at) => canvas.values[at]), there.map((at) => canvas.values[at])],
    there.map((at) => [isRule(at) ? "" : canvas.looks[at], canvas.looks[at]!.replace("rule ", "")]),
  ]);
  return says.filter(Boolean).join(", ");
}

const FILE = path.join(__dirname, "scenes.txt");
const sceneIn = (line: string) => line.slice(0, line.indexOf(":"));
const lines = readFileSync(FILE, "utf8").split("\n").filter(Boolean);
const known = new Map(lines.map((line) => [sceneIn(line), line]));

test.each(KINDS)("what is read of a scene is what the file says: %s", async (kind) => {
  for (let number = 1; number <= (IS_DEEP ? 40 : 12); number++) {
    const random = new Random(`${kind} ${number}`);
    const scene = sceneOf(kind, number, random);
    const line = `${kind} ${number}: ${scene.words}: ${await readingOf(scene, random)}`;
    if (process.env["SCENES"] === "write") known.set(sceneIn(line), line);
    expect(line).toBe(known.get(sceneIn(line)));
  }
  if (process.env["SCENES"] === "write") writeFileSync(FILE, `${[...known.values()].join("\n")}\n`);
});
