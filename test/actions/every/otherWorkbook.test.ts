import { isSame, type Message, message } from "../../../src/message";
import type { ActionFailure } from "../../../src/actions/core/work";
import { IS_DEEP } from "../../depth";
import { idsIn, book, everything } from "../stage";
import { recordAct } from "../arranged";
import { allActs, fewActs } from "./inTrouble";

const ASKED = message("waiting-for-other-workbook");

/** What stands there, but for which sheet is in front: Excel brings none there meanwhile. */
const look = () => ({ ...everything(), front: undefined });

/** What is said of an act that cannot be carried on when the workbook is in front again. */
const REFUSED = ["other-workbook-in-front", "nothing-changed"];

/** A person looks at another workbook from a request on, and comes back as soon as they are asked to. */
const away = (request: number, platform: "Windows" | "Mac") => ({
  request,
  happens: () => void (book.switches.otherWorkbookInFront = platform),
  hears: (told: Message) => {
    if (isSame(told, ASKED)) book.switches.otherWorkbookInFront = "no";
  },
});

/** Looks of the pane wait for nobody: they say that another workbook is in front. */
const tested = IS_DEEP ? allActs.filter(({ looks }) => looks !== true) : fewActs;

/**
 * With another workbook in front from each of its requests on, every act does what it does without. On a Mac, where a sheet's names cannot
 * be read meanwhile, in the middle of a request, it may refuse instead and leave everything as it was.
 */
test.each(tested)("$name: another workbook comes to the front before each request", async (act) => {
  const { recording } = await recordAct(act, look);
  expect(recording.undisturbed.failure).toBeUndefined();
  const wanted = look();
  for (const request of recording.telling) {
    for (const platform of ["Windows", "Mac"] as const) {
      const { failure, before } = await recording.again({ meanwhile: away(request, platform) });
      const end = { request, platform, stands: look() };
      if (failure === undefined) expect(end).toEqual({ ...end, stands: wanted });
      else {
        expect(platform).toBe("Mac");
        expect(idsIn((failure as ActionFailure).sentence)).toEqual(REFUSED);
        expect(end).toEqual({ ...end, stands: before });
      }
    }
  }
});
