import { type Dialogue, openWorkbook } from "../../src/actions/core";
import { about } from "../../src/actions/report";
import { message } from "../../src/message";
import { version } from "../../src/taskpane/about";
import { copyText } from "../../src/taskpane/controls";
import { say, sayInEvery, sayInSheet } from "../../src/words";
import { type PlainAct, plainActs } from "../acts/inAnyExcel";
import { type Trial, tryActs } from "./tryActs";

/** Gives the page's buttons what they do: the acts are tried in the Excel that the page is open in, and a table tells what came of them. */
export function openTryPage(page: Document, acts: readonly PlainAct[] = plainActs): void {
  const part = <E extends HTMLElement>(id: string) => page.getElementById(id) as E;
  const [begin, stop, status] = [part<HTMLButtonElement>("try"), part<HTMLButtonElement>("stop"), part("status")];
  const table = part<HTMLTextAreaElement>("table");
  const workbook = openWorkbook("pane", "locks" in navigator ? navigator.locks : undefined);
  let stopping = new AbortController();
  const back = part<HTMLAnchorElement>("back");
  back.href += page.location.search; // office.js may look there for the Excel that it is in
  stop.addEventListener("click", () => stopping.abort());

  const run = async () => {
    stopping = new AbortController();
    const talk: Dialogue = {
      workbook,
      button: message("generate-button"),
      ask: () => Promise.resolve(true),
      progress: () => undefined,
      say: sayInSheet,
      inEveryLanguage: sayInEvery,
      signal: stopping.signal,
    };
    let count = 0;
    const trials = await tryActs(acts, talk, (name) => {
      status.textContent = `${++count} of ${acts.length}: ${name}`;
    });
    table.value = tableOf(trials, acts.length);
    table.hidden = false;
    const isCopied = await copyText(table, table.value);
    status.textContent = isCopied ? "Done. The table was copied." : "Done. Copy the table.";
  };
  begin.disabled = false; // now that there is an Excel
  begin.addEventListener("click", () => {
    [begin.disabled, stop.disabled, table.hidden] = [true, false, true];
    void run()
      .catch((error: unknown) => (status.textContent = `It failed: ${String(error)}`))
      .finally(() => ([begin.disabled, stop.disabled] = [false, true]));
  });
}

/** Where it was, how it ended, and a row for each act, as Markdown. */
function tableOf(trials: readonly Trial[], all: number): string {
  const total = trials.reduce((sum, { seconds }) => sum + seconds, 0);
  const expected = trials.filter(({ result }) => result === "as expected").length;
  const rows = trials.map(
    ({ name, seconds, result }) =>
      `| ${name} | ${seconds.toFixed(1)} | ${result.replace(/\s+/g, " ").replaceAll("|", "\\|")} |`,
  );
  return [
    ...about(version).map(say),
    "",
    `${expected} of ${all} acts as expected, ${trials.length} tried in ${Math.round(total)} seconds.`,
    "",
    "| act | seconds | result |",
    "| --- | --- | --- |",
    ...rows,
    "",
  ].join("\n");
}
