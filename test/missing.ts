/**
 * The one place where tests are skipped, because a machine lacks something. Each is reported by its name, with
 * what is missing.
 */

/** Whether a program that this machine has counts as missing: HIDDEN_PROGRAMS names it, as in "browser,LibreOffice". */
export function isHidden(program: "browser" | "LibreOffice"): boolean {
  return (process.env["HIDDEN_PROGRAMS"] ?? "").split(",").includes(program);
}

/** A `describe` whose tests are skipped if `missing` lists anything. */
export function describeUnlessMissing(missing: readonly string[], name: string, tests: () => void): void {
  const declare = missing.length === 0 ? describe : describe.skip;
  declare(named(name, missing), tests);
}

/** A `test`, and a `test.each`, that skips. */
export function testForWantOf(missing: string): jest.It {
  const { skip } = test;
  const one = (name: string): void => skip(named(name, [missing]), () => undefined);
  const each =
    (...table: Parameters<jest.Each>) =>
    (name: string): void =>
      skip.each(...table)(named(name, [missing]), () => undefined);
  return Object.assign(one, { each }) as unknown as jest.It;
}

function named(name: string, missing: readonly string[]): string {
  return missing.length === 0 ? name : `${name} (missing here: ${missing.join(", ")})`;
}
