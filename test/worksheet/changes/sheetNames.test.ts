import { differentNames, freeSheetName, inParentheses, nameAround } from "../../../src/worksheet/addSheets";

const named = (...names: string[]) => names.map((name) => ({ name }));

test.each([
  ["Maze sets", "Maze sets"],
  ["[Maze]: sets / *?\\", "Maze sets"],
  ["'Maze' sets'", "Maze' sets"],
  ['"Maze"', "Maze"],
  [" Maze\nsets ", "Maze sets"],
  ["Irrgartenzahlenmengenübersichtsblatt", "Irrgartenzahlenmengenübersichts"],
  ["Irrgartenzahlenmengenübersicht 2", "Irrgartenzahlenmengenübersicht"],
  ["x".repeat(30) + "😀", "x".repeat(30)],
  ["x".repeat(30) + "'s", "x".repeat(30)],
  ["[]", "Lavirint"],
  ["History", "History 2"],
])("the word %j names a sheet %j", (word, name) => {
  expect(freeSheetName([], word)).toBe(name);
});

test("a name that is taken, in upper or lower case, gets the next free number and stays within 31 characters", () => {
  expect(freeSheetName(named("MAZE", "Maze 2"), "Maze")).toBe("Maze 3");
  expect(freeSheetName(named("Maze", "Maze (2)"), "Maze", inParentheses)).toBe("Maze (3)");
  const long = "x".repeat(40);
  expect(freeSheetName(named("x".repeat(31)), long)).toBe("x".repeat(29) + " 2");
  expect(freeSheetName(named("x".repeat(31)), long, inParentheses)).toBe("x".repeat(27) + " (2)");
});

test("names that would be alike once they are cut get numbers", () => {
  const words = [1, 2, 3].map((number) => `${"x".repeat(31)} ${number}`);
  expect(differentNames(words)).toEqual(["x".repeat(31), `${"x".repeat(29)} 2`, `${"x".repeat(29)} 3`]);
});

test("a name around that of another sheet keeps its own words, and room for a number", () => {
  const answer = (sheet: string) => `${sheet} answer`;
  expect(nameAround("Maze", answer)).toBe("Maze answer");
  expect(nameAround("x".repeat(31), answer)).toBe(`${"x".repeat(21)} answer`);
  expect(nameAround("x".repeat(20) + "😀".repeat(5), answer)).toBe(`${"x".repeat(20)} answer`);
});
