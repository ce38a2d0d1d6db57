import { type Message, message } from "../../../src/message";
import { Refusal } from "../../../src/worksheet/excel/refusal";
import { COLUMN_GROWTH, fillPage, paperOfLocale, printableArea } from "../../../src/worksheet/paper";
import { footerOf, footerOfSentence, headerOf, pageNumbers } from "../../../src/worksheet/pageTexts";

const refusalOf = (work: () => unknown): Message => {
  try {
    work();
  } catch (error) {
    if (error instanceof Refusal) return error.sentence;
  }
  throw new Error("Nothing was refused.");
};

describe("cells for a page", () => {
  test.each([
    [20, 28, 24, "Thick", "Portrait"],
    [30, 42, 15.75, "Medium", "Portrait"],
    [42, 30, 15.75, "Medium", "Landscape"],
  ] as const)("%i by %i: %d points, %s walls, %s, on either paper", (columns, rows, ...wanted) => {
    const [cellSize, wallWeight, orientation] = wanted;
    for (const paper of ["A4", "Letter"] as const)
      expect(fillPage(paper, { columns, rows })).toMatchObject({ cellSize, wallWeight, orientation });
  });

  test.each(["A4", "Letter"] as const)(
    "of any size fit %s with columns as wide as they may come out, and one pixel more would not",
    (paper) => {
      for (let columns = 1; columns <= 75; columns += 7) {
        for (let rows = 1; rows <= 75; rows += 9) {
          const { cellSize, orientation } = fillPage(paper, { columns, rows });
          const { width, height } = printableArea(paper, orientation);
          const tallest = 409;
          const fits = (cell: number) => cell <= Math.min(tallest, width / (columns * COLUMN_GROWTH), height / rows);
          expect([columns, rows, fits(cellSize), fits(cellSize + 0.75)]).toEqual([columns, rows, true, false]);
        }
      }
    },
  );

  test("under 6 points are refused with the largest grid that fits, which then fits", () => {
    const asked = { columns: 81, rows: 100 };
    const largest = { mostColumns: 80, mostRows: 122, paper: "A4", orientation: "Portrait", least: 6 } as const;
    expect(refusalOf(() => fillPage("A4", asked))).toEqual(message("page-too-small", { ...largest, ...asked }));
    expect(fillPage("A4", { columns: 80, rows: 122 })).toMatchObject({ cellSize: 6, wallWeight: "Thin" });
    const { args } = refusalOf(() => fillPage("Letter", { columns: 200, rows: 50 }));
    expect(args).toMatchObject({ mostColumns: 111, mostRows: 84 });
    expect(fillPage("Letter", { columns: 111, rows: 84 }).cellSize).toBe(6);
  });

  test("leave room for what stands above the maze", () => {
    expect(fillPage("A4", { columns: 42, rows: 30 }, { extra: 27 }).cellSize).toBe(15);
    expect(fillPage("Letter", { columns: 20, rows: 28 }, { extra: 27 }).cellSize).toBe(23.25);
    expect(fillPage("Letter", { columns: 30, rows: 42 }, { extra: 27 }).cellSize).toBe(15);
  });
});

test("the paper is that of the locale's territory, and A4 where none is named", () => {
  const papers = ["en-US", "es-MX", "fr-CA", "en-GB", "de-DE", "sr-Latn-RS", "zh-Hant-TW", "en", ""].map(paperOfLocale);
  expect(papers).toEqual(["Letter", "Letter", "Letter", "A4", "A4", "A4", "A4", "A4", "A4"]);
});

describe("header and footer", () => {
  const plain = { title: "", label: "", middle: "", rating: "", code: "" };

  test("double every ampersand, put a space between a size and a digit, and take line breaks out", () => {
    const header = ["&14Cats && Dogs &&P", "", "&14Maze 7"];
    expect(headerOf({ ...plain, title: "Cats & Dogs &P", label: "Maze 7" })).toEqual(header);
    expect(headerOf({ ...plain, title: " 3rd\ngrade " })[0]).toBe("&14 3rd grade");
  });

  test("never hold more than 255 characters: a title is refused, a code left out", () => {
    expect(headerOf({ ...plain, title: "x".repeat(250) })[0]).toHaveLength(252);
    expect(refusalOf(() => headerOf({ ...plain, title: "x".repeat(256) }))).toEqual(
      message("title-too-long", { over: 5, most: 255 }),
    );
    expect(refusalOf(() => headerOf({ ...plain, title: "&".repeat(130) })).id).toBe("title-too-long");
    const long = { ...plain, rating: "★★★☆☆ Difficulty 54/100", code: "C".repeat(250) };
    expect(footerOf(long)).toEqual(["★★★☆☆ Difficulty 54/100", "", ""]);
  });

  test("have a smaller title where it would reach into what stands beside it, and a line for a name below a long one", () => {
    const middle = "Name: ____";
    const short = headerOf({ ...plain, title: "x".repeat(26), middle, label: "Maze 7" });
    expect(short).toEqual([`&14${"x".repeat(26)}`, middle, "&14Maze 7"]);
    const long = headerOf({ ...plain, title: "x".repeat(80), middle, label: "Maze 7" });
    expect(long).toEqual([`&10${"x".repeat(80)}`, `&10 \n&11${middle}`, "&10Maze 7"]);
  });

  test("leave out a share code that would reach into the difficulty", () => {
    const rating = "★★★☆☆ Difficulty 54/100";
    expect(footerOf({ rating, code: "C".repeat(67) })[2]).toBe("C".repeat(67));
    expect(footerOf({ rating, code: "C".repeat(68) })).toEqual([rating, "", ""]);
    expect(footerOf({ rating: "", code: "C".repeat(90) })[2]).toBe("C".repeat(90));
  });

  test("count what stands in the middle, which may hold Excel's codes", () => {
    const middle = pageNumbers("Page &P of &N, R&D");
    expect(middle).toBe("Page &P of &N, R&&D");
    expect(headerOf({ ...plain, middle })[1]).toBe(middle);
    const title = "x".repeat(240);
    expect(refusalOf(() => headerOf({ ...plain, title, middle }))).toEqual(
      message("title-too-long", { over: 17, most: 255 }),
    );
  });

  test("a sentence that is too long for a footer loses its end, and no half of a character", () => {
    expect(footerOfSentence("A & B")).toEqual(["A && B", "", ""]);
    expect(footerOfSentence("😀".repeat(200))[0]).toBe("😀".repeat(126));
    expect(footerOfSentence("&".repeat(300))[0]).toBe("&".repeat(252));
  });
});
