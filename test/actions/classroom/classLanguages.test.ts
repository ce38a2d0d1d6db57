import { message } from "../../../src/message";
import { readClassList } from "../../../src/maze/classes/classList";
import { classWords, inOwnWords } from "../../../src/actions/classroom/classWords";
import { sayInEvery } from "../../../src/words";
import { conversation } from "../conversation";
import { person, select } from "../openMaze";
import { make, openList, update } from "./classTable";

/** A class list keeps its meaning in another language. */

const LANGUAGES = ["English", "German", "Serbian"] as const;
const pairs = LANGUAGES.flatMap((from, i) =>
  LANGUAGES.flatMap((to, j) => (i === j ? [] : [[from, to, i, j] as const])),
);

test.each(pairs)("a list in %s is read in %s", async (_from, _to, from, to) => {
  const every = await sayInEvery();
  const [writing, say] = [every[from]!, every[to]!];
  const { name, level, words, shape, easy, hard, shapes, ownName } = classWords(writing);
  const rows = [
    [shape, name.toUpperCase(), words, level],
    [shapes[1]!.name, "Ana", easy, hard],
    [ownName, ownName, "", easy.toUpperCase()],
    ["", shapes[1]!.name, "red, green", "3"],
  ].map((cells) => cells.map((text) => ({ text, isError: false })));
  const own = await inOwnWords(rows, { say, inEveryLanguage: sayInEvery });
  const { pupils, faults } = readClassList(own, 1, classWords(say))!;
  const written = readClassList(rows, 1, classWords(writing))!;
  expect([faults, pupils]).toEqual([[], written.pupils]);
  expect(pupils.map((each) => [each.name, each.level, each.shape?.kind])).toEqual([
    ["Ana", "hard", "picture"],
    [ownName, "easy", "word"],
    [shapes[1]!.name, 3, undefined],
  ]);
});

test("a class set made from a German list in German is up to date in English and Serbian", async () => {
  const [english, german, serbian] = await sayInEvery();
  const { name, level, words, easy, hard } = classWords(german!);
  await openList([
    ["Ana", easy, "SUN"],
    ["Bo", hard, ""],
  ]);
  await person((_, { worksheets }) => {
    worksheets.getItem("Sheet1").getRange("A1:C1").values = [[name, level, words]];
  });
  select("A1:C3");
  await make({}, { ...conversation(), say: german! });
  for (const say of [english!, serbian!]) {
    const { sentence } = await update({ ...conversation(), say });
    expect(sentence).toEqual(message("class-set-up-to-date", { count: 2 }));
  }
});
