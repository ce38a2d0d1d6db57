import { generate } from "../../src/actions/make/generate";
import { solve } from "../../src/actions/solve/solve";
import { check } from "../../src/actions/solve/check";
import { readSheetInFront } from "../../src/actions/front/sheetInFront";
import { choice, conversation } from "./conversation";
import { book, openWorkbook, sizesInColumnA } from "./openMaze";
const show = (what: string) =>
  console.log(
    what,
    book.counter.requests.length,
    book.counter.cleanups.length,
    book.counter.requests.map((r) => `${r.bytes}/${r.answerBytes}`).join(" "),
    "total",
    book.counter.requests.reduce((s, r) => s + r.bytes, 0),
    book.counter.requests.reduce((s, r) => s + r.answerBytes, 0),
  );
test.each([10, 50, 100])(
  "%i",
  async (n) => {
    openWorkbook();
    await sizesInColumnA(n, n);
    book.counter.reset();
    await generate(choice, conversation());
    show(`generate ${n}`);
    book.counter.reset();
    await readSheetInFront();
    show("look");
    book.counter.reset();
    await check(conversation());
    show("check");
    book.counter.reset();
    await solve(
      {
        solver: "breadth-first",
        seed: "a",
        route: { kind: "ends" },
        showVisited: false,
        arrows: false,
        pace: "instant",
      },
      conversation(),
    );
    show("solve");
  },
  100000,
);
