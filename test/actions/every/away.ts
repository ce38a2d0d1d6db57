import { isSame, message } from "../../../src/message";
import type { Act } from "../../acts";
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
  await act(talk, held);
  return standing();
}

/** What stands there, but for stamps, and for which sheet is in front: Excel brings none there meanwhile. */
function standing(): unknown {
  return JSON.parse(JSON.stringify({ ...(everything() as object), front: "" }).replace(/[a-z]+\d+_\d+/g, ""));
}

/** Tests every act with another workbook in front from each of its requests on: it does what it does without. */
export function testAway(tested: readonly Act[]): void {
  test.each(tested)("$name: another workbook comes to the front before each request", async (act) => {
    const start = await arranged(act);
    const wanted = await actAway(act, start, Infinity, "Windows");
    const { length } = book.counter.requests;
    for (const platform of ["Windows", "Mac"] as const) {
      for (let from = 1; from <= length; from++) {
        expect({ from, standing: await actAway(act, start, from, platform) }).toEqual({ from, standing: wanted });
      }
    }
  });
}
