import { linesIn } from "../../message";
import { Refusal } from "../excel";

/** The code with which Excel refused a request, as it came; undefined if the request succeeded. */
export function refusalCode(request: Promise<unknown>): Promise<string | undefined> {
  return request.then(
    () => undefined,
    (error: unknown) => {
      if (!(error instanceof Refusal)) throw error;
      // A job gives a code of its own where it knows why; the details begin with Excel's.
      const [first] = linesIn(error.details);
      const code = typeof first === "object" && "code" in first.args ? first.args.code : undefined;
      return typeof code === "string" ? code : error.code;
    },
  );
}
