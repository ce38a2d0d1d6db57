/** A button or a menu item of the add-in. */
export interface AddInCommand {
  readonly label: string;
  readonly tip: string;
  /** Path of its small icon; "" if it has none. */
  readonly icon: string;
  /** The function of the page of commands that it runs; without one it shows the pane. */
  readonly functionName: string | undefined;
}

/** What the add-in's manifest adds to Excel's own buttons and menus. */
export interface AddInCommands {
  /** The add-in's name, which Excel without add-in commands lists. */
  readonly name: string;
  /** The group on the Home tab. */
  readonly group: { readonly label: string; readonly buttons: readonly AddInCommand[] };
  /** The entry in the menu of a cell. */
  readonly cellMenu: { readonly label: string; readonly items: readonly AddInCommand[] };
}

/** Reads the manifest as Excel does, in its texts for a language, "de-AT". Throws if the manifest lacks what Excel needs. */
export async function loadAddInCommands(locale: string): Promise<AddInCommands> {
  const answer = await fetch("manifest.xml");
  return readAddInCommands(new DOMParser().parseFromString(await answer.text(), "text/xml"), locale);
}

function readAddInCommands(manifest: Document, locale: string): AddInCommands {
  const first = (within: Element, name: string): Element => {
    const found = within.getElementsByTagNameNS("*", name)[0];
    if (found === undefined) throw new Error(`manifest.xml: <${within.tagName}> has no ${name}.`);
    return found;
  };
  const resources = first(manifest.documentElement, "Resources");
  const valueOf = (element: Element): string => {
    const texts = [...element.children].filter(({ localName }) => localName === "Override");
    const suits = (of: (tag: string) => string) =>
      texts.find((text) => of(text.getAttribute("Locale") ?? "") === of(locale));
    const language = (tag: string) => tag.toLowerCase().split("-")[0]!;
    const chosen = suits((tag) => tag.toLowerCase()) ?? suits(language);
    return chosen?.getAttribute("Value") ?? element.getAttribute("DefaultValue") ?? "";
  };
  // The address that the manifest names may be another one than that of this page.
  const { href: address } = new URL(".", valueOf(first(manifest.documentElement, "SourceLocation")));
  const resource = (referring: Element): string => {
    const id = referring.getAttribute("resid");
    const found = [...resources.getElementsByTagNameNS("*", "*")].find((each) => each.getAttribute("id") === id);
    if (found === undefined) throw new Error(`manifest.xml: no resource has the id ${id}.`);
    return valueOf(found);
  };
  const commandOf = (control: Element): AddInCommand => {
    const icons = [...control.children].filter(({ localName }) => localName === "Icon").flatMap((i) => [...i.children]);
    const icon = icons.find((image) => image.getAttribute("size") === "32");
    const action = first(control, "Action");
    return {
      label: resource(first(control, "Label")),
      tip: resource(first(first(control, "Supertip"), "Description")),
      icon: icon === undefined ? "" : resource(icon).replace(address, ""),
      functionName: action.getElementsByTagNameNS("*", "FunctionName")[0]?.textContent?.trim(),
    };
  };
  const group = first(manifest.documentElement, "Group");
  const menu = first(manifest.documentElement, "OfficeMenu");
  return {
    name: valueOf(first(manifest.documentElement, "DisplayName")),
    group: {
      label: resource(first(group, "Label")),
      buttons: [...group.getElementsByTagNameNS("*", "Control")].map(commandOf),
    },
    cellMenu: {
      label: resource(first(menu, "Label")),
      items: [...menu.getElementsByTagNameNS("*", "Item")].map(commandOf),
    },
  };
}
