import { orRefused } from "../../../src/maze/model";
import { message } from "../../../src/message";
import { type ImageChoice, greyOf, imageMask } from "../../../src/maze/shapes";
import { linesOf } from "./reading";

/** An image of these signs: # black, + middle grey, . white. */
function imageOf(lines: readonly string[]): ImageChoice["image"] {
  const brightness = Uint8Array.from(lines.join(""), (sign) => ({ "#": 0, "+": 128 })[sign] ?? 255);
  return { width: lines[0]!.length, height: lines.length, brightness };
}

function drawn(lines: readonly string[], columns: number, rows: number, choice: Partial<ImageChoice> = {}): string[] {
  const wanted = { image: imageOf(lines), threshold: 100, isInverted: false, ...choice };
  return linesOf(imageMask(wanted, { rows, columns }), columns);
}

// Rows of the image, and of the grid that it becomes.
test.each<[string, string, string, Partial<ImageChoice>?]>([
  ["each pixel is a cell where the sizes agree", "##. .#. .##", "##. .#. .##"],
  ["an image is scaled to the grid", "#. ##", "##.. ##.. #### ####"],
  ["in its own proportions, into the middle of a wide grid", "## ##", "..##.. ..##.."],
  ["in its own proportions, into the middle of a tall grid", "## ##", "... ### ### ### ..."],
  ["of a larger image a cell is as bright as its pixels on average", "#### #### #... ...#", "## .."],
  ["half of the pixels are not enough", "#### #### ##.. ##.#", "## #."],
  ["pixels from the threshold on are outside, 1", "#+. #+.", "#.. #..", { threshold: 1 }],
  ["pixels from the threshold on are outside, 128", "#+. #+.", "#.. #..", { threshold: 128 }],
  ["pixels from the threshold on are outside, 129", "#+. #+.", "##. ##.", { threshold: 129 }],
  ["inverted, those are inside", "#+. #+.", "..# ..#", { threshold: 129, isInverted: true }],
  ["what lies beside the image stays outside, inverted too", ".. ..", ".##. .##.", { isInverted: true }],
  ["only the largest connected part is kept", "##.# ##.. ...#", "##.. ##.. ...."],
])("%s", (_, image, wanted, ...[choice]) => {
  const rows = wanted.split(" ");
  expect(drawn(image.split(" "), rows[0]!.length, rows.length, choice)).toEqual(rows);
});

test.each([[["..", ".."]], [["#.", ".#"]]])("an image of fewer than two connected cells is refused: %j", (lines) => {
  expect(orRefused(() => drawn(lines, 2, 2))).toMatchObject({
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
