import { type Message, message } from "../../message";
import type { Job } from "../../worksheet/excel";
import {
  type EdgeAnswers,
  type FillAnswer,
  LARGE_WRITE,
  LONG_TEXT,
  type Teller,
  askCells,
  askEdges,
  askEvents,
  askFitting,
  askFreezing,
  askNames,
  askPace,
  askPackedAreas,
  askRoundTrip,
} from "../../worksheet/probe";

/** What is asked, by requests on a scratch sheet, and the findings, each a line: "Lines between cells are held by: both cells". */
type Question = readonly [
  topic: Message<"report-topic">["args"]["topic"],
  ask: (job: Job, sheet: string, now: () => number) => Promise<readonly Message[]>,
];

/** In the order of their worth. */
export const questions: readonly Question[] = [
  ["lines", async (job, sheet) => edgeFindings(await askEdges(job, sheet))],
  ["areas", areaFindings],
  ["time", timeFindings],
  ["pace", paceFindings],
  ["fills", cellFindings],
  ["names", nameFindings],
  ["page", pageFindings],
  ["events", eventFindings],
  ["freezing", freezingFindings],
];

function edgeFindings(answers: EdgeAnswers): Message[] {
  const { inside, first, second, byProperties, goesFromBeside, goesFromInside } = answers;
  return [
    message("report-lines-holder", { holder: holderOf(answers) }),
    message("report-lines-inside", { tellers: told(inside) }),
    message("report-lines-of-first", { tellers: told(first) }),
    message("report-lines-of-second", { tellers: told(second) }),
    message("report-lines-by-properties", { tellers: told(byProperties) }),
    message("report-lines-taken-beside", { fate: goesFromBeside ? "gone" : "stays" }),
    message("report-lines-taken-inside", { fate: goesFromInside ? "gone" : "stay" }),
  ];
}

/** Who holds a line, by who tells of it in each way of drawing. */
function holderOf(answers: EdgeAnswers): Message<"report-lines-holder">["args"]["holder"] {
  const { inside, first, second, goesFromBeside, goesFromInside } = answers;
  const all = [...inside, ...first, ...second];
  const always = (teller: Teller) => all.every((each) => each === teller);
  if (always("both")) return "both";
  if (always("left or upper")) return "leftOrUpper";
  if (always("right or lower")) return "rightOrLower";
  const isOwn = first.every((each) => each === "left or upper") && second.every((each) => each === "right or lower");
  if (!isOwn) return "either";
  if (goesFromBeside) return "last";
  return goesFromInside ? "each" : "drawnFor"; // where no line goes, last and each its own look alike
}

const tellers: Readonly<Record<Teller, Message>> = {
  both: message("told-by-both"),
  "left or upper": message("told-by-left-or-upper"),
  "right or lower": message("told-by-right-or-lower"),
  neither: message("told-by-neither"),
};

function told(by: readonly Teller[]): Message {
  return by.map((each) => tellers[each]).reduce((one, other) => message("told-by-several", { one, other }));
}

async function areaFindings(job: Job, sheet: string): Promise<Message[]> {
  const answers = await askPackedAreas(job, sheet);
  const mixed = (style: string | null) => (style === null ? "null" : message("report-quoted", { text: style }));
  return [
    message("report-areas-work"),
    message("report-lines-of-areas", { tellers: told(answers.drawn) }),
    message("report-lines-taken-in-areas", { fate: answers.goesInside ? "gone" : "stay" }),
    message("report-areas-touching", { areas: answers.staysBetweenTouching ? "apart" : "joined" }),
    message("report-areas-mixed", { style: mixed(answers.mixedStyle) }),
    message("report-range-mixed", { style: mixed(answers.mixedStyleInRange) }),
  ];
}

async function timeFindings(job: Job, sheet: string, now: () => number): Promise<Message[]> {
  return [message("report-round-trip", { milliseconds: Math.round(await askRoundTrip(job, sheet, now)) })];
}

async function paceFindings(job: Job, sheet: string, now: () => number): Promise<Message[]> {
  const { hundredAreas, areas } = await askPace(job, sheet, now);
  return [message("report-pace", { milliseconds: Math.round(hundredAreas), areas })];
}

async function cellFindings(job: Job, sheet: string): Promise<Message[]> {
  const { hatched, plain, none, keepsAddress, keepsAddressAsText } = await askCells(job, sheet);
  const read = ({ pattern, color, tint }: FillAnswer) => ({
    pattern: String(pattern),
    colour: String(color),
    tint: String(tint),
  });
  return [
    message("report-fill-hatched", read(hatched)),
    message("report-fill-white", read(plain)),
    message("report-fill-none", read(none)),
    message("report-address", { fate: keepsAddress ? "text" : "date" }),
    message("report-address-as-text", { fate: keepsAddressAsText ? "text" : "date" }),
  ];
}

async function nameFindings(job: Job, sheet: string): Promise<Message[]> {
  const { keepsText, staysHidden, listsWorkbooks, style, printArea } = await askNames(job, sheet);
  return [
    message("report-long-name", {
      length: LONG_TEXT,
      text: keepsText ? "kept" : "lost",
      visibility: staysHidden ? "hidden" : "shown",
    }),
    message("report-names-of-sheet", { names: listsWorkbooks ? "all" : "own" }),
    message("report-name-style", { style }),
    printArea === undefined
      ? message("report-print-area-not-listed")
      : message("report-print-area", { name: printArea }),
  ];
}

async function pageFindings(job: Job, sheet: string): Promise<Message[]> {
  const answer = await askFitting(job, sheet);
  return [
    message("report-fitting", {
      taken: answer === "at once" ? "atOnce" : answer === "at the second request" ? "second" : "never",
    }),
  ];
}

async function eventFindings(job: Job, sheet: string, now: () => number): Promise<Message[]> {
  const { told: after, source, largeWrite } = await askEvents(job, sheet, now);
  const cells = LARGE_WRITE.rows * LARGE_WRITE.columns;
  return [
    changeTold(after, source),
    largeWrite === undefined
      ? message("report-large-write", { cells })
      : message("report-large-write-refused", { cells, code: largeWrite }),
  ];
}

function changeTold(after: number | undefined, source: string | undefined): Message {
  if (after === undefined) return message("report-change-not-told");
  const milliseconds = Math.round(after);
  return source === undefined
    ? message("report-change-told-by-nobody", { milliseconds })
    : message("report-change-told", { milliseconds, source });
}

async function freezingFindings(job: Job, sheet: string): Promise<Message[]> {
  return [message("report-freezing", { sheet: (await askFreezing(job, sheet)) ? "front" : "behind" })];
}
