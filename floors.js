"use strict";

/** Who may import what: .dependency-cruiser.js makes rules of these tables. */

/** The floors of src/, and for each the floors below it that it may use (docs/decisions/layout.md). */
const FLOORS = {
  message: [],
  maze: ["message"],
  files: ["maze"],
  engine: ["message", "maze", "files"],
  worksheet: ["message", "maze", "files", "engine"],
  actions: ["message", "maze", "engine", "worksheet"],
  words: ["message"],
  functions: ["message", "maze", "words"],
  commands: ["message", "maze", "engine", "actions", "words"],
  taskpane: ["message", "maze", "engine", "actions", "words"],
};

/** Packages that a floor may use. */
const PACKAGES = { files: ["fflate"], words: ["@fluent/bundle"] };

/**
 * The rooms of a floor, from the lowest to the highest: a room may import itself and those before it, files in no room every room.
 * What others may use of a room, or of a floor without rooms, is in its door, index.ts; a room of one file has none.
 */
const ROOMS = {
  maze: [
    "model",
    "resizing",
    "content",
    "questions",
    "shapes",
    "picture",
    "foreign",
    "marking",
    "walking",
    "trace",
    "solvers",
    "generators",
    "measures",
    "code",
    "text",
    "comparison",
    "booklet",
    "classes",
  ],
  worksheet: [
    "addresses",
    "excel",
    "names",
    "looks",
    "pieces",
    "cells",
    "borders",
    "lattice",
    "lines",
    "changes",
    "addSheets",
    "report",
    "written",
    "before",
    "fact",
    "shapeAndEnds",
    "facts",
    "record",
    "sizeCells",
    "sheet",
    "lists",
    "paper",
    "pageTexts",
    "pageSetup",
    "page",
    "place",
    "solution",
    "ends",
    "walls",
    "items",
    "sets",
    "identity",
    "newSheets",
    "unionFind",
    "graphs",
    "pictures",
    "grid",
    "booklet",
    "companions",
    "classroom",
    "laboratory",
  ],
  actions: ["core", "maze", "front", "report", "watch", "make", "solve", "edit", "print", "classroom", "laboratory"],
  taskpane: ["controls", "running", "make", "watch", "solve", "change", "print", "about", "laboratory"],
};

module.exports = { FLOORS, PACKAGES, ROOMS };
