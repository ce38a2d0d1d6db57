import { readFileSync, readdirSync, writeFileSync } from "fs";
import { openXlsx } from "./host/files";
import { openWorkbook, book, select, sheet } from "./actions/openMaze";
import { conversation } from "./actions/conversation";
import { usualSolve, solve } from "../src/actions/solve/solve";
import { check } from "../src/actions/solve/check";
import { clearSolution } from "../src/actions/solve/clearSolution";
import { colourDistances, takeColoursAway } from "../src/actions/laboratory/colourDistances";
import { photograph } from "./actions/sheetReading";
import { idsIn } from "./words/sentencesIn";
const dir = process.env.CASES ?? "/work/shared/cases";
test("books", async () => {
  let out = "";
  const places: Record<string, string[]> = { "40": ["B2:F5"], "42": ["B2:F5"], "43": ["B2:F5"], "45": ["B2:L10","E5"], "46": ["B2:L10"], "48": ["B2:L10"], "49": ["B2:F5","C3"], "51": ["A2:G6", "B1:F5", "C3"], "52": ["B2:F5"], "53": ["C3"] };
  for (const f of readdirSync(dir).sort()) {
    if (!/\.xlsx$/.test(f)) continue;
    for (const p of places[f.slice(0, 2)] ?? ["A1"]) {
      const bytes = readFileSync(dir + "/" + f);
      openWorkbook({ workbook: await openXlsx(new Uint8Array(bytes)) } as any);
      select(p);
      const before = photograph(sheet(), "A1:AZ60");
      const talk = conversation();
      const say = (o: any) => JSON.stringify(o.sentence ?? o);
      out += `=== ${f} ${p}\n`;
      for (const [n, act] of Object.entries({ check: () => check(talk), solve: () => solve(usualSolve, talk), clear: () => clearSolution(talk), colour: () => colourDistances(undefined, talk), away: () => takeColoursAway(talk) })) {
        try { out += n + " " + say(await act()) + "\n"; } catch (e) { out += n + " FAIL " + JSON.stringify((e as any).sentence ?? (e as any).told ?? e) + "\n"; }
      }
      out += "asked " + talk.questions.length + " same " + (JSON.stringify(photograph(sheet(), "A1:AZ60")) === JSON.stringify(before)) + "\n";
    }
  }
  writeFileSync("/tmp/fo/books.txt", out);
});
