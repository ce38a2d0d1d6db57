import { type Filling, type Message, message } from "../../src/message";
import { languages } from "../../src/words/languages";
import { Words } from "../../src/words/words";
import { examples } from "./en";

/** Counts, large numbers and lists read as people of each language write them. */

const TAGS = ["en", "de", "sr"] as const;
const words = new Map<string, Words>();

beforeAll(async () => {
  for (const tag of TAGS) {
    const { tag: locale, start, later } = languages[tag]!;
    const own = new Words(locale);
    for (const part of await Promise.all([start(), later()])) own.add(part);
    words.set(tag, own);
  }
});

const says = (tag: (typeof TAGS)[number], told: Message) => words.get(tag)!.say(told);

/** Every example with a number in it, and the name of that number. */
const counted = examples.flatMap(([told]: readonly [Message, string]) =>
  Object.entries<Filling | readonly Filling[]>(told.args).flatMap(([name, value]) =>
    typeof value === "number" ? [[told, name] as const] : [],
  ),
);

/** Whether a count stands in a text, and not only as a part of another number. */
const tells = (text: string, count: number) => new RegExp(`(?<![\\d.,])${count}(?!\\d|[.,]\\d*[1-9])`).test(text);
const withCount = ([told, name]: (typeof counted)[number], count: number) =>
  ({ id: told.id, args: { ...told.args, [name]: count } }) as Message;

test.each(TAGS)("in %s, a message tells 21, 22 and 111 wherever it tells 25, or says all of them alike", (tag) => {
  const faults = counted.flatMap((each) => {
    const usual = says(tag, withCount(each, 25));
    return [21, 22, 111].flatMap((count) => {
      const text = says(tag, withCount(each, count));
      return (tells(usual, 25) ? tells(text, count) : text === usual) ? [] : [`${each[1]} ${count}: ${text}`];
    });
  });
  expect(faults).toEqual([]);
  expect(counted.length).toBeGreaterThan(300);
});

test.each<[(typeof TAGS)[number], Record<number, string>]>([
  ["en", { 1: "1 page", 2: "2 pages", 5: "5 pages", 21: "21 pages", 111: "111 pages" }],
  ["de", { 1: "1 Seite", 2: "2 Seiten", 5: "5 Seiten", 21: "21 Seiten", 111: "111 Seiten" }],
  [
    "sr",
    {
      ...{ 1: "1 stranice", 2: "2 stranice", 5: "5 stranica", 11: "11 stranica", 21: "21 stranice" },
      ...{ 22: "22 stranice", 25: "25 stranica", 111: "111 stranica", 112: "112 stranica", 121: "121 stranice" },
    },
  ],
])("in %s, pages of a class set are counted", (tag, forms) => {
  const said = Object.keys(forms).map((count) =>
    says(tag, message("class-set-ready", { count: Number(count), index: "Index" })),
  );
  expect(said).toEqual(Object.values(forms).map((form) => expect.stringContaining(` ${form} `) as string));
});

test("in Serbian, the verb goes with the count, too", () => {
  const gone = (count: number) => says("sr", message("class-pages-gone", { count, names: ["Ana"] }));
  expect([1, 2, 5, 21, 22, 25, 111].map(gone)).toEqual([
    "1 stranica se briše: Ana.",
    "2 stranice se brišu: Ana.",
    "5 stranica se briše: Ana.",
    "21 stranica se briše: Ana.",
    "22 stranice se brišu: Ana.",
    "25 stranica se briše: Ana.",
    "111 stranica se briše: Ana.",
  ]);
});

test("large numbers have the separators of the language, and fractions its decimal sign", () => {
  const limit = message("too-large-for-ribbon", { cells: 1_234_567, most: 12_345 });
  const expected = [
    ["1,234,567", "12,345"],
    ["1.234.567", "12.345"],
    ["1.234.567", "12.345"],
  ];
  expect(
    TAGS.map((tag) =>
      says(tag, limit)
        .match(/\d[\d.,]*\d/g)!
        .sort(),
    ),
  ).toEqual(expected.map((each) => each.sort()));
  const [poster] = examples.find(([{ id }]) => id === "poster-ready")!;
  const cells = { ...poster, args: { ...poster.args, cellHeight: 22.5 } } as Message;
  expect(TAGS.map((tag) => /22[.,]5/.exec(says(tag, cells))![0])).toEqual(["22.5", "22,5", "22,5"]);
});

test("rows, columns and lines are no quantities: they have no separators, as at the edge of a sheet", () => {
  const places = ["row", "toRow", "column", "toColumn", "line", "earlier", "other"];
  const filled = examples.flatMap(([{ id, args }]) =>
    places
      .filter((name) => typeof (args as Record<string, unknown>)[name] === "number")
      .map((name) => ({ id, args: { ...args, [name]: 12_345 } })),
  );
  expect(new Set(filled.map(({ id }) => id)).size).toBeGreaterThan(25);
  const grouped = (text: string) => !text.includes("12345") || /12[.,]345/.test(text);
  expect(
    TAGS.flatMap((tag) => filled.map((told) => [tag, says(tag, told)]).filter(([, text]) => grouped(text!))),
  ).toEqual([]);
});

test("what is listed has the conjunction of the language", () => {
  const gone = (names: readonly string[]) => message("class-pages-gone", { count: names.length, names });
  const listed = (names: readonly string[]) => TAGS.map((tag) => says(tag, gone(names)).split(": ")[1]);
  expect(listed(["Ana", "Bo"])).toEqual(["Ana and Bo.", "Ana und Bo.", "Ana i Bo."]);
  expect(listed(["Ana", "Bo", "Cy"])).toEqual(["Ana, Bo and Cy.", "Ana, Bo und Cy.", "Ana, Bo i Cy."]);
  const shape = { row: 4, name: "Ana", shape: "sun", known: ["heart", "star"] };
  const choices = TAGS.map((tag) => says(tag, message("class-shape-unknown", shape)));
  expect(choices.map((text) => /heart \S+ star/.exec(text)![0])).toEqual([
    "heart or star",
    "heart oder star",
    "heart ili star",
  ]);
});
