/** The Report's questions about this Excel, and the scratch sheet on which they are tried. */
import { engine } from "../engine";
import { UNVARIED } from "../maze/generators";
import { type Message, linesIn, message } from "../message";
import { freeSheetName } from "./addSheets";
import { parseArea } from "./addresses";
import type { Change } from "./changes";
import { type ExcelSession, Refusal, bringToFront, unlessRefused } from "./excel";
import { textFormula, textOfFormula } from "./names";

export interface Asked {
  readonly session: ExcelSession;
  /** The name of the scratch sheet; "" if there is none. */
  readonly scratch: string;
  readonly now: () => number;
  readonly sides: readonly number[];
}

type Answers = Readonly<Record<string, string>>;

interface ReportQuestion {
  readonly about: string;
  readonly ask: (asked: Asked) => Promise<Answers>;
}

type Build<T> = (sheet: Excel.Worksheet, context: Excel.RequestContext) => T;

const onSheet = <T>({ session, scratch }: Asked, build: Build<T>): Promise<T> => session.onSheet(scratch, build);
const at = (sheet: Excel.Worksheet, address: string) => sheet.getRange(address).untrack();
const milliseconds = (time: number) => `${Math.round(time)} ms`;

/** A question that is answered by what is written, and then read in another request. */
function trial(about: string, write: Build<void>, read: Build<Record<string, () => string>>): ReportQuestion {
  const ask = async (asked: Asked) => {
    await onSheet(asked, write);
    const found = Object.entries(await onSheet(asked, read));
    return Object.fromEntries(found.map(([question, tell]) => [question, tell()]));
  };
  return { about, ask };
}

const INSIDE = ["InsideVertical", "InsideHorizontal"] as const;

type Cells = Excel.Range | Excel.RangeAreas;

function setLine({ format }: Cells, item: `${Excel.BorderIndex}`, style: "Continuous" | "None" = "Continuous"): void {
  const border = format.borders.getItem(item);
  border.style = style;
  if (style !== "None") border.weight = "Thick";
}

const hasLine = (line?: Excel.CellBorder) => typeof line?.style === "string" && line.style !== "None";

/** Queues how the line between the two cells at each address is, as these two report it. */
function loadLines(sheet: Excel.Worksheet, addresses: readonly string[], color?: true) {
  const borders = { style: true, ...(color && { color }) };
  const read = addresses.map((address) => at(sheet, address).getCellProperties({ format: { borders } }));
  return () =>
    addresses.map((address, i) => {
      const sides = parseArea(address)!.rows === 1 ? (["right", "left"] as const) : (["bottom", "top"] as const);
      const cells = read[i]!.value.flat();
      return sides.map((side, cell) => cells[cell]?.format?.borders?.[side]);
    });
}

/** Queues which of the two cells at each address reports the line between them. */
function loadReporters(sheet: Excel.Worksheet, addresses: readonly string[]): () => string[] {
  const lines = loadLines(sheet, addresses);
  return () =>
    lines().map((sides) => {
      const [first, second] = sides.map(hasLine);
      if (first === second) return first === true ? "both" : GONE;
      return first === true ? "left or upper" : "right or lower";
    });
}

const GONE = "neither";

function reporters(sheet: Excel.Worksheet, ...addresses: readonly string[]): () => string {
  const found = loadReporters(sheet, addresses);
  return () => [...new Set(found())].join(", then ");
}

function ifGone(gone: string, other: string, sheet: Excel.Worksheet, ...addresses: readonly string[]): () => string {
  const found = loadReporters(sheet, addresses);
  return () => (found().every((each) => each === GONE) ? gone : other);
}

const LINES = ["B2:C2", "B3:C3", "B2:B3", "C2:C3"];
const LINES_STAY = "stay, though success is reported";

function fillOf(sheet: Excel.Worksheet, cell: string): () => string {
  const fill = at(sheet, cell).format.fill.load("color,pattern,tintAndShade");
  return () => `pattern ${fill.pattern}, colour ${fill.color}, tint ${fill.tintAndShade}`;
}

