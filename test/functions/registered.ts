import { readFileSync } from "node:fs";
import path from "node:path";
import { JSDOM } from "jsdom";

const RUNTIME = path.resolve(
  __dirname,
  "../../node_modules/@microsoft/office-js/dist/custom-functions-runtime.debug.js",
);

type Registered = (...given: unknown[]) => Promise<unknown>;

/** Microsoft's error, as its runtime makes it. */
export interface ShownError {
  readonly code: string;
  readonly message: string;
}

/** Microsoft's own runtime, unchanged, with the functions that the script of the add-in registers with it, by their ids. */
export function registered(): Readonly<Record<string, Registered>> {
  const page = `<script src="${path.basename(RUNTIME)}"></script>`; // the runtime looks where it comes from
  const { window } = new JSDOM(page, { url: "https://localhost/functions.html", runScripts: "outside-only" });
  window.eval(readFileSync(RUNTIME, "utf8"));
  const runtime = (window as unknown as { readonly CustomFunctions: Runtime }).CustomFunctions;
  window.close(); // it would wait for an Excel
  Object.assign(globalThis, { CustomFunctions: runtime });
  jest.isolateModules(() => jest.requireActual("../../src/functions/functionsScript"));
  return runtime._association.mappings;
}

interface Runtime {
  readonly _association: { readonly mappings: Readonly<Record<string, Registered>> };
  readonly Error: new (code: string, sentence?: string) => ShownError;
}

/** Whether it is an error that Excel shows with its code and sentence, and not one of the program's own. */
export function isShown(error: unknown): error is ShownError {
  const runtime = (globalThis as unknown as { readonly CustomFunctions: Runtime }).CustomFunctions;
  return error instanceof runtime.Error;
}
