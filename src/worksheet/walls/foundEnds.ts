import { endSaid } from "../../maze/foreign";
import { type Area, cellOfWhole, cellsOf, intersection, parseReference } from "../addresses";
import { lookOfCell } from "../cells";
import type { Gap } from "../lines";
import { colorOf } from "../looks";
import { RULE, type Recognised, type SeenPlace, typedIn } from "./seenPlace";

const MOST_ENDS = 9;

type EndsOfTheirs = Pick<Recognised, "entrance" | "exits">;

export function endsOfGaps(gaps: readonly Gap[], without?: number): EndsOfTheirs {
  const [entrance, ...exits] = [...new Set(gaps.map(({ cell }) => cell))].filter((cell) => cell !== without);
  return { entrance, exits };
}

/** Ends by names, by typed letters and words, by two cells that alone have their colours, or by gaps in the frame. */
export function endsIn(
  seen: SeenPlace,
  area: Area,
  gaps: readonly Gap[],
  isOpen: (cell: number) => boolean,
  areTexts: boolean,
): EndsOfTheirs {
  const cellAt = (place: Area | undefined) =>
    place === undefined || cellsOf(place) !== 1 || intersection(place, area) === undefined
      ? undefined
      : (place.row - area.row) * area.columns + place.column - area.column;
  const named = seen.names.map(({ name, formula }) => ({ name, cell: cellAt(parseReference(formula)?.area) }));
  const texts = Array.from({ length: cellsOf(area) }, (_, cell) => ({
    name: typedIn(seen.cells.values[cellOfWhole(seen.area, area, cell)]),
    cell,
  })).filter(({ name, cell }) => name !== "" && isOpen(cell));
  const counts = new Map<string, number>();
  for (const { name } of texts) counts.set(name, (counts.get(name) ?? 0) + 1);
  // What stands in many cells is a floor.
  const typed = texts.filter(({ name }) => counts.get(name)! <= MOST_ENDS);
  for (const list of [named, typed]) {
    const all = list.flatMap(({ name, cell }) => {
      const end = cell === undefined || !isOpen(cell) ? undefined : endSaid(name);
      return end === undefined ? [] : [{ end, cell: cell!, isSign: name.trim().length === 1 }];
    });
    // Among other letters and numbers, one letter says nothing.
    const areSigns = areTexts || list.length === all.length;
    const said = all.filter(({ isSign }) => areSigns || !isSign);
    const begins = said.filter(({ end }) => end === "begin");
    const exits = said.filter(({ end }) => end === "end").map(({ cell }) => cell);
    if (said.length === 0 || begins.length > 1 || exits.length > MOST_ENDS) continue;
    const entrance = begins[0]?.cell;
    if (entrance !== undefined && exits.length > 0) return { entrance, exits };
    const others = endsOfGaps(gaps, entrance ?? exits[0]);
    return entrance === undefined
      ? { entrance: others.entrance, exits }
      : { entrance, exits: others.entrance === undefined ? [] : [others.entrance, ...others.exits] };
  }
  return colouredEnds(seen, area, isOpen) ?? endsOfGaps(gaps);
}

function colouredEnds(
  { area: whole, shown }: SeenPlace,
  area: Area,
  isOpen: (cell: number) => boolean,
): EndsOfTheirs | undefined {
  const cells = new Map<string, number[]>();
  for (let cell = 0; cell < cellsOf(area); cell++) {
    const look = lookOfCell(shown, cellOfWhole(whole, area, cell)).replace(`${RULE} `, "");
    // White cells are as others, and black ones solid.
    if (!isOpen(cell) || look === "" || look === "FFFFFF" || look === "000000") continue;
    const known = cells.get(look) ?? [];
    if (known.push(cell) === 1) cells.set(look, known);
  }
  const single = [...cells]
    .filter(([, some]) => some.length <= 2)
    .flatMap(([look, some]) => some.map((cell) => ({ look, cell })));
  if (single.length !== 2) return undefined;
  const green = (look: string) => {
    const color = parseInt(colorOf(look), 16);
    return ((color >> 8) & 255) - ((color >> 16) & 255);
  };
  const [first, last] = single.sort((one, other) => green(other.look) - green(one.look) || one.cell - other.cell);
  return { entrance: first!.cell, exits: [last!.cell] };
}
