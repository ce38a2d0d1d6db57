import { attribute, descendants } from "./readManifest";

/** An element: what its attributes match, those whose names end in "?" may be missing; and its children or its own text. */
interface Form {
  readonly attributes?: Readonly<Record<string, RegExp>> | undefined;
  /** Its children in their order, with "?", "*" or "+" behind one that need not stand there once, and "@" before the list of its resid. */
  readonly holds?: string;
  readonly text?: RegExp;
}

const SHORT = /^[^]{1,125}$/;
const LONG = /^[^]{1,250}$/;
const ADDRESS = /^https:\/\/[^]{1,2040}$/;
const VERSION = /^\d{1,5}\.\d{1,5}$/;
/** The id of a resource. */
const ID = /^[^]{1,32}$/;
/** A language with its country, or with its script and its country. */
const TAG = /^[a-z]{2,3}(?:-[A-Z][a-z]{3})?-[A-Z]{2}$/;

/** Texts and addresses, which a language may replace. */
const setting = (form: RegExp): Form => ({ attributes: { DefaultValue: form }, holds: "Override*" });
const resource = (form: RegExp): Form => ({ attributes: { id: ID, DefaultValue: form }, holds: "Override*" });

/**
 * What the published schemas say of the elements that a manifest of this add-in has (MS-OWEMXML, "OfficeApp" 1.1 and
 * "TaskPaneAppVersionOverrides" 1.0, the files that `npm run validate -- --schemas` takes), with what Microsoft documents besides. Those
 * that differ by their type, or by what they stand in, have it before their name.
 */
const FORMS: Readonly<Record<string, Form>> = {
  OfficeApp: {
    attributes: { "xsi:type": /^TaskPaneApp$/ },
    holds:
      "Id AlternateId? Version ProviderName DefaultLocale DisplayName Description IconUrl HighResolutionIconUrl SupportUrl " +
      "AppDomains? Hosts Requirements? DefaultSettings Permissions VersionOverrides?",
  },
  Id: { text: /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/ },
  AlternateId: { text: /^.{5,12}\\WA\d{9}$/ },
  Version: { text: /^\d{1,5}(?:\.\d{1,5}){1,3}$/ },
  ProviderName: { text: SHORT },
  DefaultLocale: { text: TAG },
  "OfficeApp DisplayName": setting(SHORT),
  "OfficeApp Description": setting(LONG),
  IconUrl: setting(ADDRESS),
  HighResolutionIconUrl: setting(ADDRESS),
  SupportUrl: setting(ADDRESS),
  AppDomains: { holds: "AppDomain*" },
  AppDomain: { text: ADDRESS },
  Hosts: { holds: "Host+" },
  Host: { attributes: { Name: SHORT } },
  Requirements: { holds: "Sets?" },
  Sets: { attributes: { "DefaultMinVersion?": VERSION }, holds: "Set+" },
  Set: { attributes: { Name: SHORT, "MinVersion?": VERSION } },
  DefaultSettings: { holds: "SourceLocation" },
  "DefaultSettings SourceLocation": setting(ADDRESS),
  Permissions: { text: /^(?:Restricted|ReadDocument|ReadAllDocument|WriteDocument|ReadWriteDocument)$/ },
  VersionOverrides: { attributes: { "xsi:type": /^VersionOverridesV1_0$/ }, holds: "Requirements? Hosts? Resources?" },
  "Workbook Host": { holds: "AllFormFactors? DesktopFormFactor?" },
  // Worksheet functions, and they alone, serve all form factors.
  AllFormFactors: { holds: "ExtensionPoint" },
  "AllFormFactors ExtensionPoint": {
    attributes: { "xsi:type": /^CustomFunctions$/ },
    holds: "Script Page Metadata Namespace@ShortStrings",
  },
  DesktopFormFactor: { holds: "GetStarted? FunctionFile@Urls? ExtensionPoint*" },
  GetStarted: { holds: "Title@ShortStrings? Description@LongStrings? LearnMoreUrl@Urls?" },
  Script: { holds: "SourceLocation@Urls" },
  Page: { holds: "SourceLocation@Urls" },
  Metadata: { holds: "SourceLocation@Urls" },
  "PrimaryCommandSurface ExtensionPoint": { holds: "OfficeTab+" },
  OfficeTab: { attributes: { id: SHORT }, holds: "Group*" },
  Group: { attributes: { id: SHORT }, holds: "Label@ShortStrings Icon Control+" },
  "ContextMenu ExtensionPoint": { holds: "OfficeMenu+" },
  // A menu of cells or text has one control of the add-in.
  OfficeMenu: { attributes: { id: /^ContextMenu(?:Cell|Text)$/ }, holds: "Control" },
  "Button Control": { attributes: { id: SHORT }, holds: "Label@ShortStrings Supertip Icon Action" },
  "Menu Control": { attributes: { id: SHORT }, holds: "Label@ShortStrings Supertip Icon Items" },
  Items: { holds: "Item+" },
  Item: { attributes: { id: SHORT }, holds: "Label@ShortStrings Supertip Icon? Action" },
  Supertip: { holds: "Title@ShortStrings Description@LongStrings" },
  Icon: { holds: "Image@Images*" },
  "Icon Image": { attributes: { size: /^\d+$/ } },
  "ShowTaskpane Action": { holds: "TaskpaneId? SourceLocation@Urls" },
  TaskpaneId: { text: SHORT },
  "ExecuteFunction Action": { holds: "FunctionName" },
  FunctionName: { text: LONG },
  Resources: { holds: "Images? Urls? ShortStrings? LongStrings?" },
  Images: { holds: "Image*" },
  "Images Image": resource(ADDRESS),
  Urls: { holds: "Url*" },
  Url: resource(ADDRESS),
  ShortStrings: { holds: "String*" },
  "ShortStrings String": resource(SHORT),
  LongStrings: { holds: "String*" },
  "LongStrings String": resource(LONG),
  Override: { attributes: { Locale: TAG } },
};

