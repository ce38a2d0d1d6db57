import { message } from "../../../src/message";
import { clearMaze } from "../../../src/actions/make/clearMaze";
import { generate } from "../../../src/actions/make/generate";
import { answerPage } from "../../../src/actions/print/answerPage";
import { makePoster } from "../../../src/actions/print/makePoster";
import { preparePage } from "../../../src/actions/print/preparePage";
import { plainPage } from "../../../src/actions/print/printChoice";
import { addExit } from "../../../src/actions/edit/ends";
import { choice, conversation } from "../conversation";
import { failureOf } from "../failureOf";
import { book, openMaze, person, resize, select, sheet } from "../openMaze";
import { mazeIn } from "../sheetReading";
import { everything } from "../trouble";

const texts = () => {
  const { header, footer } = sheet("Sheet1").page;
  const plain = (text: string) => text.replace(/&"[^"]*"/g, "");
  return [header, footer].map(({ left, center, right }) => [left, center, right].map(plain));
};

describe.each(["in another form", "null"] as const)("page set-up that reads %s", (pageSettingsRead) => {
  beforeEach(async () => {
    await openMaze(8, 5);
    await person((own) => {
      own.pageLayout.headersFooters.defaultForAllPages.centerHeader = "Mine";
      own.pageLayout.zoom = { scale: 90 };
    });
    book.switches.pageSettingsRead = pageSettingsRead;
  });

  test("is taken for what was written", async () => {
    const prepared = await preparePage(conversation(), { ...plainPage, title: "Labyrinth" });
    expect(JSON.stringify(prepared.sentence)).not.toContain("page-not-all-set");
    expect(sheet().page.zoom).toEqual({ horizontalFitToPages: 1, verticalFitToPages: 1 });
  });

  test("loses its footer when the maze is changed, as the footer tells of another one then", async () => {
    await preparePage(conversation());
    select("B4");
    await addExit(conversation());
    expect(texts()[1]!.join("")).toBe("");
  });

  test("comes back with Clear maze, as far as it can be known", async () => {
    await preparePage(conversation(), { ...plainPage, title: "Labyrinth" });
    await clearMaze(conversation());
    if (pageSettingsRead === "in another form") expect(texts()[0]).toEqual(["", "Mine", ""]);
    if (pageSettingsRead === "in another form") expect(sheet().page.zoom).toEqual({ scale: 90 });
    expect(sheet().page.printArea).toEqual([]);
    expect(sheet().page.printGridlines).toBe(false);
  });
});

describe("without a printer", () => {
  test("a page is not set up, the sentence says what to do, and nothing is changed", async () => {
    await openMaze(8, 5);
    book.switches.printer = false;
    const before = everything();
    for (const action of [
      () => preparePage(conversation()),
      () => answerPage(choice.layout, conversation()),
      () => makePoster({ across: 2, down: 1 }, choice.layout, conversation(), plainPage),
    ]) {
      const { sentence } = await failureOf(action());
      expect(JSON.stringify(sentence)).toContain(JSON.stringify(message("page-set-up-refused")));
      expect(everything()).toEqual(before);
    }
  });

  test("the next maze is drawn, and its page stays as it was", async () => {
    await openMaze(8, 5);
    await preparePage(conversation());
    book.switches.printer = false;
    resize(10, 7);
    await generate({ ...choice, seed: "next" }, conversation());
    expect(mazeIn(sheet(), "B2:K8").countPassages()).toBe(69);
  });

  test("Clear maze clears all but the page, and says so", async () => {
    await openMaze(8, 5);
    await preparePage(conversation());
    book.switches.printer = false;
    const { sentence } = await failureOf(clearMaze(conversation()));
    expect(JSON.stringify(sentence)).toContain("page-set-up-stays");
    expect(book.workbook.names.map(({ name }) => name).sort()).toEqual(["MazeColumns", "MazeRows"]);
  });
});
