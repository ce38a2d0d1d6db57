import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import ts from "typescript";
const require = createRequire(import.meta.url);
require.extensions[".ts"] = (module, file) => {
  module._compile(ts.transpileModule(readFileSync(file, "utf8"), { compilerOptions:{ module: ts.ModuleKind.CommonJS, target: ts.ScriptTarget.ES2022, esModuleInterop: true } }).outputText, file);
};
const { launchBrowser } = require("./test/e2e/browser.ts");
const [dir, ...looks] = process.argv.slice(2);
const b = await launchBrowser();
for (const look of looks) {
  const p = await b.newPage({ viewport: { width: 1820, height: 660 } });
  const imgs = ["Make","Watch","Solve","Change","Print"].map(t => `<img src="data:image/png;base64,${readFileSync(`${dir}/${look}-${t}.png`).toString("base64")}" style="margin-right:8px">`).join("");
  await p.setContent(`<body style="margin:0;background:gray;display:flex">${imgs}</body>`);
  await p.screenshot({ path: `${dir}/all-${look}.png` });
  await p.close();
}
await b.close();
