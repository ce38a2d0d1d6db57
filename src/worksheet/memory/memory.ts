import { type ReadName, deleteName } from "../excel";
import type { Difference } from "../changes";
import type { DrawnMaze } from "./drawnMaze";
import { type Fact, forget, isRemembered, type Lifetime, namesOf, putBack, remember } from "./fact";
import { factBetween, type RememberingSheet } from "./factBetween";
import { facts } from "./facts";
import type { SheetMark } from "./kinds";

/** Whether a name is one that Lavirint makes. */
export function isOurs(name: string): boolean {
  return /^Maze/i.test(name) && everything().some((fact) => fact.owns(name));
}

/** Queues what a maze that is drawn has its sheet remember, in place of whatever that remembers of another. */
export function rememberMaze(sheet: Excel.Worksheet, list: readonly ReadName[], maze: DrawnMaze): void {
  for (const fact of inOrder(maze)) {
    const value = fact.drawn?.(maze);
    if (value !== undefined) remember(sheet, list, fact, value);
    else if (diesWithMaze(fact)) forget(sheet, list, fact);
  }
  // Left by an action that broke off: a page that was prepared for a maze that is gone.
  if (maze.over === undefined) forgetAll(sheet, list, "page");
}

/** Queues what a sheet remembered of its maze, of which `maze` was to take the place; its solution is put back by itself. */
export function putMazeBack(sheet: Excel.Worksheet, list: readonly ReadName[], maze: DrawnMaze): void {
  for (const fact of inOrder(maze)) {
    if (fact.diesWith === "maze") putBack(sheet, list, fact, fact.drawn?.(maze));
  }
}

/**
 * Queues the end of what a sheet remembers of a maze that is taken away. `made` is the maze where it was being drawn just now: a request
 * that broke off may have made the sheet remember it, and what outlives it is remembered nevertheless.
 */
export function forgetMaze(sheet: Excel.Worksheet, list: readonly ReadName[], made?: DrawnMaze): void {
  for (const fact of everything().reverse()) {
    const value = made && fact.drawn?.(made);
    if (diesWithMaze(fact)) forget(sheet, list, fact, value);
    else if (value !== undefined) remember(sheet, list, fact, value);
    else if (fact.diesWith === "cells" && isBroken(list, fact)) forget(sheet, list, fact);
  }
}

/** Queues the end of everything in the list that has this lifetime. */
export function forgetAll(sheet: Excel.Worksheet, list: readonly ReadName[], diesWith: Lifetime): void {
  for (const fact of everything().reverse()) if (fact.diesWith === diesWith) forget(sheet, list, fact);
}

/** The end of everything that a sheet remembers and that has this lifetime. */
export function forgotten(sheet: RememberingSheet, diesWith: Lifetime): Difference[] {
  const dying = everything().filter((fact) => fact.diesWith === diesWith);
  return dying.reverse().map((fact) => factBetween(sheet, fact, undefined));
}

/** The names that an action which broke off has left of a maze, on a sheet without a grid. */
export function leftovers(list: readonly ReadName[]): readonly string[] {
  return everything().flatMap((fact) => {
    if (fact.left !== undefined) return fact.left(list);
    return isLeft(list, fact) ? namesOf(list, fact).map(({ name }) => name) : [];
  });
}

/** Queues the end of {@link leftovers}. */
export function forgetLeftovers(sheet: Excel.Worksheet, list: readonly ReadName[]): void {
  for (const name of [...leftovers(list)].reverse()) deleteName(sheet, name);
}

function isLeft(list: readonly ReadName[], fact: Fact): boolean {
  const { diesWith } = fact;
  // A solution may be that of a maze that Lavirint did not draw, for as long as its cells are there.
  if (diesWith === "solution") return isBroken(list, facts.solutionOf);
  if (diesWith === "cells") return isBroken(list, fact);
  return diesWith === "maze" || diesWith === "page" || diesWith === "clearing";
}

/** The marks of sheets that stand beside a maze. */
export function marks(): readonly SheetMark[] {
  return everything().filter((fact): fact is SheetMark => "sheetName" in fact);
}

/** Whether the sheet remembers cells that were deleted. */
export function isBroken(list: readonly ReadName[], fact: Fact): boolean {
  return isRemembered(list, fact) && fact.read(list) === undefined;
}

/** A request that breaks off leaves no grid of which nobody knows what was there before, nor one with the sizes of another place. */
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
