import { type Message, message } from "../../src/message";
import { generate } from "../../src/actions/make/generate";
import { askAtForks } from "../../src/actions/print/askAtForks";
import { stepSigns } from "../../src/maze/marking";
import { sayInEvery } from "../../src/words";
import { choice, conversation } from "../actions/conversation";
import { openWorkbook, person, sheet } from "../actions/openMaze";
import { contentsOf } from "../actions/sheetReading";
import { sentencesIn } from "./sentencesIn";

/** What is read of a workbook that was made in another language; test/actions/every/languages finds and clears what is in it. */

const LANGUAGES = ["en", "de", "sr"] as const;
type Tag = (typeof LANGUAGES)[number];
const PAIRS: readonly (readonly [made: Tag, used: Tag])[] = [
  ["en", "de"],
  ["de", "sr"],
  ["sr", "en"],
];

const saysIn = async (tag: Tag): Promise<(told: Message) => string> => (await sayInEvery())[LANGUAGES.indexOf(tag)]!;

/** A person who speaks a language, and its words. */
async function speaker(tag: Tag) {
  const say = await saysIn(tag);
  return { say, talk: () => ({ ...conversation(), say }) };
}

test.each(PAIRS)("questions in %s are read in %s", async (made, used) => {
  const [first, second] = [await speaker(made), await speaker(used)];
  openWorkbook();
  await generate({ ...choice, size: { columns: 9, rows: 6 } }, first.talk());
  const words = (["question-heading", "right-heading", "wrong-heading"] as const).map((id) => first.say(message(id)));
  await person((_, { worksheets }) => {
    const quiz = worksheets.add("Quiz");
    quiz.getRange("A1:C2").numberFormat = Array(2).fill(["@", "@", "@"]) as string[][];
    quiz.getRange("A1:C2").values = [
      [words[0]!, words[1]!.toUpperCase(), `${words[2]!} 1`],
      ["7 + 5", "12", "13"],
    ];
  });
  const { sentence } = await askAtForks(
    { source: { kind: "range", address: "Quiz!A1:C2" }, count: 1, seed: "s" },
    second.talk(),
  );
  expect(sentencesIn(sentence)[0]).toMatchObject({ id: "questions-asked", args: { asked: 1 } });
  expect(contentsOf(sheet(), "B8:B20")).toContain("1. 7 + 5");
});

test.each<[Tag, string]>([
  ["en", "RDLU"],
  ["de", "RULO"],
  ["sr", "DNLG"],
])(
  "in %s the letters of the sides lead where its words say, and arrows and free English letters as ever",
  async (tag, letters) => {
    const say = await saysIn(tag);
    const sides = (["right", "bottom", "left", "top"] as const).map((side) => say(message("step-letter", { side })));
    expect(sides.join("")).toBe(letters);
    const signs = stepSigns(sides);
    const side = (sign: string) => signs.indexOf(sign) % 4;
    for (const four of [letters, letters.toLowerCase(), "→↓←↑"]) expect([...four].map(side)).toEqual([0, 1, 2, 3]);
    const free = [..."RDLU"].filter((letter) => !letters.includes(letter));
    expect(free.map(side)).toEqual(free.map((letter) => "RDLU".indexOf(letter)));
  },
);
