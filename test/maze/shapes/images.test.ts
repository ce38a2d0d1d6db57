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

const LINES = ["#+.", "#+."];
test.each<[string, readonly string[], number, number, readonly string[], Partial<ImageChoice>?]>([
  ["each pixel is a cell where the sizes agree", ["##.", ".#.", ".##"], 3, 3, ["##.", ".#.", ".##"]],
  ["an image is scaled to the grid", ["#.", "##"], 4, 4, ["##..", "##..", "####", "####"]],
  ["in its own proportions, into the middle of a wide grid", ["##", "##"], 6, 2, ["..##..", "..##.."]],
  ["in its own proportions, into the middle of a tall grid", ["##", "##"], 3, 5, ["...", "###", "###", "###", "..."]],
  [
    "of a larger image a cell is as bright as its pixels on average",
    ["####", "####", "#...", "...#"],
    2,
    2,
    ["##", ".."],
  ],
  ["half of the pixels are not enough", ["####", "####", "##..", "##.#"], 2, 2, ["##", "#."]],
  ["pixels from the threshold on are outside, 1", LINES, 3, 2, ["#..", "#.."], { threshold: 1 }],
  ["pixels from the threshold on are outside, 128", LINES, 3, 2, ["#..", "#.."], { threshold: 128 }],
  ["pixels from the threshold on are outside, 129", LINES, 3, 2, ["##.", "##."], { threshold: 129 }],
  ["inverted, those are inside", LINES, 3, 2, ["..#", "..#"], { threshold: 129, isInverted: true }],
  [
    "what lies beside the image stays outside, inverted too",
    ["..", ".."],
    4,
    2,
    [".##.", ".##."],
    { isInverted: true },
  ],
  ["only the largest connected part is kept", ["##.#", "##..", "...#"], 4, 3, ["##..", "##..", "...."]],
])("%s", (_, lines, columns, rows, wanted, ...[choice]) => expect(drawn(lines, columns, rows, choice)).toEqual(wanted));

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
