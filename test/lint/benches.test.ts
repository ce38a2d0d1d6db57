import { existsSync, globSync, readFileSync } from "node:fs";
import path from "node:path";

/** Benchmarks name modules in texts, which neither the compiler nor knip follows. */

const PROJECT = path.resolve(__dirname, "../..");

test.each(globSync("{bench,test/maze/**}/*.mjs", { cwd: PROJECT }))("%s names modules that exist", (file) => {
  const folder = path.join(PROJECT, path.dirname(file));
  const text = readFileSync(path.join(PROJECT, file), "utf8");
  const required = [...text.matchAll(/require\("(\S+\.ts)"\)/g)].map(([, name = ""]) => path.join(folder, name));
  const lists = [...text.matchAll(/(?:compile\(|MODULES = |names = )\[(.*?)\]/gs)].map(([, list = ""]) => list).join();
  const compiled = [...lists.matchAll(/"(\S+)"/g)].map(([, name = ""]) =>
    path.join(PROJECT, name.startsWith("test/") ? "" : "src/maze", `${name}.ts`),
  );
  expect([...required, ...compiled].filter((name) => !existsSync(name))).toEqual([]);
});
