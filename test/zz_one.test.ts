import { foreignText } from "./maze/text/anyForeign";
import { parseText } from "../src/maze/text/parseText";
test("one", () => {
  const out: string[] = [];
  for (const w of ["codes", "dots", "literals", "lineDrawing"] as const) { let n = 0;
    for (let seed = 0; seed < 3000 && n < 3; seed++) { const t = foreignText(w, seed); let ok = false; let why = "";
      try { const r = parseText(t.text); ok = [r, r.other].some((x) => x && x.maze.rows === t.maze.rows && Array.from(x.maze.standing).join() === Array.from(t.maze.standing).join() && JSON.stringify(x.ends) === JSON.stringify(t.ends)); why = JSON.stringify([r.ends, t.ends, r.form, r.maze.rows, r.maze.columns, t.maze.rows, t.maze.columns]); } catch (e) { why = String(e); }
      if (!ok) { n++; out.push(`${w} ${seed} ${t.how}\n${why}\n${t.text}`); } } }
  require("fs").writeFileSync("/tmp/fo/one.txt", out.join("\n=====\n"));
});