const TEXT = "JAN5";

function textOf(sheet: Excel.Worksheet, cell: string): () => string {
  const range = at(sheet, cell).load("values");
  return () => ((range.values as unknown[][])[0]![0] === TEXT ? "stays a text" : "becomes a date");
}

/** In the order of their worth; only the first needs no scratch sheet. */
export const questions: readonly ReportQuestion[] = [
  {
    about: "This Excel",
    ask: async ({ session, now }) => {
      const begun = now();
      await session.request(({ workbook }) => workbook.load("name"));
      return {
        "Language of contents": Office.context.contentLanguage,
        "A small request takes": milliseconds(now() - begun),
      };
    },
  },
  trial(
    "Lines between cells",
    (sheet) => {
      for (const item of INSIDE) setLine(at(sheet, "B2:C3"), item);
      setLine(at(sheet, "B6"), "EdgeRight");
      setLine(at(sheet, "B9"), "EdgeBottom");
      setLine(at(sheet, "C13"), "EdgeLeft");
      setLine(at(sheet, "B17"), "EdgeTop");
      const line = { style: "Continuous", weight: "Thick" } as const;
      at(sheet, "E6").setCellProperties([[{ format: { borders: { right: line } } }]]);
      at(sheet, "E9").setCellProperties([[{ format: { borders: { bottom: line } } }]]);
    },
    (sheet) => ({
      "Cells that report a line inside a range": reporters(sheet, ...LINES),
      "Cells that report a line drawn for the left or upper cell": reporters(sheet, "B6:C6", "B9:B10"),
      "Cells that report a line drawn for the right or lower cell": reporters(sheet, "B13:C13", "B16:B17"),
      "Cells that report a line drawn by properties of the left or upper cell": reporters(sheet, "E6:F6", "E9:E10"),
    }),
  ),
  trial(
    "Lines that are removed",
    (sheet) => {
      for (const item of INSIDE) setLine(at(sheet, "B2:C3"), item, "None");
      setLine(at(sheet, "C6"), "EdgeLeft", "None");
      setLine(at(sheet, "B10"), "EdgeTop", "None");
    },
    (sheet) => ({
      "A line that is removed through the neighbouring cell": ifGone("is gone", "stays", sheet, "B6:C6", "B9:B10"),
      "Lines inside a range that are removed": ifGone("are gone", LINES_STAY, sheet, ...LINES),
    }),
  ),
  trial(
    "Addresses of several areas",
    (sheet) => {
      setLine(sheet.getRanges("B20:C20,E20:F20").untrack(), "InsideVertical");
      setLine(sheet.getRanges("H20:H21,J20:J21").untrack(), "InsideHorizontal");
      for (const item of INSIDE) setLine(at(sheet, "B24:E27"), item);
      setLine(at(sheet, "B30:C30"), "InsideVertical");
      setLine(sheet.getRanges("B24:C24,D24:E24,B25:C25").untrack(), "InsideVertical", "None");
      setLine(sheet.getRanges("B26:B27,C26:C27,D24:D25").untrack(), "InsideHorizontal", "None");
    },
    (sheet) => {
      const between = loadReporters(sheet, ["C24:D24", "B24:B25", "B26:C26", "C27:D27"]);
      const both = sheet.getRanges("B30:C30,E30:F30").untrack();
      const mixed = both.format.borders.getItem("InsideVertical").load("style");
      const drawn = ["B20:C20", "E20:F20", "H20:H21", "J20:J21"];
      const inside = ["B24:C24", "D24:E24", "B26:B27", "C26:C27"];
      return {
        "Addresses of several areas": () => "work",
        "Cells that report a line drawn by an address of several areas": reporters(sheet, ...drawn),
        "Lines inside several areas that are removed": ifGone("are gone", LINES_STAY, sheet, ...inside),
        "Areas of one address that touch": () => (between().includes(GONE) ? "are joined" : "stay apart"),
        "A border in one of several areas reads": () => {
          const style = mixed.style as string | null;
          return style === null ? "null" : `“${style}”`;
        },
      };
    },
  ),
  trial(
    "Colours of lines",
    (sheet) => {
      setLine(at(sheet, "B34:C34"), "InsideVertical");
      at(sheet, "B34:C34").format.borders.getItem("InsideVertical").color = "#C00000";
    },
    (sheet) => {
      const lines = loadLines(sheet, ["B34:C34"], true);
      const colour = () => String(lines()[0]!.find(hasLine)?.color ?? null);
      return { "The colour of a line drawn in #C00000, asked by cell properties": colour };
    },
  ),
  trial(
    "Fills and texts",
    (sheet) => {
      const hatched = at(sheet, "N2").format.fill;
      hatched.color = "#D9D9D9";
      hatched.pattern = "LightUp";
      at(sheet, "N3").format.fill.color = "#FFFFFF";
      at(sheet, "N6").values = [[TEXT]];
      at(sheet, "N7").numberFormat = [["@"]];
      at(sheet, "N7").values = [[TEXT]];
    },
    (sheet) => ({
      "A hatched fill reads": fillOf(sheet, "N2"),
      "A white fill reads": fillOf(sheet, "N3"),
      "No fill reads": fillOf(sheet, "N4"),
      [`The text ${TEXT}`]: textOf(sheet, "N6"),
      [`The text ${TEXT} in a cell of text format`]: textOf(sheet, "N7"),
    }),
  ),
  { about: "Names", ask: askNames },
  {
    about: "Fitting to a page",
    ask: async (asked) => {
      for (const when of ["at once", "at the second request"]) {
        await onSheet(asked, ({ pageLayout }) => {
          pageLayout.zoom = { horizontalFitToPages: 1, verticalFitToPages: 1 };
        });
        const { zoom } = await onSheet(asked, ({ pageLayout }) => pageLayout.load("zoom"));
        const isTaken = (zoom as Excel.PageLayoutZoomOptions | null)?.verticalFitToPages === 1;
        if (isTaken) return { "Fitting to one page": `taken ${when}` };
      }
      return { "Fitting to one page": "never taken" };
    },
  },
  { about: "Print areas", ask: askPrintAreas },
  { about: "Page settings", ask: askPageSettings },
  { about: "Inserting sheets", ask: askInserting },
];

