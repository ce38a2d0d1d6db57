import { type Message, message } from "../../../src/message";

const both = message("told-by-both");
const works = message("report-works");
const refused = message("report-refused", { code: "GeneralException" });
const fill = { pattern: "LightUp", colour: "#D9D9D9", tint: "0" };

export const report: readonly (readonly [Message, string])[] = [
  [
    message("about-host", { version: "1.2.3", platform: "OfficeOnline", host: "16.0", language: "en-US" }),
    "Lavirint 1.2.3 on OfficeOnline 16.0, en-US.",
  ],
  [
    message("about-api-sets", { sets: "ExcelApi 1.17, SharedRuntime 1.1" }),
    "API sets: ExcelApi 1.17, SharedRuntime 1.1",
  ],
  [message("report-made"), "The report is ready."],
  [message("report-stopped"), "Stopped: the report holds what was found until then."],
  [message("report-without-sheet"), "No sheet could be added, so it holds only what can be found without one."],
  [message("report-leaves-nothing"), "Nothing of it is left in the workbook."],
  [
    message("earlier-report-sheet-removed", { sheet: "Lavirint check" }),
    "The sheet Lavirint check, which an earlier report had left, was removed.",
  ],
  [
    message("report-title", { version: "1.2.3" }),
    "Lavirint 1.2.3: what it found out about the program that holds the workbook",
  ],
  [
    message("report-platform", { platform: "OfficeOnline", host: "16.0", language: "en-US" }),
    "Platform: OfficeOnline 16.0, en-US",
  ],
  [message("report-section", { section: "excel" }), "This Excel"],
  [message("report-stopped-here"), "Stopped here. The rest was not tested."],
  [message("report-looks", { topic: "lines" }), "Testing lines between cells…"],
  [message("report-measures-slowing"), "Measuring whether Excel gets slower, for up to a minute. Stop ends it…"],
  [message("report-topic", { topic: "pace" }), "Time of areas"],
  [message("report-topic-skipped", { topic: "events" }), "Events: not tested, because the other answers took too long"],
  [message("report-topic-refused", { topic: "names", details: "AccessDenied" }), "Names: refused: AccessDenied"],
  [message("report-topic-failed", { topic: "names", details: "TypeError: no" }), "Names: failed: TypeError: no"],
  [message("report-sheet-refused", { details: "AccessDenied" }), "Adding a sheet: is refused: AccessDenied"],
  [works, "works"],
  [refused, "is refused: GeneralException"],

  [message("report-content-language", { language: "de-DE" }), "Language of contents: de-DE"],
  [message("report-locks", { locks: "present" }), "Web Locks, which keep other windows of Lavirint waiting: present"],
  [message("report-undo", { steps: "apart" }), "Steps of undo that an add-in makes: cannot be grouped"],
  [message("report-front-sheet", { answer: works }), "Asking for the sheet in front: works"],
  [message("report-front-cell", { answer: works }), "Asking for the active cell: works"],
  [
    message("report-front-activating", { answer: refused }),
    "Bringing a sheet to the front: is refused: GeneralException",
  ],
  [message("report-front-names", { answer: works }), "Listing the names of a sheet: works"],

  [
    message("report-lines-holder", { holder: "last" }),
    "Lines between cells are held by: the cell for which they were drawn last",
  ],
  [message("report-lines-inside", { reporters: both }), "Cells that report a line inside a range: both"],
  [
    message("report-lines-of-first", { reporters: message("told-by-left-or-upper") }),
    "Cells that report a line drawn for the left or upper cell: left or upper",
  ],
  [
    message("report-lines-of-second", { reporters: message("told-by-right-or-lower") }),
    "Cells that report a line drawn for the right or lower cell: right or lower",
  ],
  [
    message("report-lines-by-properties", { reporters: message("told-by-neither") }),
    "Cells that report a line drawn by properties of the left or upper cell: neither",
  ],
  [
    message("report-lines-of-areas", {
      reporters: message("told-by-several", { one: both, other: message("told-by-neither") }),
    }),
    "Cells that report a line drawn by an address of several areas: both / neither",
  ],
  [both, "both"],
  [message("told-by-left-or-upper"), "left or upper"],
  [message("told-by-right-or-lower"), "right or lower"],
  [message("told-by-neither"), "neither"],
  [message("told-by-several", { one: both, other: message("told-by-neither") }), "both / neither"],
  [
    message("report-lines-taken-beside", { fate: "stays" }),
    "A line that is removed through the neighbouring cell: stays",
  ],
  [message("report-lines-taken-inside", { fate: "gone" }), "Lines inside a range that are removed: are gone"],
  [
    message("report-lines-taken-in-areas", { fate: "stay" }),
    "Lines inside several areas that are removed: stay, though success is reported",
  ],
  [message("report-fate-of-lines", { fate: "gone" }), "are gone"],

  [
    message("report-colour-by-properties", { drawn: "#C00000", read: "#000000" }),
    "The colour of a line drawn in #C00000, asked by cell properties: #000000",
  ],
  [
    message("report-colour-by-border", { drawn: "#C00000", read: "#C00000" }),
    "The colour of a line drawn in #C00000, asked by its border: #C00000",
  ],

  [message("report-areas-work"), "Addresses of several areas: work"],
  [message("report-areas-touching", { areas: "joined" }), "Areas of one address that touch: are joined"],
  [
    message("report-areas-mixed", { style: message("report-quoted", { text: "Continuous" }) }),
    "A border in one of several areas reads: “Continuous”",
  ],
  [message("report-range-mixed", { style: "null" }), "A border in a part of one area reads: null"],
  [message("report-quoted", { text: "Continuous" }), "“Continuous”"],

  [message("report-round-trip", { milliseconds: 1234 }), "A small request takes: 1,234 ms"],
  [message("report-pace", { milliseconds: 5000, areas: 20 }), "A hundred areas take: 5,000 ms, by a request of 20"],

  [
    message("report-slowing", { first: 12, last: 1234, changes: 240 }),
    "A small change takes: 12 ms at first, 1,234 ms after 240",
  ],
  [message("report-slowing-areas", { milliseconds: 900 }), "A hundred areas take after that: 900 ms"],
  [
    message("report-slowing-ended", { call: "merged", milliseconds: 12 }),
    "A small change takes after a look for merged cells: 12 ms",
  ],

  [message("report-fill-hatched", fill), "A hatched fill reads: pattern LightUp, colour #D9D9D9, tint 0"],
  [message("report-fill-white", fill), "A white fill reads: pattern LightUp, colour #D9D9D9, tint 0"],
  [message("report-fill-none", fill), "No fill reads: pattern LightUp, colour #D9D9D9, tint 0"],
  [message("report-fill", fill), "pattern LightUp, colour #D9D9D9, tint 0"],
  [message("report-address", { fate: "date" }), "The text JAN5: becomes a date"],
  [message("report-address-as-text", { fate: "text" }), "The text JAN5 in a cell of text format: stays a text"],
  [message("report-fate-of-text", { fate: "text" }), "stays a text"],

  [
    message("report-long-name", { length: 4000, text: "kept", visibility: "shown" }),
    "A hidden name of 4,000 characters: keeps its text, and shows",
  ],
  [
    message("report-long-name-refused", { length: 8000, code: "InvalidArgument" }),
    "A hidden name of 8,000 characters: is refused: InvalidArgument",
  ],
  [message("report-name-elsewhere", { place: "kept" }), "A name that points to another sheet: keeps its place"],
  [
    message("report-name-elsewhere-refused", { code: "InvalidArgument" }),
    "A name that points to another sheet: is refused: InvalidArgument",
  ],
  [message("report-names-of-sheet", { names: "own" }), "Among the names of a sheet: only its own are there"],
  [message("report-name-style", { style: "R1C1" }), "Names point to cells in the style: R1C1"],
  [message("report-print-area", { name: "Print_Area" }), "The print area among the names: is Print_Area"],
  [message("report-print-area-not-listed"), "The print area among the names: is not listed"],
  [
    message("report-print-area-refused", { code: "GeneralException" }),
    "The print area among the names: is refused: GeneralException",
  ],

  [message("report-fitting", { taken: "second" }), "Fitting to one page: taken at the second request"],
  [message("report-print-areas-as-text", { areas: 36, kept: works }), "A print area of 36 areas, as a text: works"],
  [
    message("report-print-areas-as-areas", { areas: 36, kept: message("report-areas-kept", { areas: 25 }) }),
    "A print area of 36 areas, as a RangeAreas: keeps only 25",
  ],
  [message("report-areas-kept", { areas: 25 }), "keeps only 25"],
  [
    message("report-settings-time", { writing: 20, reading: 1000 }),
    "Page settings take: 20 ms to write, 1,000 ms to read",
  ],
  [message("report-settings-kept"), "Page settings read: as they were written"],
  [
    message("report-setting", { setting: "centerHeader", written: "Maze &P", read: "null" }),
    "The page setting centerHeader: was written as Maze &P, and reads null",
  ],
  [
    message("report-setting-refused", { setting: "paperSize", code: "InvalidArgument" }),
    "The page setting paperSize: is refused: InvalidArgument",
  ],
  [message("report-picture", { answer: works }), "Adding a picture: works"],
  [message("report-chart", { answer: refused }), "Adding a chart: is refused: GeneralException"],
  [message("report-change-not-told"), "A change is reported: not"],
  [
    message("report-change-told", { milliseconds: 30, source: "ThisLocalAddin" }),
    "A change is reported: after 30 ms, by ThisLocalAddin",
  ],
  [
    message("report-change-told-by-nobody", { milliseconds: 30 }),
    "A change is reported: after 30 ms, with no source named",
  ],
  [message("report-large-write", { cells: 200_000 }), "Writing 200,000 cells while changes are reported: goes well"],
  [
    message("report-large-write-refused", { cells: 200_000, code: "GeneralException" }),
    "Writing 200,000 cells while changes are reported: is refused: GeneralException",
  ],
  [message("report-freezing", { sheet: "front" }), "A sheet behind whose panes are frozen: comes to the front"],
  [message("report-engine", { where: "in a worker" }), "Mazes are made and solved: in a worker"],
  [message("report-skipped"), "not tested, because the other answers took too long"],
  [message("report-late", { seconds: 8 }), "no answer within 8 seconds"],
  [message("report-late", { seconds: 1 }), "no answer within a second"],
  [message("report-failed", { details: "TypeError: no" }), "failed: TypeError: no"],
  [message("report-table"), "Whole sheets, and the workbook as a file"],
  [message("report-column", { column: "question" }), "Question"],
  [message("report-column", { column: "answer" }), "Answer"],
  [message("report-column", { column: "time" }), "Time in ms"],
  [message("report-column", { column: "size" }), "Size in bytes"],
  [message("report-inserting", { side: 400, form: "first" }), "Inserting a sheet of 400 x 400, an address in each row"],
  [
    message("report-inserting", { side: 100, form: "every" }),
    "Inserting a sheet of 100 x 100, an address in each cell",
  ],
  [message("report-inserting-alone"), "Inserting a sheet from a file"],
  [message("report-inserted-front"), "In front after a visible sheet was inserted"],
  [message("report-front-is", { front: "before" }), "the same sheet as before"],
  [message("report-inserted-hidden"), "A hidden sheet that was inserted"],
  [message("report-reads", { visibility: "Hidden" }), "reads Hidden"],
  [message("report-inserted-keeps", { what: "width" }), "Column widths of an inserted sheet"],
  [message("report-fate-inserted", { fate: "lost" }), "lost"],
  [message("report-copying", { side: 100 }), "Copying the formats of 100 x 100 cells"],
  [message("report-copied-lines", { side: 100 }), "Copied lines of 100 x 100 cells"],
  [
    message("report-lines-right", { inside: "right", edge: "wrong", around: "right" }),
    "right inside, wrong on a side, none on cells around",
  ],
  [message("report-styles", { sheets: 10 }), "Cell styles of the workbook before and after 10 sheets were inserted"],
  [message("report-styles-are", { before: 47, after: 48 }), "47 and 48"],
  [message("report-file"), "The workbook as a file"],
  [message("report-pace-later"), "Changing a hundred areas by now"],
  [message("report-pace-ended"), "Changing a hundred areas after a call that ends undo"],
  [
    message("inserted-sheets-left"),
    "Delete the sheets that the report has inserted, if any are left: their names end with “+”.",
  ],
];