const ICON_SIZES = ["16", "32", "80"];

const nameOf = (element: Element | null) => element?.localName ?? "";
const childrenOf = (element: Element) => [...element.children].map(nameOf);

/** What it may be, and the list of resources to which its resid leads. */
function formOf(element: Element): Form & { readonly list: string | undefined } {
  const { localName: name, parentElement: parent } = element;
  const typed = FORMS[`${element.getAttribute("xsi:type")} ${name}`];
  const form = FORMS[`${nameOf(parent)} ${name}`] ?? typed ?? FORMS[name] ?? {};
  const list = new RegExp(`\\b${name}@(\\w+)`).exec((parent && formOf(parent).holds) ?? "")?.[1];
  return {
    ...form,
    attributes: { ...form.attributes, ...(form === typed && { "xsi:type": /^/ }), ...(list && { resid: SHORT }) },
    list,
  };
}

/** What the schemas and Microsoft's documented rules find wrong in a manifest, a sentence each. */
export function manifestFaults(manifest: Element): string[] {
  const all = [manifest, ...descendants(manifest, "*")];
  const own = descendants(manifest, "SourceLocation")[0]?.getAttribute("DefaultValue") ?? "";
  const domains = descendants(manifest, "AppDomain").map(({ textContent }) => textContent);
  return [
    ...all.flatMap((element) => [
      ...attributeFaults(element),
      ...contentFaults(element),
      ...referenceFaults(element, all),
      ...localeFaults(element, descendants(manifest, "DefaultLocale")[0]?.textContent ?? ""),
    ]),
    ...descendants(manifest, "Icon").flatMap((icon) => {
      const sizes = [...icon.children].map((image) => image.getAttribute("size"));
      return ICON_SIZES.filter((size) => !sizes.includes(size)).map((size) => `An Icon lacks the size ${size}.`);
    }),
    ...twice(all.flatMap((element) => element.getAttribute("id") ?? [])).map((id) => `The id ${id} stands twice.`),
    ...(URL.canParse(own) && domains.includes(new URL(own).origin) ? ["Its own domain needs no AppDomain."] : []),
  ];
}

