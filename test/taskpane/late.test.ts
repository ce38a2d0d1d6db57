import { told } from "../words/told";
import { ActionFailure } from "../../src/actions/core/work";
import { type Tab, functionsOf, latePart } from "../../src/taskpane/running";
import { actions, openBarePane } from "./fakeActions";
import { available, control, openParts, pressed, settled } from "./page";

beforeEach(() => openBarePane());

const buttons = () => [...document.querySelectorAll("button")].map(({ textContent }) => textContent);

describe("the pane when it opens", () => {
  it("holds the tab Make alone, and Generate", () => {
    expect(buttons()).toEqual(expect.arrayContaining(["Generate", "Stop", "Size cells", "Format grid"]));
    for (const late of ["Resume", "Solve", "Make passage", "Set up for printing", "Compare", "Report"]) {
      expect(buttons().filter((name) => name === late)).toEqual(["Solve"].filter((tab) => tab === late));
    }
  });

  it("gives Generate what the tab Watch begins with, and loads it for the steps", async () => {
    await pressed("Generate");
    expect(actions.generating[0]!.choice).toMatchObject({ pace: "instant", setNumbers: "usual", tint: false });
    control("slider", "Position");
  });
});

it("buttons that come while an action works are unavailable, and available when it is over", async () => {
  await pressed("Generate");
  await openParts();
  const late = ["Show set numbers", "Check", "Make passage", "Clear maze", "Compare", "Report"];
  expect(late.map(available)).toEqual(late.map(() => false));
  actions.generating[0]!.fail(new ActionFailure(told("No.")));
  await settled();
  expect(late.map(available)).toEqual(late.map(() => true));
});

describe("a part that comes late", () => {
  const content = () => document.createElement("p");

  it("is built once, however often it is wanted", async () => {
    let built = 0;
    const part = latePart(async () => ({ content: [content()], number: ++built }));
    expect((await Promise.all([part.load(), part.load()])).map(({ number }) => number)).toEqual([1, 1]);
    expect(part.part()?.number).toBe(1);
  });

  it("that fails says so in its place, and is loaded when somebody asks for it again", async () => {
    let asked = 0;
    const script = functionsOf(() => Promise.reject<{ build: () => Tab }>(new Error("Loading chunk 7 failed.")));
    const part = latePart(() => {
      asked++;
      return script.build();
    });
    for (const times of [1, 2]) {
      await expect(part.load()).rejects.toBeInstanceOf(ActionFailure);
      expect([asked, part.placeholder.textContent]).toEqual([
        times,
        "A part of Lavirint couldn’t be loaded. Check your connection and try again.",
      ]);
    }
  });
});
