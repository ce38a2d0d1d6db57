import { isSame, message } from "../../../src/message";
import type { ActionFailure } from "../../../src/actions/desk/work";
import type { Act } from "../../acts";
import { idsIn } from "../../words/sentencesIn";
import { type Arranged, arranged } from "../arranged";
import { conversation } from "../conversation";
import { book } from "../openMaze";
import { everything } from "../trouble";

const ASKED = message("waiting-for-other-workbook");

/** Does an act while a person looks at another workbook from this request on, and comes back as soon as they are asked to. */
async function actAway({ act }: Act, start: Arranged, from: number, platform: "Windows" | "Mac"): Promise<unknown> {
  const held = start.again();
  book.counter.reset();
  const execute = book.excel.execute.bind(book.excel);
  let hasLeft = false;
  book.excel.execute = (...sent) => {
    if (book.counter.requests.length + 1 >= from && !hasLeft) {
      hasLeft = true;
      book.switches.otherWorkbookInFront = platform;
    }
    return execute(...sent);
  };
  const talk = conversation(true, (told) => {
    if (isSame(told, ASKED)) book.switches.otherWorkbookInFront = "no";
  });
  const before = standing();
  const failure = await act(talk, held).then(
    () => undefined,
    (error: unknown) => error as ActionFailure,
  );
  if (failure === undefined) return standing();
  expect(standing()).toEqual(before);
  return idsIn(failure.sentence);
}

/** What stands there, but for stamps, and for which sheet is in front: Excel brings none there meanwhile. */
function standing(): unknown {
  const { sheets, names } = everything() as { sheets: unknown; names: readonly string[] };
  return { sheets, names: names.map((name) => name.replace(/[a-z]+\d+_\d+/g, "")).sort() };
}

/** What is said of an act that waits for nobody. */
const REFUSED = ["other-workbook-in-front", "nothing-changed"];

/**
 * Tests every act with another workbook in front from each of its requests on: it does what it does without. One that does not wait for
 * the person may refuse instead, before it changes anything.
 */
export function testAway(tested: readonly Act[], waits: (act: Act) => boolean = () => true): void {
  test.each(tested)("$name: another workbook comes to the front before each request", async (act) => {
    const start = await arranged(act);
    const wanted = await actAway(act, start, Infinity, "Windows");
    const { length } = book.counter.requests;
    for (const platform of ["Windows", "Mac"] as const) {
      for (let from = 1; from <= length; from++) {
        const end = await actAway(act, start, from, platform);
        const isRefused = !waits(act) && JSON.stringify(end) === JSON.stringify(REFUSED);
        expect({ from, end }).toEqual({ from, end: isRefused ? REFUSED : wanted });
      }
    }
  });
}