async function askNames(asked: Asked): Promise<Answers> {
  const [long, ofWorkbook] = [`${SCRATCH}Text`, `${SCRATCH}Book`];
  // Without a printer this may be refused.
  const noPrintArea = await refusalOf(onSheet(asked, ({ pageLayout }) => pageLayout.setPrintArea("D5:E7")));
  const { items } = await onSheet(asked, ({ names }, { workbook }) => {
    const added = workbook.names.add(ofWorkbook, "=1");
    const loaded = names.load("items/name,items/formula");
    added.delete();
    return loaded;
  });
  const isListed = items.some(({ name }) => name.toUpperCase() === ofWorkbook.toUpperCase());
  const printArea = items.find(({ formula }) => /\$D\$5|R5C4/.test(String(formula)))?.name;
  const noName = await refusalOf(
    onSheet(asked, ({ names }) => {
      names.add(long, textFormula("x".repeat(4000))).visible = false;
    }),
  );
  const item = await onSheet(asked, ({ names }) => names.getItemOrNullObject(long).load("formula,visible"));
  const isKept = !item.isNullObject && textOfFormula(String(item.formula)).length === 4000;
  const isHidden = !item.isNullObject && !item.visible;
  return {
    "Among the names of a sheet": isListed ? "the workbook’s are there too" : "only its own are there",
    "The print area among the names": noPrintArea ?? (printArea === undefined ? "is not listed" : `is ${printArea}`),
    "A hidden name of 4,000 characters":
      noName ?? `${isKept ? "keeps" : "loses"} its text, and ${isHidden ? "stays hidden" : "is shown"}`,
  };
}

