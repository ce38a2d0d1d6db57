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

/** A function as functions.json has it. */
export interface ListedFunction {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly helpUrl: string;
  readonly parameters: readonly {
    readonly name: string;
    readonly description: string;
    readonly type: string;
    readonly dimensionality: string;
    readonly optional?: true;
  }[];
  readonly result: { readonly type: string; readonly dimensionality: string };
  readonly options: { readonly cancelable: boolean };
}

const listedFunctions = () => (metadata(say, "") as { readonly functions: readonly ListedFunction[] }).functions;

/** As Excel calls a function: what is left out is null, and the invocation comes last. */
export async function callFunction<T = (number | string)[][]>(id: string, ...given: readonly unknown[]): Promise<T> {
  const { parameters } = listedFunctions().find((each) => each.id === id)!;
  return (await offeredFunctions()[id]!(...parameters.map((_, i) => given[i] ?? null), {})) as T;
}

/** What a workbook asked of the functions, by their ids. */
export interface OfferedFunctions {
  readonly calls: readonly string[];
  readonly cancelled: readonly string[];
}

/** Offers them to the formulas of a workbook, with the arguments that functions.json tells of. */
export function offerFunctions({ excel }: Pick<NodeWorkbook, "excel">): OfferedFunctions {
  const [calls, cancelled]: [string[], string[]] = [[], []];
  excel.offerFunctions("LAVIRINT", async () =>
    Object.fromEntries(
      listedFunctions().map(({ id, parameters }) => [
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
    ),
  );
  return { calls, cancelled };
}
