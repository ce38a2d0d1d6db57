import { isSame, message, together, type Message } from "../../message";
import type { Painting, Piece } from "../../worksheet/cells";
import { type Area, type Job, addressOf, intersection } from "../../worksheet/excel";
import { pairFinder } from "../../worksheet/laboratory";
import { type MazeIdentity, guarding } from "../../worksheet/identity";
import type { Dialogue } from "../desk";
import {
  type Foreign,
  type GeneratedMaze,
  GenerationPlay,
  type Play,
  type Sign,
  type Whereabouts,
  whereaboutsOf,
} from "../watch";

/** The most steps of each maze in one request. */
const REACH = 15_000;

/** Two mazes side by side on one sheet, and how each was made. */
interface Pair {
  /** Both with the stamp of the pair. */
  readonly left: GeneratedMaze;
  readonly right: GeneratedMaze;
  /** The block that both are in. */
  readonly both: Area;
  /** By the present name of their sheet. */
  readonly conclusionOn: (sheet: string) => Message;
}

/** How two mazes were made, in step: position k shows the first k steps of each; one with fewer steps waits at its end. */
export class PairPlay implements Play {
  readonly length: number;
  readonly reach = REACH;
  private readonly halves: readonly [GenerationPlay, GenerationPlay];

  /** `words` gives the texts that are written into cells. */
  constructor(
    private readonly pair: Pair,
    words: Dialogue["say"],
  ) {
    const find = pairFinder(pair.both);
    this.halves = [new GenerationPlay(pair.left, words, find), new GenerationPlay(pair.right, words, find)];
    this.length = Math.max(...this.halves.map(({ length }) => length));
  }

  get conclusion(): Message {
    return this.pair.conclusionOn(this.halves[0].sheet);
  }

  get place(): Message {
    return message("cells-on-sheet", { area: addressOf(this.pair.both), sheet: this.halves[0].sheet });
  }

  get guard(): Painting {
    const { left, both } = this.pair;
    return guarding(left.sheetId, left.stamp, both);
  }

  /** If a fill has its meaning in only one of the mazes, the text says in which. */
  get legend(): readonly Sign[] {
    const [left, right] = this.halves;
    const isIn = (half: GenerationPlay, { words }: Sign) => half.legend.some((sign) => isSame(sign.words, words));
    const alone = (half: GenerationPlay, other: GenerationPlay) =>
      half.legend
        .filter((sign) => !isIn(other, sign))
        .map(({ looks, words }) => ({ looks, words: message("sign-in-one", { name: nameOf(half), words }) }));
    return [...alone(left, right), ...alone(right, left), ...left.legend.filter((sign) => isIn(right, sign))];
  }

  async check(job: Job, shown: readonly number[]): Promise<Foreign | undefined> {
    const found: Foreign[] = [];
    for (const half of this.halves) {
      const foreign = await half.check(job, [...new Set(shown.map((position) => Math.min(position, half.length)))]);
      if (foreign !== undefined) found.push(foreign);
    }
    const [first, ...more] = found;
    if (first === undefined) return undefined;
    return {
      question: together(first.question, ...more.map(({ question }) => question)),
      repair: found.flatMap(({ repair }) => repair),
    };
  }

  async paint(from: number, to: number, rests: boolean): Promise<readonly Piece[]> {
    const [left, right] = await Promise.all(
      this.halves.map((half) => half.paint(Math.min(from, half.length), Math.min(to, half.length), rests)),
    );
    return [...left!, ...right!];
  }

  /** What position 0 shows besides the walls. */
  async begin(): Promise<readonly Piece[]> {
    const [left, right] = await Promise.all(this.halves.map((half) => half.begin()));
    return [...left!, ...right!];
  }

  shows(sheetId: string, area: Area): boolean {
    return sheetId === this.pair.left.sheetId && intersection(area, this.pair.both) !== undefined;
  }

  whereabouts(inFront: MazeIdentity): Whereabouts {
    return whereaboutsOf(this.pair.left, inFront);
  }

  /** "Step 14 of 39. Kruskal: H3, left wall. … Wilson: done after 12 steps." */
  async say(position: number): Promise<Message> {
    const { length: steps } = this;
    if (position === 0) return message("before-first-step", { steps });
    const [first, second] = await Promise.all(this.halves.map((half) => describeHalf(half, position)));
    return message("pair-step", { step: position, steps, first: first!, second: second! });
  }
}

const nameOf = (half: GenerationPlay): Message => half.generated.generator.name;

async function describeHalf(half: GenerationPlay, position: number): Promise<Message> {
  const name = nameOf(half);
  const did = position > half.length ? undefined : await half.describeStep(position);
  return did === undefined ? message("pair-done", { name, steps: half.length }) : message("pair-did", { name, did });
}
