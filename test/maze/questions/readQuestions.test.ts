import { message } from "../../../src/message";
import { ContentError } from "../../../src/maze/model/errors";
import { readQuestions } from "../../../src/maze/questions/readQuestions";

const headings = { question: "Question", right: "Right", wrong: "Wrong" };
const HEAD = ["Question", "Right", "Wrong 1", "Wrong 2", "Wrong 3"];
const read = (...rows: string[][]) => readQuestions(rows, [headings], 4);

test("columns are found by their headings, in any order and case, and other columns do not count", () => {
  const question = { text: "Capital of France?", right: "Paris", wrong: ["Lyon", "Nice"] };
  expect(read(HEAD, ["Capital of France?", "Paris", "Lyon", "Nice", ""])).toEqual([question]);
  expect(
    read(
      ["WRONG 2", "level", " wrong 1", "QUESTION", "right answer"],
      ["Nice", "3", "Lyon", " Capital of  France? ", "Paris"],
    ),
  ).toEqual([{ ...question, wrong: ["Nice", "Lyon"] }]);
});

test("headings may be in any of the languages, but all of them in one; a fault names those of the first", () => {
  const german = { question: "Frage", right: "Richtig", wrong: "Falsch" };
  const readIn = (...rows: string[][]) => readQuestions(rows, [headings, german], 4);
  const question = { text: "7 + 5", right: "12", wrong: ["13"] };
  expect(readIn(["FALSCH 1", "Richtig", "Frage"], ["13", "12", "7 + 5"])).toEqual([question]);
  expect(readIn(["Frage", "Question", "Right", "Wrong"], ["a", "7 + 5", "12", "13"])).toEqual([question]);
  expect(() => readIn(["Frage", "Right", "Wrong 1"], ["7 + 5", "12", "13"])).toThrow(
    new ContentError(message("question-headings-missing", { missing: ["Question"] })),
  );
});

test("empty rows are passed over, and texts that begin like formulas are texts", () => {
  expect(read(HEAD, ["", "", "", "", ""], ["=1+1", "+2", "-3", "@4", ""])).toEqual([
    { text: "=1+1", right: "+2", wrong: ["-3", "@4"] },
  ]);
});

test.each([
  [
    "no headings",
    [["7 + 5", "12", "13"]],
    message("question-headings-missing", { missing: ["Question", "Right", "Wrong 1"] }),
  ],
  ["one heading", [["Question", "Right"]], message("question-headings-missing", { missing: ["Wrong 1"] })],
  ["nothing below the headings", [HEAD, ["", "", ""]], message("no-questions")],
  ["no question", [HEAD, ["", "a", "b"]], message("question-cell-empty", { row: 5, what: "question" })],
  [
    "no right answer",
    [HEAD, ["q", "a", "b"], ["q2", " ", "b"]],
    message("question-cell-empty", { row: 6, what: "right" }),
  ],
  ["no wrong answer", [HEAD, [], ["q", "a", ""]], message("question-cell-empty", { row: 6, what: "wrong" })],
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
  expect(() => read(...rows)).toThrow(new ContentError(sentence));
});
