import { Written } from "../../../src/worksheet/written/written";

const MOST = 100;

test.each(["2x2:1 1+7 2=9:[]", "1x4:1>1 1>4 1@3 1:[]"])("“%s” is read, and written as the same", (text) => {
  expect(Written.decode(text, MOST)?.encode()).toBe(text);
});

// Somebody may have changed the name in which it is kept.
test.each([
  ["fewer cells than there are", "1x3:2:[]"],
  ["more cells than there are", "1x3:4:[]"],
  ["an item that is not kept", "1x3:1.1 2:[%22A%22]"],
  ["an arrow of no direction", "1x3:1>5 2:[]"],
  ["more cells than a maze may have", "11x10:32:[]"],
  ["no size", "3:3:[]"],
  ["a sign that nobody writes", "1x3:3!1:[]"],
])("a text with %s is not read", (_what, text) => {
  expect(Written.decode(text, MOST)).toBeUndefined();
});
