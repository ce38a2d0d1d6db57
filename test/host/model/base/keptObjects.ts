import type { ModelObject } from "./modelObject";

/** The ranges that the client keeps for later requests, by the id that it was given for each. */
export class KeptObjects {
  private readonly objects = new Map<string, ModelObject>();
  private readonly ids = new Map<ModelObject, string>();
  private last = 0;

  keep(object: ModelObject): string {
    const known = this.ids.get(object);
    if (known !== undefined) return known;
    const id = `{${++this.last}}`;
    this.objects.set(id, object);
    this.ids.set(object, id);
    return id;
  }

  idOf(object: ModelObject): string | undefined {
    return this.ids.get(object);
  }

  get(id: string): ModelObject | undefined {
    return this.objects.get(id);
  }

  remove(id: string): void {
    const object = this.objects.get(id);
    if (object) this.ids.delete(object);
    this.objects.delete(id);
  }

  removeAll(): void {
    this.objects.clear();
    this.ids.clear();
  }

  /** Another that keeps the same, and goes on numbering from there. */
  copy(): KeptObjects {
    const copy = new KeptObjects();
    for (const [id, object] of this.objects) {
      copy.objects.set(id, object);
      copy.ids.set(object, id);
    }
    copy.last = this.last;
    return copy;
  }

  /** How many are kept; a leak in the client shows here. */
  get count(): number {
    return this.objects.size;
  }
}
