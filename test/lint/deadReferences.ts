import path from "node:path";

/** What a document may refer to; paths are relative to the repository and have forward slashes. */
export interface Repository {
  /** Every file. */
  readonly files: readonly string[];
  /** The text of a file. */
  readonly read: (file: string) => string;
  /** The scripts of package.json. */
  readonly scripts: readonly string[];
  /** Whether a word occurs in the code. */
  readonly knows: (word: string) => boolean;
}

/** Folders that commands create, and files that a build creates. */
const MADE =
  /^(?:dist|node_modules|\.cache|reports)(?:\/|$)|^(?:commands|engine|taskpane)\.js$|^(?:functions\.json|manifest-plain\.xml|try\.html)$/;

/** The links, paths, commands and (if `names` is set) names in a Markdown document that lead nowhere, as they are written. */
export function deadReferences(document: string, repository: Repository, names = false): string[] {
  const text = repository.read(document);
  const spans = [...withoutBlocks(text).matchAll(/`([^`\n]+)`/g)].map(([, span]) => span!);
  const commands = [...text.matchAll(/^```sh\n([^]*?)^```/gm)].flatMap(([, block]) => block!.split("\n"));
  return [
    ...linksIn(text).filter((target) => isDeadLink(target, document, repository)),
    ...spans.filter((span) => looksLikePath(span) && !exists(span, repository.files)),
    ...[...spans, ...commands].filter((command) => isDeadCommand(command.replace(/ +#.*/, ""), repository)),
    ...(names ? spans.filter((span) => isDeadName(span, repository)) : []),
  ];
}

/** The anchors of a document's headings, as GitHub makes them of headings that differ. */
const anchorsIn = (text: string) =>
  [...withoutBlocks(text).matchAll(/^#+ (.+)$/gm)].map(([, heading]) =>
    heading!
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, "")
      .replaceAll(" ", "-"),
  );

const withoutBlocks = (text: string) => text.replace(/^```[^]*?^```/gm, "");

const linksIn = (text: string) => [...withoutBlocks(text).matchAll(/\]\(([^()\s]+)\)/g)].map(([, target]) => target!);

function isDeadLink(target: string, document: string, { files, read }: Repository): boolean {
  if (/^[a-z]+:/.test(target)) return false;
  const [place = "", anchor] = target.split("#");
  const file = place === "" ? document : path.posix.join(path.posix.dirname(document), place);
  if (!files.includes(file)) return !files.some((other) => other.startsWith(`${file.replace(/\/$/, "")}/`));
  return anchor !== undefined && !anchorsIn(read(file)).includes(anchor);
}

/** A name with a slash or a file's ending; `@scope/package`, `a / b`, `</tag>` and `&` are none. */
const looksLikePath = (span: string) =>
  /^\.?\w[\w.*-]*(?:\/[\w.*-]*)+$/.test(span) ||
  /^\.?\w[\w.*-]*\.(?:[cm]?[jt]s|json|md|xml|html|css|ya?ml)$/.test(span);

/** Whether a path, or a part of a path, is there: a file (with its ending or without), a folder, or `*` for some names. */
function exists(place: string, files: readonly string[]): boolean {
  const wanted = place.replace(/\/$/, "").split("/");
  return (
    MADE.test(place) ||
    files.some((file) => {
      const names = file.split("/");
      return names.some((_, first) => wanted.every((want, i) => isCalled(names[first + i], want)));
    })
  );
}

function isCalled(name: string | undefined, want: string): boolean {
  if (name === undefined) return false;
  const [begin = "", end] = want.split("*");
  if (end !== undefined) return name.startsWith(begin) && name.endsWith(end);
  return name === want || name.replace(/(?:(?:\.deep)?\.test)?\.[cm]?[jt]s$/, "") === want;
}

/** Commands of this repository: `npm run`, `npm start`, `node FILE` and `npx jest TESTS`, after what sets the environment. */
function isDeadCommand(line: string, { files, scripts }: Repository): boolean {
  const isTest = (name: string) => files.some((file) => file.endsWith(".test.ts") && file.includes(name));
  return line.split("&&").some((command) => {
    const [program, first = "", ...rest] = command.split(" ").filter((word) => word !== "" && !/^[A-Z_]+=/.test(word));
    if (program === "npm") return !["ci", ...scripts].includes(first === "run" ? (rest[0] ?? "") : first);
    if (program === "node") return /\w/.test(first) && !exists(first, files);
    return program === "npx" && first === "jest" && rest.some((word) => /^[a-z]/i.test(word) && !isTest(word));
  });
}

/** Names as code has them: `aName`, `Type.member`, `call(with, these)`. */
function isDeadName(span: string, { knows }: Repository): boolean {
  const name = /^([A-Za-z_][\w.]*)(?:\(.*\))?…?$/.exec(span)?.[1];
  return name !== undefined && !looksLikePath(span) && name.split(".").some((word) => word !== "" && !knows(word));
}
