import { readFileSync } from "node:fs";
import path from "node:path";
import { JSDOM } from "jsdom";
import { metadata } from "../../src/functions/metadata";
import { say } from "../../src/words";
import type { NodeWorkbook } from "../host/node";

const RUNTIME = path.resolve(
  __dirname,
  "../../node_modules/@microsoft/office-js/dist/custom-functions-runtime.debug.js",
);

type Functions = Readonly<Record<string, (...given: unknown[]) => Promise<unknown>>>;

/** Microsoft's error, as its runtime makes it. */
interface ShownError {
  readonly code: string;
  readonly message: string;
}

interface Runtime {
  readonly _association: { readonly mappings: Functions };
  readonly Error: new (code: string, sentence?: string) => ShownError;
}

let runtime: Runtime | undefined;

/** Microsoft's own runtime, unchanged, with which the script of the add-in has registered its functions. */
function runtimeOfAddIn(): Runtime {
  if (runtime !== undefined) return runtime;
  const page = `<script src="${path.basename(RUNTIME)}"></script>`; // the runtime looks where it comes from
  const { window } = new JSDOM(page, { url: "https://localhost/functions.html", runScripts: "outside-only" });
  window.eval(readFileSync(RUNTIME, "utf8"));
  runtime = (window as unknown as { readonly CustomFunctions: Runtime }).CustomFunctions;
  window.close(); // it would wait for an Excel
  Object.assign(globalThis, { CustomFunctions: runtime });
  jest.isolateModules(() => jest.requireActual("../../src/functions/functionsScript"));
  return runtime;
}

/** The functions by their ids, as the script of the add-in registers them. */
export const offeredFunctions = (): Functions => runtimeOfAddIn()._association.mappings;

/** Whether it is an error that Excel shows with its code and sentence, and not one of the program's own. */
export const isShown = (error: unknown): error is ShownError => error instanceof runtimeOfAddIn().Error;

/** What a workbook asked of the functions, by their ids. */
export interface OfferedFunctions {
  readonly calls: readonly string[];
  readonly cancelled: readonly string[];
}

/** Offers them to the formulas of a workbook, with the arguments that functions.json tells of. */
export function offerFunctions({ excel }: Pick<NodeWorkbook, "excel">): OfferedFunctions {
  const [calls, cancelled]: [string[], string[]] = [[], []];
  excel.offerFunctions("LAVIRINT", async () => {
    const { functions: listed } = metadata(say, "") as {
      readonly functions: readonly {
        id: string;
        parameters: readonly { type: string; dimensionality: string; optional?: true }[];
      }[];
    };
    return Object.fromEntries(
      listed.map(({ id, parameters }) => [
        id,
        {
          parameters: parameters.map(({ type, dimensionality, optional }) => ({
            type,
            isRange: dimensionality === "matrix",
            isOptional: optional === true,
          })),
          run: (...given: unknown[]) => {
            calls.push(id);
            const answer = offeredFunctions()[id]!(...given);
            const invocation = given[parameters.length] as { onCanceled?: () => void };
            const { onCanceled } = invocation;
            invocation.onCanceled = () => {
              cancelled.push(id);
              onCanceled?.();
            };
            return answer;
          },
        },
      ]),
    );
  });
  return { calls, cancelled };
}
