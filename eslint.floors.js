"use strict";

const path = require("node:path");

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
/** The rooms of a floor, from the lowest to the highest: a room may import itself and those before it, files in no room every room. */
const ROOMS = {
  maze: [
    "model",
    "content",
    "questions",
    "shapes",
    "picture",
    "text",
    "marking",
    "walking",
    "expected",
    "trace",
    "solvers",
    "generators",
    "measures",
    "code",
    "comparison",
    "booklet",
    "classes",
    "times",
  ],
  worksheet: [
    "excel",
    "cells",
    "changes",
    "probe",
    "memory",
    "sizeCells",
    "sheet",
    "paper",
    "place",
    "solution",
    "ends",
    "walls",
    "identity",
    "beside",
    "grid",
    "booklet",
    "classroom",
    "laboratory",
  ],
  actions: ["desk", "front", "selfCheck", "watch", "make", "solve", "edit", "print", "classroom", "laboratory"],
  taskpane: ["controls", "running", "make", "watch", "solve", "change", "print", "about", "laboratory"],
};
const SOURCE = path.join(__dirname, "src");

/** The floor that a file of src/ stands on: "maze" for src/maze/generators/kruskal.ts; undefined outside src/. */
function floorOf(file) {
  const place = path.relative(SOURCE, file);
  return place.startsWith("..") ? undefined : place.split(path.sep)[0];
}

/** Where among its floor's rooms a file stands: 0 for the lowest; Infinity for a file that is in no room. */
function roomOf(file) {
  const [floor, room] = path.relative(SOURCE, file).split(path.sep);
  const index = (ROOMS[floor] ?? []).indexOf(room);
  return index < 0 ? Infinity : index;
}

/** The folder that stands for a file's room, or for its floor where that has no rooms: what others import. */
function doorOf(file) {
  const [floor, room] = path.relative(SOURCE, file).split(path.sep);
  return (ROOMS[floor] ?? []).includes(room) ? path.join(SOURCE, floor, room) : path.join(SOURCE, floor);
}

/** Imports go down only; src/ takes nothing from the tests, and of packages only what {@link PACKAGES} has. */
const importsGoDown = {
  meta: {
    type: "problem",
    schema: [],
    messages: {
      up: "src/{{from}} may import {{allowed}}, not src/{{to}}.",
      room: "src/{{from}}/{{room}} may import only itself and the rooms before it: {{order}}.",
      door: "Import from the door, src/{{door}}: what it does not show is the room's own.",
      rooms: "Import from the door of a room of src/{{to}}.",
      own: "Import from the file: the door of src/{{door}} is for others.",
      outside: 'src/ stands alone: "{{name}}" is outside it.',
      passed: "src/{{from}} may pass on types of src/{{to}}, what its own functions take, and no values.",
    },
  },
  create(context) {
    const from = floorOf(context.filename);
    const below = FLOORS[from] ?? [];
    const room = roomOf(context.filename);
    const check = (source) => {
      if (!source || typeof source.value !== "string") return;
      const name = source.value;
      if (PACKAGES[from]?.includes(name)) return;
      const target = path.resolve(path.dirname(context.filename), name);
      const to = name.startsWith(".") ? floorOf(target) : undefined;
      if (to === undefined) {
        context.report({ node: source, messageId: "outside", data: { name } });
      } else if (to !== from && !below.includes(to)) {
        const allowed = below.length === 0 ? "only itself" : `only itself and src/${below.join(", src/")}`;
        context.report({ node: source, messageId: "up", data: { from, to, allowed } });
      } else if (to === from && roomOf(target) > room) {
        const data = { from, room: ROOMS[from][room], order: ROOMS[from].join(" < ") };
        context.report({ node: source, messageId: "room", data });
      } else if (doorOf(target) !== doorOf(context.filename)) {
        const door = doorOf(target);
        const isWholeFloor = to !== from && ROOMS[to] !== undefined && door === path.join(SOURCE, to);
        if (isWholeFloor) context.report({ node: source, messageId: "rooms", data: { to } });
        else if (target !== door)
          context.report({ node: source, messageId: "door", data: { door: path.relative(SOURCE, door) } });
      } else if (target === doorOf(target) || path.basename(target) === "index") {
        context.report({ node: source, messageId: "own", data: { door: path.relative(SOURCE, doorOf(target)) } });
      }
    };
    /** Whoever may not import a floor would use its values all the same. */
    const checkPassing = (node) => {
      const isOfTypes = node.exportKind === "type" || node.specifiers?.every((each) => each.exportKind === "type");
      const source = node.source?.value;
      const to =
        typeof source === "string" && source.startsWith(".")
          ? floorOf(path.resolve(path.dirname(context.filename), source))
          : from;
      if (to === from || isOfTypes || !below.includes(to)) check(node.source);
      else context.report({ node, messageId: "passed", data: { from, to } });
    };
    return {
      ImportDeclaration: (node) => check(node.source),
      ExportNamedDeclaration: checkPassing,
      ExportAllDeclaration: checkPassing,
      ImportExpression: (node) => check(node.source),
      TSImportType: (node) => check(node.source ?? node.argument?.literal),
      "NewExpression[callee.name='URL'][arguments.1.object.type='MetaProperty']": (node) => check(node.arguments[0]), // a worker's module
    };
  },
};

/** Global names that a floor may not speak, as values or as types (`no-restricted-globals` sees values only). */
const namesOfThisFloor = {
  meta: {
    type: "problem",
    schema: [{ type: "array", items: { type: "string" } }, { type: "string" }],
    messages: { foreign: '"{{name}}" is no name for src/{{floor}}: {{reason}}.' },
  },
  create(context) {
    const [names, reason] = context.options;
    const floor = floorOf(context.filename);
    return {
      "Program:exit"(program) {
        const scope = context.sourceCode.getScope(program);
        const declaredElsewhere = scope.variables.filter(({ defs }) => defs.length === 0);
        for (const { identifier } of [...scope.through, ...declaredElsewhere.flatMap(({ references }) => references)]) {
          if (!names.includes(identifier.name)) continue;
          context.report({ node: identifier, messageId: "foreign", data: { name: identifier.name, floor, reason } });
        }
      },
    };
  },
};

/** A rule is switched off for a reason, and the reason stands beside it. */
const disabledWithReason = {
  meta: {
    type: "problem",
    schema: [],
    messages: { reason: 'Say why beside it: "// eslint-disable-next-line some-rule -- because …".' },
  },
  create(context) {
    return {
      Program() {
        for (const comment of context.sourceCode.getAllComments()) {
          if (/^\s*eslint-disable/.test(comment.value) && !/\s--\s+\S/.test(comment.value)) {
            context.report({ loc: comment.loc, messageId: "reason" });
          }
        }
      },
    };
  },
};

/** A pattern is written where it can be read, and where the rules against slow ones see it. */
const writtenPatterns = {
  meta: {
    type: "problem",
    schema: [],
    messages: { composed: "Write the pattern out: of one that RegExp puts together nobody knows how long it takes." },
  },
  create(context) {
    const look = (node) => {
      if (node.callee.type === "Identifier" && node.callee.name === "RegExp") {
        context.report({ node, messageId: "composed" });
      }
    };
    return { NewExpression: look, CallExpression: look };
  },
};

module.exports = {
  rules: {
    "written-patterns": writtenPatterns,
    "imports-go-down": importsGoDown,
    "names-of-this-floor": namesOfThisFloor,
    "disabled-with-reason": disabledWithReason,
  },
};
