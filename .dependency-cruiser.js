"use strict";

const path = require("node:path");

/** Rules of the tables in floors.js and test/host/rooms.js; `npm run lint` holds them, test/lint/imports proves it. */
const { FLOORS, PACKAGES, ROOMS } = require("./floors.js");
const { ROOMS: HOST } = require("./test/host/rooms.js");

const anyOf = (names) => `(?:${names.join("|")})`;
const rule = (name, from, to, comment) => ({ name, severity: "error", comment, from, to });

/** A floor imports itself and floors below it; from outside of src/ only its packages. */
const floors = Object.entries(FLOORS).flatMap(([floor, below]) => {
  const packages = (PACKAGES[floor] ?? []).map((name) => `^node_modules/${name}/`);
  return [
    rule(
      `floor ${floor}`,
      { path: `^src/${floor}/` },
      { path: "^src/", pathNot: `^src/${anyOf([floor, ...below])}/` },
      `src/${floor} may import only ${["itself", ...below.map((name) => `src/${name}`)].join(", ")}. ` +
        "Move what you need to a floor below, or hand it in as an argument.",
    ),
    rule(
      `src alone: ${floor}`,
      { path: `^src/${floor}/` },
      { pathNot: ["^src/", ...packages] },
      `src/ stands alone: from outside, src/${floor} may import ${PACKAGES[floor]?.join(", ") ?? "nothing"} (floors.js).`,
    ),
  ];
});

/** A room is a folder, or a single file, which needs no door: it imports itself, rooms before it, and not what stands above all. */
const rooms = Object.entries(ROOMS).flatMap(([floor, order]) =>
  order.map((room, place) =>
    rule(
      `room ${floor}/${room}`,
      { path: `^src/${floor}/${room}[/.]` },
      { path: `^src/${floor}/`, pathNot: `^src/${floor}/${anyOf(order.slice(0, place + 1))}[/.]` },
      `src/${floor}/${room} may import only itself and the rooms before it: ${order.join(" < ")}. ` +
        "Move what you need to an earlier room.",
    ),
  ),
);

/** What has a door: rooms, and floors without rooms. */
const closed = Object.keys(FLOORS).flatMap((floor) => ROOMS[floor]?.map((room) => `${floor}/${room}`) ?? floor);
const withRooms = anyOf(Object.keys(ROOMS));

const doors = [
  ...closed.map((room) =>
    rule(
      `door ${room}`,
      { path: "^src/", pathNot: `^src/${room}[/.]` },
      { path: `^src/${room}/`, pathNot: `^src/${room}/index\\.ts$` },
      `Import from the door, src/${room}/index.ts: what it does not show is the room's own.`,
    ),
  ),
  rule(
    "door of a room",
    { path: `^src/(?!${withRooms}/)` },
    { path: `^src/${withRooms}/`, pathNot: `^src/${anyOf(closed)}[/.]` },
    "This floor has rooms: import from the door (index.ts) of one of them.",
  ),
  ...[
    ["in a floor of rooms", `^src/(${withRooms})/`],
    ["in a room", `^src/(${anyOf(closed)})/`],
  ].map(([where, path]) =>
    rule(
      `own door, ${where}`,
      { path },
      { path: "^src/$1/index\\.ts$" },
      "The door (index.ts) is for others: import from the file itself.",
    ),
  ),
];

const inHost = (room) => `^test/host/${room === "" ? "" : `${room}/`}[^/]+$`;
const inWords = (room) => (room === "" ? "test/host" : `test/host/${room}`);

/** The embedded workbook and its tests take nothing of the project's; its rooms have an order, its tests none. */
const host = [
  rule(
    "embedded workbook alone",
    { path: "^test/host/" },
    { pathNot: ["^test/host/", "node_modules"], dependencyTypesNot: ["core"] },
    "The embedded workbook stands alone: it imports packages and what is in test/host.",
  ),
  rule(
    "embedded workbook: unknown room",
    { path: "^test/host/.+\\.ts$", pathNot: ["^test/host/tests/", ...Object.keys(HOST).map(inHost)] },
    {},
    "This folder has no place in the order of the rooms: give it one in test/host/rooms.js.",
  ),
  ...Object.entries(HOST).map(([room, below]) =>
    rule(
      `embedded workbook: ${inWords(room)}`,
      { path: inHost(room) },
      { path: "^test/host/", pathNot: [room, ...below].map(inHost) },
      `${inWords(room)} may import only itself${below.map((other) => `, ${inWords(other)}`).join("")} (test/host/rooms.js).`,
    ),
  ),
];

module.exports = {
  forbidden: [
    ...floors,
    ...rooms,
    ...doors,
    ...host,
    rule(
      "circle",
      { path: "^src/" },
      { circular: true },
      "These files import each other, so none of them can be read first: move what both need to a third file.",
    ),
  ],
  options: {
    tsConfig: { fileName: path.join(__dirname, "tsconfig.json") },
    tsPreCompilationDeps: true, // imports of types count too
    exoticRequireStrings: ["jest.requireActual", "jest.mock", "jest.doMock"],
    doNotFollow: { path: "node_modules" },
    exclude: { path: "^(?:dist|reports|coverage|\\.cache)/" },
  },
};
