import { makeSums, type SumKind } from "../../../src/maze/questions/makeSums";
import { Random } from "../../../src/maze/model/random";

const cases = (["addition", "subtraction", "times"] as const).flatMap((kind) =>
  [20, 100, 1000].map((limit): [SumKind, number] => [kind, limit]),
);

/** Works a printed sum out, by its signs. */
function worked(text: string): number {
  const [, first, sign, second] = /^(\d+) ([+−×]) (\d+) =$/.exec(text)!;
  const [a, b] = [Number(first), Number(second)];
  return sign === "+" ? a + b : sign === "−" ? a - b : a * b;
}

test.each(cases)("%s to %d: the right result, three other wrong ones, every number in range", (kind, limit) => {
  for (let seed = 0; seed < 1000; seed++) {
    const sums = makeSums(kind, limit, 12, new Random(`${seed}`));
    const texts = new Set(sums.map(({ text }) => text));
    expect([seed, sums.length, texts.size]).toEqual([seed, 12, 12]);
    const faults = sums.filter(({ text, right, wrong }) => {
      const answers = [right, ...wrong];
      const isRight = String(worked(text)) === right;
      const isInRange = Math.max(...text.match(/\d+/g)!.map(Number), Number(right)) <= limit;
      const areWhole = answers.every((one) => /^(0|[1-9]\d*)$/.test(one));
      return !(isRight && isInRange && areWhole && new Set(answers).size === 4);
    });
    expect([seed, faults]).toEqual([seed, []]);
  }
});

test("sums stay the same for a seed, and end where there are no more: 24 products up to 20", () => {
  expect(makeSums("times", 100, 9, new Random("a"))).toEqual(makeSums("times", 100, 9, new Random("a")));
  expect(makeSums("times", 100, 9, new Random("a"))).not.toEqual(makeSums("times", 100, 9, new Random("b")));
  const products = new Set<string>();
  for (let a = 2; a <= 10; a++) for (let b = 2; a * b <= 20; b++) products.add(`${a} × ${b} =`);
  const found = makeSums("times", 20, 99, new Random("all")).map(({ text }) => text);
  expect(new Set(found)).toEqual(products);
});
