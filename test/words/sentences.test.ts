import { type Message, message } from "../../src/message";
import type { Words } from "../../src/words/words";
import { wordsOf } from "./wordsOf";

/** A few sentences word by word, which stand for all: choices, counts, numbers, lists, quotation marks, and messages in messages. */

const TAGS = ["en", "de", "sr"] as const;
const words = new Map<string, Words>();

beforeAll(async () => {
  for (const tag of TAGS) words.set(tag, await wordsOf(tag));
});

const says = (tag: (typeof TAGS)[number], told: Message) => words.get(tag)!.say(told);

const told: Readonly<Record<string, readonly [Message, readonly string[]]>> = {
  "sentences one after the other": [
    message("together", { sentences: [message("stopped"), message("nothing-changed")] }),
    ["Stopped. Nothing was changed.", "Angehalten. Es wurde nichts geändert.", "Zaustavljeno. Ništa nije promenjeno."],
  ],
  "details below one another": [
    message("lines", { lines: ["TypeError: x", message("stopped")] }),
    ["TypeError: x\nStopped.", "TypeError: x\nAngehalten.", "TypeError: x\nZaustavljeno."],
  ],
  "the label of a button": [
    message("no-class-set"),
    [
      "There is no class set in this workbook. Press Make class set first.",
      "In dieser Arbeitsmappe ist kein Klassensatz. Klicken Sie zuerst auf „Klassensatz erstellen“.",
      "U ovoj radnoj svesci nema kompleta. Prvo pritisnite „Napravi komplet“.",
    ],
  ],
  "a choice, quotation marks, and places in a table": [
    message("wall-code-wrong", { row: 3, column: 12_345, found: "3", kind: "text" }),
    [
      "Row 3, column 12345 of the wall codes holds the text “3”. Put a whole number from 0 to 4 there.",
      "In Zeile 3, Spalte 12345 der Wandcodes steht der Text „3“. Tragen Sie dort eine ganze Zahl von 0 bis 4 ein.",
      "U redu 3, koloni 12345 kodova zidova je tekst „3“. Upišite tamo ceo broj od 0 do 4.",
    ],
  ],
  "large numbers": [
    message("function-too-many-cells", { rows: 501, columns: 500, cells: 250_500, most: 250_000 }),
    [
      "501 x 500 are 250,500, and a function takes at most 250,000. Choose fewer cells.",
      "501 x 500 sind 250.500, und eine Funktion verarbeitet höchstens 250.000. Wählen Sie weniger Zellen.",
      "501 x 500 je 250.500 ćelija, a funkcija ih prima najviše 250.000. Izaberite manje ćelija.",
    ],
  ],
  "a message in a message, and two decimals, below 0": [
    message("most-unusual", { metric: message("metric-solution-length"), words: "?", z: -2.3 }),
    [
      "Most unusual: Solution, ? (z = -2.30).",
      "Am ungewöhnlichsten: Lösung, ? (z = -2,30).",
      "Najneobičnije: Rešenje, ? (z = -2,30).",
    ],
  ],
  "a list": [
    message("class-pages", { done: "gone", names: ["Ana", "Bo", "Cy"] }),
    ["Pages deleted: Ana, Bo and Cy.", "Gelöschte Seiten: Ana, Bo und Cy.", "Stranice koje se brišu: Ana, Bo i Cy."],
  ],
  "names of which one is meant": [
    message("class-shape-unknown", { row: 4, name: "Ana", shape: "sun", known: ["heart", "star", "tree"] }),
    [
      "In row 4, the Shape for Ana is “sun”. Type heart, star or tree, or leave the cell empty.",
      "In Zeile 4 steht bei Ana unter „Form“ „sun“. Geben Sie heart, star oder tree ein, oder lassen Sie die Zelle leer.",
      "U redu 4 (Ana), u koloni Oblik, piše „sun“. Upišite heart, star ili tree, ili ostavite ćeliju praznu.",
    ],
  ],
};

test.each(Object.entries(told))("%s", (_, [wanted, sentences]) => {
  expect(TAGS.map((tag) => says(tag, wanted))).toEqual(sentences);
});

test.each([
  ["en", "1 page, 2 pages, 5 pages, 21 pages, 111 pages"],
  ["de", "1 Seite, 2 Seiten, 5 Seiten, 21 Seiten, 111 Seiten"],
  ["sr", "1 stranica, 2 stranice, 5 stranica, 11 stranica, 21 stranica, 22 stranice, 25 stranica, 111 stranica"],
  ["sr", "112 stranica, 121 stranica"],
] as const)("in %s, pages of a class set are counted: %s", (tag, forms) => {
  for (const form of forms.split(", ")) {
    const count = parseInt(form);
    const said = says(tag, message("class-set-ready", { list: "A1:A9", count, index: "Index" }));
    expect(said).toContain(` ${form} `);
  }
});
