/** Bundles modules of src/maze or of test for Node, with webpack in production mode, as the add-in is bundled. */
import { mkdtempSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import webpack from "webpack";

const PROJECT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), "..");

/**
 * The exports of src/maze/`name`.ts, or of `name`.ts if it begins with "test/", for each name. Throws an Error with webpack's
 * own words if one does not compile.
 */
export async function compile(names) {
  const folder = mkdtempSync(path.join(tmpdir(), "lavirint-bench-"));
  try {
    await compileTo(folder, names);
    return compiled(folder, names);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** The exports of modules that {@link compileTo} has written to a folder. */
export function compiled(folder, names) {
  const require = createRequire(import.meta.url);
  return names.map((name) => require(path.join(folder, `${entry(name)}.js`)));
}

function entry(name) {
  return name.replaceAll("/", "-");
}

/** Like {@link compile}, but writes to a folder. */
export function compileTo(folder, names) {
  const compiler = webpack({
    context: PROJECT,
    mode: "production",
    target: "node22",
    entry: Object.fromEntries(
      names.map((name) => [entry(name), `./${name.startsWith("test/") ? name : `src/maze/${name}`}.ts`]),
    ),
    output: { path: folder, library: { type: "commonjs2" } },
    resolve: { extensions: [".ts", ".js"] },
    module: {
      rules: [
        {
          test: /\.ts$/,
          loader: "ts-loader", // as the pane is built
          options: { transpileOnly: true, compilerOptions: { noEmit: false } },
        },
      ],
    },
    performance: { hints: false },
  });
  return new Promise((resolve, reject) => {
    compiler.run((error, stats) => {
      compiler.close(() => {
        if (error) reject(error);
        else if (stats.hasErrors()) reject(new Error(stats.toString("errors-only")));
        else resolve();
      });
    });
  });
}
