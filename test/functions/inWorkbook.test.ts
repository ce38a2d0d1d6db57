import { type NodeWorkbook, openNodeWorkbook } from "../host/node";
import { type OfferedFunctions, offerFunctions, offeredFunctions } from "./offered";

let book: NodeWorkbook;
let offered: OfferedFunctions;
const functions = offeredFunctions();

beforeEach(() => {
  book = openNodeWorkbook({ sheets: ["Plan"] });
  offered = offerFunctions(book);
});
afterEach(() => book.dispose());

async function write(address: string, formula: string | number): Promise<void> {
  await Excel.run(async (context) => {
    context.workbook.worksheets.getItem("Plan").getRange(address).formulas = [[formula]];
    await context.sync();
  });
}

async function read(address: string): Promise<unknown[][]> {
  return Excel.run(async (context) => {
    const range = context.workbook.worksheets.getItem("Plan").getRange(address).load("values");
    await context.sync();
    return range.values as unknown[][];
  });
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
  await write("A1", 7);
  await write("A2", "=LAVIRINT.MAZE(3,4,A1)");
  await write("F2", "=LAVIRINT.DISTANCES(A2#)");
  await write("K2", "=LAVIRINT.CODE(LAVIRINT.MAZE(3,4,A1))");
  const walls = await calculated("A2:D4");
  expect(walls).toEqual(await functions["MAZE"]!(3, 4, 7, null, null, {}));
  expect(await calculated("F2:I4")).toEqual(await functions["DISTANCES"]!(walls, null, {}));
  expect(await calculated("K2")).toEqual([[await functions["CODE"]!(walls, {})]]);
  await write("A1", 8);
  const others = await functions["MAZE"]!(3, 4, 8, null, null, {});
  await calculated("A2:K4");
  expect(await calculated("A2:D4")).toEqual(others);
  expect(others).not.toEqual(walls);
  expect(await calculated("F2:I4")).toEqual(await functions["DISTANCES"]!(others, null, {}));
});

test("a smaller maze leaves nothing of a larger one, and a cleared formula nothing at all", async () => {
  await write("A1", "=LAVIRINT.MAZE(3,3)");
  await calculated("A1:C3");
  await write("A1", "=LAVIRINT.MAZE(2,2)");
  await calculated("A1:C3");
  expect((await calculated("A1:C3"))[2]).toEqual(["", "", ""]);
  await write("A1", "");
  expect(await read("A1:B2")).toEqual([
    ["", ""],
    ["", ""],
  ]);
});

test("what is in the way stays, the formula shows #SPILL!, and it spills when the way is free", async () => {
  await write("B2", "mine");
  await write("A1", "=LAVIRINT.MAZE(2,2)");
  await write("D1", "=A1");
  expect(await calculated("A1:B2")).toEqual([
    ["#SPILL!", ""],
    ["", "mine"],
  ]);
  expect(await read("D1")).toEqual([["#SPILL!"]]);
  await write("B2", "");
  expect(await calculated("A1:B2")).toEqual(await functions["MAZE"]!(2, 2, null, null, null, {}));
  await write("A2", 5);
  expect(await read("A1:B2")).toEqual([
    ["#SPILL!", ""],
    [5, ""],
  ]);
});

test("a call whose arguments change while it is at work is cancelled, and its result never appears", async () => {
  await write("A1", "=LAVIRINT.MAZE(2,2,1)");
  await calculated("A1"); // the functions are loaded
  await write("A1", "=LAVIRINT.MAZE(300,300,1)");
  expect(await read("A1")).toEqual([["#BUSY!"]]);
  await write("A1", "=LAVIRINT.MAZE(2,2,2)");
  expect(await calculated("A1:B2")).toEqual(await functions["MAZE"]!(2, 2, 2, null, null, {}));
  expect(offered.cancelled).toEqual(["MAZE"]);
  expect(await read("C3")).toEqual([[""]]);
});

test("a function is called again only where an argument has changed", async () => {
  await write("A1", "=LAVIRINT.MAZE(2,2,1)");
  await calculated("A1");
  await write("Z9", 1);
  await read("A1");
  expect(offered.calls).toEqual(["MAZE"]);
});

test("an error among the arguments is not passed on, and one of the function shows its code", async () => {
  await write("A1", "=LAVIRINT.PATH(1/0)");
  await write("A2", "=LAVIRINT.MAZE(0,3)");
  await write("A3", '=LAVIRINT.PATH(LAVIRINT.DECODE("nonsense"))');
  await write("A4", "=LAVIRINT.NOTHING(1)");
  expect(await calculated("A1:A3")).toEqual([["#DIV/0!"], ["#VALUE!"], ["#VALUE!"]]);
  expect(await read("A4")).toEqual([["#NAME?"]]);
});

test.each([
  ["none", "=LAVIRINT.MAZE()"],
  ["too few", "=LAVIRINT.MAZE(3)"],
  ["too many", '=LAVIRINT.DECODE("code",1)'],
  ["no walls", "=LAVIRINT.PATH()"],
])("with %s of its arguments a function is not called, and the cell shows #VALUE!", async (_, formula) => {
  await write("A1", formula);
  expect(await calculated("A1")).toEqual([["#VALUE!"]]);
  expect(offered.calls).toEqual([]);
});

test("an argument that is given but empty is there: the function says what is wrong with it", async () => {
  await write("A1", "=LAVIRINT.MAZE(3,)");
  expect(await calculated("A1")).toEqual([["#VALUE!"]]);
  expect(offered.calls).toEqual(["MAZE"]);
});

test("a maze of one cell fills one cell, and blank cells are a maze without walls", async () => {
  await write("A1", "=LAVIRINT.MAZE(1,1)");
  await write("A3", "=LAVIRINT.PATH(A1)");
  await write("C1", "=LAVIRINT.DISTANCES(H1:J2)");
  expect(await calculated("A1:B2")).toEqual([
    [3, ""],
    ["", ""],
  ]);
  expect(await calculated("A3")).toEqual([[1]]);
  expect(await calculated("C1:E2")).toEqual([
    [0, 1, 2],
    [1, 2, 3],
  ]);
});

test("a text among wall codes is an error in the formula's cell, and mending it is enough", async () => {
  await write("A1", 1);
  await write("B1", "x");
  await write("A3", "=LAVIRINT.DISTANCES(A1:B1)");
  expect(await calculated("A3:B3")).toEqual([["#VALUE!", ""]]);
  await write("B1", 3);
  await write("A1", 0);
  expect(await calculated("A3:B3")).toEqual([[0, 1]]);
});

test("an iPad has no custom functions: their formulas show #NAME?", async () => {
  book.excel.switches.platform = "iOS";
  await write("A1", "=LAVIRINT.MAZE(2,2)");
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(await read("A1:B1")).toEqual([["#NAME?", ""]]);
});
