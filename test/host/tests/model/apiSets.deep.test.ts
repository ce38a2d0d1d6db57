import { API_SETS } from "../../model/base/apiSets";

test("what the product rests on is there in ExcelApi 1.9", () => {
  const { Range, Worksheet } = API_SETS;
  for (const set of [Worksheet.getRanges, Worksheet.pageLayout, Range.getCellProperties, Range.setCellProperties]) {
    expect(set).toBe(109);
  }
});
