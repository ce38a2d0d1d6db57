"use strict";

/**
 * The types of what fills each message, from the language files.
 *
 * A place is a number if a plural or NUMBER() uses it, a list in LIST(), SENTENCES() or LINES(), one of the variants' keys if the message
 * chooses by it, and otherwise anything that can fill a place.
 */
const { parse, Visitor } = require("@fluent/syntax");

const PLURALS = new Set(["zero", "one", "two", "few", "many", "other"]);
const ORDER = ["number", "list", "choice", "any"];
const KIND_IN = { NUMBER: "number", LIST: "list", SENTENCES: "list", LINES: "list" };

/** By its id, what each message of some language files is filled with, and the faults of the files, one sentence each. */
function readMessages(files) {
  const faults = [];
  const messages = new Map();
  for (const [file, text] of Object.entries(files)) {
    for (const entry of parse(text, {}).body) {
      if (entry.type === "Junk")
        faults.push(`${file}: ${entry.annotations[0]?.message}: ${entry.content.slice(0, 80)}`);
      if (entry.type !== "Message") continue;
      if (messages.has(entry.id.name)) faults.push(`${file}: ${entry.id.name} is there twice.`);
      if (entry.attributes.length > 0) faults.push(`${file}: ${entry.id.name} has attributes, which nobody reads.`);
      messages.set(entry.id.name, entry);
    }
  }
  const filled = new Map([...messages.keys()].map((id) => [id, lookAt(id, messages, faults, [])]));
  return { messages: filled, faults };
}

/** What a message is filled with, and its choices, those of the messages that it refers to included. */
function lookAt(id, messages, faults, within) {
  const places = new Map();
  const choices = [];
  const note = (name, kind, keys) => {
    const known = places.get(name);
    if (known !== undefined && ORDER.indexOf(known.kind) <= ORDER.indexOf(kind)) return;
    places.set(name, { kind, keys });
  };
  class Look extends Visitor {
    visitSelectExpression(node) {
      const { selector, variants } = node;
      const keys = variants.map(({ key }) => (key.type === "Identifier" ? key.name : Number(key.value)));
      const isPlural = keys.every((key) => typeof key === "number" || PLURALS.has(key));
      const by = selector.type === "VariableReference" ? selector : selector.arguments?.positional[0];
      choices.push({ by: by?.id?.name, keys: keys.map(String), isPlural });
      if (selector.type === "VariableReference") {
        note(selector.id.name, isPlural ? "number" : "choice", [...new Set(keys.map(String))]);
      }
      this.genericVisit(node);
    }
    visitFunctionReference(node) {
      const kind = KIND_IN[node.id.name];
      if (kind === undefined) faults.push(`${id} calls ${node.id.name}, which there is not.`);
      const filled = node.arguments.positional.filter(({ type }) => type === "VariableReference");
      for (const each of filled) note(each.id.name, kind ?? "any");
      this.genericVisit(node);
    }
    visitVariableReference(node) {
      note(node.id.name, "any");
    }
    visitMessageReference(node) {
      const named = node.id.name;
      if (!messages.has(named) || within.includes(named)) {
        faults.push(`${id} refers to ${named}, which there is not.`);
        return;
      }
      const other = lookAt(named, messages, faults, [...within, id]);
      for (const [name, { kind, keys }] of other.places) note(name, kind, keys);
      choices.push(...other.choices);
    }
  }
  new Look().visit(messages.get(id).value);
  return { places, choices };
}

/** The text of src/message/messageArguments.ts, from the English language files, and their faults. */
function messageArguments(files) {
  const { messages, faults } = readMessages(files);
  const lines = [...messages.keys()].sort().map((id) => `  ${JSON.stringify(id)}: ${typeOf(messages.get(id).places)};`);
  const text = [
    "// Written by `npm run generate` from src/words/en; do not change it by hand.",
    "/** What fills each message, by its id. `Filling` is a text, a number or another message. */",
    `export interface MessageArguments<Filling> {\n${lines.join("\n")}\n}\n`,
  ].join("\n");
  return { text, faults };
}

function typeOf(places) {
  if (places.size === 0) return "Record<never, never>";
  const fields = [...places]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, { kind, keys }]) => {
      const types = { number: "number", list: "readonly Filling[]", any: "Filling" };
      return `readonly ${nameIn(name)}: ${types[kind] ?? keys.map((key) => JSON.stringify(key)).join(" | ")}`;
    });
  return `{ ${fields.join("; ")} }`;
}

/** Names are the same in Fluent and TypeScript; hyphens would need quotes. */
function nameIn(name) {
  return /^[a-z][A-Za-z0-9]*$/.test(name) ? name : JSON.stringify(name);
}

module.exports = { messageArguments, readMessages };
