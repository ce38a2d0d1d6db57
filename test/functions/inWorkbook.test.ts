import { type NodeWorkbook, openNodeWorkbook } from "../host/node";
import { callFunction as call, type OfferedFunctions, offerFunctions } from "./offered";

let book: NodeWorkbook;
let offered: OfferedFunctions;

beforeEach(() => {
  book = openNodeWorkbook({ sheets: ["Plan"] });
  offered = offerFunctions(book);
});
afterEach(() => book.dispose());

/** Writes into cells one after the other. */
async function write(cells: Readonly<Record<string, string | number>>): Promise<void> {
  for (const [address, formula] of Object.entries(cells))
    await change((sheet) => void (sheet.getRange(address).formulas = [[formula]]));
}

async function read(address: string): Promise<unknown[][]> {
  return Excel.run(async (context) => {
    const range = context.workbook.worksheets.getItem("Plan").getRange(address).load("values");
    await context.sync();
    return range.values as unknown[][];
  });
}

async function change(by: (sheet: Excel.Worksheet, workbook: Excel.Workbook) => void): Promise<void> {
  await Excel.run(async (context) => {
    by(context.workbook.worksheets.getItem("Plan"), context.workbook);
    await context.sync();
  });
}

async function until(holds: () => Promise<boolean>): Promise<void> {
  while (!(await holds())) await new Promise((resolve) => setTimeout(resolve, 5));
}

