import type * as Model from "./index";

/**
 * Nothing here runs: the compiler holds every public member of the model's classes against Excel's own type of the same name in
 * office.d.ts, so that a misspelt member does not compile. What serves the model alone is named per class.
 */
type Common = "className" | "identity" | "isGone" | "protocolMethod" | "list";
type Misspelt<Ours, Theirs, Own extends string = never> = Exclude<keyof Ours, keyof Theirs | Common | Own>;
type None<Member extends never> = Member;

export type Checked = {
  application: None<Misspelt<Model.Application, Excel.Application>>;
  chart: None<Misspelt<Model.Chart, Excel.Chart>>;
  chartCollection: None<Misspelt<Model.ChartCollection, Excel.ChartCollection>>;
  chartTitle: None<Misspelt<Model.ChartTitle, Excel.ChartTitle>>;
  conditionalFormatCollection: None<Misspelt<Model.ConditionalFormatCollection, Excel.ConditionalFormatCollection>>;
  customXmlPart: None<Misspelt<Model.CustomXmlPart, Excel.CustomXmlPart>>;
  customXmlPartCollection: None<Misspelt<Model.CustomXmlPartCollection, Excel.CustomXmlPartCollection>>;
  dataValidation: None<Misspelt<Model.DataValidation, Excel.DataValidation>>;
  formatProtection: None<Misspelt<Model.FormatProtection, Excel.FormatProtection>>;
  headerFooter: None<Misspelt<Model.HeaderFooter, Excel.HeaderFooter>>;
  headerFooterGroup: None<Misspelt<Model.HeaderFooterGroup, Excel.HeaderFooterGroup>>;
  namedItem: None<Misspelt<Model.NamedItem, Excel.NamedItem>>;
  namedItemCollection: None<Misspelt<Model.NamedItemCollection, Excel.NamedItemCollection>>;
  pageBreak: None<Misspelt<Model.PageBreak, Excel.PageBreak>>;
  pageBreakCollection: None<Misspelt<Model.PageBreakCollection, Excel.PageBreakCollection>>;
  pageLayout: None<Misspelt<Model.PageLayout, Excel.PageLayout>>;
  range: None<Misspelt<Model.Range, Excel.Range, "sheet" | "area">>;
  rangeAreas: None<Misspelt<Model.RangeAreas, Excel.RangeAreas, "target">>;
  rangeBorder: None<Misspelt<Model.RangeBorder, Excel.RangeBorder>>;
  rangeBorderCollection: None<Misspelt<Model.RangeBorderCollection, Excel.RangeBorderCollection, "getCount">>;
  rangeCollection: None<Misspelt<Model.RangeCollection, Excel.RangeCollection, "getItem">>;
  rangeFill: None<Misspelt<Model.RangeFill, Excel.RangeFill>>;
  rangeFont: None<Misspelt<Model.RangeFont, Excel.RangeFont>>;
  rangeFormat: None<Misspelt<Model.RangeFormat, Excel.RangeFormat>>;
  runtime: None<Misspelt<Model.Runtime, Excel.Runtime>>;
  setting: None<Misspelt<Model.Setting, Excel.Setting>>;
  settingCollection: None<Misspelt<Model.SettingCollection, Excel.SettingCollection>>;
  shape: None<Misspelt<Model.Shape, Excel.Shape>>;
  shapeCollection: None<Misspelt<Model.ShapeCollection, Excel.ShapeCollection>>;
  table: None<Misspelt<Model.Table, Excel.Table, "sheet" | "entry" | "body" | "grow">>;
  tableCollection: None<Misspelt<Model.TableCollection, Excel.TableCollection>>;
  tableColumn: None<Misspelt<Model.TableColumn, Excel.TableColumn>>;
  tableColumnCollection: None<Misspelt<Model.TableColumnCollection, Excel.TableColumnCollection>>;
  tableRow: None<Misspelt<Model.TableRow, Excel.TableRow>>;
  tableRowCollection: None<Misspelt<Model.TableRowCollection, Excel.TableRowCollection, "getItem">>;
  tableScopedCollection: None<Misspelt<Model.TableScopedCollection, Excel.TableScopedCollection>>;
  workbook: None<Misspelt<Model.Workbook, Excel.Workbook>>;
  worksheet: None<Misspelt<Model.Worksheet, Excel.Worksheet, "sheet" | "rangeOf">>;
  worksheetCollection: None<Misspelt<Model.WorksheetCollection, Excel.WorksheetCollection>>;
  worksheetCustomProperty: None<Misspelt<Model.WorksheetCustomProperty, Excel.WorksheetCustomProperty>>;
  customProperties: None<Misspelt<Model.CustomProperties, Excel.WorksheetCustomPropertyCollection>>;
  worksheetFreezePanes: None<Misspelt<Model.WorksheetFreezePanes, Excel.WorksheetFreezePanes>>;
  worksheetProtection: None<Misspelt<Model.WorksheetProtection, Excel.WorksheetProtection>>;
};
