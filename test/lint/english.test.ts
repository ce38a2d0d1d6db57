import ts from "typescript";
import { sources } from "./sources";

/**
 * A sentence for a person is a message, whose words stand in src/words. Here is every text of the other floors that reads like words,
 * with the reason for which it is none.
 */

/** The Report, which developers read, is in English for everybody. */
const REPORT = /^(?:worksheet.report|actions.report)\b/;

/** Texts in code: `…` is what is put in. Without imports, types, and what only a program's errors say. */
const texts = sources
  .filter(({ name }) => !name.startsWith("words/") && !REPORT.test(name))
  .flatMap(({ tree }) => {
    const found: string[] = [];
    const look = (node: ts.Node): void => {
      if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node) || ts.isTypeNode(node)) return;
      if (ts.isNewExpression(node) && /^(?:Range|Type)?Error$/.test(node.expression.getText())) return;
      if (ts.isCallExpression(node) && node.expression.getText() === "message")
        return node.arguments.slice(1).forEach(look);
      if (ts.isPropertyAssignment(node) && /^(?:class|rel)$/.test(node.name.getText())) return;
      const text = textOf(node);
      if (text !== undefined) found.push(text);
      ts.forEachChild(node, look);
    };
    look(tree);
    return found;
  });

function textOf(node: ts.Node): string | undefined {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (!ts.isTemplateExpression(node)) return undefined;
  return node.head.text + node.templateSpans.map(({ literal }) => `…${literal.text}`).join("");
}

/** Two words one after the other, or a word beside what is put in. */
const READS_LIKE_WORDS = /[A-Za-z]{2,}[,:.;!?]? [A-Za-z…]|… [A-Za-z]{2,}/;

/** By reason, texts that are no words for a person. */
const ALLOWED: Readonly<Record<string, readonly string[]>> = {
  "what is shown when the words did not load": [
    "A part of Lavirint couldn’t be loaded. Check your connection and try again.",
  ],
  "what developers alone see": ["Try this Excel"],
  "keys in code, which are not shown": ["print area", "in use"],
  "what workbooks keep, which must stay as it is": ["over and over"],
  "seeds, and the name of a lock": ["statistics …", "Lavirint at work in …"],
  "a style sheet's, and what a page is drawn of": ["(prefers-color-scheme: dark)", "picture swatch"],
  "territories by their codes": ["BZ CA CL CO CR GT MX NI PA PH PR SV US VE"],
  "a formula": ["O(n log n)"],
  "what people write into a maze that Lavirint did not draw": [
    "s a p 2 🟩 🟢 🚪 🏃 🚶 🐭 🐁 in start anfang beginn eingang entrance entry begin ulaz početak pocetak старт улаз почетак с",
    "e b f g x z 3 🟥 🔴 🏁 🎯 🧀 🚩 🏆 ⭐ out end ende ziel ausgang exit finish goal target kraj izlaz cilj крај излаз циљ",
    "true wahr тачно tačno tacno istina wall walls wand mauer zid зид block blocked solid",
    "false falsch laž netačno нетачно path open floor free empty room way weg frei put пут pass",
    "1 # x w █ ▓ ■ % * ## ██ wall true",
  ],
  "titles of works, as their authors wrote them": [
    "Aldous, The random walk construction of uniform spanning trees and uniform labelled trees, 1990",
    "Broder, Generating random spanning trees, 1989",
    "Buck, Maze generation: growing tree algorithm, 2011",
    "Buck, Mazes for Programmers, 2015",
    "Kruskal, On the shortest spanning subtree of a graph and the traveling salesman problem, 1956",
    "Nešetřil, Milková, Nešetřilová, Otakar Borůvka on minimum spanning tree problem, 2001",
    "Prim, Shortest connection networks and some generalizations, 1957",
    "Pullen, Think Labyrinth: Maze algorithms",
    "Wilson, Generating random spanning trees more quickly than the cover time, 1996",
  ],
};
/** SVG, and what an .xlsx file is made of. */
const MARKUP = /^<[A-Za-z?…]/;

test("words for a person stand in src/words alone, and every text that is allowed elsewhere is there", () => {
  const found = texts.filter((text) => READS_LIKE_WORDS.test(text) && !MARKUP.test(text));
  expect([...new Set(found)].sort()).toEqual(Object.values(ALLOWED).flat().sort());
  expect(texts.length).toBeGreaterThan(1500);
});
