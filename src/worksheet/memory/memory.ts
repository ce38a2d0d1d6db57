import { type Area, type NewName, type ReadName, deleteName, knowNames } from "../excel";
import type { Difference } from "../changes";
import type { DrawnMaze } from "./drawnMaze";
import {
  type Fact,
  type Lifetime,
  type RememberingSheet,
  factBetween,
  forget,
  isRemembered,
  namesOf,
  putBack,
  remember,
} from "./fact";
import { facts } from "./facts";
import type { SheetMark } from "./kinds";

/** Whether Lavirint uses names like this one. */
export function isOurs(name: string): boolean {
  return /^Maze/i.test(name) && everything().some((fact) => fact.owns(name));
}

/**
 * Says which names a sheet has before a maze is drawn there; see {@link knowNames}. Another window may have written something into the
 * maze that stands since they were read, and the record of it must not outlive that maze.
 */
export function knowMazeNames(
  sheet: Excel.Worksheet,
  { names, grid }: { readonly names: readonly ReadName[]; readonly grid: Area | undefined },
): void {
  knowNames(sheet, names, grid === undefined ? [] : [facts.written.name]);
}

/** Queues what a sheet must remember about a newly drawn maze, in place of what it remembers about an earlier one. */
export function rememberMaze(sheet: Excel.Worksheet, list: readonly ReadName[], maze: DrawnMaze): void {
  for (const fact of inOrder(maze)) {
    const value = fact.drawn?.(maze);
    if (value !== undefined) remember(sheet, list, fact, value);
    else if (diesWithMaze(fact)) forget(sheet, list, fact);
  }
  // Left by an interrupted action: a page prepared for a maze that is gone.
  if (maze.over === undefined) forgetAll(sheet, list, "page");
}

/** Queues what a sheet remembered of its maze before `maze` was to replace it; its solution is put back separately. */
export function putMazeBack(sheet: Excel.Worksheet, list: readonly ReadName[], maze: DrawnMaze): void {
  for (const fact of inOrder(maze)) {
    if (fact.diesWith === "maze") putBack(sheet, list, fact, fact.drawn?.(maze));
  }
}

/**
 * Queues forgetting a maze that is removed. `made` is the maze if it was just being drawn: an interrupted request may have made the
 * sheet remember it; what outlives a maze stays remembered.
 */
export function forgetMaze(sheet: Excel.Worksheet, list: readonly ReadName[], made?: DrawnMaze): void {
  for (const fact of everything().reverse()) {
    const value = made && fact.drawn?.(made);
    if (diesWithMaze(fact)) forget(sheet, list, fact, value);
    else if (value !== undefined) remember(sheet, list, fact, value);
    else if (fact.diesWith === "cells" && isBroken(list, fact)) forget(sheet, list, fact);
  }
}

/**
 * The names that go along with a maze whose cells were cut and pasted to another sheet: all but those of what was there before it, which
 * belong to the place that it left.
 */
export function namesThatMove(list: readonly ReadName[]): NewName[] {
  const stay: readonly Fact[] = [facts.before, facts.covers];
  return everything()
    .filter((fact) => (diesWithMaze(fact) && !stay.includes(fact)) || fact === facts.earlier)
    .flatMap((fact) => namesOf(list, fact).map((name) => fact.asRead(name)));
}

/** Queues deletion of all facts in the list that have this lifetime. */
export function forgetAll(sheet: Excel.Worksheet, list: readonly ReadName[], diesWith: Lifetime): void {
  for (const fact of everything().reverse()) if (fact.diesWith === diesWith) forget(sheet, list, fact);
}

/** Forgets everything on a sheet that has this lifetime. */
export function forgotten(sheet: RememberingSheet, diesWith: Lifetime): Difference[] {
  const dying = everything().filter((fact) => fact.diesWith === diesWith);
  return dying.reverse().map((fact) => factBetween(sheet, fact, undefined));
}

/** The names of a maze that an interrupted action has left on a sheet without a grid. */
export function leftovers(list: readonly ReadName[]): readonly string[] {
  return everything().flatMap((fact) => {
    if (fact.left !== undefined) return fact.left(list);
    return isLeft(list, fact) ? namesOf(list, fact).map(({ name }) => name) : [];
  });
}

/** Queues deletion of {@link leftovers}. */
export function forgetLeftovers(sheet: Excel.Worksheet, list: readonly ReadName[]): void {
  for (const name of [...leftovers(list)].reverse()) deleteName(sheet, name);
}

function isLeft(list: readonly ReadName[], fact: Fact): boolean {
  const { diesWith } = fact;
  // A solution may belong to a maze that Lavirint did not draw, as long as its cells exist. Of one that another page wrote while this one
  // cleared its maze, a stamp alone may be left.
  if (diesWith === "solution") return !isRemembered(list, facts.solution) || isBroken(list, facts.solutionOf);
  if (diesWith === "cells") return isBroken(list, fact);
  return diesWith === "maze" || diesWith === "page" || diesWith === "clearing";
}

/** The marks of the helper sheets of mazes. */
export function marks(): readonly SheetMark[] {
  return everything().filter((fact): fact is SheetMark => "isHidden" in fact);
}

/** Whether the sheet remembers cells that were deleted. */
export function isBroken(list: readonly ReadName[], fact: Fact): boolean {
  return isRemembered(list, fact) && fact.read(list) === undefined;
}

/** In this order an interrupted request leaves neither a grid whose earlier cells are unknown, nor one with the sizes of another place. */
function inOrder({ over }: DrawnMaze): Set<Fact> {
  const first: Fact[] = over === undefined ? [] : [facts.grid, facts.mazeStamp];
  return new Set([...first, ...everything()]);
}

function diesWithMaze({ diesWith }: Fact): boolean {
  return diesWith === "maze" || diesWith === "solution";
}

function everything(): Fact[] {
  return Object.values<Fact>(facts);
}
