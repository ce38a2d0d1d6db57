import { UNVARIED } from "../../src/maze/generators/generators";
import { perform, type Steps, withRests } from "../../src/engine/perform";
import { serve, type ServingPort } from "../../src/engine/serve";
import { tasks } from "../../src/engine/tasks";

/** A machine whose clock goes on by work and by rests alone; it notes when it worked. */
class Machine {
  time = 0;
  readonly spells: { readonly from: number; readonly to: number }[] = [];
  readonly clock = () => this.time;
  readonly sleep = async (milliseconds: number) => void (this.time += milliseconds);

  work(milliseconds: number): void {
    this.spells.push({ from: this.time, to: (this.time += milliseconds) });
  }

  /** The milliseconds of work in the busiest five seconds. */
  get busiest(): number {
    const busy = (from: number) =>
      this.spells.reduce(
        (sum, { from: a, to: b }) => sum + Math.max(0, Math.min(b, from + 5_000) - Math.max(a, from)),
        0,
      );
    return Math.max(...this.spells.flatMap(({ from, to }) => [busy(from), busy(to - 5_000)]));
  }
}

/** A task of many pieces. */
function* pieces(machine: Machine, milliseconds: readonly number[]): Steps<string> {
  for (const each of milliseconds) {
    machine.work(each);
    yield;
  }
  return "done";
}

test.each([
  ["short pieces", Array.from({ length: 3_000 }, () => 7)],
  ["pieces of a third of a second", Array.from({ length: 90 }, () => 333)],
  ["pieces of 3.5 seconds", Array.from({ length: 12 }, () => 3_500)],
  ["pieces that differ", Array.from({ length: 60 }, (_, i) => (i * 577) % 2_000)],
])(
  "a minute's task of %s takes at most 90 % of any five seconds, and a quarter more time",
  async (_what, milliseconds) => {
    const machine = new Machine();
    expect(await perform(() => pieces(machine, milliseconds), withRests(machine.clock, machine.sleep))).toBe("done");
    const worked = milliseconds.reduce((sum, each) => sum + each, 0);
    expect(worked).toBeGreaterThan(20_000);
    expect(machine.busiest).toBeLessThanOrEqual(4_500);
    expect(machine.time).toBeLessThanOrEqual(1.25 * worked);
  },
);

test("many short tasks, one after the other, rest as one long task does, and those that have time between them do not", async () => {
  const run = async (between: number) => {
    const machine = new Machine();
    const rests = withRests(machine.clock, machine.sleep);
    for (let i = 0; i < 200; i++) {
      await perform(() => machine.work(200), rests);
      machine.time += between;
    }
    return machine;
  };
  const dense = await run(0);
  expect(dense.busiest).toBeLessThanOrEqual(4_500);
  expect(dense.time).toBeGreaterThan(200 * 200);
  expect((await run(100)).time).toBe(200 * 300);
});

test("a worker rests between the mazes of a comparison", async () => {
  const machine = new Machine();
  const rest = jest.fn(machine.sleep);
  const answers: Parameters<ServingPort["postMessage"]>[0][] = [];
  const port: ServingPort = { onmessage: null, postMessage: (answer) => void answers.push(answer) };
  const slow = (plan: never, tell: never) => {
    const steps = tasks.compareGenerator(plan, tell);
    const { next } = steps;
    return Object.assign(steps, { next: () => (machine.work(400), next.call(steps)) });
  };
  serve(port, { compareGenerator: slow }, withRests(machine.clock, rest));
  const size = { rows: 4, columns: 4 };
  const plan = { generator: "kruskal", size, mazes: 60, seed: "rests", variation: UNVARIED };
  port.onmessage!({ data: { task: "compareGenerator", input: plan } });
  while (!["done", "failed"].includes(answers.at(-1)!.kind)) await new Promise(setImmediate);
  expect(answers.at(-1)).toMatchObject({ kind: "done", output: { made: 60 } });
  expect(rest.mock.calls.length).toBeGreaterThan(15);
  expect(machine.busiest).toBeLessThanOrEqual(4_500);
});
