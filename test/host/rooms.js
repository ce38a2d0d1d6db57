"use strict";

const STORE = ["store", "store/cells"];
/** The rooms of its object model; each may import those before it. */
const MODEL = [
  "model/calculation",
  "model/base",
  "model/format",
  "model/range",
  "model/tables",
  "model/drawings",
  "model/names",
  "model/pageLayout",
  "model/worksheet",
  "model/workbook",
  "model",
];

/** The rooms of the embedded workbook (README.md says what each is), and for each the rooms that it may import. "" is this folder. */
const ROOMS = {
  "store/cells": [],
  store: ["store/cells"],
  looks: STORE,
  ...Object.fromEntries(MODEL.map((room, place) => [room, [...STORE, ...MODEL.slice(0, place)]])),
  protocol: [...STORE, ...MODEL],
  print: [...STORE, "looks"],
  "files/package": [],
  "files/looks": [...STORE, "looks", "files/package"],
  "files/drawings": [...STORE, "looks", "files/package"],
  files: [...STORE, "looks", "print", "files/package", "files/looks", "files/drawings"],
  "": [...STORE, "protocol", "files"],
  snippets: [...STORE, ""],
  "page/controls": [...STORE, ...MODEL],
  "page/view": [...STORE, "looks"],
  "page/sheet": [...STORE, "looks", ...MODEL, "protocol", "page/controls", "page/view"],
  page: [...STORE, ...MODEL, "protocol", "print", "files", "page/controls", "page/view", "page/sheet"],
};

module.exports = { ROOMS };
