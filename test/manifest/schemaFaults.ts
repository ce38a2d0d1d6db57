/**
 * What an element may be by the published schemas (MS-OWEMXML, and the files that `npm run validate -- --schemas` takes), beside the
 * order of its children: its namespace, its attributes, its own text, and how often it may stand in one place.
 */

const BASE = "http://schemas.microsoft.com/office/appforoffice/1.1";
const OVERRIDES = "http://schemas.microsoft.com/office/taskpaneappversionoverrides";
const BASIC = "http://schemas.microsoft.com/office/officeappbasictypes/1.0";

/** Elements that may stand several times in one place; every other stands there once. */
const SEVERAL = new Set([
  ...["AppDomain", "Host", "Set", "Method", "ExtensionPoint", "OfficeTab", "CustomTab", "OfficeMenu", "Group"],
  ...["Control", "Item", "Image", "Url", "String", "Override"],
]);

const SHORT = /^[^]{1,125}$/;
const LONG = /^[^]{1,250}$/;
const VERSION = /^\d{1,5}\.\d{1,5}$/;

/** Elements that hold a text, and what it matches; others hold none. */
const TEXTS: Readonly<Record<string, RegExp>> = {
  Id: /^\S+$/,
  AlternateId: /^.{5,12}\\WA\d{9}$/,
  Version: /^\S+$/,
  ProviderName: SHORT,
  DefaultLocale: /^\S+$/,
  Permissions: /^\S+$/,
  AppDomain: /^[^]{1,2048}$/,
  TaskpaneId: SHORT,
  FunctionName: LONG,
};

/** The attributes of an element, each with what its value matches; those whose names end in "?" may be missing. */
const ATTRIBUTES: Readonly<Record<string, Readonly<Record<string, RegExp>>>> = {
  OfficeApp: { "xsi:type": /^TaskPaneApp$/ },
  VersionOverrides: { "xsi:type": /^VersionOverridesV1_0$/ },
  "OfficeApp Host": { Name: SHORT },
  "VersionOverrides Host": { "xsi:type": /^(?:Workbook|Document|Presentation|Notebook)$/ },
  Sets: { "DefaultMinVersion?": VERSION },
  Set: { Name: SHORT, "MinVersion?": VERSION },
  ExtensionPoint: { "xsi:type": /^(?:PrimaryCommandSurface|ContextMenu|CustomFunctions)$/ },
  OfficeTab: { id: SHORT },
  OfficeMenu: { id: SHORT },
  Group: { id: SHORT },
  Control: { id: SHORT, "xsi:type": /^(?:Button|Menu)$/ },
  Item: { id: SHORT },
  Action: { "xsi:type": /^(?:ShowTaskpane|ExecuteFunction)$/ },
  "Icon Image": { size: /^\d+$/, resid: SHORT },
  Image: { id: SHORT, DefaultValue: LONG },
  Url: { id: SHORT, DefaultValue: /^[^]+$/ },
  String: { id: SHORT, DefaultValue: /^[^]+$/ },
  Override: { Locale: /^\S+$/, Value: /^[^]+$/ },
};

/** Elements that are in the base manifest and, as references to resources, in the overrides. */
const SETTINGS = ["DisplayName", "Description", "IconUrl", "HighResolutionIconUrl", "SupportUrl", "SourceLocation"];

/** What the children of an action are, by its type. */
const ACTIONS: Readonly<Record<string, readonly string[]>> = {
  ShowTaskpane: ["TaskpaneId", "SourceLocation"],
  ExecuteFunction: ["FunctionName"],
};

/** What is wrong with one element, a sentence each. */
export function schemaFaults(element: Element): string[] {
  const name = element.localName;
  return [
    ...(element.namespaceURI === namespaceOf(element) ? [] : [`${name} is in another namespace.`]),
    ...attributeFaults(element),
    ...textFaults(element),
    ...actionFaults(element),
    ...[...new Set([...element.children].map(({ localName }) => localName))]
      .filter((child) => !SEVERAL.has(child))
      .filter((child) => [...element.children].filter(({ localName }) => localName === child).length > 1)
      .map((child) => `${name} holds ${child} more than once.`),
  ];
}

/** Resources and their lists, and what is in an icon, are basic types; what is in the overrides else is theirs. */
function namespaceOf(element: Element): string {
  if (element.closest("VersionOverrides") === null) return BASE;
  return /^(?:Image|Images|Url|Urls|String|ShortStrings|LongStrings|Override)$/.test(element.localName)
    ? BASIC
    : OVERRIDES;
}

function attributesOf(element: Element): Readonly<Record<string, RegExp>> {
  const name = element.localName;
  const root = element.closest("VersionOverrides") === null ? "OfficeApp" : "VersionOverrides";
  const parent = element.parentElement?.localName ?? "";
  const listed = ATTRIBUTES[`${parent} ${name}`] ?? ATTRIBUTES[`${root} ${name}`] ?? ATTRIBUTES[name];
  if (listed !== undefined) return listed;
  if (root === "OfficeApp" && SETTINGS.includes(name)) return { DefaultValue: /^[^]{1,2048}$/ };
  return element.hasAttribute("resid") ? { resid: SHORT } : {};
}

function attributeFaults(element: Element): string[] {
  const name = element.localName;
  const wanted = Object.entries(attributesOf(element));
  const known = wanted.map(([attribute]) => attribute.replace("?", ""));
  const unknown = [...element.attributes]
    .map((attribute) => attribute.name)
    .filter((attribute) => !/^xmlns(?::|$)/.test(attribute) && !known.includes(attribute));
  return [
    ...unknown.map((attribute) => `${name} has the unknown attribute ${attribute}.`),
    ...wanted.flatMap(([attribute, form]) => {
      const value = element.getAttribute(attribute.replace("?", ""));
      if (value === null) return attribute.endsWith("?") ? [] : [`${name} has no ${attribute}.`];
      return form.test(value) ? [] : [`The ${attribute.replace("?", "")} of ${name} cannot be “${value}”.`];
    }),
  ];
}

function textFaults(element: Element): string[] {
  const own = [...element.childNodes].filter(({ nodeType }) => nodeType === 3).map(({ nodeValue }) => nodeValue ?? "");
  const text = own.join("");
  const form = TEXTS[element.localName];
  if (form !== undefined) return form.test(text) ? [] : [`The text of ${element.localName} cannot be “${text}”.`];
  return text.trim() === "" ? [] : [`${element.localName} cannot hold the text “${text.trim()}”.`];
}

function actionFaults(element: Element): string[] {
  if (element.localName !== "Action") return [];
  const type = element.getAttribute("xsi:type") ?? "";
  const allowed = ACTIONS[type] ?? [];
  const children = [...element.children].map(({ localName }) => localName);
  const needed = allowed[allowed.length - 1];
  return [
    ...children.filter((child) => !allowed.includes(child)).map((child) => `${type} cannot hold ${child}.`),
    ...(needed === undefined || children.includes(needed) ? [] : [`${type} lacks ${needed}.`]),
  ];
}