/** The values once no function is at work any more. */
async function calculated(address: string): Promise<unknown[][]> {
  for (;;) {
    const values = await read(address);
    if (!values.flat().some((value) => value === "#BUSY!" || value === "#NAME?")) return values;
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}

test("a formula spills its maze, others follow it, and all change with what they refer to", async () => {
  await write({
    A1: 7,
    A2: "=LAVIRINT.MAZE(3,4,A1)",
    F2: "=LAVIRINT.DISTANCES(A2#)",
    K2: "=LAVIRINT.ENCODE(LAVIRINT.MAZE(3,4,A1))",
  });
  const walls = await calculated("A2:D4");
  expect(walls).toEqual(await call("MAZE", 3, 4, 7));
  expect(await calculated("F2:I4")).toEqual(await call("DISTANCES", walls));
  expect(await calculated("K2")).toEqual([[await call("ENCODE", walls)]]);
  await write({ A1: 8 });
  const others = await call("MAZE", 3, 4, 8);
  await calculated("A2:K4");
  expect(await calculated("A2:D4")).toEqual(others);
  expect(others).not.toEqual(walls);
  expect(await calculated("F2:I4")).toEqual(await call("DISTANCES", others));
});

test("a smaller maze leaves nothing of a larger one, and a cleared formula nothing at all", async () => {
  await write({ A1: "=LAVIRINT.MAZE(3,3)" });
  await calculated("A1:C3");
  await write({ A1: "=LAVIRINT.MAZE(2,2)" });
  await calculated("A1:C3");
  expect((await calculated("A1:C3"))[2]).toEqual(["", "", ""]);
  await write({ A1: "" });
  expect((await read("A1:B2")).flat()).toEqual(["", "", "", ""]);
});

test("what is in the way stays, the formula shows #SPILL!, and it spills when the way is free", async () => {
  await write({ B2: "mine", A1: "=LAVIRINT.MAZE(2,2)", D1: "=A1" });
  expect((await calculated("A1:B2")).flat()).toEqual(["#SPILL!", "", "", "mine"]);
  expect(await read("D1")).toEqual([["#SPILL!"]]);
  await write({ B2: "" });
  expect(await calculated("A1:B2")).toEqual(await call("MAZE", 2, 2));
  await write({ A2: 5 });
  expect((await read("A1:B2")).flat()).toEqual(["#SPILL!", "", 5, ""]);
});

test("a call whose arguments change while it is at work is cancelled, and its result never appears", async () => {
  await write({ A1: "=LAVIRINT.MAZE(2,2,1)" });
  await calculated("A1"); // the functions are loaded
  await write({ A1: "=LAVIRINT.MAZE(300,300,1)" });
  expect(await read("A1")).toEqual([["#BUSY!"]]);
  await write({ A1: "=LAVIRINT.MAZE(2,2,2)" });
  expect(await calculated("A1:B2")).toEqual(await call("MAZE", 2, 2, 2));
  expect(offered.cancelled).toEqual(["MAZE"]);
  expect(await read("C3")).toEqual([[""]]);
});

test.each([
  ["itself", "C3"],
  ["itself by way of another formula", "H1"],
])(
  "a formula that would fill what it depends on %s gives 0 and fills nothing, until it is another one",
  async (_, seed) => {
    await write({ H1: "=C3+1", B2: `=LAVIRINT.MAZE(4,4,${seed})` });
    await until(async () => (await calculated("B2"))[0]![0] === 0);
    expect((await calculated("B2:C3")).flat()).toEqual([0, "", "", ""]);
    await write({ A1: 5 });
    expect((await calculated("B2:C3")).flat()).toEqual([0, "", "", ""]);
    await write({ B2: "=LAVIRINT.MAZE(4,4,7)" });
    expect(await calculated("B2:E5")).toEqual(await call("MAZE", 4, 4, 7));
  },
);

test("a function is called again only where an argument has changed", async () => {
  await write({ A1: "=LAVIRINT.MAZE(2,2,1)" });
  await calculated("A1");
  await write({ Z9: 1 });
  await read("A1");
  expect(offered.calls).toEqual(["MAZE"]);
});

test.each([
  ["=LAVIRINT.MAZE()"],
  ["=LAVIRINT.MAZE(3)"],
  ["=LAVIRINT.PATH()"],
  ['=LAVIRINT.DECODE("code",1)'],
  ['=LAVIRINT.MAZE("two",2)'],
  ["=LAVIRINT.MAZE(B1:B2,2)"],
  ["=LAVIRINT.MAZE(3,)", "MAZE"], // it is there, though empty
  ["=LAVIRINT.MAZE(0,3)", "MAZE"],
  ["=LAVIRINT.DECODE(12345)", "DECODE"],
  ['=LAVIRINT.PATH(LAVIRINT.DECODE("nonsense"))', "DECODE"],
])(
  "%s shows #VALUE!, and only a function with all arguments, of their kinds, is called",
  async (formula, ...called) => {
    await write({ A1: formula });
    expect(await calculated("A1")).toEqual([["#VALUE!"]]);
    expect(offered.calls).toEqual(called);
  },
);

test("a maze of one cell fills one cell, and blank cells are a maze without walls", async () => {
  await write({ A1: "=LAVIRINT.MAZE(1,1)", A3: "=LAVIRINT.PATH(A1)", C1: "=LAVIRINT.DISTANCES(H1:J2)" });
  expect((await calculated("A1:B2")).flat()).toEqual([3, "", "", ""]);
  expect(await calculated("A3")).toEqual([[1]]);
  expect((await calculated("C1:E2")).flat()).toEqual([0, 1, 2, 1, 2, 3]);
});

test("a text among wall codes is an error in the formula's cell, and mending it is enough", async () => {
  await write({ A1: 1, B1: "x", A3: "=LAVIRINT.DISTANCES(A1:B1)" });
  expect(await calculated("A3:B3")).toEqual([["#VALUE!", ""]]);
  await write({ B1: 3, A1: 0 });
  expect(await calculated("A3:B3")).toEqual([[0, 1]]);
});

test.each([null, 0] as const)(
  "blank cells give the same maze and path where a function gets %p for them",
  async (blank) => {
    book.excel.switches.blankForFunctions = blank;
    await write({
      A1: "=LAVIRINT.MAZE(3,4,Z1,Z2,Z3)",
      F1: "=LAVIRINT.PATH(A1#,Z1,Z2:Z3)",
      K1: "=LAVIRINT.DISTANCES(W1:X2,Z1)",
      N1: "=LAVIRINT.ASTEXT(A1#,Z1)",
    });
    const walls = await call("MAZE", 3, 4);
    expect(await calculated("A1:D3")).toEqual(walls);
    expect(await calculated("F1")).toEqual([["#VALUE!"]]); // two blank cells are no place
    await write({ F1: "=LAVIRINT.PATH(A1#,Z1,Z2)" });
    expect(await calculated("F1:I3")).toEqual(await call("PATH", walls));
    expect((await calculated("K1:L2")).flat()).toEqual([0, 1, 1, 2]);
    expect(await calculated("N1:N7")).toEqual(await call("ASTEXT", walls));
  },
);

test("arguments of another kind are made numbers and texts as Excel makes them", async () => {
  await write({ A1: '=LAVIRINT.MAZE("2",TRUE,"x")' });
  expect(await calculated("A1:A2")).toEqual(await call("MAZE", 2, 1, "x"));
});

test.each([
  ["#DIV/0!", "=1/0"],
  ["#N/A", "=MATCH(1,Y1:Y2,0)"],
  ["#REF!", "=INDEX(Y1,2)"],
  ["#VALUE!", '=1+"a"'],
  ["#NAME?", "=LAVIRINT.NOTHING(1)"],
  ["#NUM!", "=0^0"],
])("%s in any argument is the answer, and nothing is called", async (shown, fault) => {
  await write({
    Z1: fault,
    A1: "=LAVIRINT.MAZE(3,3,Z1)",
    A2: "=LAVIRINT.DISTANCES(Y1:Z2)",
    A3: "=LAVIRINT.ASTEXT(Y1:Y2,Z1)",
  });
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(await read("A1:A3")).toEqual([[shown], [shown], [shown]]);
  expect(offered.calls).toEqual([]);
});

test("cells that a maze fills can be given as a range as well, and a part of them is a maze of its own", async () => {
  await write({ A1: "=LAVIRINT.MAZE(4,4,Z1)", F1: "=LAVIRINT.DISTANCES(A1:D4)", K1: "=LAVIRINT.ENCODE(A1:B2)" });
  const [first, ...others] = [await calculated("A1:D4"), await calculated("F1:I4"), await calculated("K1")];
  expect(others[0]).toEqual(await call("DISTANCES", first));
  await write({ Z1: 5 });
  const walls = await call("MAZE", 4, 4, 5);
  await until(async () => JSON.stringify(await read("A1:D4")) === JSON.stringify(walls));
  expect(await calculated("F1:I4")).toEqual(await call("DISTANCES", walls));
  const corner = walls.slice(0, 2).map((row) => row.slice(0, 2));
  expect(await calculated("K1")).toEqual([[await call("ENCODE", corner)]]);
});

test("rows that are deleted or inserted among wall codes change what a formula gives, and all codes deleted are #REF!", async () => {
  for (const row of [1, 2, 3]) await write({ [`A${row}`]: 0 });
  await write({ C5: "=LAVIRINT.STATISTICS(A1:A3)" });
  expect((await calculated("C5:D5"))[0]).toEqual(["Cells", 3]);
  await change((sheet) => void sheet.getRange("A2").delete("Up"));
  expect((await calculated("C5:D5"))[0]).toEqual(["Cells", 2]);
  await change((sheet) => void sheet.getRange("A2").insert("Down"));
  expect((await calculated("C5:D5"))[0]).toEqual(["Cells", 3]);
  const { length } = offered.calls;
  await change((sheet) => void sheet.getRange("A1:A3").delete("Up"));
  expect(await read("C5:D5")).toEqual([["#REF!", ""]]);
  expect(offered.calls).toHaveLength(length);
});

test("a sheet of codes that is deleted is #REF!, and so is a maze that is no longer there to be filled from", async () => {
  await change((_, { worksheets }) => void (worksheets.add("Codes").getRange("A1").values = [[3]]));
  await write({ A1: "=LAVIRINT.ENCODE(Codes!A1)", C1: "=LAVIRINT.MAZE(2,2)", F1: "=LAVIRINT.PATH(C1#)" });
  expect((await calculated("A1"))[0]![0]).toMatch(/^[0-9A-Z-]+$/);
  await calculated("F1:G2");
  await change((_, { worksheets }) => void worksheets.getItem("Codes").delete());
  await write({ C1: "" });
  expect([await read("A1"), await read("F1:G1")]).toEqual([[["#REF!"]], [["#REF!", ""]]]);
});

test("at the edge of the sheet, over merged cells and over a table a maze shows #SPILL!", async () => {
  await change((sheet) => {
    sheet.getRange("B11:C12").merge(false);
    sheet.getRange("B21").values = [["heading"]];
    sheet.tables.add("B21:C23", true);
  });
  for (const cell of ["XFD1", "A1048576", "A11", "A21"]) {
    await write({ [cell]: "=LAVIRINT.MAZE(2,2)" });
    expect(await calculated(cell)).toEqual([["#SPILL!"]]);
  }
});

test("an iPad has no custom functions: their formulas show #NAME?", async () => {
  book.excel.switches.platform = "iOS";
  await write({ A1: "=LAVIRINT.MAZE(2,2)" });
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(await read("A1:B1")).toEqual([["#NAME?", ""]]);
});