/** Resources and their lists, and what is in an icon, are basic types; what is in the overrides else is theirs. */
function namespaceOf(element: Element): string {
  const schemas = "http://schemas.microsoft.com/office/";
  if (element.closest("VersionOverrides") === null) return `${schemas}appforoffice/1.1`;
  return /^(?:Images?|Urls?|String|ShortStrings|LongStrings|Override)$/.test(element.localName)
    ? `${schemas}officeappbasictypes/1.0`
    : `${schemas}taskpaneappversionoverrides`;
}

function attributeFaults(element: Element): string[] {
  const name = element.localName;
  const wanted = Object.entries(formOf(element).attributes ?? {});
  // What a language has instead is no longer.
  if (name === "Override") wanted.push(["Value", formOf(element.parentElement!).attributes?.["DefaultValue"] ?? LONG]);
  const known = wanted.map(([each]) => each.replace("?", ""));
  const unknown = [...element.attributes]
    .map((each) => each.name)
    .filter((each) => !/^xmlns(?::|$)/.test(each) && !known.includes(each));
  return [
    ...(element.namespaceURI === namespaceOf(element) ? [] : [`${name} is in another namespace.`]),
    ...unknown.map((each) => `${name} has the unknown attribute ${each}.`),
    ...wanted.flatMap(([each, form]) => {
      const value = element.getAttribute(each.replace("?", ""));
      if (value === null) return each.endsWith("?") ? [] : [`${name} has no ${each}.`];
      return form.test(value) ? [] : [`The ${each.replace("?", "")} of ${name} cannot be “${value}”.`];
    }),
  ];
}

function contentFaults(element: Element): string[] {
  const { holds = "", text = /^\s*$/ } = formOf(element);
  const own = [...element.childNodes].filter(({ nodeType }) => nodeType === 3).map(({ nodeValue }) => nodeValue ?? "");
  const order = holds.replace(/@\w+/g, "").replace(/(\w+)([?*+]?) ?/g, "(?:$1 )$2");
  const children = childrenOf(element).map((child) => `${child} `);
  return [
    ...(new RegExp(`^${order}$`).test(children.join(""))
      ? []
      : [`${element.localName} cannot hold ${children.join("")}`]),
    ...(text.test(own.join("")) ? [] : [`The text of ${element.localName} cannot be “${own.join("").trim()}”.`]),
  ];
}

function referenceFaults(element: Element, all: readonly Element[]): string[] {
  const [id, { list, attributes }] = [element.getAttribute("resid"), formOf(element)];
  if (list !== undefined && id !== null) {
    const lists = all.filter((each) => each.getAttribute("id") === id).map((each) => nameOf(each.parentElement));
    const place = `${nameOf(element.parentElement)} > ${element.localName}`;
    return lists.join() === list ? [] : [`The resid ${id} of ${place} leads to no entry of ${list}.`];
  }
  if (attributes?.["id"] !== ID) return [];
  const own = attribute(element, "id");
  return all.some((each) => each.getAttribute("resid") === own) ? [] : [`No resid leads to ${own}.`];
}

/** A language stands once in a place, and the default one needs no Override. */
function localeFaults(element: Element, usual: string): string[] {
  const overrides = [...element.children].filter((child) => nameOf(child) === "Override");
  const tags = overrides.map((each) => each.getAttribute("Locale") ?? "");
  return [
    ...twice(tags).map((tag) => `The locale ${tag} stands twice in ${element.localName}.`),
    ...(tags.includes(usual) ? [`${element.localName} has an Override for the default locale.`] : []),
  ];
}

function twice(texts: readonly string[]): string[] {
  return [...new Set(texts.filter((text, i) => texts.indexOf(text) !== i))];
}
