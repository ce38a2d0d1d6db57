import { type Message, message } from "../../../src/message";

export const classroom: readonly (readonly [Message, string])[] = [
  [message("class-ends-undo"), "Add new sheets? Undo then can’t bring back anything from before."],
  [
    message("class-list-ready", { sheet: "Class list" }),
    "The class list is on the sheet Class list, with three examples. Type your pupils over them, and press Make class set.",
  ],
  [
    message("class-no-names", { area: "A1:C4", sheet: "Sheet1" }),
    "Select a table or a range with the heading Name, and try again. A1:C4 on Sheet1 has no such heading in its first row. New class list writes an example.",
  ],
  [
    message("class-list-empty", { area: "A1:C4", sheet: "Sheet1" }),
    "Type a name below Name, and try again. A1:C4 on Sheet1 has no pupils.",
  ],
  [
    message("class-list-too-large", { area: "A1:A2000", sheet: "Sheet1", rows: 1000, columns: 100 }),
    "Select only the list, and try again. A1:A2000 on Sheet1 has more than 1,000 rows or 100 columns.",
  ],
  [
    message("class-too-many", { count: 51, most: 50 }),
    "Make several tables of the list. It has 51 pupils, and a class set has pages for at most 50.",
  ],
  [message("class-name-missing", { row: 1005 }), "Type a name into row 1005, or empty the row. It has no name."],
  [
    message("class-name-too-long", { row: 5, length: 200, most: 100 }),
    "Shorten the name in row 5. It has 200 characters, and at most 100 fit above a page.",
  ],
  [
    message("class-header-too-long", { row: 5, name: "Ana" }),
    "Shorten the title, or the name in row 5. Ana and the title don’t fit together above a page.",
  ],
  [
    message("class-name-twice", { row: 7, other: 5, name: "Ana 2" }),
    "Change the name in row 7 or in row 5. Both pages would be called Ana 2, because names that are used again get a number.",
  ],
  [
    message("class-level-unknown", { row: 5, name: "Ana", level: "7" }),
    "Type easy, medium, hard or 1 to 5 as Level in row 5, or nothing. For Ana it says “7”.",
  ],
  [
    message("class-word-too-long", { row: 5, name: "Ana", word: "incomprehensibilities", most: 20 }),
    "Use shorter words in row 5. For Ana it has “incomprehensibilities”, and at most 20 characters fit into a cell.",
  ],
  [
    message("class-shape-unknown", { row: 5, name: "Ana", shape: "boat", known: ["Heart", "Star", "name"] }),
    "Type Heart, Star or name as Shape in row 5, or nothing. For Ana it says “boat”.",
  ],
  [
    message("class-shape-too-large", { row: 5, name: "Ana" }),
    "Choose another Shape for Ana in row 5, or a larger maze.",
  ],
  [
    message("class-shape-letters", { row: 5, name: "Ana" }),
    "Choose another Shape for Ana in row 5, or change the name.",
  ],
  [
    message("class-shape-kinds", { row: 5, name: "Ana" }),
    "Choose other kinds of mazes for the class, or empty Shape in row 5. The chosen kinds fill only rectangles, so Ana can’t get a shape.",
  ],
  [message("class-cell-error", { row: 5, error: "#N/A" }), "Mend the formula in row 5. It gives #N/A."],
  [
    message("class-words-fault", { row: 5, name: "Ana" }),
    "Change the words for Ana in row 5, or choose a larger maze.",
  ],
  [message("class-more-faults", { count: 1 }), "1 more row needs a change."],
  [message("class-more-faults", { count: 4 }), "4 more rows need changes."],
  [
    message("class-answers-too-small", { columns: 80, rows: 120, paper: "A4" }),
    "Choose a smaller maze, or a class set without answers. Answers of 80 by 120 cells would be too small to see on a page of A4.",
  ],
  [
    message("class-set-ready", { count: 30, index: "Index" }),
    "A class set of 30 pages is ready on new sheets, listed on Index.",
  ],
  [message("class-set-stands", { count: 30 }), "The pages of all 30 pupils are ready, and the index is correct."],
  [
    message("smaller-class-set-stands", { made: 1, count: 30, first: "Ana", last: "Ana" }),
    "The first of 30 pages, that of Ana, is ready, and the index lists no others. Update class set makes the rest.",
  ],
  [
    message("smaller-class-set-stands", { made: 10, count: 30, first: "Ana", last: "Zoë" }),
    "The first 10 of 30 pages, from Ana to Zoë, are ready, and the index lists no others. Update class set makes the rest.",
  ],
  [message("no-class-set"), "Press Make class set first. There is no class set in this workbook."],
  [
    message("several-class-sets", { count: 2 }),
    "Choose a sheet of the class set that you mean, and try again. There are 2 class sets in this workbook.",
  ],
  [
    message("class-set-unreadable"),
    "Press Delete booklet, and make the class set again. The record of it in its index has been changed.",
  ],
  [message("class-list-gone"), "Make a new class set. The list that this one was made from is gone."],
  [message("class-set-up-to-date", { count: 1 }), "There is nothing to do: the page matches the list."],
  [message("class-set-up-to-date", { count: 30 }), "There is nothing to do: all 30 pages match the list."],
  [message("class-pages-new", { count: 1, names: ["Ana"] }), "One new page: Ana."],
  [message("class-pages-new", { count: 2, names: ["Ana", "Ben"] }), "2 new pages: Ana and Ben."],
  [message("class-pages-changed", { count: 1, names: ["Ana"] }), "One page is made again: Ana."],
  [
    message("class-pages-changed", { count: 3, names: ["Ana", "Ben", "Cy"] }),
    "3 pages are made again: Ana, Ben and Cy.",
  ],
  [message("class-pages-gone", { count: 1, names: ["Ana"] }), "One page is deleted: Ana."],
  [message("class-pages-gone", { count: 2, names: ["Ana", "Ben"] }), "2 pages are deleted: Ana and Ben."],
  [
    message("class-minutes-before", { count: 1, names: ["Ana"] }),
    "The minutes of Ana in the list belong to an earlier maze, so Learn from times will leave them out until you type those of the new one.",
  ],
  [
    message("class-minutes-before", { count: 2, names: ["Ana", "Ben"] }),
    "The minutes of Ana and Ben in the list belong to earlier mazes, so Learn from times will leave them out until you type those of the new ones.",
  ],
  [
    message("class-update-question"),
    "The index and the answers follow the list; all other pages stay as they are. Undo can’t bring back anything from before. Update the class set?",
  ],
  [message("class-update-yes"), "Update"],
  [
    message("class-set-updated", { drawn: 0, gone: 1, count: 29 }),
    "The class set matches the list: no page made, 1 deleted, 29 in all.",
  ],
  [
    message("class-set-updated", { drawn: 1, gone: 0, count: 30 }),
    "The class set matches the list: 1 page made, none deleted, 30 in all.",
  ],
  [
    message("class-set-updated", { drawn: 2, gone: 2, count: 30 }),
    "The class set matches the list: 2 pages made, 2 deleted, 30 in all.",
  ],
  [message("class-set-updated-nevertheless"), "The class set is up to date all the same."],
  [message("class-set-partly-updated"), "Press Update class set again. Only part of the class set is up to date."],
  [message("marking-page", { name: "Ana", number: 1, count: 30 }), "Adding self-marking for Ana, page 1 of 30…"],
  [
    message("class-set-marked", { count: 30 }),
    "30 pages of the class set now have self-marking: a sheet for each, into which the pupil types a path. Collect results makes a table of what they all say.",
  ],
  [
    message("class-set-marked-already", { count: 30 }),
    "There is nothing to do: all 30 pages of the class set have a sheet for self-marking.",
  ],
  [
    message("class-marking-stands", { made: 7, count: 30, first: "Ana", last: "Gil" }),
    "7 of 30 pages have self-marking, from Ana to Gil. Self-marking for all adds the rest.",
  ],
  [
    message("class-page-without-maze", { sheet: "Ana" }),
    "The sheet Ana no longer has its maze, so it gets no self-marking.",
  ],
  [message("class-page-not-marked", { name: "Ana" }), "The page of Ana gets no self-marking."],
  [
    message("self-markings-locked"),
    "Those sheets are protected without a password; only the cells for the path can be changed.",
  ],
  [
    message("self-markings-not-locked"),
    "Your spreadsheet program didn’t protect those sheets, so their formulas can be changed and their hidden columns shown.",
  ],
  [
    message("class-typed-paths-go", { count: 2, names: ["Ana", "Ben"] }),
    "The paths that Ana and Ben typed are deleted with the earlier sheets for self-marking.",
  ],
  [message("class-markings-renewed", { count: 2 }), "2 sheets for self-marking are new."],
  [
    message("class-markings-left"),
    "The sheets for self-marking of the changed pages are not renewed, and the earlier ones stay. Self-marking for all adds new ones.",
  ],
];
