import { type NewName, type ReadName, addName, deleteName } from "../excel";
import type { DrawnMaze } from "./drawnMaze";

/**
 * What ends a fact: its solution goes, or its maze; its maze goes, or another is drawn; the page is given back; Clear maze, and no maze
 * before that; its cells are deleted; or nothing but the end of the sheet, or of the workbook.
 */
export type Lifetime = "solution" | "maze" | "page" | "clearing" | "cells" | "sheet" | "workbook";

/**
 * Something that a sheet remembers in names of its own: so it is there on another machine, after saving, and where Excel undoes nothing.
 * `Written` is what is remembered, `Read` what comes back.
 */
export interface Fact<Written = unknown, Read = unknown> {
  /** Its only name, or what the others begin with. */
  readonly name: string;
  readonly diesWith: Lifetime;
  /** The names that a request which broke off may have made, whatever the value. */
  readonly likely: readonly string[];
  /** Whether a name is one of those that keep it. */
  owns(name: string): boolean;
  /** The names that keep a value; first the one without which the others are not found. */
  namesFor(value: Written): readonly NewName[];
  /** Nothing where the sheet remembers none. */
  read(list: readonly ReadName[]): Read | undefined;
  /** How a name of it is written again. */
  asRead(name: ReadName): NewName;
  /** What the drawing of a maze has it say; where that is nothing, a fact that dies with a maze is forgotten, another stays as it is. */
  drawn?(maze: DrawnMaze): Written | undefined;
  /** The names that are of no use on a sheet without a grid, where these are not all that its lifetime tells. */
  left?(list: readonly ReadName[]): readonly string[];
}

/** The names of a list that keep a fact. */
export function namesOf(list: readonly ReadName[], fact: Fact): ReadName[] {
  return possible(list).filter(({ name }) => fact.owns(name));
}

/** The few of a list that may keep any fact: a workbook may have very many names. */
function possible(list: readonly ReadName[]): readonly ReadName[] {
  const found = indexes.get(list) ?? list.filter(({ name }) => /^Maze/i.test(name));
  indexes.set(list, found);
  return found;
}

const indexes = new WeakMap<readonly ReadName[], readonly ReadName[]>();

/** Whether a list has any name of a fact, whatever it says by now. */
export function isRemembered(list: readonly ReadName[], fact: Fact): boolean {
  return possible(list).some(({ name }) => fact.owns(name));
}

/** Queues a value in place of what the sheet remembers; `list` are its names up to now. */
export function remember<W>(sheet: Excel.Worksheet, list: readonly ReadName[], fact: Fact<W>, value: W): void {
  const written = fact.namesFor(value);
  deleteNames(sheet, [...written, ...namesOf(list, fact)]);
  for (const name of written) addName(sheet, name);
}

/** Queues the names of a value on a sheet that remembers none. */
export function rememberFirst<W>(sheet: Excel.Worksheet, fact: Fact<W>, value: W): void {
  for (const name of fact.namesFor(value)) addName(sheet, name);
}

/** Queues the end of the names in the list, and of those that a request which broke off may have made: likely ones, or of `made`. */
export function forget<W>(sheet: Excel.Worksheet, list: readonly ReadName[], fact: Fact<W>, made?: W): void {
  const likely = fact.likely.map((name) => ({ name }));
  deleteNames(sheet, [...likely, ...(made === undefined ? [] : fact.namesFor(made)), ...namesOf(list, fact)]);
}

/** Queues what the list remembers in place of whatever a request that broke off may have made of `made`. */
export function putBack<W>(sheet: Excel.Worksheet, list: readonly ReadName[], fact: Fact<W>, made?: W): void {
  forget(sheet, list, fact, made);
  for (const name of namesOf(list, fact)) addName(sheet, fact.asRead(name));
}

/** The first goes last: where it is missing, the others are not found. */
function deleteNames(sheet: Excel.Worksheet, list: readonly { readonly name: string }[]): void {
  for (const name of [...new Set(list.map((each) => each.name))].reverse()) deleteName(sheet, name);
}
