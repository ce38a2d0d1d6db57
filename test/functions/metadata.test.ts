import { metadata } from "../../src/functions/metadata";
import { say } from "../../src/words";
import { languages } from "../../src/words/languages";
import { knownFunctions } from "../host/model/calculation/knownFunctions";
import { type ListedFunction, offeredFunctions } from "./offered";

const HELP = "https://example.org/assets/support.html";
const write = jest.requireActual<(help: string) => Promise<{ name: string; text: string }[]>>(
  "../../tools/functionsJson.cjs",
);
const files = write(HELP);
const listed = async (name: string) => {
  const file = (await files).find((each) => each.name === name)!;
  return (JSON.parse(file.text) as { readonly functions: readonly ListedFunction[] }).functions;
};

test("functions.json is what the table of functions says in English, and lists what the script registers with Microsoft's runtime", async () => {
  const functions = await listed("functions.json");
  expect(functions).toEqual((metadata(say, HELP) as { functions: unknown }).functions);
  expect(functions.map(({ id }) => id)).toEqual(Object.keys(offeredFunctions()));
});

test("each function takes these arguments, those in brackets need not be given", async () => {
  const signatures = (await listed("functions.json")).map(({ id, parameters, result }) => {
    const names = parameters.map(({ name, type, dimensionality, optional }) => {
      const told = `${name} ${type}${dimensionality === "matrix" ? "[][]" : ""}`;
      return optional ? `[${told}]` : told;
    });
    return `${id}(${names.join(", ")}): ${result.type}${result.dimensionality === "matrix" ? "[][]" : ""}`;
  });
  expect(signatures).toEqual([
    "MAZE(rows number, columns number, [seed any], [algorithm any], [loops number]): number[][]",
    "PATH(walls any[][], [from any[][]], [to any[][]], [wall any]): any[][]",
    "DISTANCES(walls any[][], [from any[][]], [wall any]): any[][]",
    "STATISTICS(walls any[][], [wall any]): any[][]",
    "DIFFICULTY(walls any[][], [wall any]): number",
    "ASTEXT(walls any[][], [form any], [wall any]): string[][]",
    "ENCODE(walls any[][], [wall any]): string",
    "DECODE(code string): number[][]",
  ]);
});

test("no name is one of Excel's own functions, of formulas or of its old macros, which Microsoft advises against", async () => {
  const macros = ["ECHO", "GOTO", "HELP", "LINE", "PATTERNS", "PRINT", "RUN", "SAVE", "STEP", "TEXT.BOX", "WAIT"];
  const taken = new Set([...knownFunctions.keys(), ...macros, "CHAR", "CODE", "TEXT", "TEXTJOIN", "VALUE"]);
  expect((await listed("functions.json")).filter(({ name }) => taken.has(name))).toEqual([]);
});

test("ids and names are as Excel wants them, and everything is described", async () => {
  for (const { id, name, description, helpUrl, parameters, options } of await listed("functions.json")) {
    expect(id).toMatch(/^[A-Z][A-Z0-9._]{2,127}$/);
    expect(name).toBe(id);
    expect(name).not.toMatch(/^[A-Z]{1,3}\d+$/); // would be a cell
    expect(helpUrl).toBe(`${HELP}#functions`);
    expect(options).toEqual({ cancelable: true });
    expect(parameters.map((each) => each.name)).toEqual([...new Set(parameters.map((each) => each.name))]);
    for (const told of [description, ...parameters.map((each) => each.description)]) {
      expect(told).toMatch(/^[A-Z].{10,240}\.$/);
    }
    const firstOptional = parameters.findIndex(({ optional }) => optional);
    if (firstOptional >= 0) expect(parameters.slice(firstOptional).every(({ optional }) => optional)).toBe(true);
  }
});

test("every language of the pane has its file, with the same functions in its own words", async () => {
  const wanted = Object.entries(languages).filter(([, { pseudo }]) => pseudo === undefined);
  const names = wanted.map(([key]) => (key === "en" ? "functions.json" : `functions.${key}.json`));
  expect((await files).map(({ name }) => name)).toEqual(names);
  const bare = (all: readonly ListedFunction[]) =>
    all.map(({ id, parameters }) => [id, parameters.map(({ name, type, optional }) => [name, type, optional])]);
  for (const name of names) expect(bare(await listed(name))).toEqual(bare(await listed("functions.json")));
});

test("help for a function is the help page of its language", async () => {
  const helped = async (name: string) => [...new Set((await listed(name)).map(({ helpUrl }) => helpUrl))];
  expect(await helped("functions.de.json")).toEqual(["https://example.org/assets/support.de.html#functions"]);
  expect(await helped("functions.sr.json")).toEqual(["https://example.org/assets/support.sr.html#functions"]);
});
