import type { Dialogue } from "../../src/actions/core/work";
import { clearMaze, generate } from "../../src/actions/make";
import { fillWithItems, preparePage } from "../../src/actions/print";
import { check } from "../../src/actions/solve/checkAndMend";
import { goTo } from "../../src/actions/watch/player";
import { OpenWorkbook } from "../../src/worksheet/excel/openWorkbook";

/** The actions of another window, or of the ribbon's command: it shares the workbook with the pane and nothing else. */
export function secondWindow(workbook = new OpenWorkbook()) {
  const there = (talk: Dialogue): Dialogue => ({ ...talk, workbook });
  return {
    generate: (choice: Parameters<typeof generate>[0], talk: Dialogue) => generate(choice, there(talk)),
    clearMaze: (talk: Dialogue) => clearMaze(there(talk)),
    fillWithItems: (items: Parameters<typeof fillWithItems>[0], talk: Dialogue) => fillWithItems(items, there(talk)),
    check: (talk: Dialogue) => check(there(talk)),
    preparePage: (talk: Dialogue, page: Parameters<typeof preparePage>[1]) => preparePage(there(talk), page),
    goTo: (player: Parameters<typeof goTo>[0], position: number, talk: Dialogue) => goTo(player, position, there(talk)),
  };
}
