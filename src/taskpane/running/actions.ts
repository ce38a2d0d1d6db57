import type { OpenWorkbook } from "../../actions/desk";
import { loaded } from "./latePart";

/** The rooms of src/actions, each a script of its own. */
export const rooms = {
  make: () => import(/* webpackChunkName: "make" */ "../../actions/make"),
  watch: () => import(/* webpackChunkName: "watch" */ "../../actions/watch"),
  front: () => import(/* webpackChunkName: "front" */ "../../actions/front"),
  solve: () => import(/* webpackChunkName: "solve" */ "../../actions/solve"),
  edit: () => import(/* webpackChunkName: "edit" */ "../../actions/edit"),
  print: () => import(/* webpackChunkName: "print" */ "../../actions/print"),
  classroom: () => import(/* webpackChunkName: "classroom" */ "../../actions/classroom"),
  laboratory: () => import(/* webpackChunkName: "laboratory" */ "../../actions/laboratory"),
  report: () => import(/* webpackChunkName: "report" */ "../../actions/report"),
} as const;

type Rooms = { readonly [Room in keyof typeof rooms]: Late<Awaited<ReturnType<(typeof rooms)[Room]>>> };

/** What the pane's views call, `actions.edit.addCells(…)`; a test gives fakes of the same type. */
export interface Actions extends Rooms {
  readonly workbook: OpenWorkbook;
}

/** All actions that the pane can run in its workbook. A room's script is loaded when one of its actions is first called. */
export function actionsIn(workbook: OpenWorkbook): Actions {
  const late = Object.entries(rooms).map(([name, load]) => [name, functionsOf(load)]);
  return { workbook, ...(Object.fromEntries(late) as Rooms) };
}

/** The functions of a module that is loaded later. */
type Late<Module> = {
  readonly [Name in keyof Module as Module[Name] extends (...given: never[]) => unknown ? Name : never]: Later<
    Module[Name]
  >;
};
type Later<F> = F extends (...given: infer All) => infer Outcome ? (...given: All) => Promise<Awaited<Outcome>> : never;

/** A function by any name, which loads the module when it is called. It rejects with ActionFailure if that cannot be loaded. */
function functionsOf(load: () => Promise<object>): object {
  return new Proxy(load, {
    get:
      (_, name) =>
      async (...given: unknown[]) => {
        const module = (await loaded(load())) as Readonly<Record<PropertyKey, (...given: unknown[]) => unknown>>;
        return module[name]!(...given);
      },
  });
}
