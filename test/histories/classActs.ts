import fc from "fast-check";
import { makeClassSet, newClassList, markClassSet, updateClassSet } from "../../src/actions/classroom";
import { deleteBooklet } from "../../src/actions/print/booklets";
import { collectResults, writeReadableMaze } from "../../src/actions/solve";
import { smallClass } from "../acts/choices";
import { book, person } from "../actions/openMaze";
import type { SheetStore } from "../host/store";
import type { Classroom } from "./classroom";
import { anywhere, byAddIn, type Kind, nothing, type Ways } from "./kind";
import type { World } from "./world";

const choice = { ...smallClass, columns: 6 };

const names = fc.constantFrom("Ana", "Бојана", "Cy", "Zoë 🌀", "O'Neil");
const levels = fc.constantFrom("", "easy", "hard", "3", "2", "steep");
const words = fc.constantFrom("", "SUN", "up, down");
const row = fc.tuple(names, levels, words);
const which = fc.nat({ max: 9 });
const ofClass = { isOfClass: true } as const;

/** The person goes to another sheet for an act, and comes back unless they stay. */
function elsewhere<T extends object>(
  kind: Kind,
  to: (world: World, given: T) => SheetStore | undefined = () => undefined,
  needs?: "list" | "set",
): Kind {
  return {
    ...kind,
    given: fc.tuple(kind.given, fc.boolean()).map(([given, stays]) => ({ ...given, stays })),
    run: async (world, given: T & { readonly stays: boolean }) => {
      const { front } = world;
      if (needs !== undefined && world.classroom.lists.length === 0) await world.act(newClassList, ofClass);
      if (needs === "set" && world.classroom.sheets.length === 0) await makeFirst(world);
      const there = to(world, given);
      if (there !== undefined) goTo(there);
      await kind.run(world, given as never);
      const isThere = book.workbook.sheets.includes(front) && front.visibility === "Visible";
      if (!given.stays && isThere) book.excel.person.activate(front);
    },
  };
}

/** A class set of the first list, without trouble. */
async function makeFirst(world: World): Promise<void> {
  const [list] = world.classroom.lists;
  if (list === undefined) return;
  goTo(list);
  withoutShapes(world);
  await world.act((talk) => makeClassSet({ ...choice, seed: "a" }, talk), ofClass);
}

function goTo(sheet: SheetStore): void {
  book.excel.person.activate(sheet);
  sheet.select([{ row: 1, column: 0, rows: 1, columns: 1 }]);
}

/** The person empties the column of shapes, which small mazes have no room for. */
function withoutShapes({ front, classroom }: World): void {
  if (!classroom.lists.includes(front)) return;
  for (let line = 1; line < front.tables[0]!.area.rows; line++) book.excel.person.type(front, line, 3, "");
  classroom.looked(front);
}

const one = (sheets: readonly SheetStore[], at: number) => sheets[at % Math.max(1, sheets.length)];

function typeRow(classroom: Classroom, list: SheetStore, at: number, texts: readonly string[]): void {
  const count = list.tables[0]!.area.rows - 1;
  [...texts, ""].forEach((text, column) => book.excel.person.type(list, (at % count) + 1, column, text));
  classroom.looked(list);
}

const onSet = (kind: Kind, needs?: "set") =>
  elsewhere<{ which: number }>(kind, ({ classroom }, { which: at }) => one(classroom.sheets, at), needs);

/** A row of a list may be changed just before. */
const typingFirst: Ways<{ which: number; at: number; row: readonly string[]; isEdited: boolean }> = {
  ...ofClass,
  prepare: ({ which: list, at, row: texts, isEdited }, { classroom }) => {
    const sheet = one(classroom.lists, list);
    if (sheet !== undefined && isEdited) typeRow(classroom, sheet, at, texts);
  },
};

/** Class lists, class sets, and pupils who type paths. */
export const classActs: Readonly<Record<string, Kind>> = {
  newClassList: elsewhere(byAddIn(1, nothing, ofClass, (_, talk) => newClassList(talk))),
  editClassList: anywhere(
    4,
    fc.record({ which, at: which, row, edit: fc.constantFrom("type", "type", "insert", "delete") }),
    async ({ classroom }, { which: list, at, row: texts, edit }) => {
      const sheet = one(classroom.lists, list);
      const count = sheet === undefined ? 0 : sheet.tables[0]!.area.rows - 1;
      if (sheet === undefined || (edit === "delete" && count < 2)) return;
      if (edit === "type") typeRow(classroom, sheet, at, texts);
      else
        await person((_, { worksheets }) => {
          const { rows } = worksheets.getItem(sheet.id).tables.getItemAt(0);
          if (edit === "insert") rows.add(at % count, [[...texts, ""]]);
          else rows.getItemAt(at % count).delete();
        });
      classroom.looked(sheet);
    },
  ),
  sortClassList: anywhere(1, fc.record({ which }), ({ classroom }, { which: list }) => {
    const sheet = one(classroom.lists, list);
    if (sheet === undefined) return;
    const { row: first, rows } = sheet.tables[0]!.area;
    const lines = Array.from({ length: rows - 1 }, (_, i) =>
      [0, 1, 2, 3].map((column) => String(sheet.value(first + 1 + i, column) ?? "")),
    );
    lines.sort().reverse();
    lines.forEach((line, i) =>
      line.forEach((text, column) => book.excel.person.type(sheet, first + 1 + i, column, text)),
    );
    classroom.looked(sheet);
  }),
  makeClassSet: elsewhere<{ which: number }>(
    byAddIn(
      2,
      fc.record({ which, seed: fc.constantFrom("a", "b"), isPlain: fc.constantFrom(true, false) }),
      { ...ofClass, prepare: ({ isPlain }, world) => isPlain && withoutShapes(world) },
      ({ seed }, talk) => makeClassSet({ ...choice, seed }, talk),
    ),
    ({ classroom }, { which: list }) => one(classroom.lists, list),
    "list",
  ),
  updateClassSet: onSet(
    byAddIn(3, fc.record({ which, at: which, row, isEdited: fc.boolean() }), typingFirst, (_, talk) =>
      updateClassSet(talk),
    ),
    "set",
  ),
  renamePage: anywhere(
    2,
    fc.record({ which, name: fc.constantFrom("Anna's page", "Seite 1", 'Say "Ana"', "Answers") }),
    ({ classroom }, { which: at, name }) => {
      const sheet = one(classroom.sheets, at);
      if (sheet !== undefined && book.workbook.sheet(name) === undefined) book.excel.person.rename(sheet, name);
    },
  ),
  markClassSet: onSet(
    byAddIn(2, fc.record({ which }), ofClass, (_, talk) => markClassSet(talk)),
    "set",
  ),
  pupilTypes: anywhere(
    2,
    fc.record({ which, path: fc.constantFrom("R", "RRD", "rdlu", "→↓", "DDDDDDDDD", "?") }),
    ({ classroom }, { which: at, path }) => {
      const marker = one(classroom.markers, at);
      if (marker !== undefined) classroom.typePath(marker, path);
    },
  ),
  collectResults: elsewhere(byAddIn(1, nothing, ofClass, (_, talk) => collectResults(talk))),
  deleteClassSet: onSet(byAddIn(1, fc.record({ which }), ofClass, (_, talk) => deleteBooklet(talk))),
  writeReadable: elsewhere(byAddIn(2, nothing, ofClass, (_, talk) => writeReadableMaze(talk))),
};
