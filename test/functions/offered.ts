import { metadata } from "../../src/functions/metadata";
import { say } from "../../src/words";
import type { NodeWorkbook } from "../host/node";
import { registered } from "./registered";

/** What a workbook asked of the functions, by their ids. */
export interface OfferedFunctions {
  readonly calls: readonly string[];
  readonly cancelled: readonly string[];
}

let functions: ReturnType<typeof registered> | undefined;

/** The functions, as the script of the add-in registers them. */
export function offeredFunctions(): ReturnType<typeof registered> {
  return (functions ??= registered());
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
            ...{ type, isRange: dimensionality === "matrix" },
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
