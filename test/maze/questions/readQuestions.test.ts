import { type Message, message } from "../../../src/message";
import { MazeError, Random } from "../../../src/maze/model";
import { readQuestions, makeSums, type SumKind } from "../../../src/maze/questions";

const headings = { question: "Question", right: "Right", wrong: "Wrong" };
const HEAD = ["Question", "Right", "Wrong 1", "Wrong 2", "Wrong 3"];
const cells = (rows: string[][]) => rows.map((row) => row.map((text) => ({ text })));
const read = (...rows: string[][]) => readQuestions(cells(rows), [headings], 4);
const fault = (sentence: Message) => new MazeError("content", sentence);
const missing = (...missing: string[]) => message("question-headings-missing", { missing });
const empty = (row: number, what: "question" | "right" | "wrong") => message("question-cell-empty", { row, what });

test("columns are found by their headings, in any order and case, and other columns do not count", () => {
  const question = { text: "Capital of France?", right: "Paris", wrong: ["Lyon", "Nice"] };
  expect(read(HEAD, ["Capital of France?", "Paris", "Lyon", "Nice", ""])).toEqual([question]);
  expect(
    read(
      ["WRONG 2", "level", " wrong 1", "QUESTION", " right "],
      ["Nice", "3", "Lyon", " Capital of  France? ", "Paris"],
    ),
  ).toEqual([{ ...question, wrong: ["Nice", "Lyon"] }]);
});

test("headings are compared whole: what only begins like one is another column", () => {
  expect(
    read(
      ["Question no.", "Right or wrong", "Wrong count", "Wrong1", "Question", "Right", "Wrong"],
      ["1", "right", "2", "Lyon", "Capital of France?", "Paris", "Nice"],
    ),
  ).toEqual([{ text: "Capital of France?", right: "Paris", wrong: ["Lyon", "Nice"] }]);
  expect(() => read(["Questions", "Right answer", "Wrong answers"], ["a", "b", "c"])).toThrow(
    fault(missing("Question", "Right", "Wrong 1")),
  );
});

test("headings may be in any of the languages, but all of them in one; a fault names those of the first", () => {
  const german = { question: "Frage", right: "Richtig", wrong: "Falsch" };
  const readIn = (...rows: string[][]) => readQuestions(cells(rows), [headings, german], 4);
  const question = { text: "7 + 5", right: "12", wrong: ["13"] };
  expect(readIn(["FALSCH 1", "Richtig", "Frage"], ["13", "12", "7 + 5"])).toEqual([question]);
  expect(readIn(["Frage", "Question", "Right", "Wrong"], ["a", "7 + 5", "12", "13"])).toEqual([question]);
  expect(() => readIn(["Frage", "Right", "Wrong 1"], ["7 + 5", "12", "13"])).toThrow(fault(missing("Question")));
});

test("empty rows are passed over, and texts that begin like formulas are texts", () => {
  expect(read(HEAD, ["", "", "", "", ""], ["=1+1", "+2", "-3", "@4", ""])).toEqual([
    { text: "=1+1", right: "+2", wrong: ["-3", "@4"] },
  ]);
});

test.each([
  ["no headings", [["7 + 5", "12", "13"]], missing("Question", "Right", "Wrong 1")],
  ["one heading", [["Question", "Right"]], missing("Wrong 1")],
  ["nothing below the headings", [HEAD, ["", "", ""]], message("no-questions")],
  ["no question", [HEAD, ["", "a", "b"]], empty(5, "question")],
  ["no right answer", [HEAD, ["q", "a", "b"], ["q2", " ", "b"]], empty(6, "right")],
  ["no wrong answer", [HEAD, [], ["q", "a", ""]], empty(6, "wrong")],
  [
    "a wrong answer like the right one",
    [HEAD, ["q", "Paris", "Lyon", "paris "]],
    message("answer-twice", { row: 5, answer: "paris" }),
  ],
  ["a wrong answer twice", [HEAD, ["q", "a", "b", "B"]], message("answer-twice", { row: 5, answer: "B" })],
  ["a question twice", [HEAD, ["q", "a", "b"], ["Q ", "c", "d"]], message("question-twice", { row: 6, earlier: 5 })],
  [
    "a long question",
    [HEAD, ["q".repeat(201), "a", "b"]],
    message("question-too-long", { row: 5, length: 201, most: 200 }),
  ],
  ["a long answer", [HEAD, ["q", "a", "b".repeat(61)]], message("answer-too-long", { row: 5, length: 61, most: 60 })],
])("%s: what is wrong, and in which row", (_which, rows, sentence) => {
  expect(() => read(...rows)).toThrow(fault(sentence));
});

const kinds = ["addition", "subtraction", "times"] as const satisfies readonly SumKind[];

/** Works a printed sum out, by its signs. */
function worked(text: string): number {
  const [, first, sign, second] = /^(\d+) ([+−×]) (\d+) =$/.exec(text)!;
  const [a, b] = [Number(first), Number(second)];
  return sign === "+" ? a + b : sign === "−" ? a - b : a * b;
}

/** What is wrong with a sum: its result, a number above the limit, or an answer that is no whole number or stands twice. */
function isWrong({ text, right, wrong }: ReturnType<typeof makeSums>[number], limit: number): boolean {
  const answers = [right, ...wrong];
  const numbers = [...text.match(/\d+/g)!, ...answers].map(Number);
  const areWhole = answers.every((one) => /^(0|[1-9]\d*)$/.test(one));
  return String(worked(text)) !== right || Math.max(...numbers) > limit || !areWhole || new Set(answers).size !== 4;
}

test.each(kinds.flatMap((kind) => ([20, 100, 1000] as const).map((limit) => [kind, limit] as const)))(
  "%s to %d: twelve sums, each with the right result and three other wrong ones, and no number above the limit",
  (kind, limit) => {
    for (let seed = 0; seed < 1000; seed++) {
      const sums = makeSums(kind, limit, 12, new Random(`${seed}`));
      const texts = new Set(sums.map(({ text }) => text));
      expect([seed, sums.length, texts.size]).toEqual([seed, 12, 12]);
      expect([seed, sums.filter((sum) => isWrong(sum, limit))]).toEqual([seed, []]);
    }
  },
);

test("sums stay the same for a seed, and are all that there are if so many are asked for: 27 products up to 20", () => {
  expect(makeSums("times", 100, 9, new Random("a"))).toEqual(makeSums("times", 100, 9, new Random("a")));
  expect(makeSums("times", 100, 9, new Random("a"))).not.toEqual(makeSums("times", 100, 9, new Random("b")));
  const products = new Set<string>();
  for (let a = 2; a <= 10; a++) for (let b = 2; a * b <= 20; b++) products.add(`${a} × ${b} =`);
  const found = makeSums("times", 20, 27, new Random("all")).map(({ text }) => text);
  expect(new Set(found)).toEqual(products);
});
