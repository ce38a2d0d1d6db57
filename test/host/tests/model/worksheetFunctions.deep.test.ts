import { knownFunctions } from "../../model/calculation/knownFunctions";
import { loaded, onSheet, workbookForEachTest } from "../client";

/** Functions as Microsoft Support describes each under its name; A1 to A9 hold what `cells` says. */

workbookForEachTest();

const cells = [["apples"], [32], ["'32"], [true], ["=1/0"], [""], ['=""'], ["Apples?"], [0]];

async function results(formulas: readonly string[]): Promise<unknown[]> {
  await onSheet((sheet) => {
    sheet.getRange("A1:A9").formulas = cells;
    sheet.getRange(`H1:H${formulas.length}`).formulas = formulas.map((formula) => [formula]);
  });
  const { values } = await loaded((sheet) => sheet.getRange(`H1:H${formulas.length}`), "values");
  return values.map(([value]) => value as unknown);
}

const table: Record<string, readonly (readonly [formula: string, expected: unknown])[]> = {
  IF: [
    ['=IF(A2>1,"more","less")', "more"],
    ["=IF(FALSE,1)", false],
    ["=IF(TRUE,,2)", 0],
    ["=IF(FALSE,1,)", 0],
    ['=IF("true",1,2)', 1],
    ['=IF("yes",1,2)', "#VALUE!"],
    ["=IF(A5,1,2)", "#DIV/0!"],
    ["=IF(TRUE,1,1/0)", 1],
    ["=IF(FALSE,NOSUCH(1),2)", 2],
    ["=IF(A6,1,2)", 2],
    ["=IF(TRUE,A6,2)", 0],
  ],
  AND: [
    ["=AND(TRUE,1)", true],
    ["=AND(A2,A9)", false],
    ["=AND(A1,A2)", true],
    ["=AND(A1,A6)", "#VALUE!"],
    ['=AND("no",TRUE)', "#VALUE!"],
    ["=AND(A4:A5)", "#DIV/0!"],
  ],
  OR: [
    ["=OR(FALSE,0)", false],
    ["=OR(A1:A4)", true],
    ["=OR(A6:A8)", "#VALUE!"],
    ['=OR("TRUE")', true],
    ["=OR(TRUE,A5)", "#DIV/0!"],
  ],
  IFERROR: [
    ["=IFERROR(A5,7)", 7],
    ['=IFERROR(A2/0,"none")', "none"],
    ['=IFERROR(FIND("z",A1),0)', 0],
    ["=IFERROR(A6,1)", ""],
    ["=IFERROR(1/0,A6)", ""],
    ["=IFERROR(NOSUCH(1),2)", 2],
    ["=IFERROR(5,1/0)", 5],
  ],
  LEN: [
    ["=LEN(A1)", 6],
    ["=LEN(A6)", 0],
    ["=LEN(TRUE)", 4],
    ["=LEN(0.1+0.2)", 3],
    ["=LEN(A5)", "#DIV/0!"],
  ],
  MID: [
    ['=MID("Fluid Flow",1,5)', "Fluid"],
    ['=MID("Fluid Flow",7,20)', "Flow"],
    ['=MID("Fluid Flow",20,5)', ""],
    ['=MID("abc",0,1)', "#VALUE!"],
    ['=MID("abc",1,-1)', "#VALUE!"],
    ['=MID("abc",2.9,1)', "b"],
    ['=MID(A2,2,"1")', "2"],
  ],
  FIND: [
    ['=FIND("M","Miriam McGovern")', 1],
    ['=FIND("m","Miriam McGovern")', 6],
    ['=FIND("M","Miriam McGovern",3)', 8],
    ['=FIND("?","abc")', "#VALUE!"],
    ['=FIND("?",A8)', 7],
    ['=FIND("","abc")', 1],
    ['=FIND("a","abc",0)', "#VALUE!"],
    ['=FIND("a","abc",9)', "#VALUE!"],
    ["=FIND(2,A2)", 2],
  ],
  SUBSTITUTE: [
    ['=SUBSTITUTE("Sales Data","Sales","Cost")', "Cost Data"],
    ['=SUBSTITUTE("Quarter 1, 2011","1","2",3)', "Quarter 1, 2012"],
    ['=SUBSTITUTE("Quarter 1, 2011","1","2",9)', "Quarter 1, 2011"],
    ['=SUBSTITUTE("aAa","a","")', "A"],
    ['=SUBSTITUTE("abc","","x")', "abc"],
    ['=SUBSTITUTE("abc","a","x",0)', "#VALUE!"],
    ['=SUBSTITUTE("a.c",".","$&")', "a$&c"],
    ["=SUBSTITUTE(A5,1,2)", "#DIV/0!"],
  ],
  CHAR: [
    ["=CHAR(65)", "A"],
    ["=CHAR(10)", "\n"],
    ["=CHAR(128)", "€"],
    ["=CHAR(0)", "#VALUE!"],
    ["=CHAR(256)", "#VALUE!"],
  ],
  CHOOSE: [
    ["=CHOOSE(2,A1,A2,A3)", 32],
    ['=CHOOSE(1.9,"a",1/0)', "a"],
    ["=CHOOSE(0,1,2)", "#VALUE!"],
    ["=CHOOSE(3,1,2)", "#VALUE!"],
    ["=SUM(CHOOSE(1,A1:A4,B1))", 32],
  ],
  INT: [
    ["=INT(8.9)", 8],
    ["=INT(-8.9)", -9],
    ["=INT(A1)", "#VALUE!"],
    ["=INT(A6)", 0],
    ['=INT("0x10")', "#VALUE!"],
  ],
  MOD: [
    ["=MOD(3,2)", 1],
    ["=MOD(-3,2)", 1],
    ["=MOD(3,-2)", -1],
    ["=MOD(3,0)", "#DIV/0!"],
    ["=MOD(134217728,1)", "#NUM!"],
  ],
  INDEX: [
    ["=INDEX(A1:A4,2)", 32],
    ["=INDEX(A2:C2,1)", 32],
    ["=INDEX(A1:B4,2,1)", 32],
    ["=INDEX(A1:B4,2)", "#REF!"],
    ["=INDEX(A1:A4,5)", "#REF!"],
    ["=INDEX(A1:A4,-1)", "#VALUE!"],
    ["=SUM(INDEX(A1:B4,0,1))", 32],
    ["=INDEX(A1:A9,6)", 0],
    ["=INDEX(A1:A4,1/0)", "#DIV/0!"],
  ],
  MATCH: [
    ['=MATCH("APPLES",A1:A9,0)', 1],
    ['=MATCH("apples~?",A1:A9,0)', 8],
    ['=MATCH("*?",A3:A9,0)', 1],
    ["=MATCH(32,A3:A9,0)", "#N/A"],
    ["=MATCH(0,A1:A9,0)", 9],
  ],
  COUNTIF: [
    ["=COUNTIF(A1:A9,32)", 2],
    ['=COUNTIF(A1:A9,"32")', 2],
    ["=COUNTIF(A1:A9,0)", 1],
    ["=COUNTIF(A1:A9,A6)", 1],
    ['=COUNTIF(A1:A9,"")', 2],
    ['=COUNTIF(A1:A9,"=")', 1],
    ['=COUNTIF(A1:A9,"<>")', 8],
    ['=COUNTIF(A1:A9,"apples")', 1],
    ['=COUNTIF(A1:A9,"APPLES?")', 1],
    ['=COUNTIF(A1:A9,"apples~?")', 1],
    ['=COUNTIF(A1:A9,"a*")', 2],
    ['=COUNTIF(A1:A9,"*")', 4],
    ['=COUNTIF(A1:A9,"<>apples")', 8],
    ['=COUNTIF(A1:A9,">=0")', 2],
    ["=COUNTIF(A1:A9,TRUE)", 1],
    ['=COUNTIF(A1:A9,"#DIV/0!")', 1],
    ['=COUNTIF(A:A,"<>")', 8],
    ["=COUNTIF(5,5)", "#VALUE!"],
  ],
  ADDRESS: [
    ["=ADDRESS(2,3)", "$C$2"],
    ["=ADDRESS(2,3,2)", "C$2"],
    ["=ADDRESS(2,3,3)", "$C2"],
    ["=ADDRESS(2,30,4)", "AD2"],
    ["=ADDRESS(2,3,2,FALSE)", "R2C[3]"],
    ['=ADDRESS(2,3,1,TRUE,"EXCEL SHEET")', "'EXCEL SHEET'!$C$2"],
    ["=ADDRESS(0,3)", "#VALUE!"],
    ["=ADDRESS(2,16385)", "#VALUE!"],
    ["=ADDRESS(2,3,5)", "#VALUE!"],
  ],
  MIN: [
    ["=MIN(A1:A4,A9)", 0],
    ["=MIN(A1,A3,A4)", 0],
    ['=MIN("7",TRUE)', 1],
    ["=MIN(A5,1)", "#DIV/0!"],
  ],
  MAX: [
    ["=MAX(A1:A4,A9)", 32],
    ["=MAX(-3,-4)", -3],
    ["=MAX(A1)", 0],
  ],
  SUM: [
    ["=SUM(A1:A4)", 32],
    ['=SUM(A1:A4,"3",TRUE)', 36],
    ['=SUM("no")', "#VALUE!"],
  ],
  AVERAGE: [
    ["=AVERAGE(A2,A9)", 16],
    ["=AVERAGE(A1)", "#DIV/0!"],
  ],
  COUNT: [
    ["=COUNT(A1:A9)", 2],
    ['=COUNT("1","x",TRUE)', 2],
  ],
  HYPERLINK: [
    ['=HYPERLINK("#A1","to the beginning")', "to the beginning"],
    ['=HYPERLINK("#A1")', "#A1"],
  ],
};

