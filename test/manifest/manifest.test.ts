import { readFileSync } from "node:fs";
import path from "node:path";
import { addresses, attribute, descendants, readManifest } from "./readManifest";

const PROJECT = path.resolve(__dirname, "../..");
const manifest = readManifest(path.join(PROJECT, "manifest.xml"));

/**
 * The order that the published schemas give to an element's children (MS-OWEMXML, "OfficeApp" 1.1 and
 * "TaskPaneAppVersionOverrides" 1.0). Excel refuses a manifest that has them in another order.
 */
const ORDER: Record<string, string[]> = {
  OfficeApp: [
    ...["Id", "AlternateId", "Version", "ProviderName", "DefaultLocale", "DisplayName", "Description", "IconUrl"],
    ...["HighResolutionIconUrl", "SupportUrl", "AppDomains", "Hosts", "Requirements", "DefaultSettings", "Permissions"],
    "VersionOverrides",
  ],
  VersionOverrides: ["Description", "Requirements", "Hosts", "Resources"],
  DesktopFormFactor: ["GetStarted", "FunctionFile", "ExtensionPoint"],
  GetStarted: ["Title", "Description", "LearnMoreUrl"],
  Group: ["Label", "Icon", "Control"],
  Control: ["Label", "Supertip", "Icon", "Action"],
  Supertip: ["Title", "Description"],
  Action: ["TaskpaneId", "SourceLocation", "FunctionName"],
  Resources: ["Images", "Urls", "ShortStrings", "LongStrings"],
};

/** Where the schema asks for the id of a short string (125 characters), a long one (250), an address or an image. */
const SHORT_STRINGS = ["Group > Label", "Control > Label", "Supertip > Title", "GetStarted > Title"];
const LONG_STRINGS = ["Supertip > Description", "GetStarted > Description"];
const URLS = ["GetStarted > LearnMoreUrl", "DesktopFormFactor > FunctionFile", "Action > SourceLocation"];

function text(localName: string): string {
  const [element] = descendants(manifest, localName);
  return (element?.getAttribute("DefaultValue") ?? element?.textContent ?? "").trim();
}

const references = descendants(manifest, "*").filter((element) => element.hasAttribute("resid"));
const resources = ["Images", "Urls", "ShortStrings", "LongStrings"].flatMap((group) =>
  descendants(manifest, group).flatMap((list) => [...list.children].map((resource) => ({ group, resource }))),
);

/** The list of resources that the schema wants a reference to lead to. */
function groupWantedBy(reference: Element): string {
  const place = `${reference.parentElement?.localName ?? ""} > ${reference.localName}`;
  if (SHORT_STRINGS.includes(place)) return "ShortStrings";
  if (LONG_STRINGS.includes(place)) return "LongStrings";
  if (URLS.includes(place)) return "Urls";
  if (place === "Icon > Image") return "Images";
  throw new Error(`No list of resources is known for ${place}.`);
}

/** Width and height in pixels, from the header of a PNG file. Throws where the file is no PNG. */
function pngSize(file: string): [number, number] {
  const bytes = readFileSync(file);
  if (bytes.toString("latin1", 0, 8) !== "\x89PNG\r\n\x1a\n") throw new Error(`${file} is no PNG file.`);
  return [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];
}

test.each(Object.entries(ORDER))("the children of <%s> are known to the schema and in its order", (parent, order) => {
  const parents = parent === "OfficeApp" ? [manifest] : descendants(manifest, parent);
  expect(parents.length).toBeGreaterThan(0);
  for (const element of parents) {
    const places = [...element.children].map((child) => order.indexOf(child.localName));
    expect(places).not.toContain(-1);
    expect(places).toEqual([...places].sort((a, b) => a - b));
  }
});

test("the id is a GUID of this add-in alone", () => {
  expect(text("Id")).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
});

test("the version has four numbers, the first three those of package.json", () => {
  const { version } = JSON.parse(readFileSync(path.join(PROJECT, "package.json"), "utf8")) as { version: string };
  expect(text("Version")).toBe(`${version}.0`);
});

test("the add-in is for workbooks, may write, and asks for ExcelApi 1.9 and no more", () => {
  expect(manifest.getAttribute("xsi:type")).toBe("TaskPaneApp");
  expect(
    descendants(manifest, "Host").map((host) => host.getAttribute("Name") ?? host.getAttribute("xsi:type")),
  ).toEqual(["Workbook", "Workbook"]);
  expect(
    descendants(manifest, "Set").map((set) => `${attribute(set, "Name")} ${attribute(set, "MinVersion")}`),
  ).toEqual(["ExcelApi 1.9"]);
  expect(text("Permissions")).toBe("ReadWriteDocument");
});

