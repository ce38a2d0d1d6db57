import { text } from "../../words";
import { element } from "../controls";
import type { Tab } from "./tab";

/** A part of the pane whose script is loaded later: when somebody wants to see it, or when the page is idle. */
export class LatePart<Part extends Tab> {
  /** Shown until the part is there. */
  readonly placeholder = element("p", { class: "note" });
  private loading: Promise<Part> | undefined;
  private built: Part | undefined;
  private failed = false;

  /** `build` loads the script and makes the part. */
  constructor(private readonly build: () => Promise<Part>) {}

  /** Undefined until it is loaded. */
  get part(): Part | undefined {
    return this.built;
  }

  /** Resolves when the part is in its place. Rejects as `build` does, and then the next call tries again. */
  load(): Promise<Part> {
    this.loading ??= this.bring();
    return this.loading;
  }

  /** Loads the part in advance. Once loading has failed it waits for {@link load}; until then the placeholder says so. */
  async prefetch(): Promise<void> {
    if (!this.failed) await this.load();
  }

  private async bring(): Promise<Part> {
    this.placeholder.textContent = text("part-loading");
    try {
      const part = await this.build();
      this.placeholder.replaceWith(...part.content);
      this.built = part;
      return part;
    } catch (thrown) {
      this.loading = undefined;
      this.failed = true;
      this.placeholder.textContent = text("part-missing");
      throw thrown;
    }
  }
}
