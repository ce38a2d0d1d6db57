import { readFileSync, readdirSync } from "node:fs";
import path from "node:path";
import ts from "typescript";
import { parse } from "yaml";

/** A sample as Script Lab keeps it: a page's body and a script that listens to its buttons. */
export interface Sample {
  /** Its file below the folder, without the ending: "42-range/range-copyfrom". */
  readonly name: string;
  readonly html: string;
  /** As JavaScript. */
  readonly script: string;
}

interface SampleFile {
  readonly script?: { readonly content?: string; readonly language?: string };
  readonly template?: { readonly content?: string };
}

/** The samples below a folder that have buttons, in the order of their names. @throws Error for a file that is not YAML */
export function readSamples(folder: string): Sample[] {
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith(".yaml"));
  return files.sort().flatMap((file) => {
    const { script, template } = (parse(readFileSync(path.join(folder, file), "utf8")) ?? {}) as SampleFile;
    const content = script?.content ?? "";
    if (!content.includes("addEventListener")) return [];
    const compilerOptions = { target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.None };
    const { outputText } = ts.transpileModule(content, { compilerOptions });
    const name = file.replaceAll(path.sep, "/").replace(/\.yaml$/, "");
    return [{ name, html: template?.content ?? "", script: outputText }];
  });
}
