import type { Filling, Message } from "../../../src/message";
import { type Conversation, sentencesIn } from "../stage";
import { inShort, timeless } from "./leaves";

/** What each act asks, reports while it works and says at its end, and what it gives the pane besides: tells.txt. */

const isMessage = (value: object): value is Message => "id" in value && "args" in value;

/** Its length depends on the machine. */
const VARYING = "report";

/** A message with what fills it, and other data. */
export function inWords(value: unknown): string {
  if (typeof value === "number" && !Number.isInteger(value)) return value.toPrecision(6);
  if (typeof value !== "object" || value === null) return inShort(timeless(JSON.stringify(value) ?? "undefined"));
  if (ArrayBuffer.isView(value)) return `${(value as Uint8Array).length} numbers`;
  if (Array.isArray(value)) return `[${value.map(inWords).join("; ")}]`;
  if (isMessage(value)) return `${value.id}${fieldsIn(value.args)}`;
  // An entry of a list, such as a generator.
  if ("id" in value && "name" in value) return String(value.id);
  return Object.getPrototypeOf(value) === Object.prototype ? `{${fieldsIn(value).trim()}}` : value.constructor.name;
}

const fieldsIn = (fields: object) =>
  Object.entries(fields)
    .filter(([, value]) => value !== undefined && typeof value !== "function")
    .map(([key, value]) => ` ${key} ${inWords(value)}`)
    .join(",");

const saying = (what: string, told: Message | undefined) =>
  sentencesIn(told).map((sentence: Filling) => `${what}: ${inWords(sentence)}`);

/** Steps of the same number one after the other are counted. */
function inRuns(parts: Conversation["parts"]): string {
  const runs: [total: number, done: number[]][] = [];
  for (const [done, total] of parts) {
    if (runs.at(-1)?.[0] === total) runs.at(-1)![1].push(done);
    else runs.push([total, [done]]);
  }
  const told = (done: readonly number[]) =>
    done.length > 8 ? `${done.slice(0, 4).join(", ")} … ${done.at(-1)} (${done.length} times)` : done.join(", ");
  return runs.map(([total, done]) => `${told(done)} of ${total}`).join("; ");
}

/** What was told in the course of an act. */
export function tells({ questions, reports, parts }: Conversation, outcome: unknown): string[] {
  const isList = Array.isArray(outcome);
  const isPlain = typeof outcome !== "object" || outcome === null;
  const { sentence, ...more } = (isPlain ? {} : outcome) as { readonly sentence?: Message };
  return [
    ...questions.flatMap(({ sentence: asked, yes, no }) => [
      ...saying("asks", asked),
      `answers: ${inWords(yes)}${no === undefined ? "" : `; ${inWords(no)}`}`,
    ]),
    ...reports.map((report) => `reports: ${inWords(report)}`),
    ...(parts.length > 0 ? [`counts: ${inRuns(parts)}`] : []),
    ...saying("says", sentence),
    ...(isList ? outcome.map((each) => `gives: ${inWords(each)}`) : []),
    ...(isPlain && outcome !== undefined ? [`gives: ${inWords(outcome)}`] : []),
    ...Object.entries(isList ? {} : more).flatMap(([key, value]) => {
      if (value === undefined || typeof value === "function" || key === VARYING) return [];
      if (Array.isArray(value)) return value.map((each) => `gives: ${key} ${inWords(each)}`);
      return [`gives: ${key} ${inWords(value)}`];
    }),
  ];
}
