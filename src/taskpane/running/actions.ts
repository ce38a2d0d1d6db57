import { type OpenWorkbook, ActionFailure } from "../../actions/core";
import { inLines, message } from "../../message";
import { loadAllWords, text } from "../../words";
import { note } from "../controls";

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
  const late = Object.entries(rooms).map(([name, load]) => [name, functionsOf<object>(load)]);
  return { workbook, ...(Object.fromEntries(late) as Rooms) };
}

type Late<Module> = {
  readonly [Name in keyof Module as Module[Name] extends (...given: never[]) => unknown ? Name : never]: Later<
    Module[Name]
  >;
};
type Later<F> = F extends (...given: infer All) => infer Outcome ? (...given: All) => Promise<Awaited<Outcome>> : never;

/** The functions of a module, which is loaded when one is called. They reject with ActionFailure if it cannot be loaded. */
export function functionsOf<Module extends object>(load: () => Promise<Module>): Late<Module> {
  const get =
    (_: unknown, name: PropertyKey) =>
    async (...given: unknown[]) => {
      const module = (await loaded(load())) as Readonly<Record<PropertyKey, (...given: unknown[]) => unknown>>;
      return module[name]!(...given);
    };
  return new Proxy({}, { get }) as Late<Module>;
}

export type Followed<T> = ReturnType<typeof followed<T>>;

/** Calls each follower whenever something is shown, and at once with what was shown last. */
export function followed<T>(shown?: T) {
  const followers: ((shown: T) => void)[] = [];
  return {
    follow: (follower: (shown: T) => void): void => {
      followers.push(follower);
      if (shown !== undefined) follower(shown);
    },
    show: (now: T): void => {
      shown = now;
      for (const follower of followers) follower(now);
    },
  };
}

/** The content of a tab of the pane, or of About. */
export interface Tab {
  /** From top to bottom. */
  readonly content: readonly HTMLElement[];
}

export type LatePart<Part extends Tab> = ReturnType<typeof latePart<Part>>;

/** A part of the pane whose script `build` loads: when somebody wants to see it, or when the page is idle. */
export function latePart<Part extends Tab>(build: () => Promise<Part>) {
  const placeholder = note("");
  let part: Part | undefined;
  let loading: Promise<Part> | undefined;
  const bring = async () => {
    placeholder.textContent = text("part-loading");
    try {
      part = await build();
      placeholder.replaceWith(...part.content);
      return part;
    } catch (thrown) {
      loading = undefined;
      placeholder.textContent = text("part-not-loaded");
      throw thrown;
    }
  };
  return {
    placeholder,
    part: () => part,
    /** Resolves when the part is in its place. Rejects as `build` does, and then the next call tries again. */
    load: () => (loading ??= bring()),
  };
}

/** A script, with the words for its sentences. Rejects with ActionFailure if one of them does not load; the next call tries again. */
export async function loaded<Module>(script: Promise<Module>): Promise<Module> {
  try {
    const [module] = await Promise.all([script, loadAllWords()]);
    return module;
  } catch (error) {
    const details = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
    throw new ActionFailure(message("part-not-loaded"), inLines(details));
  }
}
