import { readFileSync } from "node:fs";
import path from "node:path";
import { commandNames } from "../../src/commands/commandNames";
import { message } from "../../src/message";
import { languageFor } from "../../src/words/languages";
import { wordsOf } from "../words/wordsOf";
import { manifestFaults } from "./manifestFaults";
import { addresses, attribute, descendants, parseManifest } from "./readManifest";

const PROJECT = path.resolve(__dirname, "../..");
const SOURCE = readFileSync(path.join(PROJECT, "manifest.xml"), "utf8");
const manifest = parseManifest(SOURCE);

function text(localName: string): string {
  const [element] = descendants(manifest, localName);
  return (element?.getAttribute("DefaultValue") ?? element?.textContent ?? "").trim();
}

const resources = ["Images", "Urls", "ShortStrings", "LongStrings"].flatMap((group) =>
  descendants(manifest, group).flatMap((list) => [...list.children]),
);

function named(id: string): string | null | undefined {
  return resources.find((resource) => resource.getAttribute("id") === id)?.getAttribute("DefaultValue");
}

/** Width and height in pixels, from the header of a PNG file. Throws if the file is no PNG. */
function pngSize(file: string): [number, number] {
  const bytes = readFileSync(file);
  if (bytes.toString("latin1", 0, 8) !== "\x89PNG\r\n\x1a\n") throw new Error(`${file} is no PNG file.`);
  return [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];
}

test("by Microsoft's documented rules nothing is wrong, nor is a translation with its country", () => {
  expect(manifestFaults(manifest)).toEqual([]);
  expect(manifestFaults(parseManifest(override("fr-FR", "Labyrinthe")(SOURCE)))).toEqual([]);
});

const LONG = "x".repeat(251);

