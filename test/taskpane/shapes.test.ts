import { actions, openedPane } from "./fakeActions";
import { alertText, available, control, press, pressed, settled, type, unfolded } from "./page";

beforeEach(async () => {
  await openedPane();
  await unfolded("Shape");
});

function choose(name: string): void {
  const radio = control("radio", name);
  radio.checked = true;
  radio.dispatchEvent(new window.Event("change", { bubbles: true }));
}

/** What Generate is asked for now; that it is stopped does not matter here. */
async function asked() {
  await pressed("Generate");
  const { shape, outside } = actions.generating.at(-1)!.choice;
  return { shape, outside };
}

const isShown = (name: string) => control<HTMLElement>("button", name).hidden === false;
const notes = () => [...document.querySelectorAll(".note")].map(({ textContent }) => textContent);

test("it is a rectangle until a shape is chosen, and again afterwards", async () => {
  choose("Heart");
  choose("Rectangle");
  expect(await asked()).toEqual({ shape: undefined, outside: undefined });
});

test.each(["Heart", "Star", "Circle", "Tree", "Cat", "House", "Ring"])("one press chooses the %s", async (name) => {
  choose(name);
  expect(await asked()).toEqual({ shape: { kind: "picture", id: name.toLowerCase() }, outside: "blank" });
});

test("each shape has a picture that screen readers pass over, and Tab reaches the chosen one alone", () => {
  choose("Star");
  const radios = [...document.querySelectorAll<HTMLInputElement>('input[name="shape"]')];
  expect(radios.map(({ tabIndex, checked }) => [tabIndex, checked]).filter(([tab]) => tab === 0)).toEqual([[0, true]]);
  for (const radio of radios) {
    const picture = radio.parentElement!.querySelector("svg")!;
    expect([picture.getAttribute("aria-hidden"), picture.querySelector("path")!.getAttribute("d")]).toEqual([
      "true",
      expect.stringMatching(/^M/),
    ]);
  }
});

test("around the shape it is as chosen", async () => {
  choose("Cat");
  type(control<HTMLSelectElement>("combobox", "Around the shape"), "filled");
  expect((await asked()).outside).toBe("filled");
});

test("a word, in a size that holds it", async () => {
  choose("Word");
  type(control("textbox", "Word or name"), "ANNA");
  expect(notes()).toContain("This shape needs at least 25 columns and 8 rows.");
  press("Use 25 columns and 8 rows");
  expect(control("spinbutton", "Columns").value).toBe("25");
  expect(notes()).not.toContain("This shape needs at least 25 columns and 8 rows.");
  expect((await asked()).shape).toEqual({ kind: "word", text: "ANNA" });
});

test("without a word nothing is made", () => {
  choose("Word");
  press("Generate");
  return settled().then(() => {
    expect(actions.generating).toEqual([]);
    expect(alertText()).toBe("There is no word to make a maze of. Type a word or a name.");
    expect(control("textbox", "Word or name").getAttribute("aria-invalid")).toBe("true");
  });
});

test("letters that cannot be drawn are named while they are typed", () => {
  choose("Word");
  type(control("textbox", "Word or name"), "A?");
  expect(notes()).toContain("Lavirint can’t draw ?. Leave this character out.");
});

test("the note on the size follows the fields of columns and rows", () => {
  choose("House");
  type(control("spinbutton", "Columns"), "11");
  expect(notes()).toContain("This shape needs at least 12 columns and 12 rows.");
  expect(isShown("Use 12 columns and 12 rows")).toBe(true);
  type(control("spinbutton", "Columns"), "12");
  type(control("spinbutton", "Rows"), "12");
  expect(notes()).not.toContain("This shape needs at least 12 columns and 12 rows.");
});

test.each([
  ["Selected cells", "areas"],
  ["Coloured cells", "colour"],
])("%s of the sheet are a shape too, around which nothing is chosen", async (name, shape) => {
  choose("Heart");
  expect(control("combobox", "Around the shape").closest("[hidden]")).toBeNull();
  choose(name);
  expect(control("combobox", "Around the shape").closest("[hidden]")).not.toBeNull();
  expect(await asked()).toEqual({ shape, outside: undefined });
});

describe("an image", () => {
  const decoded = jest.fn<Promise<{ width: number; height: number; close: () => void }>, [Blob]>();
  /** Left half black, right half white, of 4 x 2 pixels. */
  const half = Uint8ClampedArray.from({ length: 32 }, (_, i) => (i % 4 === 3 || i % 16 >= 8 ? 255 : 0));

  beforeEach(() => {
    decoded.mockReset();
    decoded.mockResolvedValue({ width: 4, height: 2, close: () => undefined });
    Object.assign(globalThis, { createImageBitmap: decoded });
    const context = {
      drawImage: () => undefined,
      getImageData: (_x: number, _y: number, width: number, height: number) => ({ width, height, data: half }),
    };
    Object.assign(document.defaultView!.HTMLCanvasElement.prototype, { getContext: () => context });
    choose("Image");
  });

  afterAll(() => void Reflect.deleteProperty(globalThis, "createImageBitmap"));

  async function open(file: { readonly name: string; readonly size: number } | undefined): Promise<void> {
    const field = document.querySelector<HTMLInputElement>("input[type=file]")!;
    Object.defineProperty(field, "files", { value: file === undefined ? [] : [file], configurable: true });
    field.dispatchEvent(new window.Event("change", { bubbles: true }));
    await settled();
    await settled();
  }
  const preview = () => document.querySelector(".shape-preview path")?.getAttribute("d");

  test("its dark part is shown and made", async () => {
    await open({ name: "half.png", size: 100 });
    expect(preview()).toMatch(/^M0 /);
    const { shape } = await asked();
    expect(shape).toMatchObject({ kind: "image", threshold: 128, isInverted: false });
    expect([...(shape as { image: { brightness: Uint8Array } }).image.brightness]).toEqual([
      0, 0, 255, 255, 0, 0, 255, 255,
    ]);
  });

  test("the preview follows the threshold and the check box", async () => {
    await open({ name: "half.png", size: 100 });
    const dark = preview();
    control("checkbox", "Light parts become the maze").click();
    expect(preview()).not.toBe(dark);
    type(control("slider", "Threshold between dark and light"), "255");
    expect((await asked()).shape).toMatchObject({ threshold: 255, isInverted: true });
  });

  test("a large file is refused before it is decoded, a large image afterwards", async () => {
    await open({ name: "large.png", size: 20_000_001 });
    expect(decoded).not.toHaveBeenCalled();
    expect(notes()).toContain("Lavirint opens images of up to 20 MB. Choose a smaller file.");
    const close = jest.fn();
    decoded.mockResolvedValue({ width: 10_000, height: 5_001, close });
    await open({ name: "wide.png", size: 100 });
    expect(notes()).toContain("Lavirint opens images of up to 50 million pixels. Choose a smaller image.");
    expect(close).toHaveBeenCalledTimes(1);
  });

  test("a file that is no image is named, and nothing is made of it or of none", async () => {
    decoded.mockRejectedValue(new Error("no image"));
    await open({ name: "notes.txt", size: 100 });
    expect(notes()).toContain("notes.txt holds no image that this browser can open. Choose another file.");
    await pressed("Generate");
    expect(alertText()).toBe("Choose an image file first, or another shape.");
    expect([actions.generating, available("Generate")]).toEqual([[], true]);
  });
});
