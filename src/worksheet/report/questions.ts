import { engine } from "../../engine";
import type { SheetOfMazes } from "../../files";
import { parseArea } from "../addresses";
import type { ExcelSession } from "../excel";
import { textFormula, textOfFormula } from "../names";
import { type Answers, type Asked, SCRATCH, at, milliseconds, onSheet, refusalOf } from "./scratchSheet";

export interface ReportQuestion {
  readonly about: string;
  readonly ask: (asked: Asked) => Promise<Answers>;
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
  { about: "Lines between cells", ask: askLines },
  { about: "Addresses of several areas", ask: askAreas },
  { about: "Colours of lines", ask: askColour },
  { about: "Fills and texts", ask: askCells },
  { about: "Names", ask: askNames },
  { about: "Fitting to a page", ask: askFitting },
  { about: "Print areas", ask: askPrintAreas },
  { about: "Page settings", ask: askPageSettings },
  { about: "Inserting sheets", ask: askInserting },
];

async function askCells(asked: Asked): Promise<Answers> {
  await onSheet(asked, (sheet) => {
    const hatched = at(sheet, "N2").format.fill;
    hatched.color = "#D9D9D9";
    hatched.pattern = "LightUp";
    at(sheet, "N3").format.fill.color = "#FFFFFF";
    at(sheet, "N6").values = [["JAN5"]];
    at(sheet, "N7").numberFormat = [["@"]];
    at(sheet, "N7").values = [["JAN5"]];
  });
  const read = await onSheet(asked, (sheet) => ({
    fills: ["N2", "N3", "N4"].map((cell) => at(sheet, cell).format.fill.load("color,pattern,tintAndShade")),
    texts: at(sheet, "N6:N7").load("values"),
  }));
  const [hatched, white, none] = read.fills.map(
    ({ pattern, color, tintAndShade }) => `pattern ${pattern}, colour ${color}, tint ${tintAndShade}`,
  );
  const [entered, asText] = (read.texts.values as unknown[][]).map(([value]) =>
    value === "JAN5" ? "stays a text" : "becomes a date",
  );
  return {
    "A hatched fill reads": hatched!,
    "A white fill reads": white!,
    "No fill reads": none!,
    "The text JAN5": entered!,
    "The text JAN5 in a cell of text format": asText!,
  };
}

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

async function askFitting(asked: Asked): Promise<Answers> {
  const isTaken = async () => {
    await onSheet(asked, ({ pageLayout }) => {
      pageLayout.zoom = { horizontalFitToPages: 1, verticalFitToPages: 1 };
    });
    const { zoom } = await onSheet(asked, ({ pageLayout }) => pageLayout.load("zoom"));
    return (zoom as Excel.PageLayoutZoomOptions | null)?.verticalFitToPages === 1;
  };
  const taken = (await isTaken()) ? "taken at once" : (await isTaken()) ? "taken at the second request" : "never taken";
  return { "Fitting to one page": taken };
}