/** A fault, and the change of the manifest's text that makes it. */
test.each([
  [/^OfficeApp cannot hold Id ProviderName Version /, /(<Version>.*)\s*(<ProviderName>.*)/, "$2$1"],
  [/^ExtensionPoint cannot hold Script Page Namespace $/, /<Metadata>[^]*?<\/Metadata>/, ""],
  [/^GetStarted cannot hold Unknown /, /<GetStarted>/, "<GetStarted><Unknown/>"],
  [/^Control cannot hold Label Icon Action $/, /<Supertip>[^]*?<\/Supertip>/, ""],
  [/^Control cannot hold Label Supertip Icon Items $/, /<Control xsi:type="Menu"/, '<Control xsi:type="Button"'],
  [/^The resid Maze\.Name of/, /<Title resid="Maze.Title"/, '<Title resid="Maze.Name"'],
  [/^The resid Icon\.16 of Control > Label/, /<Label resid="Maze.Label"/, '<Label resid="Icon.16"'],
  [/^No resid leads to A\.$/, /<bt:ShortStrings>/, '<bt:ShortStrings><bt:String id="A" DefaultValue="a" />'],
  [/^The DefaultValue of String cannot be “x{126}”/, /DefaultValue="Maze"/, `DefaultValue="${LONG.slice(0, 126)}"`],
  [/^The DefaultValue of Description cannot be “x/, /<Description DefaultValue="/, `$&${LONG}`],
  [/^The id Lavirint\.Maze stands twice\.$/, /id="Lavirint.Generate"/, 'id="Lavirint.Maze"'],
  [/^The text of DefaultLocale cannot be “en”/, />en-US</, ">en<"],
  [/^String has an Override for/, override("en-US", "Maze"), ""],
  [/fr-FR stands twice/, override("fr-FR", "M", "N"), ""],
  [/^The Locale of Override cannot be “de”/, override("de", "Irrgarten"), ""],
  [/^The Value of Override cannot be “x/, override("fr-FR", LONG), ""],
  [/^An Icon lacks the size 80\.$/, /<bt:Image size="80" resid="Icon.80" \/>/, ""],
  [/^The DefaultValue of Url cannot be “http:.*commands\.html”/, /https(:\/\/localhost:3000\/commands)/, "http$1"],
  [/needs no AppDomain/, /<Hosts>/, "<AppDomains><AppDomain>https://localhost:3000</AppDomain></AppDomains><Hosts>"],
  [/^Group has the unknown attribute size\.$/, /<Group id/, '<Group size="2" id'],
  [/^Set has no Name\.$/, /<Set Name="ExcelApi" /, "<Set "],
  [/^ExtensionPoint has the unknown attribute xsi:type\.$/, /"ContextMenu"/, '"CellMenu"'],
  [/^The text of GetStarted cannot be “Hello”/, /<GetStarted>/, "<GetStarted>Hello"],
  [/^Label is in another/, /<Label resid="Maze/, '<Label xmlns="urn:x" resid="Maze'],
] as const)("%p would be found", (found, place, text) => {
  const broken = typeof place === "function" ? place(SOURCE) : SOURCE.replace(place, text);
  expect(broken).not.toBe(SOURCE);
  const faults = manifestFaults(parseManifest(broken));
  expect(faults.filter((fault) => found.test(fault))).not.toEqual([]);
  const others = faults.filter((fault) => !found.test(fault) && !fault.startsWith("No resid leads to "));
  expect(others.length).toBeLessThanOrEqual(2);
});

/** Gives the button's label these texts of another language. */
function override(locale: string, ...texts: string[]) {
  const overrides = texts.map((text) => `<bt:Override Locale="${locale}" Value="${text}" />`);
  return (source: string) =>
    source.replace('<bt:String id="Maze.Label" DefaultValue="Maze">', (start) => start + overrides.join(""));
}

test("manifest, list of packages and the newest heading of the changelog have the version of package.json", () => {
  const read = (file: string) => readFileSync(path.join(PROJECT, file), "utf8");
  const [version, locked] = ["package.json", "package-lock.json"].map(
    (file) => (JSON.parse(read(file)) as { version: string }).version,
  );
  const [, changed] = /^## \[([\d.]+)\]/m.exec(read("CHANGELOG.md"))!;
  expect([text("Version"), locked, changed]).toEqual([`${version}.0`, version, version]);
});

test("the add-in is for workbooks, may write, and asks for ExcelApi 1.14 and no more", () => {
  expect(manifest.getAttribute("xsi:type")).toBe("TaskPaneApp");
  const hosts = descendants(manifest, "Host").map((host) => host.getAttribute("Name") ?? host.getAttribute("xsi:type"));
  const sets = descendants(manifest, "Set").map((set) => `${attribute(set, "Name")} ${attribute(set, "MinVersion")}`);
  expect([hosts, sets]).toEqual([["Workbook", "Workbook"], ["ExcelApi 1.14"]]);
  expect(text("Permissions")).toBe("ReadWriteDocument");
});

const labelOf = (control: Element) => named(attribute(descendants(control, "Label")[0]!, "resid"));
const deedOf = (control: Element) => {
  const action = descendants(control, "Action")[0]!;
  return descendants(action, "FunctionName")[0]?.textContent ?? attribute(action, "xsi:type");
};

test("the Home tab has Maze, which opens the pane, and buttons that run without it, each with icons of its own", () => {
  expect(descendants(manifest, "OfficeTab").map((tab) => tab.getAttribute("id"))).toEqual(["TabHome"]);
  const buttons = descendants(descendants(manifest, "OfficeTab")[0]!, "Control");
  expect(buttons.map((button) => [labelOf(button), deedOf(button)])).toEqual([
    ["Maze", "ShowTaskpane"],
    ["Generate", "generateMaze"],
    ["Solve", "solveMaze"],
    ["Answer page", "makeAnswerPage"],
    ["Set up for printing", "preparePage"],
  ]);
  const icons = buttons.flatMap((button) => descendants(button, "Image").map((image) => attribute(image, "resid")));
  expect(new Set(icons).size).toBe(icons.length);
});

test("the menu of a cell has one entry of the add-in, a menu of commands that run without the pane, each with its icons", () => {
  const menus = descendants(manifest, "OfficeMenu");
  expect(menus.map((menu) => attribute(menu, "id"))).toEqual(["ContextMenuCell"]);
  const items = descendants(menus[0]!, "Item").map((item) => [labelOf(item), deedOf(item)]);
  expect([labelOf(menus[0]!), items]).toEqual([
    "Maze",
    [
      ["Set entrance", "setEntrance"],
      ["Add exit", "addExit"],
      ["Make wall", "makeWall"],
      ["Make passage", "makePassage"],
      ["Solve from here", "solveFromHere"],
    ],
  ]);
  // Without an icon of its own in each size an Excel may refuse the manifest (#6631).
  const icons = descendants(menus[0]!, "Item").map((item) =>
    descendants(item, "Image").map((image) => `${attribute(image, "size")} ${attribute(image, "resid")}`),
  );
  expect(icons).toEqual(
    ["SetEntrance", "AddExit", "MakeWall", "MakePassage", "Solve"].map((name) =>
      [16, 32, 80].map((size) => `${size} ${name}.Icon.${size}`),
    ),
  );
});

test("the commands' functions are those that the command page gives to Office", () => {
  const names = descendants(manifest, "FunctionName").map((element) => element.textContent?.trim());
  expect(names).toEqual(commandNames);
});

test("worksheet functions have a runtime of their own, so that nothing else of the manifest depends on it", () => {
  const [forms] = descendants(manifest, "AllFormFactors");
  const [point] = descendants(forms!, "ExtensionPoint");
  expect(attribute(point!, "xsi:type")).toBe("CustomFunctions");
  const files = ["Script", "Page", "Metadata"].map((part) => {
    const [location] = descendants(descendants(point!, part)[0]!, "SourceLocation");
    return new URL(named(attribute(location!, "resid"))!).pathname;
  });
  expect(files).toEqual(["/functions.js", "/functions.html", "/functions.json"]);
  expect(named(attribute(descendants(point!, "Namespace")[0]!, "resid"))).toBe("LAVIRINT");
  expect(descendants(manifest, "Runtimes")).toEqual([]);
});

test("every address is https, at the development address, and leads to a file of the add-in", () => {
  const found = addresses(manifest).filter((address) => !address.startsWith("http://schemas.microsoft.com/"));
  expect(found.length).toBeGreaterThan(8);
  for (const address of found) expect(address).toMatch(/^https:\/\/localhost:3000(\/|$)/);
  const sources = [
    [/^\/(taskpane|commands|functions)\.html$/, "/src/$1/$1.html"],
    [/^\/functions\.js$/, "/src/functions/functionsScript.ts"],
    [/^\/functions(?:\.de|\.sr)?\.json$/, "/src/functions/metadata.ts"], // written from it
  ] as const;
  for (const { pathname } of found.map((address) => new URL(address))) {
    const file = sources.reduce((name, [page, source]) => name.replace(page, source), pathname);
    expect(readFileSync(path.join(PROJECT, file)).length).toBeGreaterThan(0);
  }
});

test("the add-in's icons are PNGs of just the sizes that they are named for", () => {
  const sizes = [16, 32, 64, 80, 128];
  expect(sizes.map((size) => pngSize(path.join(PROJECT, `assets/icon-${size}.png`)))).toEqual(
    sizes.map((size) => [size, size]),
  );
  for (const image of descendants(manifest, "Icon").flatMap((icon) => [...icon.children])) {
    const size = Number(attribute(image, "size"));
    const file = new URL(named(attribute(image, "resid"))!).pathname.slice(1);
    expect(pngSize(path.join(PROJECT, file))).toEqual([size, size]);
  }
  const iconOf = (localName: string) => pngSize(path.join(PROJECT, new URL(text(localName)).pathname.slice(1)));
  expect(iconOf("IconUrl")).toEqual([32, 32]);
  expect(iconOf("HighResolutionIconUrl")).toEqual([64, 64]);
});

const texts = resources.filter(({ localName }) => localName === "String");
/** By locale, the text of another language. */
const translationsOf = (text: Element) =>
  new Map(
    descendants(text, "Override").map((other) => [attribute(other, "Locale"), attribute(other, "Value")] as const),
  );
const locales = [...new Set(texts.flatMap((text) => [...translationsOf(text).keys()]))].sort();

/** The add-in's name, and the word before its functions. */
const NAMES = ["Group.Label", "Functions.Namespace"];

test("a language has all texts of the manifest, but for its names, or none", () => {
  expect(locales).toContain("sr-Latn-RS");
  const lacking = [...descendants(manifest, "Description").slice(0, 1), ...texts]
    .filter((text) => !NAMES.includes(text.getAttribute("id") ?? ""))
    .filter((text) => locales.some((locale) => !translationsOf(text).has(locale)))
    .map((text) => text.getAttribute("id") ?? text.localName);
  expect(lacking).toEqual([]);
});

/** The commands that are buttons of the pane too. */
const buttons = {
  Generate: message("generate-button"),
  Solve: message("solve-button"),
  AnswerPage: message("answer-page-button"),
  PreparePage: message("prepare-page-button"),
  SetEntrance: message("set-entrance-button"),
  AddExit: message("add-exit-button"),
  MakeWall: message("make-wall-button"),
  MakePassage: message("make-passage-button"),
};

test.each(locales)(
  "in %s commands are called as the pane's buttons are, and help is the page of that language",
  async (locale) => {
    const words = await wordsOf(locale);
    const label = (command: string) =>
      translationsOf(texts.find((text) => text.getAttribute("id") === `${command}.Label`)!).get(locale);
    for (const [command, button] of Object.entries(buttons))
      expect([command, label(command)]).toEqual([command, words.say(button)]);
    expect(words.say(message("pane-opens-with"))).toContain(label("Maze"));
    const page = `support${languageFor(locale).pages}.html`;
    const learnMore = descendants(manifest, "Url").find((url) => url.getAttribute("id") === "Support.Url");
    for (const place of [...descendants(manifest, "SupportUrl"), learnMore!])
      expect(translationsOf(place).get(locale)).toContain(`/assets/${page}`);
    expect(page).not.toBe("support.html");
  },
);
