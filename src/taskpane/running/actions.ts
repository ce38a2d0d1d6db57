import { type OpenWorkbook, ActionFailure } from "../../actions/core";
import type { SheetInFront } from "../../actions/front";
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

/** What the sheet in front holds, as the pane knows it. */
export class InFront {
  private sheet: SheetInFront | undefined;
  private readonly followers: ((sheet: SheetInFront) => void)[] = [];

  /** Calls `follower` each time the sheet in front was read, and now if it was. */
  follow(follower: (sheet: SheetInFront) => void): void {
    this.followers.push(follower);
    if (this.sheet !== undefined) follower(this.sheet);
  }

  show(sheet: SheetInFront): void {
    this.sheet = sheet;
    for (const follower of this.followers) follower(sheet);
  }
}

/** The content of a tab of the pane, or of About. */
export interface Tab {
  /** From top to bottom. */
  readonly content: readonly HTMLElement[];
}

/** A part of the pane whose script is loaded later: when somebody wants to see it, or when the page is idle. */
export class LatePart<Part extends Tab> {
  /** Shown until the part is there. */
  readonly placeholder = note("");
  private loading: Promise<Part> | undefined;
  part: Part | undefined;

  /** `build` loads the script and makes the part. */
  constructor(private readonly build: () => Promise<Part>) {}

  /** Resolves when the part is in its place. Rejects as `build` does, and then the next call tries again. */
  load(): Promise<Part> {
    this.loading ??= this.bring();
    return this.loading;
  }

  /** Loads the part when somebody opens the fold; `failed` is called if it does not load. */
  loadIn(fold: HTMLDetailsElement, failed: (thrown: unknown) => void): void {
    fold.addEventListener("toggle", () => {
      if (fold.open) this.load().catch(failed);
    });
  }

  private async bring(): Promise<Part> {
    this.placeholder.textContent = text("part-loading");
    try {
      const part = await this.build();
      this.placeholder.replaceWith(...part.content);
      this.part = part;
      return part;
    } catch (thrown) {
      this.loading = undefined;
      this.placeholder.textContent = text("part-not-loaded");
      throw thrown;
    }
  }
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
