import { buttonsIn, englishIn } from "./english";

/** Sentences name a button or a field by a reference to its label, so that label and sentence cannot drift apart. */

const all = englishIn();

test("no sentence has the name of a button written out", () => {
  const names = buttonsIn(all)
    .map(([, name]) => name)
    .filter((name) => name.includes(" "));
  expect(names.length).toBeGreaterThan(30);
  const found = [...all].flatMap(([id, words]) =>
    names.filter((name) => words !== name && words.includes(name)).map((name) => `${id}: ${name}`),
  );
  expect(found).toEqual([]);
});

test("what is to be pressed is a button by reference, or a key", () => {
  const byHand = /\b[Pp]ress (?!\{ [a-z][\w-]*-button \}|the button|this button|Enter|Esc\b|Ctrl|Maze on the Home tab)/;
  const found = [...all].filter(([, words]) => byHand.test(words));
  expect(found).toEqual([]);
  expect([...all.values()].flatMap((words) => words.match(/\b[Pp]ress \{/g) ?? []).length).toBeGreaterThan(50);
});

test("a label in quotation marks is a reference", () => {
  expect([...all].filter(([, words]) => /“[A-Z]/.test(words))).toEqual([]);
});
