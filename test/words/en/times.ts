import { type Message, message } from "../../../src/message";

const where = { row: 5, sheet: "Class list" };
const factor = { factor: 1.4, low: 1.2, high: 1.625 };

export const times: readonly (readonly [Message, string])[] = [
  [
    message("minutes-text", { ...where, held: "3,5" }),
    "Row 5 on Class list is left out: type its minutes as a number. “3,5” is a text.",
  ],
  [
    message("minutes-not-positive", { ...where, minutes: -2.5 }),
    "Row 5 on Class list is left out: type a number of minutes above 0. It holds -2.5.",
  ],
  [
    message("minutes-date", where),
    "Row 5 on Class list is left out: give its cell the number format General and type the minutes again. They were taken for a date or a time of day.",
  ],
  [
    message("minutes-error", { ...where, error: "#N/A" }),
    "Row 5 on Class list is left out: mend its formula, which gives #N/A.",
  ],
  [
    message("minutes-without-page", { ...where, name: "Ana", index: "Index" }),
    "Row 5 on Class list is left out: the class set Index has no page for Ana.",
  ],
  [
    message("minutes-before-page", { count: 1, rows: ["5"], sheet: "Class list" }),
    "Row 5 on Class list is left out: type how long the maze that is now on the page took. The minutes there were typed before it was made; if it took exactly as long, add 0.01.",
  ],
  [
    message("minutes-before-page", { count: 2, rows: ["5", "7"], sheet: "Class list" }),
    "2 rows on Class list are left out, 5 and 7: type how long the mazes that are now on the pages took. The minutes there were typed before they were made; if one took exactly as long, add 0.01.",
  ],
  [
    message("minutes-of-changed-page", { ...where, page: "Ana" }),
    "Row 5 on Class list is left out: delete the sheet Ana, press Update class set, and type the minutes of the new maze. The one there was changed after the class set was made.",
  ],
  [message("minutes-list-gone", { index: "Index 2" }), "The class set Index 2 is left out, because its list is gone."],
  [message("minutes-more-left-out", { count: 1 }), "1 more is left out."],
  [
    message("minutes-of-several-sets", {
      sheet: "Class list",
      indexes: ["Index", "Index 2"],
      headings: ["Minutes Index", "Minutes Index 2"],
    }),
    "Give each class set a column of its own for its minutes: Minutes Index and Minutes Index 2. The list on Class list belongs to the class sets Index and Index 2, so Minutes alone doesn’t say which mazes were solved.",
  ],
  [
    message("times-too-few", { count: 1, sizes: 1, most: 12, least: 3 }),
    "Type the minutes of more mazes into Minutes, and try again. There are times of 1 maze of 1 size, and at least 12 mazes of 3 sizes are needed. Each class set has a size of its own.",
  ],
  [
    message("times-too-alike", { easiest: 41, hardest: 46, least: 10 }),
    "Type the minutes of easier or harder mazes too, and try again. The difficulty of all mazes that have minutes is between 41 and 46, and the easiest and the hardest must be at least 10 points apart.",
  ],
  [message("no-times-learned"), "Press Learn from times first. There is nothing to forget."],
  [message("rating-mazes"), "Rating the mazes…"],
  [
    message("times-learned", { mazes: 24, sizes: 3, sheet: "Times" }),
    "Learned from 24 mazes of 3 sizes: what the times say about difficulty is on the new sheet Times.",
  ],
  [message("times-replaced", { mazes: 20 }), "This replaces what was learned from 20 mazes."],
  [
    message("times-to-index"),
    "Statistics of this maze now gives expected minutes, and Update class set writes them into the index.",
  ],
  [
    message("times-forgotten", { mazes: 24 }),
    "What was learned from 24 mazes is forgotten. The lists and sheets stay.",
  ],
  [
    message("expected-minutes", { minutes: 6, low: 2.9, high: 12, mazes: 24 }),
    "Expected time: about 6 minutes (2.9 to 12), from 24 mazes of this class.",
  ],
  [
    message("expected-minutes-beyond", { minutes: 1, low: 0.4, high: 3, mazes: 24 }),
    "Expected time: about 1 minute (0.4 to 3), if what 24 mazes of this class show also holds for easier or harder ones.",
  ],
  [
    message("about-expected-minutes", { mazes: 24, easiest: 15, hardest: 66 }),
    "Expected minutes are from 24 mazes of this class, difficulty 15 to 66.",
  ],
  [message("class-minutes-differ", { has: "yes" }), "The index gets the expected minutes of each maze."],
  [message("class-minutes-differ", { has: "no" }), "The index loses its expected minutes."],
  [
    message("minutes-column-taken", { index: "Index" }),
    "Expected minutes are not in Index, because something else is in their column.",
  ],
  [message("times-sheet"), "Times"],
  [
    message("times-title", { mazes: 24, sizes: 3, easiest: 15, hardest: 66 }),
    "What the times of 24 mazes of 3 sizes say, difficulty 15 to 66",
  ],
  [
    message("times-trend", { trend: "longer", ...factor }),
    "Harder mazes take longer: 10 more points of difficulty multiply the minutes by 1.40 (1.20 to 1.63, 95 % confidence).",
  ],
  [
    message("times-trend", { trend: "shorter", ...factor }),
    "Harder mazes take less time, which is strange: 10 more points of difficulty multiply the minutes by 1.40 (1.20 to 1.63, 95 % confidence).",
  ],
  [
    message("times-trend", { trend: "unclear", ...factor }),
    "These times don’t show whether harder mazes take longer: 10 more points of difficulty multiply the minutes by 1.40 (1.20 to 1.63, 95 % confidence).",
  ],
  [
    message("times-example", { rating: 40, minutes: 6, low: 3, high: 12 }),
    "A maze of difficulty 40 takes about 6 minutes: half of the times are expected below that, and 95 in 100 between 3 and 12.",
  ],
  [
    message("times-caution"),
    "Each time counts by itself; where the same pupils solved several mazes, the intervals are only approximate.",
  ],
  [message("times-chart"), "Measured and expected minutes"],
  [message("times-chart-says"), "Each point is a maze; “As expected” marks where both would be equal."],
  [message("times-chart-means"), "Mazes above it took longer than expected; mazes below it took less time."],
  [message("column-expected-minutes"), "Expected minutes"],
  [message("column-measured-minutes"), "Measured minutes"],
  [message("chart-as-expected"), "As expected"],
  [message("times-parameters-table"), "The line: minutes = a · b^(difficulty / 10); intervals of 95 % confidence"],
  [message("times-mazes-table"), "The mazes; 95 in 100 times are expected to lie between From and To"],
  [message("parameter-mazes"), "Mazes (n)"],
  [message("parameter-at-zero"), "Minutes at difficulty 0 (a)"],
  [message("parameter-factor"), "Factor for 10 points (b)"],
  [message("parameter-spread"), "Factor of the usual spread"],
  [message("column-parameter"), "Parameter"],
  [message("column-value"), "Value"],
  [message("column-from"), "From"],
  [message("column-to"), "To"],
  [message("column-class-set"), "Class set"],
  [message("column-expected"), "Expected"],
];
