import { writeFileSync } from "fs";
import { decodeText } from "../src/maze/text/decodeText";
import { parseText } from "../src/maze/text/parseText";
import { textFormById } from "../src/maze/text/textForms";
import { Maze } from "../src/maze/model/maze";
import { wallTable } from "../src/maze/code/wallCode";
const M0 = parseText(`+--+--+--+--+--+
|S       |     |
+--+--+  +  +  +
|     |     |  |
+  +  +--+--+  +
|  |        |  |
+  +--+--+  +  +
|        |   E |
+--+--+--+--+--+`);
const H = textFormById("number-signs").print({ maze: M0.maze }).trimEnd().split("\n"); // 9 x 11
const want = Array.from(M0.maze.standing).join("");
const map = (w: string, f: string, sep = "", rows = H) => rows.map((r) => Array.from(r, (c) => (c === "#" ? w : c === " " ? f : c)).join(sep));
const put = (rows: string[], s: string, e: string) => rows.map((r, i) => i === 1 ? r[0] + s + r.slice(2) : i === 7 ? r.slice(0, 9) + e + r.slice(10) : r);
const SE = put(H, "S", "E");
const frameSE = H.map((r, i) => i === 0 ? "#S" + r.slice(2) : i === 8 ? r.slice(0, 9) + "E#" : r);
const gaps = H.map((r, i) => i === 0 ? "# " + r.slice(2) : i === 8 ? r.slice(0, 9) + " #" : r);
const sideGaps = H.map((r, i) => i === 1 ? " " + r.slice(1) : i === 7 ? r.slice(0, 10) + " " : r);
const bits = map("1", "0");
const rowsOf = (r: string[]) => r.map((x) => Array.from(x));
const codes = (() => { const t: number[][] = []; const m = M0.maze; for (let r = 0; r < 4; r++) { t.push([]); for (let c = 0; c < 5; c++) { const cell = 5 * r + c; const op = (w: number) => m.separates(w) && m.isOpen(w); const n = r > 0 && op(2 * (cell - 5) + 1), s = r < 3 && op(2 * cell + 1), e = c < 4 && op(2 * cell), w = c > 0 && op(2 * (cell - 1)); t[r]!.push((n ? 0 : 1) + (e ? 0 : 2) + (s ? 0 : 4) + (w ? 0 : 8)); } } return t; })();
const letters = (v: number) => ["N", "E", "S", "W"].filter((_, i) => (v >> i) & 1).join("");
const half = () => { const out: string[] = []; for (let i = 0; i < 9; i += 2) out.push(Array.from(H[i]!, (c, j) => { const b = H[i + 1]?.[j] ?? " "; return c === "#" ? (b === "#" ? "█" : "▀") : b === "#" ? "▄" : " "; }).join("")); return out; };
const J = (x: unknown) => JSON.stringify(x);
const nums = rowsOf(bits).map((r) => r.map(Number));
const segs = () => { const m = M0.maze; const l = ["0 0 5 0", "0 0 0 4", "5 0 5 4", "0 4 5 4"]; for (let c = 0; c < 20; c++) { const y = Math.floor(c / 5), x = c % 5; if (x < 4 && !m.isOpen(2 * c)) l.push(`${x + 1} ${y} ${x + 1} ${y + 1}`); if (y < 3 && !m.isOpen(2 * c + 1)) l.push(`${x} ${y + 1} ${x + 1} ${y + 1}`); } return l; };
const blankCorners = () => { const out: string[] = []; for (let i = 0; i < 9; i++) { let l = ""; for (let j = 0; j < 11; j++) { const w = H[i]![j] === "#"; if (i % 2 === 0) l += j % 2 === 0 ? " " : w ? "---" : "   "; else l += j % 2 === 0 ? (w ? "|" : " ") : "   "; } out.push(l.trimEnd()); } return out; };
const lineOf = (post: (i: number, j: number) => string, hor: string, ver: string, rows = H) => { const out: string[] = []; for (let i = 0; i < 9; i++) { let l = ""; for (let j = 0; j < 11; j++) { const ch = rows[i]![j]!; const w = ch === "#"; if (i % 2 === 0) l += j % 2 === 0 ? post(i, j) : w ? hor : ch.padStart(Math.ceil(hor.length / 2)).padEnd(hor.length); else l += j % 2 === 0 ? (w ? ver : ch) : ch.padStart(Math.ceil(hor.length / 2)).padEnd(hor.length); } out.push(l); } return out; };
const cells = codes.flatMap((r, y) => r.map((v, x) => ({ x, y, walls: { top: (v & 1) > 0, right: (v & 2) > 0, bottom: (v & 4) > 0, left: (v & 8) > 0 } })));
const inputs: [string, string, boolean?][] = [
  ["json one line", J(nums)],
  ["json pretty", JSON.stringify(nums, null, 2)],
  ["json object", J({ width: 11, height: 9, maze: nums, start: [1, 1], end: [7, 9] })],
  ["json object pretty", JSON.stringify({ name: "maze", grid: nums }, null, 2)],
  ["json strings one line", J(SE), true],
  ["json strings pretty", JSON.stringify(SE, null, 2), true],
  ["json rows in lines", "[\n" + nums.map((r) => "  " + J(r)).join(",\n") + "\n]"],
  ["json rows in lines spaced", "{\n \"maze\": [\n" + nums.map((r) => "  [" + r.join(", ") + "]").join(",\n") + "\n ]\n}"],
  ["python", "maze = [" + nums.map((r) => "[" + r.join(", ") + "]").join(",\n        ") + "]"],
  ["python one line", "maze = [" + nums.map((r) => "[" + r.join(", ") + "]").join(", ") + "]"],
  ["python strings", "maze = [" + SE.map((r) => "'" + r + "'").join(",\n        ") + "]\n", true],
  ["python list of lists of chars", "grid = [" + SE.map((r) => "[" + Array.from(r, (c) => `'${c}'`).join(", ") + "]").join(",\n        ") + "]\n", true],
  ["python chars one line", "[" + SE.map((r) => "[" + Array.from(r, (c) => `'${c}'`).join(", ") + "]").join(", ") + "]\n", true],
  ["python triple", '"""\n' + SE.join("\n") + '\n"""', true],
  ["python triple same line", 'm = """' + SE.join("\n") + '"""', true],
  ["numpy print", "[" + nums.map((r, i) => (i ? " " : "") + "[" + r.join(" ") + "]").join("\n") + "]"],
  ["numpy array repr", "array([" + nums.map((r, i) => (i ? "       " : "") + "[" + r.join(", ") + "]").join(",\n") + "])"],
  ["numpy floats", nums.map((r) => r.map((v) => v.toFixed(1)).join(" ")).join("\n")],
  ["numpy savetxt", nums.map((r) => r.map((v) => v.toExponential(18).replace(/e\+0$/, "e+00")).join(" ")).join("\n")],
  ["numpy floats print", "[" + nums.map((r, i) => (i ? " " : "") + "[" + r.map((v) => v + ".").join(" ") + "]").join("\n") + "]"],
  ["numpy bools", "[" + nums.map((r, i) => (i ? " " : "") + "[" + r.map((v) => (v ? " True" : "False")).join(" ") + "]").join("\n") + "]"],
  ["excel bools csv", nums.map((r) => r.map((v) => (v ? "TRUE" : "FALSE")).join(",")).join("\r\n")],
  ["excel bools german", nums.map((r) => r.map((v) => (v ? "WAHR" : "FALSCH")).join(";")).join("\r\n")],
  ["words", nums.map((r) => r.map((v) => (v ? "wall" : "path")).join(",")).join("\n")],
  ["js bools", J(nums.map((r) => r.map(Boolean)))],
  ["c array lines", "int maze[9][11] = {\n" + nums.map((r) => "    {" + r.join(", ") + "}").join(",\n") + "\n};"],
  ["c array first line", "int maze[9][11] = {{" + nums.map((r) => r.join(",")).join("},\n{") + "}};"],
  ["c array one line", "int maze[9][11]={{" + nums.map((r) => r.join(",")).join("},{") + "}};"],
  ["c array with comments", "const uint8_t maze[] = {\n" + nums.map((r, i) => "  " + r.join(", ") + ", // row " + i).join("\n") + "\n};"],
  ["c strings", "char *maze[] = {\n" + SE.map((r) => '  "' + r + '",').join("\n") + "\n};", true],
  ["c strings nl", "const char* m =\n" + SE.map((r) => '  "' + r + '\\n"').join("\n") + ";", true],
  ["java concat", "String m =\n" + SE.map((r) => '  "' + r + '\\n"').join(" +\n") + ";", true],
  ["java new", "int[][] maze = new int[][] {\n" + nums.map((r) => "  new int[] {" + r.join(", ") + "}").join(",\n") + "\n};"],
  ["js escaped one line", '"' + SE.join("\\n") + '"', true],
  ["matlab one line", "maze = [" + nums.map((r) => r.join(" ")).join("; ") + "];"],
  ["matlab lines", "maze = [" + nums.map((r) => r.join(" ")).join(";\n        ") + "];"],
  ["matlab commas", "maze = [" + nums.map((r) => r.join(",")).join(";\n        ") + "];"],
  ["excel array constant", "={" + nums.map((r) => r.join(",")).join(";") + "}"],
  ["excel array german", "={" + nums.map((r) => r.join("\\")).join(";") + "}"],
  ["lua", "maze = {\n" + nums.map((r) => "{" + r.join(",") + "},").join("\n") + "\n}"],
  ["minus one", nums.map((r) => r.map((v) => (v ? -1 : 0)).join(",")).join("\n")],
  ["minus one 0/-1 spaces", nums.map((r) => r.map((v) => String(v ? -1 : 0).padStart(2)).join(" ")).join("\n")],
  ["255", nums.map((r) => r.map((v) => (v ? 0 : 255)).join(" ")).join("\n")],
  ["0/255 walls white", nums.map((r) => r.map((v) => (v ? 255 : 0)).join(",")).join("\n")],
  ["pbm", "P1\n# made by a program\n11 9\n" + nums.map((r) => r.join(" ")).join("\n")],
  ["pbm no spaces", "P1\n11 9\n" + nums.map((r) => r.join("")).join("\n")],
  ["pgm", "P2\n11 9\n255\n" + nums.map((r) => r.map((v) => (v ? 0 : 255)).join(" ")).join("\n")],
  ["size first", "9 11\n" + nums.map((r) => r.join(" ")).join("\n")],
  ["size first joined", "9 11\n" + SE.join("\n"), true],
  ["size and ends first", "9 11\n1 1\n7 9\n" + nums.map((r) => r.join(" ")).join("\n")],
  ["ends after", nums.map((r) => r.join(" ")).join("\n") + "\n1 1\n7 9"],
  ["flat json tiled", J({ height: 9, width: 11, layers: [{ data: nums.flat(), width: 11, height: 9 }] })],
  ["tmx", '<?xml version="1.0"?>\n<map>\n <layer width="11" height="9">\n  <data encoding="csv">\n' + nums.map((r) => r.join(",")).join(",\n") + "\n</data>\n </layer>\n</map>"],
  ["markdown table", nums.map((r) => "| " + r.join(" | ") + " |").join("\n")],
  ["markdown table header", "| " + nums[0]!.join(" | ") + " |\n|" + " --- |".repeat(11) + "\n" + nums.slice(1).map((r) => "| " + r.join(" | ") + " |").join("\n")],
  ["pipes", map("#", ".", "|").join("\n")],
  ["html pre", "<pre>\n" + SE.join("\n") + "\n</pre>", true],
  ["html pre same line", "<pre>" + SE.join("\n") + "</pre>", true],
  ["emoji", map("⬛", "⬜").join("\n")],
  ["emoji ends", map("⬛", "⬜", "", put(H, "🟩", "🟥") ).join("\n"), true],
  ["emoji ends2", put(H, "S", "E").map((r) => Array.from(r, (c) => ({ "#": "🧱", " ": "⬜", S: "🏃", E: "🏁" })[c]).join("")).join("\n"), true],
  ["emoji walls and blanks", map("🟦", "  ").join("\n")],
  ["emoji black large vs", map("◼️", "◻️").join("\n")],
  ["ideographic", map("█", "　").join("\n")],
  ["squares", map("■", "□").join("\n")],
  ["squares spaced", map("■", "□", " ").join("\n")],
  ["brackets", map("[]", "  ").join("\n")],
  ["half blocks", half().join("\n")],
  ["dark shade double", map("▓▓", "  ").join("\n")],
  ["shades floor", map("▓▓", "░░").join("\n")],
  ["pluses", map("+", " ").join("\n")],
  ["hash with spaces between", map("#", ".", " ").join("\n")],
  ["hash with spaces between blank floor", map("#", " ", " ").join("\n")],
  ["quoted hash csv", map("#", "", ",").join("\n")],
  ["tsv blanks gap right", map("#", "", "\t", sideGaps).join("\n"), true],
  ["csv blanks gap right", map("1", "", ",", sideGaps).join("\n"), true],
  ["tsv trimmed", map("X", "", "\t", sideGaps).map((l) => l.trimEnd()).join("\n"), true],
  ["x and o", map("x", "o").join("\n")],
  ["X dot csv", map("X", "O", ",").join("\n")],
  ["blank wall, star way", map(" ", "*").join("\n")],
  ["zeros walls joined", map("0", "1").join("\n")],
  ["line numbers", SE.map((r, i) => `${i + 1} ${r}`).join("\n"), true],
  ["line numbers bar", SE.map((r, i) => `${i + 1} | ${r}`).join("\n"), true],
  ["line numbers colon", SE.map((r, i) => `${String(i).padStart(2)}: ${r}`).join("\n"), true],
  ["frame gaps", gaps.join("\n"), true],
  ["side gaps", sideGaps.join("\n"), true],
  ["side gaps trimmed", sideGaps.map((r) => r.trimEnd()).join("\n"), true],
  ["frame letters", frameSE.join("\n"), true],
  ["words ends in caption", "start: (1,1)\nend: (9,7)\n" + H.join("\n")],
  ["blank corners", blankCorners().join("\n")],
  ["pluses box", lineOf(() => "┼", "───", "│").join("\n")],
  ["ascii o3", lineOf(() => "o", "---", "|").join("\n")],
  ["ascii gaps", lineOf(() => "+", "---", "|", gaps).join("\n"), true],
  ["ascii equals", lineOf(() => "+", "===", "|").join("\n")],
  ["ascii tildes", lineOf(() => "+", "~~~", "|").join("\n")],
  ["ascii bang", lineOf(() => "+", "---", "!").join("\n")],
  ["ascii colon I (BASIC)", lineOf((i) => (i === 0 || true ? ":" : ":"), "--", "I").join("\n")],
  ["basic dots", lineOf(() => ".", "--", "I", gaps).join("\n"), true],
  ["basic dots bar", lineOf(() => ".", "--", "|", gaps).join("\n"), true],
  ["ascii middle letters", lineOf(() => "+", "---", "|", SE).join("\n"), true],
  ["star posts", lineOf(() => "*", "---", "|").join("\n")],
  ["hash posts", lineOf(() => "#", "---", "|").join("\n")],
  ["hash posts lines eq", lineOf(() => "#", "===", "|").join("\n")],
  ["under posts", lineOf(() => "+", "__", "|").join("\n")],
  ["sums csv", codes.map((r) => r.join(",")).join("\n")],
  ["sums json", J(codes)],
  ["hex 0x", codes.map((r) => r.map((v) => "0x" + v.toString(16)).join(", ")).join(",\n")],
  ["hex 0x0", codes.map((r) => "{" + r.map((v) => "0x0" + v.toString(16).toUpperCase()).join(", ") + "}").join(",\n")],
  ["hex spaces", codes.map((r) => r.map((v) => v.toString(16)).join(" ")).join("\n")],
  ["hex commas", codes.map((r) => r.map((v) => v.toString(16).toUpperCase()).join(",")).join("\n")],
  ["binary 4", codes.map((r) => r.map((v) => v.toString(2).padStart(4, "0")).join(" ")).join("\n")],
  ["binary 0b", codes.map((r) => r.map((v) => "0b" + v.toString(2).padStart(4, "0")).join(", ")).join("\n")],
  ["letters walls", codes.map((r) => r.map(letters).join(",")).join("\n")],
  ["letters passages", codes.map((r) => r.map((v) => letters(15 - v)).join(" ")).join("\n")],
  ["own wall codes tsv", wallTable(M0.maze).map((r) => r.join("\t")).join("\n")],
  ["own wall codes csv", wallTable(M0.maze).map((r) => r.join(",")).join("\n")],
  ["own wall codes excel constant", "{" + wallTable(M0.maze).map((r) => r.join(",")).join(";") + "}"],
  ["json cells", J(cells)],
  ["json cells pretty", JSON.stringify(cells, null, 1)],
  ["csv cells", "x,y,top,right,bottom,left\n" + cells.map(({ x, y, walls: w }) => [x, y, +w.top, +w.right, +w.bottom, +w.left].join(",")).join("\n")],
  ["num", codes.flatMap((r, y) => r.map((v, x) => [x, 3 - y, ...[0, 1, 2, 3].map((b) => (v >> b) & 1)].join(" "))).join("\n")],
  ["segments", segs().join("\n")],
  ["segments json", J(segs().map((s) => s.split(" ").map(Number)))],
  ["wall cells list", nums.flatMap((r, y) => r.flatMap((v, x) => (v ? [`${x},${y}`] : []))).join("\n")],
  ["wall cells tuples one line", "[" + nums.flatMap((r, y) => r.flatMap((v, x) => (v ? [`(${x}, ${y})`] : []))).join(", ") + "]"],
  ["pacman", put(map("%", "."), "P", "G").join("\n"), true],
  ["pacman food", map("%", ".", "", put(H, "P", " ")).join("\n")],
  ["aoc", map("#", ".", "", SE).join("\n"), true],
  ["aoc gaps", map("#", ".", "", gaps).join("\n"), true],
  ["base64", Buffer.from(SE.join("\n")).toString("base64"), true],
  ["data url", "data:text/plain;base64," + Buffer.from(SE.join("\n")).toString("base64"), true],
  ["rle hash", H.map((r) => r.replace(/(.)\1+/g, (m, c) => m.length + c)).join("\n")],
  ["A B csv", map("1", "0", ",", put(H, "A", "B")).join("\n"), true],
  ["2 3 joined", map("1", "0", "", put(H, "2", "3")).join("\n"), true],
  ["S F", map("#", ".", "", put(H, "S", "F")).join("\n"), true],
  ["@ and X", map("#", ".", "", put(H, "@", "X")).join("\n"), true],
  ["@ and >", map("#", ".", "", put(H, "@", ">")).join("\n"), true],
  ["i o", map("#", " ", "", put(H, "i", "o")).join("\n"), true],
  ["start end csv", map("1", "0", ",", H).map((l, i) => i === 1 ? l.replace(",0", ",start") : i === 7 ? l.replace(/0,1$/, "end,1") : l).join("\n"), true],
  ["german words", map("1", "0", ";", H).map((l, i) => i === 1 ? l.replace(";0", ";Start") : i === 7 ? l.replace(/0;1$/, "Ziel;1") : l).join("\n"), true],
  ["serbian words", map("1", "0", ";", H).map((l, i) => i === 1 ? l.replace(";0", ";ulaz") : i === 7 ? l.replace(/0;1$/, "izlaz;1") : l).join("\n"), true],
  ["serbian letters line", lineOf(() => "+", "---", "|", put(H, "U", "I")).join("\n"), true],
  ["german letters line", lineOf(() => "+", "---", "|", put(H, "S", "Z")).join("\n"), true],
];
test("more", () => {
  let out = ""; let bad = 0;
  for (const [name, text, ends] of inputs) {
    let said = "";
    try {
      const r = parseText(decodeText(new TextEncoder().encode(text).buffer as ArrayBuffer));
      const same = r.maze.rows === 4 && r.maze.columns === 5 && Array.from(r.maze.standing).join("") === want;
      const other = r.other && r.other.maze.rows === 4 && Array.from(r.other.maze.standing).join("") === want;
      const e = !ends ? "" : r.ends?.entrance === 0 && r.ends.exits.join() === "19" ? "" : " ENDS " + J(r.ends);
      said = (same ? "ok" : other ? "other" : `WRONG ${r.maze.rows}x${r.maze.columns}`) + e + " " + r.remarks.map((m) => m.id + ":" + J(m.args)).join(" ");
      if (!same || e) { bad++; out += `--- ${name}: ${said} ${J(r.form)}\n`; } else if (r.remarks.length) out += `    ${name}: ${said}\n`;
    } catch (error) { bad++; out += `--- ${name}: REFUSED ${J((error as any).sentence ?? String(error))}\n`; }
  }
  writeFileSync("/tmp/fo/more.txt", `${bad} of ${inputs.length}\n` + out);
});
