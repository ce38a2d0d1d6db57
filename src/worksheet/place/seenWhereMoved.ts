import { type ReadName, type Reference, readNames } from "../excel";
import { facts, rememberedBefore } from "../memory";
import { type LoadedHelpers, type SheetLook, findMoved } from "../sheet";

/** What was seen of a sheet, with the maze that was cut and pasted there, if one was; `loaded` are the names of the other sheets. */
export function seenWhereMoved<T extends SheetLook>(look: T, loaded: LoadedHelpers): T {
  if (look.grid !== undefined) return look;
  const source = findMoved(loaded, look.name);
  const from = loaded.find(({ sheet }) => sheet.id === source?.id);
  if (from === undefined) return look;
  const names = readNames(from.names);
  return asIfDrawnHere(look, { names }, facts.grid.read(names)!);
}

/** The state of a sheet as if the maze that was pasted there had been drawn there: only to read it. */
export function asIfDrawnHere<T extends SheetLook>(
  state: T,
  from: { readonly names: readonly ReadName[] },
  { area }: Reference,
): T {
  const before = rememberedBefore(state.name, undefined, area);
  return { ...state, names: from.names, grid: before.grid, before };
}
