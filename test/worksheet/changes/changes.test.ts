import { say } from "../../../src/words";
import { Changes, type ReversibleChange } from "../../../src/worksheet/changes/changes";
import { Job } from "../../../src/worksheet/excel/job";
import { OpenWorkbook } from "../../../src/worksheet/excel/openWorkbook";

/** What was done, in its order. */
let done: string[];
beforeEach(() => (done = []));

const job = Job.glance(new OpenWorkbook());

/** A change that notes what is done with it; `fails` names what of that fails. */
function noted(name: string, fails: readonly string[] = [], told: Partial<ReversibleChange> = {}): ReversibleChange {
  const doing = (what: string) => async () => {
    done.push(`${what} ${name}`);
    if (fails.includes(what)) throw new Error(`${what} ${name}`);
  };
  return { make: doing("make"), takeBack: doing("take back"), ...told };
}

test("what a change gives is handed on, and nothing is rolled back by itself", async () => {
  const changes = new Changes();
  expect(await changes.make(job, { ...noted("a"), make: async () => 7 })).toBe(7);
  expect(done).toEqual([]);
});

test("changes are taken back in the reverse order, the one that failed first", async () => {
  const changes = new Changes();
  await changes.make(job, noted("a"));
  await changes.make(job, noted("b"));
  await expect(changes.make(job, noted("c", ["make"]))).rejects.toThrow("make c");
  expect(await changes.rollBack(job)).toEqual({ sentence: "Nothing was changed.", failures: [] });
  expect(done).toEqual(["make a", "make b", "make c", "take back c", "take back b", "take back a"]);
});

test("one that cannot be taken back holds up no other, and its own sentence is told", async () => {
  const changes = new Changes();
  await changes.make(job, noted("a", [], { ifStuck: "Mind a." }));
  await changes.make(job, noted("b", ["take back"], { ifStuck: "Mind b." }));
  await changes.make(job, noted("c", ["take back"]));
  const { sentence, failures } = await changes.rollBack(job);
  expect(done.slice(3)).toEqual(["take back c", "take back b", "take back a"]);
  expect(sentence).toBe("Mind b.");
  expect(failures.map(String)).toEqual(["Error: take back c", "Error: take back b"]);
});

test("where no change says what to do, the person is told that a part is done", async () => {
  const changes = new Changes();
  await changes.make(job, noted("a", ["take back"]));
  expect(say((await changes.rollBack(job)).sentence)).toBe(
    "Press the button again, or press Clear maze. Only part of the work is done.",
  );
});

test("what is not taken back exactly is told, each sentence once", async () => {
  const changes = new Changes();
  await changes.make(job, noted("a", [], { inexact: "Fills are gone." }));
  await changes.make(job, noted("b", [], { inexact: "Fills are gone." }));
  await changes.make(job, noted("c"));
  expect(say((await changes.rollBack(job)).sentence)).toBe("Fills are gone. Nothing else was changed.");
});

test("what turns out only on the way back not to be exact is told as well", async () => {
  let left: string | undefined;
  const changes = new Changes();
  await changes.make(job, {
    make: async () => undefined,
    takeBack: async () => (left = "The print area stays."),
    get inexact() {
      return left;
    },
  });
  expect(say((await changes.rollBack(job)).sentence)).toBe("The print area stays. Nothing else was changed.");
});

test("a change without a way back is finished, and the sentence says how the sheet stands", async () => {
  const changes = new Changes();
  await changes.make(job, noted("a"));
  const { make } = noted("b", ["make"]);
  const finish = async () => void done.push("finish b");
  await expect(changes.make(job, { make, finish, leaves: "It is cleared nevertheless." })).rejects.toThrow();
  expect(say((await changes.rollBack(job)).sentence)).toBe("It is cleared nevertheless.");
  expect(done.slice(2)).toEqual(["finish b", "take back a"]);
});

test("what is kept stays, and only what comes after it is taken back", async () => {
  const changes = new Changes();
  await changes.make(job, noted("a"));
  changes.keep("A is whole.");
  await changes.make(job, noted("b"));
  expect(say((await changes.rollBack(job)).sentence)).toBe("A is whole.");
  expect(done.slice(2)).toEqual(["take back b"]);
});

test("after something was kept without a word, nothing is said of how the sheet stands", async () => {
  const changes = new Changes();
  await changes.make(job, noted("a"));
  changes.keep();
  expect(say((await changes.rollBack(job)).sentence)).toBe("");
  expect(done).toEqual(["make a"]);
});

test("an act that changed nothing says so", async () => {
  expect(say((await new Changes().rollBack(job)).sentence)).toBe("Nothing was changed.");
});
