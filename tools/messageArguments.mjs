/**
 * Writes src/message/messageArguments.ts, the types of what fills each message, from the language files: `npm run words`.
 *
 * A place is a number if a plural or NUMBER() uses it, a list in LIST(), SENTENCES() or LINES(), one of the variants' keys if the message
 * chooses by it, and otherwise anything that can fill a place.
 */
import { readFileSync, readdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { parse, Visitor } from "@fluent/syntax";
import { format, resolveConfig } from "prettier";

const PROJECT = fileURLToPath(new URL("..", import.meta.url));
const ENGLISH = path.join(PROJECT, "src/words/en");
const WRITTEN = path.join(PROJECT, "src/message/messageArguments.ts");
const PLURALS = new Set(["zero", "one", "two", "few", "many", "other"]);
const ORDER = ["number", "list", "choice", "any"];

/** The text of the file, and the faults in the language files, one sentence each. */
export async function messageArguments() {
  const faults = [];
  const messages = new Map();
  for (const file of readdirSync(ENGLISH)
    .filter((name) => name.endsWith(".ftl"))
    .sort()) {
    for (const entry of parse(readFileSync(path.join(ENGLISH, file), "utf8"), {}).body) {
      if (entry.type === "Junk")
        faults.push(`${file}: ${entry.annotations[0]?.message}: ${entry.content.slice(0, 80)}`);
      if (entry.type !== "Message") continue;
      if (messages.has(entry.id.name)) faults.push(`${file}: ${entry.id.name} is there twice.`);
      if (entry.attributes.length > 0) faults.push(`${file}: ${entry.id.name} has attributes, which nobody reads.`);
      messages.set(entry.id.name, entry);
    }
  }
  const lines = [...messages.keys()].sort().map((id) => `  ${JSON.stringify(id)}: ${typeOf(id, messages, faults)};`);
  const text = [
    "// Written by `npm run words` from src/words/en; do not change it by hand.",
    "/** What fills each message, by its id. `Filling` is a text, a number or another message. */",
    `export interface MessageArguments<Filling> {\n${lines.join("\n")}\n}\n`,
  ].join("\n");
  return { text: await format(text, { ...(await resolveConfig(WRITTEN)), parser: "typescript" }), faults };
}

function typeOf(id, messages, faults) {
  const places = placesOf(id, messages, faults, []);
  if (places.size === 0) return "Record<never, never>";
  const fields = [...places]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, { kind, keys }]) => {
      const type = {
        number: "number",
        list: "readonly Filling[]",
        choice: [...(keys ?? [])].map((key) => JSON.stringify(key)).join(" | "),
        any: "Filling",
      }[kind];
      return `readonly ${camel(name)}: ${type}`;
    });
  return `{ ${fields.join("; ")} }`;
}

/** Names are the same in Fluent and TypeScript; hyphens would need quotes. */
function camel(name) {
  return /^[a-z][A-Za-z0-9]*$/.test(name) ? name : JSON.stringify(name);
}

/** The kind of each place in a message, and of the messages that it refers to. */
function placesOf(id, messages, faults, within) {
  const places = new Map();
  const note = (name, kind, keys) => {
    const known = places.get(name);
    if (known !== undefined && ORDER.indexOf(known.kind) <= ORDER.indexOf(kind)) return;
    places.set(name, { kind, keys });
  };
  class Places extends Visitor {
    visitSelectExpression(node) {
      if (node.selector.type === "VariableReference") {
        const keys = node.variants.map(({ key }) => (key.type === "Identifier" ? key.name : Number(key.value)));
        const isPlural = keys.every((key) => typeof key === "number" || PLURALS.has(key));
        note(node.selector.id.name, isPlural ? "number" : "choice", new Set(keys.map(String)));
      }
      this.genericVisit(node);
    }
    visitFunctionReference(node) {
      const kind = { NUMBER: "number", LIST: "list", SENTENCES: "list", LINES: "list" }[node.id.name];
      if (kind === undefined) faults.push(`${id} calls ${node.id.name}, which there is not.`);
      for (const each of node.arguments.positional) if (each.type === "VariableReference") note(each.id.name, kind);
      this.genericVisit(node);
    }
    visitVariableReference(node) {
      note(node.id.name, "any");
    }
    visitMessageReference(node) {
      const named = node.id.name;
      if (!messages.has(named) || within.includes(named)) faults.push(`${id} refers to ${named}, which there is not.`);
      else
        for (const [name, { kind, keys }] of placesOf(named, messages, faults, [...within, id])) note(name, kind, keys);
    }
  }
  new Places().visit(messages.get(id).value);
  return places;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { text, faults } = await messageArguments();
  for (const fault of faults) console.error(fault);
  if (faults.length > 0) process.exitCode = 1;
  else writeFileSync(WRITTEN, text);
}
