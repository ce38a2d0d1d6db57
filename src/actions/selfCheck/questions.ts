import type { Message } from "../../message";
import type { Asked } from "./asked";
import type { ReportRow } from "./reportTable";
import { cellFindings, drawingFindings, eventFindings } from "./cellFindings";
import { excelFindings, inFrontFindings } from "./excelFindings";
import { areaFindings, colourFindings, edgeFindings } from "./lineFindings";
import { longNameFindings, nameFindings } from "./nameFindings";
import { fittingFindings, freezingFindings, printAreaFindings, settingFindings } from "./pageFindings";
import {
  copyingFindings,
  fileFindings,
  insertingAloneFindings,
  insertingFindings,
  laterPaceFindings,
  largeCopyingFindings,
  largeInsertingFindings,
  styleFindings,
} from "./wholeSheetFindings";
import { paceFindings, slowingFindings, timeFindings } from "./timeFindings";

type Topic = Message<"report-topic">["args"]["topic"];
/** A part of the Report: the heading under which findings stand. */
export type Section = Message<"report-section">["args"]["section"];

/** What is asked, and its findings, each a line: "Lines between cells are held by: both cells". */
export interface ReportQuestion {
  readonly topic: Topic;
  readonly section: Section;
  readonly ask: (asked: Asked) => Promise<readonly Message[]>;
}

/** The same, whose findings are rows of the report's table. */
export interface TableQuestion {
  readonly topic: Topic;
  readonly ask: (asked: Asked) => Promise<readonly ReportRow[]>;
}

/** The parts of the report, in order; after them comes the table. */
export const sections: readonly Section[] = ["excel", "time", "lines", "cells", "names", "page"];

/** Asked even if no sheet could be added. */
export const withoutSheet: readonly ReportQuestion[] = [
  { topic: "excel", section: "excel", ask: excelFindings },
  { topic: "time", section: "time", ask: timeFindings },
];

/** Asked on the scratch sheet, in the order of their worth. */
export const onSheet: readonly ReportQuestion[] = [
  { topic: "lines", section: "lines", ask: edgeFindings },
  { topic: "areas", section: "lines", ask: areaFindings },
  { topic: "pace", section: "time", ask: paceFindings },
  { topic: "colours", section: "lines", ask: colourFindings },
  { topic: "fills", section: "cells", ask: cellFindings },
  { topic: "names", section: "names", ask: nameFindings },
  { topic: "longNames", section: "names", ask: longNameFindings },
  { topic: "fitting", section: "page", ask: fittingFindings },
  { topic: "printAreas", section: "page", ask: printAreaFindings },
  { topic: "settings", section: "page", ask: settingFindings },
  { topic: "events", section: "cells", ask: eventFindings },
  { topic: "drawings", section: "cells", ask: drawingFindings },
  { topic: "freezing", section: "page", ask: freezingFindings },
];

/** About sheets that come whole, and the workbook as a file; in the order of their worth, with time limits of their own. */
export const wholeSheets: readonly TableQuestion[] = [
  { topic: "laterPace", ask: laterPaceFindings },
  { topic: "inserting", ask: insertingFindings },
  { topic: "copying", ask: copyingFindings },
  { topic: "file", ask: fileFindings },
  { topic: "styles", ask: styleFindings },
  { topic: "insertingLarge", ask: largeInsertingFindings },
  { topic: "copyingLarge", ask: largeCopyingFindings },
];

/** Asked if no sheet could be added. */
export const insertingAlone: TableQuestion = { topic: "inserting", ask: insertingAloneFindings };

/** Takes up to a minute. */
export const slowing: ReportQuestion = { topic: "slowing", section: "time", ask: slowingFindings };

/** Asked last, because the person may bring another workbook to the front meanwhile to test that. */
export const inFront: ReportQuestion = { topic: "inFront", section: "excel", ask: inFrontFindings };
