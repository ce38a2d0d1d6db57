import { type Difference, namesBetween } from "../changes";
import { type KnownHost, type NewName, type ReadName, addName, deleteName, requestOf } from "../excel";
import type { DrawnMaze } from "./drawnMaze";

/**
 * What ends a fact: "solution", its solution is removed, or its maze; "maze", its maze is removed, or another one is drawn; "page", the
 * page set-up is restored; "clearing", only Clear maze; "cells", its cells are deleted; "sheet" and "workbook", nothing but the deletion
 * of these.
 */
export type Lifetime = "solution" | "maze" | "page" | "clearing" | "cells" | "sheet" | "workbook";

/**
 * Something that a sheet remembers in names of its own, so that it survives saving, moves to another machine, and does not depend on
 * undo. `Written` is what is remembered, `Read` what is read back.
 */
export interface Fact<Written = unknown, Read = unknown> {
  /** Its only name, or the beginning of its names. */
  readonly name: string;
  readonly diesWith: Lifetime;
  /** Whether a maze can do without it if its texts are too long for this workbook. */
  readonly isOptional?: boolean;
  /** The names that an interrupted request may have added, for any value. */
  readonly likely: readonly string[];
  /** Whether a name belongs to this fact. */
  owns(name: string): boolean;
  /** The names that keep a value; first the one without which the others are not found. */
  namesFor(value: Written): readonly NewName[];
  /** Undefined if the sheet remembers none. */
  read(list: readonly ReadName[]): Read | undefined;
  /** A name that was read, ready to be written again. */
  asRead(name: ReadName): NewName;
  /** Its value when a maze is drawn; if undefined, a fact that dies with a maze is forgotten, and any other stays as it is. */
  drawn?(maze: DrawnMaze): Written | undefined;
  /** The leftover names on a sheet without a grid, if its lifetime does not decide that by itself. */
  left?(list: readonly ReadName[]): readonly string[];
}

/** The names of a list that keep a fact. */
export function namesOf(list: readonly ReadName[], fact: Fact): ReadName[] {
  return possible(list).filter(({ name }) => fact.owns(name));
}

/** The few names of a list that may belong to any fact: a workbook may have very many. */
function possible(list: readonly ReadName[]): readonly ReadName[] {
  const found = indexes.get(list) ?? list.filter(({ name }) => /^Maze/i.test(name));
  indexes.set(list, found);
  return found;
}

const indexes = new WeakMap<readonly ReadName[], readonly ReadName[]>();

/** Whether a list has any name of a fact, with any value. */
export function isRemembered(list: readonly ReadName[], fact: Fact): boolean {
  return possible(list).some(({ name }) => fact.owns(name));
}

/** Queues a value in place of what the sheet remembers; `list` are its current names. It may be left out, see {@link isLeftOut}. */
export function remember<W>(sheet: Excel.Worksheet, list: readonly ReadName[], fact: Fact<W>, value: W): void {
  const written = fact.namesFor(value);
  deleteNames(sheet, [...written, ...namesOf(list, fact)]);
  const request = requestOf(sheet);
  if (isLeftOut(request.host, fact, value)) return;
  if (isLong(fact, written)) request.keepsLongTexts = true;
  for (const name of written) addName(sheet, name);
}

/** Whether {@link remember} leaves a value out, because this workbook was found to refuse long names. */
export function isLeftOut<W>({ takesLongNames }: KnownHost, fact: Fact<W>, value: W): boolean {
  return !takesLongNames && isLong(fact, fact.namesFor(value));
}

function isLong({ isOptional }: Fact, names: readonly NewName[]): boolean {
  return isOptional === true && names.some(({ meaning }) => typeof meaning === "string" && meaning.length > SHORT);
}

/** Characters of a formula that every workbook takes. */
const SHORT = 255;

/** Queues the names of a value on a sheet that remembers none. */
export function rememberFirst<W>(sheet: Excel.Worksheet, fact: Fact<W>, value: W): void {
  for (const name of fact.namesFor(value)) addName(sheet, name);
}

/** Queues deletion of the fact's names in the list, and of those that an interrupted request may have added: likely ones, or `made`'s. */
export function forget<W>(sheet: Excel.Worksheet, list: readonly ReadName[], fact: Fact<W>, made?: W): void {
  const likely = fact.likely.map((name) => ({ name }));
  deleteNames(sheet, [...likely, ...(made === undefined ? [] : fact.namesFor(made)), ...namesOf(list, fact)]);
}

/** Queues what the list remembers in place of what an interrupted request may have added for `made`. */
export function putBack<W>(sheet: Excel.Worksheet, list: readonly ReadName[], fact: Fact<W>, made?: W): void {
  forget(sheet, list, fact, made);
  for (const name of namesOf(list, fact)) addName(sheet, fact.asRead(name));
}

/** The first is deleted last: without it the others are not found. */
function deleteNames(sheet: Excel.Worksheet, list: readonly { readonly name: string }[]): void {
  for (const name of [...new Set(list.map((each) => each.name))].reverse()) deleteName(sheet, name);
}

/** A sheet and its names. */
export interface RememberingSheet {
  readonly id: string;
  readonly names: readonly ReadName[];
}

/** The change from what a sheet remembers of a fact, as it was read, to another value, or to none. */
export function factBetween<W>({ id, names }: RememberingSheet, fact: Fact<W>, after: W | undefined): Difference {
  const before = namesOf(names, fact).map((name) => fact.asRead(name));
  return namesBetween(id, before, after === undefined ? [] : fact.namesFor(after));
}
