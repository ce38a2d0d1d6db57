import { addresses, descendants } from "./readManifest";
import { schemaFaults } from "./schemaFaults";

/**
 * The children that the published schemas give to an element, in their order, "!" behind those that it needs (MS-OWEMXML, "OfficeApp" 1.1
 * and "TaskPaneAppVersionOverrides" 1.0). Excel refuses a manifest that has them in another order.
 */
const CHILDREN: Readonly<Record<string, string>> = {
  OfficeApp:
    "Id! AlternateId Version! ProviderName! DefaultLocale! DisplayName! Description! IconUrl! HighResolutionIconUrl! SupportUrl! " +
    "AppDomains Hosts! Requirements DefaultSettings! Permissions! VersionOverrides",
  AppDomains: "AppDomain",
  Hosts: "Host!",
  Requirements: "Sets Methods",
  Sets: "Set!",
  DefaultSettings: "SourceLocation! RequestedWidth RequestedHeight",
  VersionOverrides: "Description Requirements Hosts Resources",
  Host: "Runtimes AllFormFactors DesktopFormFactor",
  AllFormFactors: "ExtensionPoint!",
  Script: "SourceLocation!",
  Page: "SourceLocation!",
  Metadata: "SourceLocation!",
  DesktopFormFactor: "GetStarted FunctionFile ExtensionPoint",
  GetStarted: "Title Description LearnMoreUrl",
  ExtensionPoint: "OfficeTab CustomTab OfficeMenu Script Page Metadata Namespace",
  OfficeTab: "Group",
  OfficeMenu: "Control!",
  Group: "Label! Icon! Control!",
  Control: "Label! Supertip! Icon! Action Items",
  Items: "Item!",
  Item: "Label! Supertip! Icon Action!",
  Supertip: "Title! Description!",
  Icon: "Image",
  Action: "TaskpaneId SourceLocation FunctionName",
  Resources: "Images Urls ShortStrings LongStrings",
  Images: "Image",
  Urls: "Url",
  ShortStrings: "String",
  LongStrings: "String",
};

/** Elements that hold texts or addresses, which a language may replace by an Override. */
const OVERRIDABLE = ["DisplayName", "Description", "IconUrl", "HighResolutionIconUrl", "SupportUrl", "SourceLocation"];
const RESOURCES = ["Image", "Url", "String"];

/** The list of resources to which the schema wants a resid in this place to lead. */
const LISTS: Readonly<Record<string, string>> = {
  "Group > Label": "ShortStrings",
  "Control > Label": "ShortStrings",
  "Item > Label": "ShortStrings",
  "Supertip > Title": "ShortStrings",
  "GetStarted > Title": "ShortStrings",
  "Supertip > Description": "LongStrings",
  "GetStarted > Description": "LongStrings",
  "GetStarted > LearnMoreUrl": "Urls",
  "DesktopFormFactor > FunctionFile": "Urls",
  "Action > SourceLocation": "Urls",
  "Script > SourceLocation": "Urls",
  "Page > SourceLocation": "Urls",
  "Metadata > SourceLocation": "Urls",
  "ExtensionPoint > Namespace": "ShortStrings",
  "Icon > Image": "Images",
};

/** The most characters of a resource's value, by its list, and of the texts outside of lists. */
const LONGEST: Readonly<Record<string, number>> = {
  ShortStrings: 125,
  LongStrings: 250,
  Urls: 2048,
  Images: 2048,
  DisplayName: 125,
  ProviderName: 125,
  Description: 250,
  IconUrl: 2048,
  HighResolutionIconUrl: 2048,
  SupportUrl: 2048,
};
const LONGEST_ID = 32;
const ICON_SIZES = ["16", "32", "80"];

