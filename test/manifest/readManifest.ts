import { readFileSync } from "node:fs";
import { JSDOM } from "jsdom";

/** The root element of an XML manifest. Throws if the file is no well-formed XML. */
export function readManifest(path: string): Element {
  return parseManifest(readFileSync(path, "utf8"));
}

/** The same from a text. */
export function parseManifest(text: string): Element {
  return new JSDOM(text, { contentType: "text/xml" }).window.document.documentElement;
}

export function descendants(element: Element, localName: string): Element[] {
  return [...element.getElementsByTagNameNS("*", localName)];
}

/** The value of an attribute. Throws if it is missing. */
export function attribute(element: Element, name: string): string {
  const value = element.getAttribute(name);
  if (value === null) throw new Error(`<${element.tagName}> has no ${name}.`);
  return value;
}

/** Every address in the manifest, those of the resources and of other languages included. */
export function addresses(manifest: Element): string[] {
  const values = [manifest, ...descendants(manifest, "*")].flatMap((element) => [
    element.getAttribute("DefaultValue") ?? "",
    element.getAttribute("Value") ?? "",
    element.children.length === 0 ? (element.textContent ?? "").trim() : "",
  ]);
  return values.filter((value) => /^[a-z]+:\/\//i.test(value));
}
