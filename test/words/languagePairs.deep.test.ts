import { type Message, message } from "../../src/message";
import { askAtForks } from "../../src/actions/print/itemsAndQuestions";
import { stepSigns } from "../../src/maze/marking";
import { sayInEvery } from "../../src/words";
import { book, contentsOf, conversation, openMaze, put, sentencesIn, sheet } from "../actions/stage";

/** What is read of a workbook that was made in another language; test/actions/every/languages finds and clears what is in it. */

const LANGUAGES = ["en", "de", "sr"] as const;
type Tag = (typeof LANGUAGES)[number];
const saysIn = async (tag: Tag): Promise<(told: Message) => string> => (await sayInEvery())[LANGUAGES.indexOf(tag)]!;

test.each(LANGUAGES)("questions with headings in %s are read", async (tag) => {
  const say = await saysIn(tag);
  await openMaze(9, 6);
  const [question, right, wrong] = (["question-heading", "right-heading", "wrong-heading"] as const).map((id) =>
    say(message(id)),
  );
  const cells = { A1: question!, B1: right!.toUpperCase(), C1: `${wrong} 1`, A2: "7 + 5", B2: "12", C2: "13" };
  const quiz = book.workbook.addSheet("Quiz");
  for (const [address, words] of Object.entries(cells)) put(quiz, address, words);
  const { sentence } = await askAtForks(
    { source: { kind: "range", address: "Quiz!A1:C2" }, count: 1, seed: "s" },
    conversation(),
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
