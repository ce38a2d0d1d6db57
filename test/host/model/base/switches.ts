/** Behaviour that tests can switch on; the defaults are today's Excel without faults. */
export interface HostSwitches {
  /**
   * Where Excel runs, as `Office.context.platform` names it. An iPad has neither the member that inserts sheets from a file, whatever set
   * it names, nor the requirement sets CompressedFile (with the workbook as a file), SharedRuntime and RibbonApi. For the frame of a page
   * it is always the web.
   */
  platform: "OfficeOnline" | "PC" | "Mac" | "iOS";
  /** Highest ExcelApi set that the host knows: 109 for 1.9, 117 for 1.17. Newer members answer ApiNotFound. */
  apiSet: number;
  /** `getRanges` fails for an address with more than one area. */
  refusesPackedAddresses: boolean;
  /**
   * Which of two cells has the line between them among its own, and so reports it, copies it and loses it when it is cleared: the one for
   * which it was drawn last, an inside border being drawn for the right or lower cell last (what Microsoft says Excel means to do,
   * OfficeDev/office-js#1920); both; always the left or upper one; always the right or lower one; or each those drawn for it, so that
   * a line taken from one cell stays with its neighbour.
   */
  edgesHeldBy: "last" | "both" | "left" | "right" | "each";
  /** What a border of several areas reads whose lines differ: null, as is documented of properties in general, or the first line's. */
  mixedBordersRead: "null" | "first";
  /** Areas of a packed address that touch are one: the edges between them count as inside. */
  joinsTouchingAreas: boolean;
  /** A border that is set to None stays as it was, though success is reported; nothing says that any Excel does so. */
  keepsRemovedBorders: boolean;
  /** `getCellProperties` answers #000000 for the colour of every line (OfficeDev/office-js#2349). */
  linesReadBlack: boolean;
  /** How page settings read: as they were written; texts of headers and footers with the font before them; or those and zoom null. */
  pageSettingsRead: "as written" | "in another form" | "null";
  /** A fill's pattern reads null for patterned fills too. */
  patternsReadNull: boolean;
  /** The names of a sheet include those of the workbook. */
  listsWorkbookNames: boolean;
  /** How names' formulas and values are written when they are read; "R1C1" accepts both styles, "R1C1 alone" accepts no other. */
  referenceStyle: "A1" | "R1C1" | "R1C1 alone";
  /**
   * What the cells that are inserted look like: as the ones above or left of them (Range.Insert in VBA: from where "to copy the format for
   * inserted cells", by default xlFormatFromLeftOrAbove), with their lines or without them; or plain.
   */
  insertedFormat: "with lines" | "without lines" | "none";
  /** Whether fitting to pages takes effect; "later": from the second request for that sheet on. Success is always reported. */
  fittingTaken: "at once" | "later" | "never";
  /**
   * What setPrintArea does with an address of over 255 characters: takes it; refuses it as a text, and takes it as a RangeAreas; refuses;
   * cuts it after the last area that fits.
   */
  manyPrintAreas: "taken" | "text refused" | "refused" | "cut";
  /** Whether a printer is installed; without one setting the page up fails, as in VBA. */
  printer: boolean;
  /** What a sheet's print area is called among its names: in English, in another language, or not listed at all. */
  printAreaName: "English" | "localized" | "unlisted";
  /** Whether a print area goes with cells that are cut, as names do (it is one: VBA's Name.RefersToRange), or stays where it was. */
  movedPrintArea: "follows" | "stays";
  /** Names whose formula has more characters than this are refused. */
  refusesLongNames: false | 4_000 | 1_000;
  /** Hiding or showing a name whose formula refers to what is gone is refused. */
  refusesErrorNames: boolean;
  /** A sheet that is added gets the id of the one deleted last. */
  usesIdsAgain: boolean;
  /** A sheet cannot be activated by the request that adds it, though success is reported (OfficeDev/office-js#930). */
  newSheetsStayBehind: boolean;
  /** No sheet can be added, for a reason that Excel does not say. */
  refusesNewSheets: boolean;
  /** Freezing panes of a sheet that is not in front makes it the active one. */
  freezingActivates: boolean;
  /** Writing or clearing 200,000 cells or more at once fails while a handler listens to changes. */
  refusesLargeWatchedWrites: boolean;
  /**
   * What inserting sheets from a file does: it is taken; the member is missing; it is refused; it is
   * refused after the first sheet has come (OfficeDev/office-js#3179, on the web), or after all have; the request is too large, though
   * it is under the documented limit; or it is denied, as with a sensitivity label (OfficeDev/office-js#2081).
   */
  inserting: "taken" | "missing" | "refused" | "half done" | "done but refused" | "too large" | "denied";
  /** Inserted sheets cannot be found by the request that inserts them. */
  insertedStayUnlisted: boolean;
  /** Cells that a file gives no address are lost, although ECMA-376 permits that (part 1, 18.3.1.4). */
  insertingNeedsAddresses: boolean;
  /** The first inserted sheet becomes the active one; nothing says which sheet is in front afterwards. */
  insertingActivates: boolean;
  /** Inserted sheets have the widths and heights of a new sheet. */
  insertingLosesSizes: boolean;
  /** Sheets that are hidden in the file are visible once they are inserted. */
  insertingShows: boolean;
  /** Milliseconds that a request takes for each area of a RangeAreas that one of its actions reads, writes or calls. */
  millisecondsPerArea: number;
  /** Milliseconds that a request takes for each operation: each area or sheet written, and each cell written by itself. */
  millisecondsPerOperation: number;
  /** Milliseconds that a request takes for each step that can be undone when it begins. */
  millisecondsPerUndoStep: number;
  /** A fault of windows that the add-in opens: an address with escaped line breaks fails, or Esc closes without an event. */
  dialogFault: "none" | "line breaks" | "silent Esc";
  /**
   * (Of the page) Which of the add-in's commands Excel shows: "all"; "no menu", those of the ribbon alone; or "none", as on an iPad, where
   * of a manifest only the base SourceLocation counts, which the list of add-ins opens.
   */
  addInCommands: "all" | "no menu" | "none";
  /**
   * Whether the person has another workbook in front, and in which Excel: members that need this one in front fail, as is documented of
   * Windows and Mac; on a Mac a sheet's names too.
   */
  otherWorkbookInFront: "no" | "Windows" | "Mac";
  /**
   * The cells that the window shows, as an address, in an Excel that tells them: it has the requirement set ExcelApiDesktop 1.1. If off,
   * there is neither the set nor the window.
   */
  visibleCells: false | string;
  /**
   * What is reported of the selection: each change; each twice; each some milliseconds later than other events (20); then only the last of
   * several; only what the person selects, and not what an add-in does; nothing, though handlers are taken; or none is taken.
   */
  selectionEvents: "each" | "twice" | "late" | "last" | "person's" | "none" | "missing";
  /**
   * Whose undo rules apply: today's Excel on the web, or on Windows and Mac; "none" for older ones, in which every write of an add-in
   * empties the undo list. "off" records nothing, not even what the person does.
   */
  undo: "web" | "desktop" | "none" | "off";
  /** What a custom function gets for a blank cell: null (OfficeDev/office-js#4702, on the web), or 0 (#5262, Windows). */
  blankForFunctions: null | 0;
}

