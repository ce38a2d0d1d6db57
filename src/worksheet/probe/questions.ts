import { everywhere } from "../cells";
import { supports, textFormula, textOfFormula } from "../excel";
import {
  type Asked,
  type ReportQuestion,
  areasFrom,
  milliseconds,
  onSheet,
  refusalOf,
  roundTrip,
  timed,
  worksOr,
} from "./asked";
import { askInserting } from "./inserting";
import { askAreas, askColour, askLines, askPace } from "./lines";
import { SCRATCH } from "./scratchSheet";
import { surroundings } from "./surroundings";

/** In the order of their worth; the last one because the person may bring another workbook to the front meanwhile. */
export const questions: readonly ReportQuestion[] = [
  {
    about: "This Excel",
    ask: async (asked) => ({
      "Language of contents": surroundings().contentLanguage,
      "Steps of undo that an add-in makes": supports("1.20") ? "can be grouped" : "cannot be grouped",
      "A small request takes": milliseconds(await roundTrip(asked)),
    }),
  },
  { about: "Lines between cells", needsSheet: true, ask: askLines },
  { about: "Addresses of several areas", needsSheet: true, ask: askAreas },
  { about: "Time of areas", needsSheet: true, ask: askPace },
  { about: "Colours of lines", needsSheet: true, ask: askColour },
  { about: "Fills and texts", needsSheet: true, ask: askCells },
  { about: "Names", needsSheet: true, ask: askNames },
  { about: "Fitting to a page", needsSheet: true, ask: askFitting },
  { about: "Print areas", needsSheet: true, ask: askPrintAreas },
  { about: "Page settings", needsSheet: true, ask: askPageSettings },
  { about: "Reported changes", needsSheet: true, ask: askEvents },
  { about: "Pictures and charts", needsSheet: true, ask: askDrawings },
  { about: "Freezing panes", needsSheet: true, ask: askFreezing },
  { about: "Inserting sheets", needsSheet: true, ask: askInserting },
  { about: "Many small changes", needsSheet: true, ask: askSlowing },
  { about: "What is in front", ask: askInFront },
];