test("names and descriptions keep to the schema's lengths", () => {
  expect(text("DisplayName")).toBe("Lavirint");
  expect(text("Description").length).toBeLessThanOrEqual(250);
  expect(text("ProviderName").length).toBeLessThanOrEqual(125);
  for (const { group, resource } of resources) {
    const longest = { ShortStrings: 125, LongStrings: 250 }[group] ?? 2048;
    expect(attribute(resource, "DefaultValue").length).toBeGreaterThan(0);
    expect(attribute(resource, "DefaultValue").length).toBeLessThanOrEqual(longest);
    expect(attribute(resource, "id").length).toBeLessThanOrEqual(32);
  }
});

test("every resid leads to one resource of the kind that its place asks for", () => {
  for (const reference of references) {
    const found = resources.filter(({ resource }) => resource.getAttribute("id") === reference.getAttribute("resid"));
    expect(found.map(({ group }) => group)).toEqual([groupWantedBy(reference)]);
  }
});

test("every resource is used", () => {
  const used = new Set(references.map((reference) => reference.getAttribute("resid")));
  expect(resources.map(({ resource }) => resource.getAttribute("id")).filter((id) => !used.has(id))).toEqual([]);
});

test("the Home tab has Maze, which opens the pane, and Generate, which runs without it", () => {
  expect(descendants(manifest, "OfficeTab").map((tab) => tab.getAttribute("id"))).toEqual(["TabHome"]);
  const named = (id: string) =>
    resources.find(({ resource }) => resource.getAttribute("id") === id)?.resource.getAttribute("DefaultValue");
  const buttons = descendants(manifest, "Control").map((control) => [
    named(attribute(descendants(control, "Label")[0]!, "resid")),
    attribute(descendants(control, "Action")[0]!, "xsi:type"),
  ]);
  expect(buttons).toEqual([
    ["Maze", "ShowTaskpane"],
    ["Generate", "ExecuteFunction"],
  ]);
});

test("the ribbon's function is one that the command page gives to Office", () => {
  const commands = readFileSync(path.join(PROJECT, "src/commands/commands.ts"), "utf8");
  const names = descendants(manifest, "FunctionName").map((element) => element.textContent?.trim());
  expect(names).toEqual(["generateMaze"]);
  for (const name of names) expect(commands).toContain(`Office.actions.associate("${name}"`);
});

test("ids of groups, controls and resources are unique", () => {
  const ids = descendants(manifest, "*").flatMap((element) => element.getAttribute("id") ?? []);
  expect(new Set(ids).size).toBe(ids.length);
});

test("every address is https, at the development address, and leads to a file of the add-in", () => {
  const found = addresses(manifest).filter((address) => !address.startsWith("http://schemas.microsoft.com/"));
  expect(found.length).toBeGreaterThan(8);
  for (const address of found) expect(address).toMatch(/^https:\/\/localhost:3000(\/|$)/);
  const pages = { "/taskpane.html": "src/taskpane/taskpane.html", "/commands.html": "src/commands/commands.html" };
  for (const { pathname } of found.map((address) => new URL(address))) {
    if (pathname === "/") continue;
    const file = pages[pathname as keyof typeof pages] ?? pathname.slice(1);
    expect(readFileSync(path.join(PROJECT, file)).length).toBeGreaterThan(0);
  }
});

test.each([16, 32, 64, 80, 128])("the icon for %i pixels is a PNG of just that size", (size) => {
  expect(pngSize(path.join(PROJECT, `assets/icon-${size}.png`))).toEqual([size, size]);
});

test("each icon is named for the size that its file has", () => {
  for (const image of descendants(manifest, "Icon").flatMap((icon) => [...icon.children])) {
    const size = Number(attribute(image, "size"));
    const { resource } = resources.find(({ resource }) => resource.getAttribute("id") === attribute(image, "resid"))!;
    const file = new URL(attribute(resource, "DefaultValue")).pathname.slice(1);
    expect(pngSize(path.join(PROJECT, file))).toEqual([size, size]);
  }
  const iconOf = (localName: string) => pngSize(path.join(PROJECT, new URL(text(localName)).pathname.slice(1)));
  expect(iconOf("IconUrl")).toEqual([32, 32]);
  expect(iconOf("HighResolutionIconUrl")).toEqual([64, 64]);
});
