import { type Message, message } from "../../message";
import {
  type EdgeAnswers,
  LINE_COLOUR,
  type LineReporter,
  askEdges,
  askLineColour,
  askPackedAreas,
} from "../../worksheet/probe";
import type { Asked } from "./asked";

/** Which cells hold the line between them, by every way to draw and to remove one: seven lines. */
export async function edgeFindings({ job, sheet }: Asked): Promise<Message[]> {
  const answers = await askEdges(job, sheet);
  const { inside, first, second, byProperties, goesFromBeside, goesFromInside } = answers;
  return [
    message("report-lines-holder", { holder: holderOf(answers) }),
    message("report-lines-inside", { reporters: told(inside) }),
    message("report-lines-of-first", { reporters: told(first) }),
    message("report-lines-of-second", { reporters: told(second) }),
    message("report-lines-by-properties", { reporters: told(byProperties) }),
    message("report-lines-taken-beside", { fate: goesFromBeside ? "gone" : "stays" }),
    message("report-lines-taken-inside", { fate: goesFromInside ? "gone" : "stay" }),
  ];
}

/** What addresses of several areas do: six lines. */
export async function areaFindings({ job, sheet }: Asked): Promise<Message[]> {
  const answers = await askPackedAreas(job, sheet);
  const mixed = (style: string | null) => (style === null ? "null" : message("report-quoted", { text: style }));
  return [
    message("report-areas-work"),
    message("report-lines-of-areas", { reporters: told(answers.drawn) }),
    message("report-lines-taken-in-areas", { fate: answers.goesInside ? "gone" : "stay" }),
    message("report-areas-touching", { areas: answers.staysBetweenTouching ? "apart" : "joined" }),
    message("report-areas-mixed", { style: mixed(answers.mixedStyle) }),
    message("report-range-mixed", { style: mixed(answers.mixedStyleInRange) }),
  ];
}

/** How the colour of a line reads, asked in two ways: a line each. */
export async function colourFindings({ job, sheet }: Asked): Promise<Message[]> {
  const { byProperties, byBorder } = await askLineColour(job, sheet);
  return [
    message("report-colour-by-properties", { drawn: LINE_COLOUR, read: String(byProperties) }),
    message("report-colour-by-border", { drawn: LINE_COLOUR, read: String(byBorder) }),
  ];
}

/** Which cells hold a line, judged by the cells that report it after each way of drawing. */
function holderOf(answers: EdgeAnswers): Message<"report-lines-holder">["args"]["holder"] {
  const { inside, first, second, goesFromBeside, goesFromInside } = answers;
  const all = [...inside, ...first, ...second];
  const always = (teller: LineReporter) => all.every((each) => each === teller);
  if (always("both")) return "both";
  if (always("left or upper")) return "leftOrUpper";
  if (always("right or lower")) return "rightOrLower";
  const isOwn = first.every((each) => each === "left or upper") && second.every((each) => each === "right or lower");
  if (!isOwn) return "either";
  if (goesFromBeside) return "last";
  return goesFromInside ? "each" : "drawnFor"; // where no line goes, last and each its own look alike
}

const reporters: Readonly<Record<LineReporter, Message>> = {
  both: message("told-by-both"),
  "left or upper": message("told-by-left-or-upper"),
  "right or lower": message("told-by-right-or-lower"),
  neither: message("told-by-neither"),
};

function told(by: readonly LineReporter[]): Message {
  return by.map((each) => reporters[each]).reduce((one, other) => message("told-by-several", { one, other }));
}
