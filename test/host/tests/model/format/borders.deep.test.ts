import { codeOf, loaded, onSheet, workbookForEachTest } from "../../client";

const book = workbookForEachTest();

const border = (address: string, index: string) =>
  loaded((sheet) => sheet.getRange(address).format.borders.getItem(index as "EdgeTop"), "style,weight,color");

const draw = (address: string, index: string, properties: { style?: string; weight?: string; color?: string }) =>
  onSheet((sheet) => {
    const item = sheet.getRange(address).format.borders.getItem(index as "EdgeTop");
    for (const [name, value] of Object.entries(properties)) Object.assign(item, { [name]: value });
  });

/** The line between two neighbours, whichever of them holds it. */
const between = (two: string, index: "InsideVertical" | "InsideHorizontal") => border(two, index);

test("the right edge of a cell is the left edge of the next: one line, which either takes away", async () => {
  const line = { style: "Continuous", weight: "Thick", color: "#112233" };
  await draw("A1", "EdgeRight", line);
  expect((await between("A1:B1", "InsideVertical")).toJSON()).toMatchObject(line);
  await draw("B1", "EdgeLeft", { style: "None" });
  expect((await between("A1:B1", "InsideVertical")).style).toBe("None");
});

test("the bottom edge of a cell is the top edge of the one below", async () => {
  await draw("C3", "EdgeTop", { style: "Double" });
  expect((await between("C2:C3", "InsideHorizontal")).style).toBe("Double");
  await draw("C2", "EdgeBottom", { style: "None" });
  expect((await between("C2:C3", "InsideHorizontal")).style).toBe("None");
});

test("inside borders touch no outer edge, and outer borders no inner one", async () => {
  await draw("B2:D4", "InsideVertical", { style: "Continuous" });
  await draw("B2:D4", "InsideHorizontal", { style: "Dash" });
  for (const edge of ["EdgeTop", "EdgeBottom", "EdgeLeft", "EdgeRight"]) {
    expect((await border("B2:D4", edge)).style).toBe("None");
  }
  expect((await border("C3", "EdgeLeft")).style).toBe("Continuous");
  expect((await border("C3", "EdgeTop")).style).toBe("Dash");
});

test("a range of one column has no inside vertical border: it reads None, may be set to None, and refuses a line", async () => {
  expect((await border("B2:B4", "InsideVertical")).style).toBe("None");
  await draw("B2:B4", "InsideVertical", { style: "None" });
  for (const line of [{ style: "Continuous" }, { weight: "Thick" }, { color: "#112233" }]) {
    await expect(draw("B2:B4", "InsideVertical", line)).rejects.toMatchObject({ code: "InvalidArgument" });
  }
  await expect(draw("B2:D2", "InsideHorizontal", { style: "Dash" })).rejects.toMatchObject({ code: "InvalidArgument" });
});

test("a style set on no line gives a thin black one", async () => {
  await draw("A1", "EdgeTop", { style: "Dash" });
  expect((await border("A1", "EdgeTop")).toJSON()).toMatchObject({ style: "Dash", weight: "Thin", color: "#000000" });
});

test.each([
  ["color", { color: "#FF0000" }, { style: "Continuous", weight: "Thin", color: "#FF0000" }],
  ["weight", { weight: "Medium" }, { style: "Continuous", weight: "Medium", color: "#000000" }],
])("setting the %s of a border that is None brings the line back", async (_name, change, expected) => {
  await draw("A1", "EdgeTop", { style: "Double", color: "#00FF00" });
  await draw("A1", "EdgeTop", { style: "None" });
  await draw("A1", "EdgeTop", change);
  expect((await border("A1", "EdgeTop")).toJSON()).toMatchObject(expected);
});

test("None takes the line away and leaves nothing of its colour or weight", async () => {
  await draw("A1", "EdgeTop", { style: "Continuous", weight: "Thick", color: "#FF0000" });
  await draw("A1", "EdgeTop", { style: "None" });
  expect((await border("A1", "EdgeTop")).toJSON()).toMatchObject({ style: "None", weight: "Thin", color: "#000000" });
});

test("lines that differ within a range are reported as null", async () => {
  await draw("A1:B1", "EdgeTop", { style: "Continuous" });
  await draw("B1", "EdgeTop", { weight: "Thick" });
  const item = await border("A1:B1", "EdgeTop");
  expect(item.style).toBe("Continuous");
  expect(item.weight).toBeNull();
});

test("a double line is always thick, and a thick dashed one becomes continuous", async () => {
  await draw("A1", "EdgeTop", { style: "Double" });
  expect((await border("A1", "EdgeTop")).weight).toBe("Thick");
  await draw("A2", "EdgeBottom", { style: "Dash" });
  await draw("A2", "EdgeBottom", { weight: "Thick" });
  expect((await border("A2", "EdgeBottom")).style).toBe("Continuous");
});

