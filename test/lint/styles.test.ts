import { globSync, readFileSync } from "node:fs";

const read = (pattern: string) =>
  globSync(pattern)
    .map((file) => readFileSync(file, "utf8"))
    .join("\n");

test("every class in the style sheets is given to something", () => {
  const selectors = read("src/**/*.css").replace(/\/\*[^]*?\*\/|\{[^{}]*\}/g, "");
  const styled = new Set([...selectors.matchAll(/\.([a-z][\w-]*)/g)].map(([, name]) => name!));
  const literals = read("src/{taskpane,commands}/**/*.{ts,html}").match(/(["'`])(?:(?!\1)[^\\\n])*\1/g)!;
  const given = new Set(literals.flatMap((literal) => literal.slice(1, -1).split(" ")));
  expect(styled.size).toBeGreaterThan(50);
  expect([...styled].filter((name) => !given.has(name))).toEqual([]);
});
