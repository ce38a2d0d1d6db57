import type { Mask } from "../../maze/model";
import type { Outside } from "../cells";
import type { Area, ReadName } from "../excel";
import { facts } from "./facts";
import { decodeMask, decodeOutside } from "./maskCode";

/** The mask that a sheet's names remember for a grid of this size; undefined if no cell is out, or {@link isMaskOutgrown}. */
export function rememberedMask(list: readonly ReadName[], area: Area): Mask | undefined {
  const text = facts.mask.read(list);
  const mask = text === undefined ? undefined : decodeMask(text, area);
  return mask?.includes(0) === true && mask.includes(1) ? mask : undefined;
}

/** How the cells out of the maze look; undefined if that was not chosen: they are hatched then. */
export function rememberedOutside(list: readonly ReadName[]): Outside | undefined {
  return decodeOutside(facts.mask.read(list) ?? "");
}

/**
 * Whether the remembered mask does not fit a grid of this size, because rows or columns were inserted or deleted in Excel.
 */
export function isMaskOutgrown(list: readonly ReadName[], area: Area): boolean {
  const text = facts.mask.read(list);
  return text !== undefined && decodeMask(text, area)?.includes(1) !== true;
}
