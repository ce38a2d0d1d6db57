import { Refusal } from "../excel";

/** The code with which Excel refused a request; undefined where it succeeded. */
export function refusalCode(request: Promise<unknown>): Promise<string | undefined> {
  return request.then(
    () => undefined,
    (error: unknown) => {
      if (!(error instanceof Refusal)) throw error;
      return error.code;
    },
  );
}
