import { appendFileSync } from "fs";
import { check } from "../../../src/actions/solve/check";
import { solve } from "../../../src/actions/solve/solve";
import { clearSolution } from "../../../src/actions/solve/clearSolution";
import { generate } from "../../../src/actions/make/generate";
import { showText } from "../../../src/actions/make/showText";
import { readSizes } from "../../../src/actions/front/sheetInFront";
import { choice, conversation } from "../conversation";
import { book, openWorkbook, sizesInColumnA } from "../openMaze";
jest.setTimeout(600_000);
const route = { kind: "ends" } as const;
const sides = (process.env["SIDES"] ?? "100").split(",").map(Number);
test.each(sides)("counts %i", async (side) => {
  openWorkbook();
  await sizesInColumnA(side, side);
  await readSizes();
  const acts = {
    Generate: () => generate(choice, conversation()),
    Check: () => check(conversation()),
    Text: () => showText("box-drawing", conversation()),
    Solve: () => solve({ solver: "breadth-first", seed: "a search", route, showVisited: false, arrows: false, pace: "instant" }, conversation()),
    Clear: () => clearSolution(conversation()),
  };
  for (const [name, act] of Object.entries(acts)) {
    book.counter.reset();
    const began = Date.now();
    const talk = (await act()) as { sentence?: string };
    const { requests } = book.counter;
    const sent = requests.reduce((s, r) => s + r.bytes, 0), answers = requests.reduce((s, r) => s + r.answerBytes, 0);
    const largest = Math.max(...requests.map((r) => r.bytes)), most = Math.max(...requests.map((r) => r.answerBytes));
    appendFileSync("/tmp/ex/counts.txt", `${side} ${name}: ${requests.length} requests, ${sent} sent, ${answers} answers, largest ${largest}/${most}, ${Date.now() - began} ms, rss ${Math.round(process.memoryUsage().rss / 1e6)} MB heap ${Math.round(process.memoryUsage().heapUsed / 1e6)}; ${String(talk.sentence).slice(0, 90)}\n`);
  }
});
