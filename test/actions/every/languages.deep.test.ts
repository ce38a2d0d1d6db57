import { sayInEvery } from "../../../src/words";
import type { ActionFailure } from "../../../src/actions/core/work";
import type { Act } from "../../acts";
import { idsIn, conversation, book } from "../stage";
import { type Arranged, arranged } from "../arranged";
import { allActs } from "./inTrouble";

/** What was made in one language is found again in another, as if it were one's own. */

const LANGUAGES = ["en", "de", "sr"] as const;
type Tag = (typeof LANGUAGES)[number];
const PAIRS = LANGUAGES.map((made, i) => [made, LANGUAGES[(i + 1) % 3]!] as const);

/** How many sheets there are, and how many have each kind of mark, by the hidden name that is the mark. */
function marks(): unknown {
  const found = book.workbook.names.map(({ name }) => name).filter((name) => /^Maze\w+Of$|^MazeBook$/.test(name));
  return [book.workbook.sheets.length, found.sort()];
}

/** Does an act in one language and once more in another. Gives what there is after each, and what was asked, or why it was refused. */
async function twice({ act }: Act, start: Arranged, [first, second]: readonly [Tag, Tag]): Promise<unknown> {
  const says = await sayInEvery();
  const held = start.again();
  const ends = [];
  for (const [i, language] of [first, second].entries()) {
    const talk = conversation();
    const asked = await act({ ...talk, say: says[LANGUAGES.indexOf(language)]! }, held).then(
      () => talk.questions.map(({ sentence }) => sentence.id),
      (failure: unknown) => idsIn((failure as ActionFailure).sentence),
    );
    if (i === 0) book.workbook.activate(book.workbook.sheet("Sheet1")!);
    ends.push([asked, marks()]);
  }
  return ends;
}

/** A second booklet's sheets have names of the language in use: in the same one they are taken, in another they are not. */
const twiceAlike = allActs.filter(({ name }) => !name.startsWith("Make booklet"));

test.each(twiceAlike)("$name, and once more in another language, is what it is in one", async (act) => {
  const start = await arranged(act);
  const inOne = await twice(act, start, ["en", "en"]);
  for (const pair of PAIRS) expect([pair, await twice(act, start, pair)]).toEqual([pair, inOne]);
});
