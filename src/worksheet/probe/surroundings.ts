/** Where the add-in runs, as office.js says it. */
interface Surroundings {
  /** "PC", "Mac", "OfficeOnline", "iOS". */
  readonly platform: string;
  readonly version: string;
  readonly language: string;
  /** The language of what is typed into cells. */
  readonly contentLanguage: string;
  /** The requirement sets, each with its newest version: "ExcelApi 1.17". */
  readonly apiSets: readonly string[];
}

/** The sets that could matter, each with its newest version or a later one. */
const SETS: readonly (readonly [name: string, newest: number])[] = [
  ["ExcelApi", 30],
  ["ExcelApiOnline", 3],
  ["ExcelApiDesktop", 5],
  ["SharedRuntime", 2],
  ["DialogApi", 2],
  ["DialogOrigin", 1],
  ["AddinCommands", 2],
  ["RibbonApi", 2],
  ["KeyboardShortcuts", 1],
  ["DelayForCellEdit", 1],
];

/** Asks office.js; no request to the workbook. */
export function surroundings(): Surroundings {
  const { context } = Office;
  const isSupported = (name: string, version: number) => context.requirements.isSetSupported(name, `1.${version}`);
  const apiSets = SETS.flatMap(([name, newest]) => {
    for (let version = newest; version > 0; version--) if (isSupported(name, version)) return [`${name} 1.${version}`];
    return [];
  });
  const diagnostics = context.diagnostics as Office.ContextInformation | undefined;
  return {
    platform: String(diagnostics?.platform ?? "unknown"),
    version: diagnostics?.version ?? "unknown",
    language: context.displayLanguage,
    contentLanguage: context.contentLanguage,
    apiSets,
  };
}
