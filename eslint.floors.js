"use strict";

const path = require("node:path");

const SOURCE = path.join(__dirname, "src");

/** The floor that a file of src/ stands on: "maze" for src/maze/generators/kruskal.ts; undefined outside src/. */
function floorOf(file) {
  const place = path.relative(SOURCE, file);
  return place.startsWith("..") ? undefined : place.split(path.sep)[0];
}

/** Whoever may not import a floor would use its values all the same. dependency-cruiser holds imports, but cannot see this. */
const typesPassedOn = {
  meta: {
    type: "problem",
    schema: [],
    messages: {
      value: "src/{{from}} may pass on types of src/{{to}}, what its own functions take, and no values.",
    },
  },
  create(context) {
    const from = floorOf(context.filename);
    const check = (node) => {
      const source = node.source?.value;
      const isOfTypes = node.exportKind === "type" || node.specifiers.every((each) => each.exportKind === "type");
      if (isOfTypes || !source?.startsWith(".")) return;
      const to = floorOf(path.resolve(path.dirname(context.filename), source));
      if (to !== from) context.report({ node, messageId: "value", data: { from, to } });
    };
    return { ExportNamedDeclaration: check };
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

/** `{ ...{ a, b }, c }` puts several fields on a line that prettier would give a line each. */
const objectsWrittenOut = {
  meta: {
    type: "layout",
    schema: [],
    messages: { joined: "Write the fields out: they are read more easily on lines of their own." },
  },
  create: (context) => ({
    "ObjectExpression > SpreadElement > ObjectExpression"(node) {
      context.report({ node, messageId: "joined" });
    },
  }),
};

module.exports = {
  rules: {
    "written-patterns": writtenPatterns,
    "types-passed-on": typesPassedOn,
    "names-of-this-floor": namesOfThisFloor,
    "disabled-with-reason": disabledWithReason,
    "objects-written-out": objectsWrittenOut,
  },
};
