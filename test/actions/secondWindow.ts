import type * as Lease from "../../src/actions/desk/lease";
import type * as Check from "../../src/actions/solve/check";
import type * as Clear from "../../src/actions/make/clearMaze";
import type * as Generate from "../../src/actions/make/generate";
import type * as Playing from "../../src/actions/watch/playing";
import type * as Engine from "../../src/engine/engine";
import type * as InPage from "../../src/engine/inPage";
import type * as Tasks from "../../src/engine/tasks";

/** The add-in once more, as another window or the ribbon's command runs it: the same workbook, and nothing else in common. */
export function secondWindow() {
  let made: typeof Lease & typeof Generate & typeof Clear & typeof Check & typeof Playing;
  jest.isolateModules(() => {
    const { engine } = jest.requireActual<typeof Engine>("../../src/engine/engine");
    const { inPage } = jest.requireActual<typeof InPage>("../../src/engine/inPage");
    const { tasks } = jest.requireActual<typeof Tasks>("../../src/engine/tasks");
    engine.use(async () => inPage(tasks, "this is a test"));
    made = {
      ...jest.requireActual<typeof Lease>("../../src/actions/desk/lease"),
      ...jest.requireActual<typeof Generate>("../../src/actions/make/generate"),
      ...jest.requireActual<typeof Clear>("../../src/actions/make/clearMaze"),
      ...jest.requireActual<typeof Check>("../../src/actions/solve/check"),
      ...jest.requireActual<typeof Playing>("../../src/actions/watch/playing"),
    };
  });
  return made!;
}