/** More areas than the 255 characters hold to which VBA's PageSetup.PrintArea is limited. */
async function askPrintAreas(asked: Asked): Promise<Answers> {
  const address = Array.from({ length: 36 }, (_, i) => `B${1000 + 2 * i}:C${1000 + 2 * i}`).join(",");
  const kept = async (set: Build<void>) => {
    const refused = await refusalOf(onSheet(asked, set));
    if (refused !== undefined) return refused;
    const areas = await onSheet(asked, ({ pageLayout }) =>
      pageLayout.getPrintAreaOrNullObject().untrack().load("areaCount"),
    );
    const count = areas.isNullObject ? 0 : areas.areaCount;
    return count === 36 ? "works" : `keeps only ${count}`;
  };
  return {
    "A print area of 36 areas, as a text": await kept(({ pageLayout }) => pageLayout.setPrintArea(address)),
    "A print area of 36 areas, as a RangeAreas": await kept((sheet) =>
      sheet.pageLayout.setPrintArea(sheet.getRanges(address).untrack()),
    ),
  };
}

const LAYOUT: Readonly<Record<string, unknown>> = {
  orientation: "Landscape",
  paperSize: "A4",
  centerHorizontally: true,
  centerVertically: true,
  printGridlines: false,
  printHeadings: false,
  leftMargin: 36,
  rightMargin: 36,
  topMargin: 54,
  bottomMargin: 54,
  headerMargin: 22,
  footerMargin: 22,
  zoom: { horizontalFitToPages: 1, verticalFitToPages: 1 },
};
/** A doubled "&", a code, and a size before a number. */
const TEXTS: Readonly<Record<string, unknown>> = {
  leftHeader: "R&&D 2026",
  centerHeader: "Maze &P",
  rightFooter: "&8Seed 12",
};

async function askPageSettings(asked: Asked): Promise<Answers> {
  const begun = asked.now();
  await onSheet(asked, ({ pageLayout }) => {
    Object.assign(pageLayout, LAYOUT);
    Object.assign(pageLayout.headersFooters.defaultForAllPages, TEXTS);
  });
  const written = asked.now();
  const read = await onSheet(asked, ({ pageLayout }) => ({
    layout: pageLayout.load(Object.keys(LAYOUT).join(",")),
    texts: pageLayout.headersFooters.defaultForAllPages.load(Object.keys(TEXTS).join(",")),
  }));
  const times = `${milliseconds(written - begun)} to write, ${milliseconds(asked.now() - written)} to read`;
  const all = { ...read.layout.toJSON(), ...read.texts.toJSON() } as Record<string, unknown>;
  const others = Object.entries({ ...LAYOUT, ...TEXTS }).flatMap(([setting, value]) => {
    const [was, is] = [value, all[setting]].map((each) => JSON.stringify(each ?? null));
    return was === is ? [] : [[`The page setting ${setting}`, `was written as ${was}, and reads ${is}`]];
  });
  return {
    "Page settings take": times,
    ...(others.length > 0 ? (Object.fromEntries(others) as Answers) : { "Page settings read": "as they were written" }),
  };
}

async function askInserting({ session, now, scratch, sides }: Asked): Promise<Answers> {
  const answers: Record<string, string> = {};
  const look = { wall: { weight: "thick", color: "000000" }, looks: [{ fill: { color: "FFFFFF" } }] } as const;
  for (const side of sides) {
    const recipe = { rows: side, columns: side, generator: "kruskal", seed: "Report", variation: UNVARIED };
    const maze = await engine.run("maze", recipe, session.signal);
    const sheet = { name: `${scratch} +`, mazes: [{ row: 1, column: 1, maze, look, gaps: [] }], cells: [] };
    const file = await engine.run("mazesAsFile", { sheets: [sheet] }, session.signal);
    let ids: string[] = [];
    const begun = now();
    const inserting = session.request(({ workbook }) =>
      workbook.insertWorksheetsFromBase64(file, { positionType: "End" }),
    );
    const refused = await refusalOf(inserting.then(({ value }) => (ids = value)));
    const result = refused ?? `works, ${milliseconds(now() - begun)}`;
    answers[`Inserting a sheet of ${side} x ${side}`] = `${result}, ${file.length} bytes`;
    const [id] = ids;
    if (id !== undefined && answers[AT_THE_END] === undefined) {
      const active = await session.request(({ workbook }) => workbook.worksheets.getActiveWorksheet().load("id"));
      answers[AT_THE_END] = active.id === id ? "comes to the front" : "stays behind";
    }
    await session.request(({ workbook }) => {
      for (const each of ids) workbook.worksheets.getItem(each).delete();
    });
  }
  return answers;
}

