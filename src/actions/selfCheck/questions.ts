import { grouped } from "../../maze/model";
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

/** One finding: "Lines between cells", "held by both cells". */
export interface Answer {
  readonly about: string;
  readonly answer: string;
}

/** The questions, most important first, each asked by requests on a scratch sheet. */
type Question = readonly [
  about: string,
  ask: (job: Job, sheet: string, now: () => number) => Promise<readonly Answer[]>,
];

export const questions: readonly Question[] = [
  ["Lines between cells", async (job, sheet) => edgeAnswers(await askEdges(job, sheet))],
  ["Addresses of several areas", packedAnswers],
  ["Time", timeAnswers],
  ["Time of areas", paceAnswers],
  ["Fills", cellAnswers],
  ["Names", nameAnswers],
  ["Page", async (job, sheet) => [{ about: "Fitting to one page", answer: `taken ${await askFitting(job, sheet)}` }]],
  ["Events", eventAnswers],
  ["Freezing", freezingAnswers],
];

/** Which cells hold a line, in a word, from which of them report it in each way of drawing. */
function edgeAnswers({ inside, first, second, byProperties, goesFromBeside, goesFromInside }: EdgeAnswers): Answer[] {
  const all = [...inside, ...first, ...second];
  const always = (teller: Teller) => all.every((each) => each === teller);
  const isOwn = first.every((each) => each === "left or upper") && second.every((each) => each === "right or lower");
  const holder = always("both")
    ? "both cells"
    : always("left or upper")
      ? "the left or upper cell"
      : always("right or lower")
        ? "the right or lower cell"
        : !isOwn
          ? "sometimes one cell, sometimes the other"
          : goesFromBeside
            ? "the cell for which they were drawn last"
            : goesFromInside
              ? "the cell for which they were drawn, each its own"
              : "the cell for which they were drawn"; // where no line goes, last and each its own look alike
  return [
    { about: "Lines between cells are held by", answer: holder },
    { about: "Who tells of a line inside a range", answer: inside.join(" / ") },
    { about: "Who tells of a line drawn for the left or upper cell", answer: first.join(" / ") },
    { about: "Who tells of a line drawn for the right or lower cell", answer: second.join(" / ") },
    { about: "Who tells of a line drawn by properties of the left or upper cell", answer: byProperties.join(" / ") },
    { about: "A line that the cell beside takes away", answer: goesFromBeside ? "is gone" : "stays" },
    {
      about: "Lines inside a range that are taken away",
      answer: goesFromInside ? "are gone" : "stay, though success is reported",
    },
  ];
}

async function packedAnswers(job: Job, sheet: string): Promise<Answer[]> {
  const answers = await askPackedAreas(job, sheet);
  const mixed = (style: string | null) => (style === null ? "null" : `“${style}”`);
  return [
    { about: "Addresses of several areas", answer: "work" },
    { about: "Who tells of a line drawn by them", answer: answers.drawn.join(" / ") },
    {
      about: "Lines inside several areas that are taken away",
      answer: answers.goesInside ? "are gone" : "stay, though success is reported",
    },
    { about: "Areas of one address that touch", answer: answers.staysBetweenTouching ? "stay apart" : "are joined" },
    { about: "A border that stands in one of several areas reads", answer: mixed(answers.mixedStyle) },
    { about: "A border that stands in a part of one area reads", answer: mixed(answers.mixedStyleInRange) },
  ];
}

async function timeAnswers(job: Job, sheet: string, now: () => number): Promise<Answer[]> {
  return [{ about: "A small request takes", answer: milliseconds(await askRoundTrip(job, sheet, now)) }];
}

async function paceAnswers(job: Job, sheet: string, now: () => number): Promise<Answer[]> {
  const { hundredAreas, areas } = await askPace(job, sheet, now);
  return [{ about: "A hundred areas take", answer: `${milliseconds(hundredAreas)}, by a request of ${areas}` }];
}

const milliseconds = (time: number): string => `${grouped(Math.round(time))} ms`;

async function cellAnswers(job: Job, sheet: string): Promise<Answer[]> {
  const { hatched, plain, none, keepsAddress, keepsAddressAsText } = await askCells(job, sheet);
  const read = ({ pattern, color, tint }: FillAnswer) => `pattern ${pattern}, colour ${color}, tint ${tint}`;
  return [
    { about: "A hatched fill reads", answer: read(hatched) },
    { about: "A white fill reads", answer: read(plain) },
    { about: "No fill reads", answer: read(none) },
    { about: "The text JAN5", answer: keepsAddress ? "stays a text" : "becomes a date" },
    { about: "The text JAN5 in a cell of text format", answer: keepsAddressAsText ? "stays a text" : "becomes a date" },
  ];
}

async function nameAnswers(job: Job, sheet: string): Promise<Answer[]> {
  const { keepsText, staysHidden, listsWorkbooks, style, printArea } = await askNames(job, sheet);
  return [
    {
      about: `A hidden name of ${grouped(LONG_TEXT)} characters`,
      answer: `${keepsText ? "keeps" : "loses"} its text, and ${staysHidden ? "stays hidden" : "shows"}`,
    },
    { about: "Among the names of a sheet", answer: listsWorkbooks ? "the workbook's stand too" : "only its own stand" },
    { about: "Names point to cells in the style", answer: style },
    { about: "The print area among the names", answer: printArea === undefined ? "is not listed" : `is ${printArea}` },
  ];
}

async function eventAnswers(job: Job, sheet: string, now: () => number): Promise<Answer[]> {
  const { told, source, largeWrite } = await askEvents(job, sheet, now);
  return [
    {
      about: "A change is told",
      answer: told === undefined ? "not" : `after ${milliseconds(told)}, by ${source ?? "nobody that is named"}`,
    },
    {
      about: `Writing ${grouped(LARGE_WRITE.rows * LARGE_WRITE.columns)} cells while changes are told`,
      answer: largeWrite === undefined ? "goes well" : `is refused: ${largeWrite}`,
    },
  ];
}

async function freezingAnswers(job: Job, sheet: string): Promise<Answer[]> {
  const comes = await askFreezing(job, sheet);
  return [{ about: "A sheet behind whose panes are frozen", answer: comes ? "comes to the front" : "stays behind" }];
}
