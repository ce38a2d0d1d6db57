import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { transformSync } from "@swc/core";
import { wordsOf } from "../../tools/words.cjs";

type Run = (exports: object, require: (name: string) => object, ...globals: readonly unknown[]) => void;
interface Module {
  readonly run: Run;
  /** The files of what it imports, by the names that it gives them. */
  readonly imports: Map<string, string>;
}

const modules = new Map<string, Module>();
const src = path.resolve(__dirname, "../../src");

// As variables, because a global is a slow question in Jest's sandbox; see jest.config.cjs.
const globals = { Object, Array, String, Number, Boolean, Symbol, Math, JSON, Map, Set, WeakMap, Promise, Error };

/**
 * Loads modules of `src`, and what they import, as a page that was just opened does: nothing is left in them of an earlier page. Jest
 * can do that, too, but compiles each file each time. Files for which `isMissing` do not load.
 */
export function loadAnew(isMissing: (file: string) => boolean = () => false): (name: string) => object {
  const loaded = new Map<string, object>();
  const load = (file: string): object => {
    const known = loaded.get(file);
    if (known !== undefined) return known;
    if (isMissing(file)) throw new Error("offline");
    const exports = {};
    loaded.set(file, exports);
    const { run, imports } = compiled(file);
    const require = (name: string) => {
      if (!name.startsWith(".")) return jest.requireActual<object>(name);
      if (!imports.has(name)) imports.set(name, fileOf(path.resolve(path.dirname(file), name)));
      return load(imports.get(name)!);
    };
    run(exports, require, ...Object.values(globals));
    return exports;
  };
  return (name) => load(fileOf(path.join(src, name)));
}

function fileOf(place: string): string {
  return [`${place}.ts`, `${place}/index.ts`].find((file) => existsSync(file)) ?? place;
}

function compiled(file: string): Module {
  const known = modules.get(file);
  if (known !== undefined) return known;
  const code = file.endsWith(".words")
    ? `exports.default = ${JSON.stringify(wordsOf(file))}; exports.__esModule = true;`
    : transformSync(readFileSync(file, "utf8"), {
        filename: file,
        jsc: { target: "es2022", parser: { syntax: "typescript" } },
        module: { type: "commonjs" },
        sourceMaps: "inline",
      }).code;
  // eslint-disable-next-line @typescript-eslint/no-implied-eval -- that is what loading is
  const run = new Function("exports", "require", ...Object.keys(globals), `${code}\n//# sourceURL=${file}`) as Run;
  const module = { run, imports: new Map<string, string>() };
  modules.set(file, module);
  return module;
}
