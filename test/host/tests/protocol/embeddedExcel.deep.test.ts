import type { Action, Batch } from "../../protocol/batch";
import { EmbeddedExcel } from "../../protocol/embeddedExcel";
import { WorkbookStore } from "../../store";

/** A request with this many trace actions, which counts how often the kind of an action is read. */
function tracing(actions: number): { batch: Batch; looks: () => number } {
  let looks = 0;
  const Actions = Array.from({ length: actions }, (_action, index) => {
    const action: Action = { Id: index + 1, ActionType: 5, Name: "", ObjectPathId: 0 };
    const ActionType = { enumerable: true, get: () => (looks++, 5) };
    return Object.defineProperty(action, "ActionType", ActionType);
  });
  return { batch: { Actions, ObjectPaths: {} }, looks: () => looks };
}

test("each action of a request is looked at equally often, so the work grows with the length of the request alone", async () => {
  const excel = new EmbeddedExcel(new WorkbookStore(["Sheet1"]));
  const [few, many] = [tracing(10), tracing(1000)];
  for (const { batch } of [few, many]) expect((await excel.execute(batch)).TraceIds).toHaveLength(batch.Actions.length);
  expect(many.looks()).toBe(100 * few.looks());
});