/** What Microsoft's documented rules find wrong in a manifest, a sentence each. */
export function manifestFaults(manifest: Element): string[] {
  const all = [manifest, ...descendants(manifest, "*")];
  const resources = all.filter(({ localName, parentElement }) => {
    return RESOURCES.includes(localName) && /^(?:Images|Urls|ShortStrings|LongStrings)$/.test(nameOf(parentElement));
  });
  return [
    ...all.flatMap(schemaFaults),
    ...all.flatMap(orderFaults),
    ...all.flatMap((element) => referenceFaults(element, resources)),
    ...resources.flatMap((resource) => resourceFaults(resource, all)),
    ...all.flatMap(lengthFaults),
    ...localeFaults(manifest, all),
    ...all.flatMap(controlFaults),
    ...all.flatMap(functionFaults),
    ...descendants(manifest, "Icon").flatMap((icon) => {
      const sizes = [...icon.children].map((image) => image.getAttribute("size"));
      return ICON_SIZES.filter((size) => !sizes.includes(size)).map((size) => `An Icon lacks the size ${size}.`);
    }),
    ...twice(all.flatMap((element) => element.getAttribute("id") ?? [])).map((id) => `The id ${id} stands twice.`),
    ...addressFaults(manifest),
    ...headFaults(manifest),
  ];
}

/** Worksheet functions, and they alone, have a script, a page, metadata and a namespace, and serve all form factors. */
function functionFaults(element: Element): string[] {
  if (element.localName !== "ExtensionPoint") return [];
  const parts = ["Script", "Page", "Metadata", "Namespace"];
  const children = [...element.children].map(({ localName }) => localName);
  const areFunctions = element.getAttribute("xsi:type") === "CustomFunctions";
  const isForAll = nameOf(element.parentElement) === "AllFormFactors";
  return [
    ...(areFunctions === isForAll ? [] : ["Functions belong to AllFormFactors, and nothing else does."]),
    ...parts
      .filter((part) => children.includes(part) !== areFunctions)
      .map((part) => `ExtensionPoint ${areFunctions ? "lacks" : "cannot hold"} ${part}.`),
  ];
}

/** A button acts and a menu has items; a menu of cells or text has one control of the add-in. */
function controlFaults(element: Element): string[] {
  const children = [...element.children].map(({ localName }) => localName);
  if (element.localName === "OfficeMenu") {
    const id = element.getAttribute("id") ?? "";
    return [
      ...(children.length === 1 ? [] : [`The menu ${id} has ${children.length} controls instead of one.`]),
      ...(/^ContextMenu(?:Cell|Text)$/.test(id) ? [] : [`There is no menu ${id}.`]),
    ];
  }
  if (element.localName !== "Control") return [];
  const type = element.getAttribute("xsi:type") ?? "";
  const wanted = { Button: "Action", Menu: "Items" }[type];
  if (wanted === undefined) return [`There is no control of the type ${type}.`];
  const other = wanted === "Action" ? "Items" : "Action";
  return [
    ...(children.filter((name) => name === wanted).length === 1 ? [] : [`A ${type} needs one ${wanted}.`]),
    ...(children.includes(other) ? [`A ${type} cannot hold ${other}.`] : []),
  ];
}

const nameOf = (element: Element | null) => element?.localName ?? "";

function orderFaults(element: Element): string[] {
  const known = CHILDREN[element.localName]?.split(" ");
  const order = known?.map((name) => name.replace("!", ""));
  // A Host of the base manifest holds nothing, an Image of a list is a resource.
  const children = [...element.children].map(({ localName }) => localName).filter((name) => name !== "Override");
  if (order === undefined) return children.length === 0 ? [] : [`${element.localName} holds ${children.join(", ")}.`];
  const unknown = children.filter((name) => !order.includes(name));
  const places = children.map((name) => order.indexOf(name));
  const isSorted = places.every((place, i) => i === 0 || places[i - 1]! <= place);
  const missing = order.filter((name, i) => known![i] !== name && !children.includes(name));
  return [
    ...unknown.map((name) => `${element.localName} cannot hold ${name}.`),
    ...(isSorted || unknown.length > 0 ? [] : [`${element.localName} holds its children in another order.`]),
    ...missing.map((name) => `${element.localName} lacks ${name}.`),
  ];
}

function referenceFaults(element: Element, resources: readonly Element[]): string[] {
  const id = element.getAttribute("resid");
  const place = `${nameOf(element.parentElement)} > ${element.localName}`;
  if (id === null) {
    const isText = element.localName === "SourceLocation" && nameOf(element.parentElement) === "DefaultSettings";
    const isResource = resources.includes(element);
    return LISTS[place] === undefined || isText || isResource ? [] : [`${place} has no resid.`];
  }
  const wanted = LISTS[place];
  if (wanted === undefined) return [`${place} can have no resid.`];
  const lists = resources.filter((each) => each.getAttribute("id") === id).map((each) => nameOf(each.parentElement));
  return lists.length === 1 && lists[0] === wanted
    ? []
    : [`The resid ${id} of ${place} leads to no entry of ${wanted}.`];
}

