import { generate } from "../../../src/actions/make/generate";
import { selectCells } from "../../../src/actions/front/selectCells";
import { readSheetInFront } from "../../../src/actions/front/sheetInFront";
import { toggleSetNumbers } from "../../../src/actions/make/toggleSetNumbers";
import { sideBySide } from "../../../src/actions/laboratory/sideBySide";
import { statisticsOfMaze } from "../../../src/actions/laboratory/statisticsOfMaze";
import { answerPage } from "../../../src/actions/print/answerPage";
import { fillWithItems, selectedItems, takeItemsAway } from "../../../src/actions/print/fillWithItems";
import { drawPicture, insertPicture } from "../../../src/actions/print/mazePictures";
import { makePoster } from "../../../src/actions/print/makePoster";
import { plainPage } from "../../../src/actions/print/printChoice";
import { defaultLayout } from "../../../src/actions/desk/choices";
import { solve } from "../../../src/actions/solve/solve";
import { pngOf } from "../../host/tests/pictures";
import { choice, conversation } from "../conversation";
import { book, openMaze, pane, select, sheet } from "../openMaze";
import { put } from "../sheetReading";

/**
 * A range that is not untracked makes office.js send a request of its own, without waiting, that lets go of it: two requests at once.
 * The acts of every day are watched in ../ways; these are the others.
 */
const acts: Readonly<Record<string, () => Promise<unknown>>> = {
  "a solution on a selected route": async () => {
    select("B2", "I6");
    await solve(
      {
        solver: "breadth-first",
        seed: "",
        route: { kind: "selection" } as never,
        showVisited: false,
        arrows: false,
        pace: "instant",
      },
      conversation(),
    );
  },
  "a shape": async () => {
    select("B2:D4", "C5:E6");
    await generate({ ...choice, shape: "areas" }, conversation());
  },
  "set numbers": async () => {
    await generate({ ...choice, setNumbers: "hiddenSheet" }, conversation());
    await toggleSetNumbers(conversation());
    await toggleSetNumbers(conversation());
  },
  "looks of the pane": () => readSheetInFront(pane),
  "cells selected": () => selectCells(pane, sheet().id, "B2:C3,E4"),
  items: async () => {
    put(sheet(), "L3", "Ann");
    put(sheet(), "L4", "Bob");
    select("L3:L4");
    const source = { kind: "cells", address: await selectedItems(pane) };
    await fillWithItems({ source, arrangement: "once", seed: "items" } as never, conversation());
    await takeItemsAway(conversation());
  },
  "an answer page": () => answerPage(defaultLayout, conversation()),
  "a poster": () => makePoster({ across: 2, down: 1 }, defaultLayout, conversation(), plainPage),
  pictures: async () => {
    await drawPicture(true, conversation());
    const picture = { base64: pngOf(800, 600, 300), width: 192, height: 144, title: "Maze", description: "A maze." };
    await insertPicture(picture, conversation());
  },
  "two side by side": () =>
    sideBySide(
      {
        generators: ["kruskal", "depth-first"],
        ...{ rows: 5, columns: 6, seed: "a pair", layout: defaultLayout, tint: false, pace: "instant" },
      },
      conversation(),
    ),
  statistics: () => statisticsOfMaze(conversation()),
};

test.each(Object.entries(acts))("%s: one request at once", async (_name, act) => {
  await openMaze(8, 5);
  await new Promise(setImmediate);
  book.counter.reset();
  let [under, most] = [0, 0];
  const execute = book.excel.execute.bind(book.excel);
  book.excel.execute = async (...sent) => {
    most = Math.max(most, ++under);
    try {
      return await execute(...sent);
    } finally {
      under--;
    }
  };
  await act();
  await new Promise(setImmediate);
  expect({ most, released: book.counter.cleanups.length }).toEqual({ most: 1, released: 0 });
  expect(book.counter.requests.length).toBeGreaterThan(0);
});