test("diagonals belong to the cell and not to its neighbours", async () => {
  await draw("B2", "DiagonalDown", { style: "Continuous" });
  expect((await border("B2", "DiagonalDown")).style).toBe("Continuous");
  expect((await border("B2", "DiagonalUp")).style).toBe("None");
  expect((await border("C3", "DiagonalDown")).style).toBe("None");
});

test("the borders of several areas are opened by one assignment, each area for itself", async () => {
  await onSheet((sheet) => {
    for (const index of ["InsideVertical", "InsideHorizontal"] as const) {
      sheet.getRange("A1:D4").format.borders.getItem(index).style = "Continuous";
    }
    const openings = sheet.getRanges("A1:B1,C2:C4");
    openings.format.borders.getItem("InsideVertical").style = "None";
    openings.format.borders.getItem("InsideHorizontal").style = "None";
  });
  expect((await between("A1:B1", "InsideVertical")).style).toBe("None");
  expect((await between("C2:C3", "InsideHorizontal")).style).toBe("None");
  expect((await between("C3:C4", "InsideHorizontal")).style).toBe("None");
  expect((await between("B1:C1", "InsideVertical")).style).toBe("Continuous");
  expect((await between("A1:A2", "InsideHorizontal")).style).toBe("Continuous");
});

test("an unknown style, weight, colour or side is an invalid argument", async () => {
  const edge = (sheet: Excel.Worksheet) => sheet.getRange("A1").format.borders.getItem("EdgeTop");
  expect(await codeOf((sheet) => Object.assign(edge(sheet), { style: "Wavy" }))).toBe("InvalidArgument");
  expect(await codeOf((sheet) => Object.assign(edge(sheet), { weight: "Fat" }))).toBe("InvalidArgument");
  expect(await codeOf((sheet) => Object.assign(edge(sheet), { color: "#12" }))).toBe("InvalidArgument");
  expect(await codeOf((sheet) => sheet.getRange("A1").format.borders.getItem("Side" as "EdgeTop"))).toBe(
    "InvalidArgument",
  );
});

test.each([
  ["both", "None"],
  ["last", "Continuous"],
] as const)("clearing formats takes the lines that the cell holds: held by %s", async (edgesHeldBy, drawnForNext) => {
  book().switches.edgesHeldBy = edgesHeldBy;
  await onSheet((sheet) => {
    sheet.getRange("B2:C3").values = [
      [1, 2],
      [3, 4],
    ];
    for (const index of [
      "EdgeTop",
      "EdgeBottom",
      "EdgeLeft",
      "EdgeRight",
      "InsideVertical",
      "InsideHorizontal",
    ] as const) {
      sheet.getRange("B2:C3").format.borders.getItem(index).style = "Continuous";
    }
    sheet.getRange("B2").clear("Formats");
  });
  expect((await between("A2:B2", "InsideVertical")).style).toBe("None");
  expect((await between("B1:B2", "InsideHorizontal")).style).toBe("None");
  expect((await between("B2:C2", "InsideVertical")).style).toBe(drawnForNext);
  expect((await between("B2:B3", "InsideHorizontal")).style).toBe(drawnForNext);
  expect((await border("C2", "EdgeRight")).style).toBe("Continuous");
  expect(book().workbook.activeSheet.value(1, 1)).toBe(1);
});

test("the borders of a whole column do not reach the cells of others", async () => {
  await draw("C:C", "InsideHorizontal", { style: "Continuous" });
  await draw("C:C", "EdgeLeft", { style: "Double" });
  expect((await border("C500000", "EdgeTop")).style).toBe("Continuous");
  expect((await border("C1", "EdgeTop")).style).toBe("None");
  expect((await border("B500000", "EdgeTop")).style).toBe("None");
  expect((await between("B1048576:C1048576", "InsideVertical")).style).toBe("Double");
  expect((await border("C1048576", "EdgeBottom")).style).toBe("None");
});

test("a single line in a formatted column can be taken away", async () => {
  await draw("C:C", "InsideHorizontal", { style: "Continuous" });
  await draw("C5", "EdgeTop", { style: "None" });
  expect((await between("C4:C5", "InsideHorizontal")).style).toBe("None");
  expect((await border("C6", "EdgeTop")).style).toBe("Continuous");
});

