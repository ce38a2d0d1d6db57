"use strict";

const path = require("node:path");

const STORE = ["store", "store/cells"];
/** The rooms of the object model; each may import those before it. */
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

/** The room of a file of the embedded workbook, "model/range"; undefined outside it. */
function roomOf(file) {
  const place = path.relative(__dirname, file);
  if (place.startsWith("..")) return undefined;
  const folder = path.dirname(place).split(path.sep).join("/");
  return folder === "." ? "" : folder;
}

const inWords = (room) => (room === "" ? "test/host" : `test/host/${room}`);

/** Imports go to rooms below; the embedded workbook takes nothing from the add-in or from the add-in's tests. */
const importsGoDown = {
  meta: {
    type: "problem",
    schema: [],
    messages: {
      up: "{{from}} may not import {{to}}: test/host/eslint.rooms.js has the order of the rooms.",
      outside: 'The embedded workbook stands alone: "{{name}}" is outside test/host.',
      unknown: "{{from}} has no place in the order of the rooms: give it one in test/host/eslint.rooms.js.",
    },
  },
  create(context) {
    const from = roomOf(context.filename);
    const isTest = from.split("/")[0] === "tests";
    const check = (source) => {
      if (!source || typeof source.value !== "string" || !source.value.startsWith(".")) return;
      const target = path.resolve(path.dirname(context.filename), source.value);
      // "../store" is the room's index; only rooms are imported without a file's name.
      const place = path.relative(__dirname, target).split(path.sep).join("/");
      const to = place in ROOMS ? place : roomOf(target);
      if (to === undefined) context.report({ node: source, messageId: "outside", data: { name: source.value } });
      else if (!isTest && to !== from && !ROOMS[from]?.includes(to)) {
        context.report({ node: source, messageId: "up", data: { from: inWords(from), to: inWords(to) } });
      }
    };
    return {
      Program(node) {
        if (!isTest && !(from in ROOMS)) {
          context.report({ node, messageId: "unknown", data: { from: inWords(from) } });
        }
      },
      ImportDeclaration: (node) => check(node.source),
      ExportNamedDeclaration: (node) => check(node.source),
      ExportAllDeclaration: (node) => check(node.source),
      ImportExpression: (node) => check(node.source),
      TSImportType: (node) => check(node.source ?? node.argument?.literal),
      "CallExpression[callee.object.name='jest'][arguments.length>0]": (node) => check(node.arguments[0]),
    };
  },
};

module.exports = {
  files: ["test/host/**/*.ts"],
  plugins: { rooms: { ROOMS, rules: { "imports-go-down": importsGoDown } } },
  rules: { "rooms/imports-go-down": "error" },
};
