/** What became of mutants, a line each: status, place, mutator, replacement, reason. The last line of a mutant counts. See run.mjs. */
import { existsSync, readFileSync } from "node:fs";

const isKill = (status) => status === "Killed" || status === "Timeout";

export const fateOf = ({ fileName, location: { start, end }, mutatorName, replacement }) => {
  const file = fileName.slice(fileName.lastIndexOf("src/"));
  return [
    `${file}:${start.line}:${start.column}-${end.line}:${end.column}`,
    mutatorName,
    JSON.stringify(replacement),
  ].join("\t");
};

/** Lines and columns are counted from 0 before a mutant was run, and from 1 in reports. */
export function fromOne({ location: { start, end }, ...rest }) {
  const next = ({ line, column }) => ({ line: line + 1, column: column + 1 });
  return { ...rest, location: { start: next(start), end: next(end) } };
}

/** Statuses by mutant. */
export function fatesIn(files) {
  const fates = new Map();
  for (const file of files.filter((each) => existsSync(each))) {
    for (const line of readFileSync(file, "utf8").split("\n").filter(Boolean)) {
      const [status, ...mutant] = line.split("\t");
      fates.set(mutant.slice(0, 3).join("\t"), status);
    }
  }
  return fates;
}

/** Mutants that some test noticed. */
export const noticedIn = (files) =>
  new Set([...fatesIn(files)].filter(([, status]) => isKill(status)).map(([mutant]) => mutant));

/** A table of folders, and all that no test noticed. */
export function told(fates) {
  const folders = new Map();
  for (const [mutant, status] of fates) {
    const file = mutant.slice(0, mutant.indexOf(":"));
    for (const name of [file.slice(0, file.lastIndexOf("/")), "all"]) {
      const counts = folders.get(name) ?? { Killed: 0, Timeout: 0, Survived: 0, NoCoverage: 0, RuntimeError: 0 };
      counts[status]++;
      folders.set(name, counts);
    }
  }
  const rows = [...folders].map(([name, counts]) => {
    const {
      Killed: killed,
      Timeout: endless,
      Survived: survived,
      NoCoverage: unreached,
      RuntimeError: broken,
    } = counts;
    const all = killed + endless + survived + unreached + broken;
    return {
      folder: name,
      mutants: all,
      killed,
      endless,
      survived,
      unreached,
      broken,
      "%": ((100 * (killed + endless)) / all).toFixed(1),
    };
  });
  const unnoticed = [...fates]
    .filter(([, status]) => !isKill(status))
    .map(([mutant, status]) => `${status}\t${mutant}`);
  return { rows, unnoticed };
}