async function askCells(asked: Asked): Promise<Record<string, string>> {
  await onSheet(asked, (sheet) => {
    const hatched = sheet.getRange("N2").untrack().format.fill;
    hatched.color = "#D9D9D9";
    hatched.pattern = "LightUp";
    sheet.getRange("N3").untrack().format.fill.color = "#FFFFFF";
    sheet.getRange("N6").untrack().values = [["JAN5"]];
    sheet.getRange("N7").untrack().numberFormat = [["@"]];
    sheet.getRange("N7").untrack().values = [["JAN5"]];
  });
  const read = await onSheet(asked, (sheet) => ({
    fills: ["N2", "N3", "N4"].map((cell) =>
      sheet.getRange(cell).untrack().format.fill.load("color,pattern,tintAndShade"),
    ),
    texts: sheet.getRange("N6:N7").untrack().load("values"),
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

async function askNames(asked: Asked): Promise<Record<string, string>> {
  const [place, ofWorkbook] = [`${SCRATCH}Place`, `${SCRATCH}Book`];
  await onSheet(asked, (sheet) => sheet.names.add(place, sheet.getRange("B2:C3").untrack()));
  // Without a printer this may be refused.
  const noPrintArea = await refusalOf(onSheet(asked, ({ pageLayout }) => pageLayout.setPrintArea("D5:E7")));
  const list = await onSheet(asked, (sheet, { workbook }) => {
    const added = workbook.names.add(ofWorkbook, "=1");
    const loaded = sheet.names.load("items/name,items/formula");
    added.delete();
    return loaded;
  });
  const isCalled = (wanted: string) => (item: { readonly name: string }) =>
    item.name.toUpperCase() === wanted.toUpperCase();
  const style = String(list.items.find(isCalled(place))?.formula);
  const printArea = list.items.find(({ formula }) => /\$D\$5|R5C4/.test(String(formula)))?.name;
  return {
    "Among the names of a sheet": list.items.some(isCalled(ofWorkbook))
      ? "the workbook’s are there too"
      : "only its own are there",
    "Names point to cells in the style": /R2C2/.test(style) ? "R1C1" : /\$B\$2/.test(style) ? "A1" : style,
    "The print area among the names": noPrintArea ?? (printArea === undefined ? "is not listed" : `is ${printArea}`),
    "A hidden name of 4,000 characters": await longName(asked, 4000),
    "A hidden name of 8,000 characters": await longName(asked, 8000),
  };
}

async function longName(asked: Asked, length: number): Promise<string> {
  const name = `${SCRATCH}Text${length}`;
  const refused = await refusalOf(
    onSheet(asked, ({ names }) => {
      names.add(name, textFormula("x".repeat(length))).visible = false;
    }),
  );
  if (refused !== undefined) return refused;
  const item = await onSheet(asked, ({ names }) => names.getItemOrNullObject(name).load("formula,visible"));
  const isKept = !item.isNullObject && textOfFormula(String(item.formula)).length === length;
  return `${isKept ? "keeps" : "loses"} its text, and ${!item.isNullObject && !item.visible ? "stays hidden" : "is shown"}`;
}

async function askFitting(asked: Asked): Promise<Record<string, string>> {
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
async function askPrintAreas(asked: Asked): Promise<Record<string, string>> {
  const address = areasFrom(1000, 36);
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
  ...{ orientation: "Landscape", paperSize: "A4", centerHorizontally: true, centerVertically: true },
  ...{ printGridlines: false, printHeadings: false, leftMargin: 36, rightMargin: 36, topMargin: 54, bottomMargin: 54 },
  ...{ headerMargin: 22, footerMargin: 22, zoom: { horizontalFitToPages: 1, verticalFitToPages: 1 } },
};
/** A doubled "&", a code, and a size before a number. */
const TEXTS: Readonly<Record<string, unknown>> = {
  leftHeader: "R&&D 2026",
  centerHeader: "Maze &P",
  rightFooter: "&8Seed 12",
};

async function askPageSettings(asked: Asked): Promise<Record<string, string>> {
  const writing = await timed(asked.now, () =>
    onSheet(asked, ({ pageLayout }) => {
      Object.assign(pageLayout, LAYOUT);
      Object.assign(pageLayout.headersFooters.defaultForAllPages, TEXTS);
    }),
  );
  const begun = asked.now();
  const read = await onSheet(asked, ({ pageLayout }) => ({
    layout: pageLayout.load(Object.keys(LAYOUT).join(",")),
    texts: pageLayout.headersFooters.defaultForAllPages.load(Object.keys(TEXTS).join(",")),
  }));
  const found: Record<string, string> = {
    "Page settings take": `${milliseconds(writing)} to write, ${milliseconds(asked.now() - begun)} to read`,
  };
  const all = { ...read.layout.toJSON(), ...read.texts.toJSON() } as Record<string, unknown>;
  for (const [setting, written] of Object.entries({ ...LAYOUT, ...TEXTS })) {
    const [was, is] = [written, all[setting]].map((value) => JSON.stringify(value ?? null));
    if (was !== is) found[`The page setting ${setting}`] = `was written as ${was}, and reads ${is}`;
  }
  if (Object.keys(found).length === 1) found["Page settings read"] = "as they were written";
  return found;
}

/** Listens to changes, makes a small one and a large one (OfficeDev/office-js#539). */
async function askEvents(asked: Asked): Promise<Record<string, string>> {
  const { now } = asked;
  let hear: (source: string) => void = () => undefined;
  const heard = new Promise<string>((resolve) => (hear = resolve));
  const handler = await onSheet(asked, (sheet) =>
    sheet.onChanged.add((event) => Promise.resolve(hear(String(event.triggerSource)))),
  );
  try {
    const begun = now();
    await onSheet(asked, (sheet) => {
      sheet.getRange("P2").untrack().values = [[1]];
    });
    let timer: ReturnType<typeof setTimeout> | undefined;
    const late = new Promise<undefined>((resolve) => (timer = setTimeout(() => resolve(undefined), 1500)));
    const source = await Promise.race([heard, late]);
    clearTimeout(timer);
    const told = source === undefined ? "not" : `after ${milliseconds(now() - begun)}, by ${source}`;
    const large = onSheet(asked, (sheet) => {
      const cells = sheet.getRangeByIndexes(1000, 0, 2000, 100).untrack();
      cells.values = everywhere(1);
      cells.clear("Contents");
    });
    return {
      "A change is reported": told,
      "Writing 200,000 cells while changes are reported": await worksOr(large),
    };
  } finally {
    // If this is refused: a deleted sheet reports nothing anyway.
    await Excel.run(handler.context, async (context) => {
      handler.remove();
      await context.sync();
    }).catch(() => undefined);
  }
}

/** A PNG of one pixel. */
const PIXEL = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";

async function askDrawings(asked: Asked): Promise<Record<string, string>> {
  const picture = onSheet(asked, ({ shapes }) => {
    shapes.addImage(PIXEL).altTextTitle = "Lavirint";
  });
  const answer = await worksOr(picture);
  const chart = onSheet(asked, (sheet) => {
    sheet.charts.add("ColumnClustered", sheet.getRange("P2:P3").untrack(), "Auto").title.text = "Lavirint";
  });
  return { "Adding a picture": answer, "Adding a chart": await worksOr(chart) };
}

async function askFreezing(asked: Asked): Promise<Record<string, string>> {
  const { scratch, active } = await onSheet(asked, (sheet, { workbook }) => {
    sheet.freezePanes.freezeRows(1);
    return { scratch: sheet.load("id"), active: workbook.worksheets.getActiveWorksheet().load("id") };
  });
  return {
    "A sheet behind whose panes are frozen": active.id === scratch.id ? "comes to the front" : "stays behind",
  };
}

/** Each change adds a step to the list of undo, by which some Excels get slower (OfficeDev/office-js#6240). */
async function askSlowing(asked: Asked): Promise<Record<string, string>> {
  const change = (i: number) =>
    timed(asked.now, () =>
      onSheet(asked, (sheet) => {
        sheet.getRange("P4").untrack().values = [[i]];
      }),
    );
  const first = await change(0);
  for (let i = 1; i < 39; i++) await change(i);
  return {
    "The first of 40 small changes, and the last, take": `${milliseconds(first)}, ${milliseconds(await change(39))}`,
  };
}

/** What Excel is said to refuse while another workbook is in front. Nothing is changed. */
async function askInFront({ withoutWaiting }: Asked): Promise<Record<string, string>> {
  const ask = (build: (workbook: Excel.Workbook) => unknown) =>
    worksOr(withoutWaiting.request(({ workbook }) => build(workbook)));
  return {
    "Asking for the sheet in front": await ask(({ worksheets }) => worksheets.getActiveWorksheet().load("id")),
    "Asking for the active cell": await ask((workbook) => workbook.getActiveCell().untrack().load("address")),
    "Bringing a sheet to the front": await ask(({ worksheets }) => worksheets.getActiveWorksheet().activate()),
    "Listing the names of a sheet": await ask(({ worksheets }) => worksheets.getFirst().names.load("items/name")),
  };
}
