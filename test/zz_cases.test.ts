import { readFileSync, readdirSync } from "fs";
import { decodeText } from "../src/maze/text/decodeText";
import { parseText } from "../src/maze/text/parseText";
import { textFormById } from "../src/maze/text/textForms";
const dir = process.env.CASES ?? "/work/shared/cases";
test("cases", () => {
  let out = "";
  for (const f of readdirSync(dir).sort()) {
    if (!/\.(txt|csv|tsv|map|maz|num|json)$/.test(f)) continue;
    const b = readFileSync(dir + "/" + f);
    out += `=== ${f}\n`;
    try {
      const r = parseText(decodeText(b.buffer.slice(b.byteOffset, b.byteOffset + b.length)));
      out += textFormById("ascii").print({ maze: r.maze, ends: r.ends, path: process.env.WAY ? r.path : undefined });
      out += `ends ${JSON.stringify(r.ends)} path ${r.path?.length} form ${JSON.stringify(r.form)} remarks ${JSON.stringify(r.remarks)}`;
      if (r.other) out += ` OTHER ${r.other.maze.rows}x${r.other.maze.columns}`;
      out += "\n";
    } catch (e) { out += "REFUSED " + JSON.stringify((e as any).sentence ?? String(e)) + "\n"; }
  }
  require("fs").writeFileSync("/tmp/fo/out.txt", out);
});