test("every function that is known is in this table", () => {
  expect(Object.keys(table).sort()).toEqual([...knownFunctions.keys()].sort());
});

test.each(Object.entries(table))("%s", async (_, examples) => {
  const given = await results(examples.map(([formula]) => formula));
  expect(examples.map(([formula], i) => [formula, given[i]])).toEqual(examples);
});

test("functions that are not known give #NAME?, also those that Excel has, and whatever is around them", async () => {
  const unknown = [
    "=VLOOKUP(1,A1:B2,2)",
    "=LET(x,1,x)",
    "=1+TEXTJOIN(1,1)",
    "=IF(TRUE,SUMIF(A1:A9,1),2)",
    "=TOSTRING(1)",
  ];
  expect(await results(unknown)).toEqual(unknown.map(() => "#NAME?"));
});

test("where one value is wanted, several cells are #VALUE!, because spilling formulas are not modelled", async () => {
  expect(await results(["=LEN(A1:A2)", "=A1:A3", '=A1:A2&"x"'])).toEqual(["#VALUE!", "#VALUE!", "#VALUE!"]);
});

test.each([
  ['="0x10"+1', "#VALUE!"],
  ['="Infinity"+1', "#VALUE!"],
  ['=" 12 "+1', 13],
  ['="5%"+0', 0.05],
  ['="1e2"+0', 100],
  ['=""+0', "#VALUE!"],
  ["=0^0", "#NUM!"],
  ["=-2^2", 4],
  ['=0.1+0.2&""', "0.3"],
  ["=10^300*10^300", "#NUM!"],
])("%s is %p: only what Excel takes for a number is one", async (formula, expected) => {
  expect(await results([formula])).toEqual([expected]);
});

test("a text longer than 32,767 characters is #VALUE!", async () => {
  const long = (count: number) => `SUBSTITUTE("${"x".repeat(200)}","x","${"y".repeat(count)}")`;
  expect(await results([`=LEN(${long(163)})`, `=LEN(${long(164)})`, `=LEN(${long(163)}&${long(163)})`])).toEqual([
    ...[32_600, "#VALUE!", "#VALUE!"],
  ]);
});

test.each(["=CHOOSE(1)", "=MID(A1,1)", "=SUBSTITUTE(A1,1)", "=COUNTIF(A1)", "=LEN(A1,A2)", "=ADDRESS(1)"])(
  "there is a problem with %s: too few or too many arguments",
  async (formula) => {
    await expect(results([formula])).rejects.toMatchObject({ code: "InvalidArgument" });
  },
);
