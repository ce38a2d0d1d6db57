import { drawPage } from "../../print/drawPage";
import { layOutPages } from "../../print/pages";
import { codeOf, loaded, onSheet, workbookForEachTest } from "../client";
import { jpegOf, pngOf } from "../pictures";

const book = workbookForEachTest();
const sizeOf = async () => {
  const { width, height } = await loaded((sheet) => sheet.shapes.getItemAt(0), "width, height");
  return [width, height];
};

test.each([
  ["a PNG without a density, at 96 pixels an inch", pngOf(400, 200), [300, 150]],
  ["a PNG of 300 pixels an inch", pngOf(600, 300, 300), [144, 72]],
  ["a JPEG of 150 pixels an inch", jpegOf(300, 75, 150), [144, 36]],
])("the picture of %s comes in its own size at the upper left corner", async (_which, base64, size) => {
  await onSheet((sheet) => void sheet.shapes.addImage(base64));
  expect((await sizeOf()).map((points) => Math.round(points * 10) / 10)).toEqual(size);
  const shape = await loaded((sheet) => sheet.shapes.getItemAt(0), "type, left, top, lockAspectRatio, image/format");
  expect(shape.toJSON()).toMatchObject({ type: "Image", left: 0, top: 0, lockAspectRatio: true });
  expect(shape.image.format).toBe(base64.startsWith("iVBOR") ? "PNG" : "JPEG");
});

test("a picture keeps its proportions while they are locked, and takes alternative text, a name and a place", async () => {
  await onSheet((sheet) => {
    const picture = sheet.shapes.addImage(pngOf(400, 200));
    picture.set({
      name: "Maze 7",
      left: 30,
      top: 45,
      altTextTitle: "Maze 7",
      altTextDescription: "20 by 28",
      width: 100,
    });
    picture.placement = "OneCell";
  });
  expect(await sizeOf()).toEqual([100, 50]);
  await onSheet((sheet) => {
    const picture = sheet.shapes.getItem("Maze 7");
    picture.lockAspectRatio = false;
    picture.height = 80;
  });
  expect(await sizeOf()).toEqual([100, 80]);
  const shape = await loaded((sheet) => sheet.shapes.getItem("Maze 7"), "");
  expect(shape.toJSON()).toMatchObject({
    altTextTitle: "Maze 7",
    altTextDescription: "20 by 28",
    left: 30,
    placement: "OneCell",
    visible: true,
  });
});

test.each([
  ["text that is no Base64", "§"],
  ["a GIF", "R0lGODlhAQABAAAAACw="],
  ["a PNG that ends too soon", pngOf(10, 10).slice(0, 12)],
  ["a JPEG without a frame", "/9j/4AAQSkZJRgABAQEAYABgAAA="],
  ["nothing", ""],
])("%s is refused as a picture", async (_which, base64) => {
  expect(await codeOf((sheet) => sheet.shapes.addImage(base64))).toBe("InvalidArgument");
  expect(book().workbook.activeSheet.shapes).toEqual([]);
});

test("a size of zero and a place left of the sheet are refused", async () => {
  await onSheet((sheet) => void sheet.shapes.addImage(pngOf(4, 4)));
  const picture = (sheet: Excel.Worksheet) => sheet.shapes.getItemAt(0);
  expect(await codeOf((sheet) => (picture(sheet).width = 0))).toBe("InvalidArgument");
  expect(await codeOf((sheet) => (picture(sheet).left = -1))).toBe("InvalidArgument");
});

test("the print preview shows a picture with its alternative text, a draft none", async () => {
  await onSheet((sheet) => {
    const picture = sheet.shapes.addImage(pngOf(400, 200));
    picture.set({ left: 60, top: 45, altTextDescription: "a <maze>" });
    sheet.getRange("A1:H20").values = [["x"]].flatMap(() =>
      Array.from({ length: 20 }, () => Array<string>(8).fill("x")),
    );
    sheet.pageLayout.setPrintArea("B2:H20");
  });
  const sheet = book().workbook.activeSheet;
  const facts = { page: 1, pages: 1, sheet: "", file: "", date: "", time: "" };
  const page = () => drawPage(sheet, layOutPages(sheet)[0]!, facts);
  expect(page()).toMatch(
    /<image x="12" y="30" width="300" height="150" [^>]*href="data:image\/png;base64,[^"]+"><title>a &lt;maze&gt;<\/title>/,
  );
  sheet.page.draftMode = true;
  expect(page()).not.toContain("<image");
});
