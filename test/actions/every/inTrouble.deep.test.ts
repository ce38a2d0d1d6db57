import { ActionFailure } from "../../../src/actions/core/work";
import { actCalled } from "../../acts";
import { recordAct } from "../arranged";
import { everything } from "../trouble";
import { allActs, testInTrouble } from "./inTrouble";

testInTrouble(allActs);

/** Acts that together make every kind of reversible change. */
const changing = [
  ...["Make wall", "Remove cells", "Solve with every mark, over a number", "Clear solution", "Prepare page"],
  ...["Set entrance over a number, with a solution", "Put in the maze over a text and earlier items", "Remove items"],
  ...["Insert picture", "Size cells on an empty sheet", "Size cells beside a sheet in use"],
].map(actCalled);

test.each(changing)(
  "$name is rolled back from wherever it breaks off, also by a way back that is begun twice",
  async (act) => {
    const { undisturbed, again } = (await recordAct(act)).recording;
    for (const [index, actions] of undisturbed.requests.entries()) {
      if (undisturbed.did[index] !== "changed") continue;
      for (let action = 1; action <= actions; action += 1 + Math.floor(actions / 40)) {
        const fault = { request: index + 1, action, code: "MemoryLimitReached" };
        const { failure, before } = await again({ fault, mending: { action: 3, code: "InvalidOperation" } });
        expect(failure).toBeInstanceOf(ActionFailure);
        expect({ fault, is: everything() }).toEqual({ fault, is: before });
      }
    }
  },
);
