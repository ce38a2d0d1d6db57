import { endsAndMiddles, fewActs, testFailing } from "./inTrouble";

testFailing(fewActs, [["MemoryLimitReached", "last"]]);

test("of equal neighbours the first, the middle and the last one are tried", () => {
  expect(endsAndMiddles([..."abbbbbcca"])).toEqual([0, 1, 3, 5, 6, 7, 8]);
  expect(endsAndMiddles([])).toEqual([]);
});
