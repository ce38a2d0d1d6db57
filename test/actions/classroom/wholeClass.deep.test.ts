import { message } from "../../../src/message";
import { deleteBooklet } from "../../../src/actions/print/booklet/deleteBooklet";
import { sentencesIn, conversation, sentenceOf, book, openWorkbook, sheet } from "../stage";
import { allSheets } from "../insertedSheets";
import { type Row, HEADINGS, listed, make, retype, update, upToDate, writeList } from "./classTable";

/**
 * One list with everything at once: 30 pupils and an empty row, three of one name, Cyrillic, emoji, formulas and what looks like one,
 * the longest name, names of the add-in's own sheets, words and shapes. It is made, updated, sorted, added to, edited, shortened and
 * deleted, and after each act every page that should stay is the sheet that it was.
 */

const SIZE = { columns: 17, rows: 14 };
const LONG = "x".repeat(200);
/** A name by a formula: Lea. */
const FORMULA = '="Le"&"a"';

const some: readonly Row[] = [
  ["Ana", 1, "SUN", "heart"],
  ["Бојана", "HARD", "лето", ""],
  ["Zoë 🌀", "easy", "", "STAR"],
  ["👩‍🚀 Eva", "", "up, down; left", ""],
  ["Ana", 5, "SUN", ""],
  [FORMULA, 2, "", ""],
  ["", "", "", ""],
  ["'=1+1", "", "'=A1", ""],
  ["Ed", "", "", "name"],
  [LONG, "", "", ""],
  ["Index", 3, "", ""],
  ["O'Neil/Bo: [1]", "", "", "ring"],
  ["李", "medium", "春 夏", ""],
  ["ANA", "", "🌞🌙", ""],
];
const LONG_AT = some.findIndex(([name]) => name === LONG);
const others = Array.from({ length: 31 - some.length }, (_, i): Row => [`Pupil ${i + 1}`, 1 + (i % 5), "WORDS", ""]);
const all = [...some, ...others];
const whole = all.map((row, i): Row => (i === LONG_AT ? [LONG.slice(0, 100), ...row.slice(1)] : row));
const LABELS = whole.flatMap(([name]) => {
  if (name === "") return [];
  return [name === FORMULA ? "Lea" : name === "ANA" ? "ANA 3" : String(name).replace(/^'/, "")];
});
const [firstAna, secondAna] = [LABELS.indexOf("Ana"), LABELS.lastIndexOf("Ana")];
const labels = LABELS.map((label, i) => (i === secondAna ? "Ana 2" : label));

/** The pages of these pupils: which sheets they are, and all that is on them. */
function pages(of: readonly string[]) {
  const wanted = new Map(listed().map(([label, name]) => [label, name]));
  const seen = new Map(allSheets().map((each) => [each.name, each]));
  return Object.fromEntries(
    of.map((label) => [label, { id: sheet(wanted.get(label)).id, seen: seen.get(wanted.get(label)!) }]),
  );
}
const left = (mine: readonly string[], without: string) => mine.filter((label) => label !== without);

/** Asked with yes: what the update said that it would do, in ids and what fills them. */
async function asked() {
  const talk = conversation();
  await update(talk);
  expect(talk.questions).toHaveLength(1);
  return sentencesIn(talk.questions[0]!.sentence);
}

test("one list with everything is made, sorted, added to, edited, shortened and deleted, and no other page changes", async () => {
  openWorkbook();
  await writeList(all);
  const list = allSheets();
  expect(HEADINGS).toEqual(["Name", "Level", "Words"]);

  // 200 characters do not fit above a page: nothing is made, and the message names the row.
  expect(sentencesIn(await sentenceOf(make(SIZE)))[0]).toEqual(
    message("class-name-too-long", { row: LONG_AT + 2, length: 200, most: 100 }),
  );
  expect(allSheets()).toEqual(list);
  await retype(whole);
  const before = allSheets();

  await make(SIZE);
  expect(labels).toHaveLength(30);
  expect(listed().map(([label]) => label)).toEqual(labels);
  expect(new Set(listed().map(([, name]) => name.toUpperCase())).size).toBe(30);
  for (const [label, name] of listed()) {
    // In a header, "&" would begin a code, here of the size; none of these names has one.
    expect(sheet(name).page.header.right.replace(/^&\d+ ?/, "")).toBe(label);
  }
  expect((await update()).sentence).toEqual(upToDate(30));

  // Sorted: the same pages in another order, for those of one name too.
  const made = pages(labels);
  const sorted = [...whole].sort((one, other) => (String(one[1]) < String(other[1]) ? 1 : -1));
  const order = sorted.flatMap((row) => {
    const at = whole.filter(([name]) => name !== "").indexOf(row);
    return at < 0 ? [] : [labels[at]!];
  });
  expect(order.indexOf("Ana 2")).toBeLessThan(order.indexOf("Ana"));
  await retype(sorted);
  expect(await asked()).toEqual([message("class-update-question")]);
  expect(listed().map(([label]) => label)).toEqual(order);
  expect(pages(labels)).toEqual(made);

  // A fourth of one name, above all the others: it alone is drawn.
  const longer: readonly Row[] = [["ana", 4, "", ""], ...sorted];
  await retype(longer);
  expect(await asked()).toEqual([
    message("class-pages", { done: "new", names: ["ana 4"] }),
    message("class-update-question"),
  ]);
  expect(listed().map(([label]) => label)).toEqual(["ana 4", ...order]);
  expect(pages(labels)).toEqual(made);

  // One row edited, of a name that comes four times.
  const edited = longer.map((row): Row => (row === whole[firstAna] ? ["Ana", 1, "MOON", "heart"] : row));
  await retype(edited);
  expect(await asked()).toEqual([
    message("class-pages", { done: "changed", names: ["Ana"] }),
    message("class-update-question"),
  ]);
  const rest = left(labels, "Ana");
  expect(pages(rest)).toEqual(Object.fromEntries(rest.map((label) => [label, made[label]])));
  expect(pages(["Ana"])["Ana"]!.id).not.toBe(made["Ana"]!.id);

  // And that row deleted: the others of its name keep their pages.
  await retype(edited.filter(([name, , words]) => !(name === "Ana" && words === "MOON")));
  expect(await asked()).toEqual([
    message("class-pages", { done: "gone", names: ["Ana"] }),
    message("class-update-question"),
  ]);
  expect(pages(rest)).toEqual(Object.fromEntries(rest.map((label) => [label, made[label]])));
  expect((await update()).sentence).toEqual(upToDate(30));

  await deleteBooklet(conversation());
  await retype(whole);
  expect(allSheets()).toEqual(before);
  expect(book.workbook.names.filter(({ scope }) => scope === undefined)).toEqual([]);
});