export const DEFAULT_SWITCHES: HostSwitches = {
  platform: "OfficeOnline",
  apiSet: 117,
  refusesPackedAddresses: false,
  edgesHeldBy: "last",
  mixedBordersRead: "null",
  joinsTouchingAreas: false,
  keepsRemovedBorders: false,
  linesReadBlack: false,
  pageSettingsRead: "as written",
  patternsReadNull: false,
  listsWorkbookNames: false,
  referenceStyle: "A1",
  insertedFormat: "with lines",
  fittingTaken: "at once",
  manyPrintAreas: "taken",
  printer: true,
  printAreaName: "English",
  movedPrintArea: "follows",
  refusesLongNames: false,
  refusesErrorNames: false,
  usesIdsAgain: false,
  newSheetsStayBehind: false,
  refusesNewSheets: false,
  freezingActivates: false,
  refusesLargeWatchedWrites: false,
  inserting: "taken",
  insertedStayUnlisted: false,
  insertingNeedsAddresses: false,
  insertingActivates: false,
  insertingLosesSizes: false,
  insertingShows: false,
  millisecondsPerArea: 0,
  millisecondsPerOperation: 0,
  millisecondsPerUndoStep: 0,
  dialogFault: "none",
  addInCommands: "all",
  otherWorkbookInFront: "no",
  visibleCells: false,
  selectionEvents: "each",
  undo: "off",
  blankForFunctions: null,
};