const AT_THE_END = "A sheet that is inserted at the end";

function refusalOf(request: Promise<unknown>): Promise<string | undefined> {
  return request.then(
    () => undefined,
    (error: unknown) => {
      if (!(error instanceof Refusal)) throw error;
      // A request's own sentence may say more than Excel's code.
      const [first] = linesIn(error.details);
      const own = typeof first === "object" && "code" in first.args ? first.args.code : undefined;
      return `is refused: ${typeof own === "string" ? own : error.code}`;
    },
  );
}

/** Names of the workbook and of the scratch sheet that the report makes begin with this. */
const SCRATCH = "LavirintReport_";

/**
 * A sheet to try things on, which says to whoever finds it later what it is; `make` gives its name. Rolling back deletes it, the sheets
 * that questions inserted, whose names begin with its name, and the names that they made.
 */
export async function scratchSheet(session: ExcelSession, word: string, text: string): Promise<Change<string>> {
  const { items } = await session.request(({ workbook }) => workbook.worksheets.load("items/id,items/name"));
  const name = freeSheetName(items, word);
  // It may be no worksheet.
  const looking = session.request(({ workbook: { worksheets } }) => worksheets.getActiveWorksheet().load("id"));
  const front = (await unlessRefused(looking))?.id;
  return {
    make: async (maker) => {
      await maker.request(({ workbook }) => {
        workbook.worksheets.add(name).getRange("A1").untrack().values = [[text]];
      });
      return name;
    },
    rollBack: async (taker) => {
      const found = await taker.request(({ workbook }) => ({
        sheets: workbook.worksheets.load("items/id,items/name"),
        names: workbook.names.load("items/name"),
      }));
      const isNew = (id: string) => items.every((item) => item.id !== id);
      const own = found.sheets.items.filter((sheet) => isNew(sheet.id) && sheet.name.startsWith(name));
      const names = found.names.items.filter((item) => item.name.startsWith(SCRATCH));
      if (own.length + names.length === 0) return;
      await taker.repeatable(({ workbook }) => {
        for (const { id } of own) workbook.worksheets.getItemOrNullObject(id).delete();
        for (const item of names) workbook.names.getItemOrNullObject(item.name).delete();
      });
      if (front !== undefined) await bringToFront(taker, front);
    },
    ifStuck: message("arrived-sheet-left", { sheet: name }),
  };
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

/** Where this runs, and the requirement sets, each with its newest version: "ExcelApi 1.17". */
export function surroundings(version: string): Message[] {
  const { displayLanguage: language, requirements } = Office.context;
  const diagnostics = Office.context.diagnostics as Office.ContextInformation | undefined;
  const [platform, host] = [String(diagnostics?.platform ?? "unknown"), diagnostics?.version ?? "unknown"];
  const sets = SETS.flatMap(([name, newest]) => {
    const versions = Array.from({ length: newest }, (_, i) => `1.${newest - i}`);
    const supported = versions.find((each) => requirements.isSetSupported(name, each));
    return supported === undefined ? [] : [`${name} ${supported}`];
  });
  return [
    message("about-host", { version, platform, host, language }),
    message("about-api-sets", { sets: sets.join(", ") }),
  ];
}
