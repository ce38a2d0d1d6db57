import { message } from "../../../src/message";
import { type ImageChoice, greyOf, imageMask } from "../../../src/maze/shapes";
import { linesOf, thrownBy } from "./reading";

/** An image of these signs: # black, + middle grey, . white. */
function imageOf(lines: readonly string[]): ImageChoice["image"] {
  const brightness = Uint8Array.from(lines.join(""), (sign) => ({ "#": 0, "+": 128 })[sign] ?? 255);
  return { width: lines[0]!.length, height: lines.length, brightness };
}

function drawn(lines: readonly string[], columns: number, rows: number, choice: Partial<ImageChoice> = {}): string[] {
  const wanted = { image: imageOf(lines), threshold: 100, isInverted: false, ...choice };
  return linesOf(imageMask(wanted, { rows, columns }), columns);
}

test("each pixel is a cell where the sizes agree", () => {
  expect(drawn(["##.", ".#.", ".##"], 3, 3)).toEqual(["##.", ".#.", ".##"]);
});

test("an image is scaled in its own proportions, into the middle", () => {
  expect(drawn(["#.", "##"], 4, 4)).toEqual(["##..", "##..", "####", "####"]);
  expect(drawn(["##", "##"], 6, 2)).toEqual(["..##..", "..##.."]);
  expect(drawn(["##", "##"], 3, 5)).toEqual(["...", "###", "###", "###", "..."]);
});

test("of a larger image a cell is as bright as its pixels on average", () => {
  expect(drawn(["####", "####", "#...", "...#"], 2, 2)).toEqual(["##", ".."]);
  expect(drawn(["####", "####", "##..", "##.#"], 2, 2)).toEqual(["##", "#."]);
});

test("the threshold is the brightness from which pixels are outside; inverted, those are inside", () => {
  const lines = ["#+.", "#+."];
  expect(drawn(lines, 3, 2, { threshold: 1 })).toEqual(["#..", "#.."]);
  expect(drawn(lines, 3, 2, { threshold: 128 })).toEqual(["#..", "#.."]);
  expect(drawn(lines, 3, 2, { threshold: 129 })).toEqual(["##.", "##."]);
  expect(drawn(lines, 3, 2, { threshold: 129, isInverted: true })).toEqual(["..#", "..#"]);
});

test("what lies beside the image stays outside, inverted too", () => {
  expect(drawn(["..", ".."], 4, 2, { isInverted: true })).toEqual([".##.", ".##."]);
});

test("only the largest connected part is kept", () => {
  expect(drawn(["##.#", "##..", "...#"], 4, 3)).toEqual(["##..", "##..", "...."]);
});

test.each([[["..", ".."]], [["#.", ".#"]]])("an image of fewer than two connected cells is refused: %j", (lines) => {
  expect(thrownBy(() => drawn(lines, 2, 2))).toMatchObject({
    kind: "mask",
    sentence: message("image-without-cells"),
  });
});

test("brightness weighs colours as eyes do, on white paper", () => {
  const data = Uint8ClampedArray.of(
    ...[255, 0, 0, 255],
    ...[0, 255, 0, 255],
    ...[0, 0, 255, 255],
    ...[0, 0, 0, 0],
    ...[0, 0, 0, 128],
    ...[255, 255, 255, 255],
  );
  expect([...greyOf({ width: 6, height: 1, data }).brightness]).toEqual([76, 150, 29, 255, 127, 255]);
});
