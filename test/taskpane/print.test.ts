import type { PrintChoice } from "../../src/actions/print";
import { actions, openedPane } from "./fakeActions";
import { button, enter, field, pressed, settled } from "./page";

/** The tab Print; buttons.test.ts shows what its buttons give. */

test.each([
  ["en-GB", "A4"],
  ["en-US", "Letter"],
])("in %s the paper is %s to begin with; what makes a class set is in view", async (locale, paper) => {
  await openedPane(undefined, locale);
  expect(field("Paper").value).toBe(paper);
  for (const name of ["New class list", "Make class set"])
    expect(button(name).closest("details:not([open])")).toBeNull();
});

test("a booklet from easy to hard says how far it rises before it is made", async () => {
  const measured = jest.fn(async (_plan: unknown, largest: { columns: number; rows: number }) => ({
    rise: { largest, from: 11.6, to: 79.4 },
    scale: new Float64Array(),
  }));
  await openedPane((fake) => (fake.instead.measuredRise = measured));
  enter({ "Size of the easiest": "5 x 6", "Size of the hardest": "7×8" });
  await settled();
  expect(measured.mock.lastCall!.slice(0, 2)).toEqual([
    expect.objectContaining({ columns: 5, rows: 6, ends: "corners" }),
    { columns: 7, rows: 8 },
  ]);
  const rise = [...document.querySelectorAll("p[aria-live]")].find(({ textContent }) => /rises/.test(textContent))!;
  expect(rise.textContent).toBe("The difficulty rises from about 12 to about 79 out of 100.");
  const chart = () => rise.nextElementSibling!.querySelector("svg");
  expect(chart()!.getAttribute("aria-hidden")).toBe("true");
  enter({ "Size of the hardest": "7 x 1" });
  expect([rise.textContent, chart()]).toEqual(["", null]);
});

describe("what the workbook kept of the tab", () => {
  const booklet = {
    count: "24",
    difficulty: "easy",
    from: "9 x 9",
    to: "11 x 14",
    kinds: "depth-first hunt-and-kill growing-tree-mixed",
    ends: "longest",
    perPage: "2",
  };
  const below = { stars: true, difficulty: true, code: true };
  const kept: PrintChoice = { paper: "Letter", title: "Class 3 & 4", hasNameLine: true, below, booklet };
  /** Opens the pane over a workbook that kept this. */
  const open = (read: Promise<PrintChoice>) => openedPane((fake) => (fake.instead.readSavedPaper = () => read));
  const given = () => actions.callsOf("preparePage").at(-1)![0];

  it("is shown when the pane is opened again, and kept again as it is; and not again over what was chosen since", async () => {
    await open(Promise.resolve(kept));
    await pressed("Set up for printing");
    expect(given()).toEqual(kept);
    enter({ Paper: "A4" });
    await pressed("Set up for printing");
    expect(given()).toEqual({ ...kept, paper: "A4" });
  });

  it("does not go over what somebody chose before Excel had answered", async () => {
    let answer = (_: PrintChoice): void => undefined;
    await open(new Promise((resolve) => (answer = resolve)));
    enter({ Title: "Class 9" });
    answer(kept);
    await settled();
    expect([field("Title").value, field("Paper").value]).toEqual(["Class 9", "A4"]);
  });

  it("leaves a field as it is that cannot show it", async () => {
    await open(Promise.resolve({ ...kept, booklet: { count: "x", kinds: "x", size: "x", to: "9 x 9" } }));
    await pressed("Make booklet");
    expect(actions.callsOf("makeBooklet")).toEqual([
      [expect.objectContaining({ count: 10, difficulty: "rising", largest: { columns: 9, rows: 9 } })],
    ]);
    expect((actions.callsOf("makeBooklet")[0]![0] as { generators: string[] }).generators).toHaveLength(17);
  });
});
