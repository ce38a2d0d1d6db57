import type { CustomFunction } from "../model/calculation/customFunctions";

interface Listed {
  readonly id: string;
  readonly parameters: readonly { readonly type: string; readonly dimensionality: string; readonly optional?: true }[];
}

/** What Microsoft's runtime for custom functions keeps in its page. */
interface Runtime extends Window {
  readonly CustomFunctions?: {
    readonly _association: { readonly mappings: Readonly<Record<string, CustomFunction["run"]>> };
  };
}

/** The add-in's page of worksheet functions, unseen beside this one, with what its script registers there. */
export class AddInFunctions {
  private frame: HTMLIFrameElement | undefined;

  /** Opens the page; gives its functions, by their ids, as functions.json describes them. Rejects if that does not load. */
  async open(): Promise<Readonly<Record<string, CustomFunction>>> {
    const frame = document.createElement("iframe");
    this.frame = frame;
    frame.hidden = true;
    frame.title = "The add-in's functions";
    frame.src = "functions.html";
    const loaded = new Promise((resolve) => frame.addEventListener("load", resolve));
    document.body.append(frame);
    const [answer] = await Promise.all([fetch("functions.json"), loaded]);
    const { functions } = (await answer.json()) as { readonly functions: readonly Listed[] };
    const page: unknown = frame.contentWindow;
    const registered = (page as Runtime | null)?.CustomFunctions?._association.mappings ?? {};
    const found = functions.flatMap(({ id, parameters }) => {
      const run = registered[id];
      const kinds = parameters.map(({ type, dimensionality, optional }) => ({
        type,
        isRange: dimensionality === "matrix",
        isOptional: optional === true,
      }));
      return run === undefined ? [] : [[id, { parameters: kinds, run }] as const];
    });
    return Object.fromEntries(found);
  }

  end(): void {
    this.frame?.remove();
  }
}
