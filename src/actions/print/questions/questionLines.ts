import type { AskedFork } from "../../../maze/questions";
import type { QuestionTexts } from "../../../worksheet/beside";

/** Points that a character of the list takes, in a worksheet's usual font. */
const CHARACTER = 5.5;
/** The fewest characters of a line, however narrow the maze is. */
const FEWEST = 24;
/** How far what belongs to a question is set in. */
const INDENT = "    ";

/**
 * The list of the questions, in lines as wide as the maze (`width`, in points), and the same with the right answers. `letterOf` gives the
 * letter of each branch if the list holds the answers.
 */
export function questionLines(
  asked: readonly AskedFork[],
  letterOf: ((branch: number) => string) | undefined,
  width: number,
): QuestionTexts {
  const most = Math.max(FEWEST, Math.floor(width / CHARACTER));
  const lines: string[] = [];
  const answers: string[] = [];
  asked.forEach(({ question, fork, answers: branches }, i) => {
    const first = `${i + 1}. ${question.text}`;
    const choices = letterOf === undefined ? [] : branches.map(({ text }, branch) => `${letterOf(branch)}: ${text}`);
    const right = branches.findIndex(({ cell }) => cell === fork.right);
    lines.push(...wrapped([first], most), ...wrapped(choices, most - INDENT.length).map((line) => INDENT + line));
    answers.push(...wrapped([first, choices[right] ?? question.right], most));
  });
  return { lines, answers };
}

/** Parts side by side, broken at spaces into lines of at most `most` characters; the further lines of the first part are set in. */
function wrapped(parts: readonly string[], most: number): string[] {
  const lines: string[] = [];
  let line = "";
  for (const part of parts) {
    const words = part.split(" ").flatMap((word) => pieces(word, most - INDENT.length));
    words.forEach((word, i) => {
      const between = i === 0 ? "   " : " ";
      if (line === "") line = word;
      else if (line.length + between.length + word.length <= most) line += between + word;
      else {
        lines.push(line);
        line = INDENT + word;
      }
    });
  }
  if (line !== "") lines.push(line);
  return lines;
}

/** A word in pieces of at most `most` characters. */
function pieces(word: string, most: number): string[] {
  const letters = [...word];
  return Array.from({ length: Math.ceil(letters.length / most) }, (_, i) =>
    letters.slice(i * most, (i + 1) * most).join(""),
  );
}