/** More areas than the 255 characters hold to which VBA's PageSetup.PrintArea is limited. */
async function askPrintAreas(asked: Asked): Promise<Answers> {
  const address = Array.from({ length: 36 }, (_, i) => `B${1000 + 2 * i}:C${1000 + 2 * i}`).join(",");
  const kept = async (set: (sheet: Excel.Worksheet) => void) => {
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

async function askInserting(asked: Asked): Promise<Answers> {
  const { session, now, scratch } = asked;
  let found: Answers = {};
  for (const side of asked.sides) {
    const file = await engine.run(
      "mazesAsFile",
      { sheets: [await sheetOf(session, `${scratch} +`, side)] },
      session.signal,
    );
    let ids: string[] = [];
    const inserting = async () => {
      const inserted = await session.request(({ workbook }) =>
        workbook.insertWorksheetsFromBase64(file, { positionType: "End" }),
      );
      ids = inserted.value;
    };
    const begun = now();
    const refused = await refusalOf(inserting());
    const took = milliseconds(now() - begun);
    const about = `Inserting a sheet of ${side} x ${side}`;
    found = { ...found, [about]: `${refused ?? `works, ${took}`}, ${file.length} bytes` };
    const [id] = ids;
    if (id !== undefined && found[AT_THE_END] === undefined) {
      const active = await session.request(({ workbook: { worksheets } }) =>
        worksheets.getActiveWorksheet().load("id"),
      );
      found = { ...found, [AT_THE_END]: active.id === id ? "comes to the front" : "stays behind" };
    }
    await session.request(({ workbook }) => {
      for (const each of ids) workbook.worksheets.getItem(each).delete();
    });
  }
  return found;
}

const AT_THE_END = "A sheet that is inserted at the end";

async function sheetOf(session: ExcelSession, name: string, side: number): Promise<SheetOfMazes> {
  const variation = { loopPercent: 0, blockPermille: 0 };
  const recipe = { rows: side, columns: side, generator: "kruskal", seed: "Report", variation };
  const maze = await engine.run("maze", recipe, session.signal);
  const look = { wall: { weight: "thick", color: "000000" }, looks: [{ fill: { color: "FFFFFF" } }] } as const;
  return { name, mazes: [{ row: 1, column: 1, maze, look, gaps: [] }], cells: [] };
}

async function askLines(asked: Asked): Promise<Answers> {
  await onSheet(asked, (sheet) => {
    drawInside(at(sheet, "B2:C3"));
    draw(at(sheet, "B6"), "EdgeRight");
    draw(at(sheet, "B9"), "EdgeBottom");
    draw(at(sheet, "C13"), "EdgeLeft");
    draw(at(sheet, "B17"), "EdgeTop");
    const line = { style: "Continuous", weight: "Thick" } as const;
    at(sheet, "E6").setCellProperties([[{ format: { borders: { right: line } } }]]);
    at(sheet, "E9").setCellProperties([[{ format: { borders: { bottom: line } } }]]);
  });
  const inside = ["B2:C2", "B3:C3", "B2:B3", "C2:C3"];
  const drawn = await onSheet(asked, (sheet) => ({
    inside: edges(sheet, ...inside),
    first: edges(sheet, "B6:C6", "B9:B10"),
    second: edges(sheet, "B13:C13", "B16:B17"),
    byProperties: edges(sheet, "E6:F6", "E9:E10"),
  }));
  await onSheet(asked, (sheet) => {
    for (const item of INSIDE) remove(at(sheet, "B2:C3"), item);
    remove(at(sheet, "C6"), "EdgeLeft");
    remove(at(sheet, "B10"), "EdgeTop");
  });
  const left = await onSheet(asked, (sheet) => ({
    inside: edges(sheet, ...inside),
    beside: edges(sheet, "B6:C6", "B9:B10"),
  }));
  return {
    "Cells that report a line inside a range": reporters(drawn.inside),
    "Cells that report a line drawn for the left or upper cell": reporters(drawn.first),
    "Cells that report a line drawn for the right or lower cell": reporters(drawn.second),
    "Cells that report a line drawn by properties of the left or upper cell": reporters(drawn.byProperties),
    "A line that is removed through the neighbouring cell": left.beside.every(isGone) ? "is gone" : "stays",
    "Lines inside a range that are removed": goneOrStay(left.inside),
  };
}

async function askAreas(asked: Asked): Promise<Answers> {
  await onSheet(asked, (sheet) => {
    draw(sheet.getRanges("B20:C20,E20:F20").untrack(), "InsideVertical");
    draw(sheet.getRanges("H20:H21,J20:J21").untrack(), "InsideHorizontal");
    drawInside(at(sheet, "B24:E27"));
    draw(at(sheet, "B30:C30"), "InsideVertical");
  });
  await onSheet(asked, (sheet) => {
    remove(sheet.getRanges("B24:C24,D24:E24,B25:C25").untrack(), "InsideVertical");
    remove(sheet.getRanges("B26:B27,C26:C27,D24:D25").untrack(), "InsideHorizontal");
  });
  const read = await onSheet(asked, (sheet) => ({
    drawn: edges(sheet, "B20:C20", "E20:F20", "H20:H21", "J20:J21"),
    between: edges(sheet, "C24:D24", "B24:B25", "B26:C26", "C27:D27"),
    inside: edges(sheet, "B24:C24", "D24:E24", "B26:B27", "C26:C27"),
    mixed: sheet.getRanges("B30:C30,E30:F30").untrack().format.borders.getItem("InsideVertical").load("style"),
  }));
  const style = read.mixed.style as string | null;
  return {
    "Addresses of several areas": "work",
    "Cells that report a line drawn by an address of several areas": reporters(read.drawn),
    "Lines inside several areas that are removed": goneOrStay(read.inside),
    "Areas of one address that touch": read.between.some(isGone) ? "are joined" : "stay apart",
    "A border in one of several areas reads": style === null ? "null" : `“${style}”`,
  };
}

async function askColour(asked: Asked): Promise<Answers> {
  const colour = "#C00000";
  await onSheet(asked, (sheet) => {
    draw(at(sheet, "B34:C34"), "InsideVertical");
    at(sheet, "B34:C34").format.borders.getItem("InsideVertical").color = colour;
  });
  const { value } = await onSheet(asked, (sheet) =>
    at(sheet, "B34:C34").getCellProperties({ format: { borders: { style: true, color: true } } }),
  );
  const [first, second] = value[0]!;
  const drawn = [first?.format?.borders?.right, second?.format?.borders?.left].find((side) => hasLine(side?.style));
  return { [`The colour of a line drawn in ${colour}, asked by cell properties`]: String(drawn?.color ?? null) };
}

const INSIDE = ["InsideVertical", "InsideHorizontal"] as const;
const bordersOf = (cells: Excel.Range | Excel.RangeAreas) => (cells as Excel.Range).format.borders;

function draw(cells: Excel.Range | Excel.RangeAreas, item: `${Excel.BorderIndex}`): void {
  const border = bordersOf(cells).getItem(item);
  border.style = "Continuous";
  border.weight = "Thick";
}

function remove(cells: Excel.Range | Excel.RangeAreas, item: `${Excel.BorderIndex}`): void {
  bordersOf(cells).getItem(item).style = "None";
}

const drawInside = (cells: Excel.Range) => INSIDE.forEach((item) => draw(cells, item));

/** Two cells on both sides of an edge, queued for reading, and the side at which each has it. */
interface Edge {
  readonly read: OfficeExtension.ClientResult<Excel.CellProperties[][]>;
  readonly sides: readonly ["right", "left"] | readonly ["bottom", "top"];
}

function edges(sheet: Excel.Worksheet, ...addresses: readonly string[]): Edge[] {
  return addresses.map((address) => ({
    read: at(sheet, address).getCellProperties({ format: { borders: { style: true } } }),
    sides: parseArea(address)!.rows === 1 ? ["right", "left"] : ["bottom", "top"],
  }));
}

const hasLine = (style: unknown) => typeof style === "string" && style !== "None";

function reporterOf({ read, sides }: Edge): string {
  const cells = read.value.flat();
  const [first, second] = sides.map((side, i) => hasLine(cells[i]?.format?.borders?.[side]?.style));
  if (first === second) return first === true ? "both" : "neither";
  return first === true ? "left or upper" : "right or lower";
}

const reporters = (read: readonly Edge[]) => [...new Set(read.map(reporterOf))].join(", then ");
const isGone = (edge: Edge) => reporterOf(edge) === "neither";
const goneOrStay = (read: readonly Edge[]) => (read.every(isGone) ? "are gone" : "stay, though success is reported");