describe("the line between two cells", () => {
  const [left, right] = [
    ["A1", "EdgeRight"],
    ["B1", "EdgeLeft"],
  ] as const;
  const styles = async () => [(await border(...left)).style, (await border(...right)).style];
  const line = { style: "Continuous" };

  test.each([
    ["both", left, ["Continuous", "Continuous"]],
    ["left", left, ["Continuous", "None"]],
    ["left", right, ["Continuous", "None"]],
    ["right", left, ["None", "Continuous"]],
    ["right", right, ["None", "Continuous"]],
    ["last", left, ["Continuous", "None"]],
    ["last", right, ["None", "Continuous"]],
    ["last", ["A1:B1", "InsideVertical"], ["None", "Continuous"]],
    ["each", left, ["Continuous", "None"]],
    ["each", right, ["None", "Continuous"]],
    ["each", ["A1:B1", "InsideVertical"], ["Continuous", "Continuous"]],
  ] as const)("held by %s and drawn for %j reads %j", async (edgesHeldBy, [address, index], expected) => {
    book().switches.edgesHeldBy = edgesHeldBy;
    await draw(address, index, line);
    expect(await styles()).toEqual(expected);
    expect((await border("A1:B1", "InsideVertical")).style).toBe("Continuous");
    await draw("A1:B1", "InsideVertical", { style: "None" });
    expect((await border("A1:B1", "InsideVertical")).style).toBe("None");
  });

  test.each([
    ["last", left, "Sheet1!A1"],
    ["last", right, "Sheet1!B1"],
    ["each", left, "Sheet1!A1"],
    ["left", right, "Sheet1!A1"],
    ["right", left, "Sheet1!B1"],
  ] as const)(
    "makes the cell used that holds it: held by %s, drawn for %j",
    async (edgesHeldBy, [address, index], used) => {
      book().switches.edgesHeldBy = edgesHeldBy;
      await draw(address, index, line);
      expect((await loaded((sheet) => sheet.getUsedRange(false), "address")).address).toBe(used);
    },
  );

  test("drawn for the other cell goes over to that one, and from either side it goes away: held by the last", async () => {
    book().switches.edgesHeldBy = "last";
    await draw(...left, line);
    await draw(...right, { style: "Dash" });
    expect(await styles()).toEqual(["None", "Dash"]);
    await draw(...left, { style: "None" });
    expect((await border("A1:B1", "InsideVertical")).style).toBe("None");
  });

  test("stays with the neighbour where each holds its own", async () => {
    book().switches.edgesHeldBy = "each";
    await draw("A1:B1", "InsideVertical", line);
    await draw(...left, { style: "None" });
    expect(await styles()).toEqual(["None", "Continuous"]);
    await draw(...left, { style: "None" });
    await onSheet((sheet) => sheet.getRange("A1").clear());
    expect((await border("A1:B1", "InsideVertical")).style).toBe("Continuous");
    await onSheet((sheet) => sheet.getRange("B1").clear());
    expect((await border("A1:B1", "InsideVertical")).style).toBe("None");
  });

  test.each([
    ["left", ["Continuous", "None"]],
    ["right", ["None", "Continuous"]],
    ["last", ["None", "Continuous"]],
    ["each", ["Continuous", "Continuous"]],
  ] as const)("goes with a copy of the cell that holds it: %s", async (edgesHeldBy, expected) => {
    book().switches.edgesHeldBy = edgesHeldBy;
    await draw("A1:B1", "InsideVertical", line);
    await onSheet((sheet) => {
      sheet.getRange("D4").copyFrom("A1");
      sheet.getRange("D8").copyFrom("B1");
    });
    expect((await border("D4:E4", "InsideVertical")).style).toBe(expected[0]);
    expect((await border("C8:D8", "InsideVertical")).style).toBe(expected[1]);
  });

  test.each([
    ["both", ["None", "Dash"], "Dash"],
    ["left", ["Dash", "None"], "Double"],
    ["right", ["None", "Dash"], "Dash"],
    ["each", ["Dash", "Dash"], "Dash"],
  ] as const)(
    "held by %s goes where its cells go when columns are inserted or deleted",
    async (edgesHeldBy, inserted, deleted) => {
      Object.assign(book().switches, { edgesHeldBy, insertedFormat: "none" });
      await draw("B2:C2", "InsideVertical", { style: "Dash" });
      await onSheet((sheet) => sheet.getRange("C:D").insert("Right"));
      const around = ["B2:C2", "D2:E2"];
      expect(await Promise.all(around.map(async (two) => (await border(two, "InsideVertical")).style))).toEqual(
        inserted,
      );
      await draw("B2:C2", "InsideVertical", { style: "Double" });
      await draw("D2:E2", "InsideVertical", { style: "Dash" });
      await onSheet((sheet) => sheet.getRange("C:D").delete("Left"));
      expect((await border("B2:C2", "InsideVertical")).style).toBe(deleted);
    },
  );
});