function resourceFaults(resource: Element, all: readonly Element[]): string[] {
  const id = resource.getAttribute("id") ?? "";
  const isUsed = all.some((element) => element.getAttribute("resid") === id);
  const value = resource.getAttribute("DefaultValue") ?? "";
  const list = nameOf(resource.parentElement);
  const values = [value, ...overridesOf(resource).map((override) => override.getAttribute("Value") ?? "")];
  return [
    ...(id.length > 0 && id.length <= LONGEST_ID ? [] : [`The id ${id} has ${id.length} characters.`]),
    ...(isUsed ? [] : [`No resid leads to ${id}.`]),
    ...values
      .filter(({ length }) => length === 0 || length > LONGEST[list]!)
      .map(({ length }) => `${id} has ${length} characters.`),
  ];
}

function lengthFaults(element: Element): string[] {
  const longest = LONGEST[element.localName];
  if (longest === undefined || element.children.length > overridesOf(element).length) return [];
  if (element.hasAttribute("resid")) return [];
  const own = element.getAttribute("DefaultValue") ?? (element.textContent ?? "").trim();
  const values = [own, ...overridesOf(element).map((override) => override.getAttribute("Value") ?? "")];
  return values
    .filter(({ length }) => length === 0 || length > longest)
    .map(({ length }) => `${element.localName} has ${length} characters.`);
}

const overridesOf = (element: Element) => [...element.children].filter(({ localName }) => localName === "Override");

/** Languages are whole tags ("de-DE"), each once in a place, and the default one needs no Override. */
function localeFaults(manifest: Element, all: readonly Element[]): string[] {
  const usual = (descendants(manifest, "DefaultLocale")[0]?.textContent ?? "").trim();
  const isTag = (tag: string) => /^[a-z]{2,3}(?:-[A-Z][a-z]{3})?-[A-Z]{2}$/.test(tag);
  const faults = isTag(usual) ? [] : [`The default locale ${usual} is no language with its country.`];
  for (const element of all) {
    const tags = overridesOf(element).map((override) => override.getAttribute("Locale") ?? "");
    if (tags.length === 0) continue;
    if (![...OVERRIDABLE, ...RESOURCES].includes(element.localName))
      faults.push(`${element.localName} has an Override.`);
    faults.push(
      ...tags.filter((tag) => !isTag(tag)).map((tag) => `The locale ${tag} is no language with its country.`),
    );
    faults.push(...twice(tags).map((tag) => `The locale ${tag} stands twice in ${element.localName}.`));
    if (tags.includes(usual)) faults.push(`${element.localName} has an Override for the default locale.`);
  }
  return faults;
}

/** Every address is https; a domain of the add-in's own needs no AppDomain. */
function addressFaults(manifest: Element): string[] {
  const found = addresses(manifest).filter((address) => !address.startsWith("http://schemas.microsoft.com/"));
  const source = descendants(manifest, "SourceLocation")[0]?.getAttribute("DefaultValue") ?? "";
  const own = URL.canParse(source) ? new URL(source).origin : "";
  return [
    ...found.filter((address) => !address.startsWith("https://")).map((address) => `${address} is not https.`),
    ...descendants(manifest, "AppDomain")
      .filter(({ textContent }) => (textContent ?? "").trim() === own)
      .map(() => "The add-in's own domain needs no AppDomain."),
  ];
}

function headFaults(manifest: Element): string[] {
  const text = (localName: string) => (descendants(manifest, localName)[0]?.textContent ?? "").trim();
  const isGuid = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/.test(text("Id"));
  const isVersion = /^\d{1,5}(?:\.\d{1,5}){1,3}$/.test(text("Version"));
  return [
    ...(isGuid ? [] : ["The Id is no random GUID."]),
    ...(isVersion ? [] : ["The Version is not two to four numbers."]),
    ...(/^(?:Restricted|ReadDocument|ReadAllDocument|WriteDocument|ReadWriteDocument)$/.test(text("Permissions"))
      ? []
      : ["The Permissions are unknown."]),
  ];
}

function twice(texts: readonly string[]): string[] {
  return [...new Set(texts.filter((text, i) => texts.indexOf(text) !== i))];
}
