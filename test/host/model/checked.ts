import type { Chart } from "./drawings/chart";
import type { ChartAxes, ChartAxis, ChartAxisTitle } from "./drawings/chartAxes";
import type { ChartCollection } from "./drawings/chartCollection";
import type { ChartLegend } from "./drawings/chartLegend";
import type { ChartSeries } from "./drawings/chartSeries";
import type { ChartSeriesCollection } from "./drawings/chartSeriesCollection";
import type { ChartTitle } from "./drawings/chartTitle";
import type { Image } from "./drawings/image";
import type { Shape } from "./drawings/shape";
import type { ShapeCollection } from "./drawings/shapeCollection";
import type { ColorScaleConditionalFormat } from "./format/colorScaleConditionalFormat";
import type { ConditionalFormat } from "./format/conditionalFormat";
import type { ConditionalFormatCollection } from "./format/conditionalFormatCollection";
import type { DataValidation } from "./format/dataValidation";
import type { FormatProtection } from "./format/formatProtection";
import type { RangeBorder } from "./format/rangeBorder";
import type { RangeBorderCollection } from "./format/rangeBorderCollection";
import type { RangeFill } from "./format/rangeFill";
import type { RangeFont } from "./format/rangeFont";
import type { RangeFormat } from "./format/rangeFormat";
import type { NamedItem } from "./names/namedItem";
import type { NamedItemCollection } from "./names/namedItemCollection";
import type { HeaderFooter } from "./pageLayout/headerFooter";
import type { HeaderFooterGroup } from "./pageLayout/headerFooterGroup";
import type { PageBreak, PageBreakCollection } from "./pageLayout/pageBreakCollection";
import type { PageLayout } from "./pageLayout/pageLayout";
import type { Range } from "./range/range";
import type { RangeAreas } from "./range/rangeAreas";
import type { RangeCollection } from "./range/rangeCollection";
import type { Table } from "./tables/table";
import type { TableCollection } from "./tables/tableCollection";
import type { TableColumn, TableColumnCollection } from "./tables/tableColumnCollection";
import type { TableRow, TableRowCollection } from "./tables/tableRowCollection";
import type { TableScopedCollection } from "./tables/tableScopedCollection";
import type { Application } from "./workbook/application";
import type { Workbook } from "./workbook/workbook";
import type { StyleCollection } from "./workbook/styleCollection";
import type { WorkbookProtection } from "./workbook/workbookProtection";
import type { Window } from "./workbook/window";
import type { AutoFilter } from "./worksheet/autoFilter";
import type { Worksheet } from "./worksheet/worksheet";
import type { WorksheetCollection } from "./worksheet/worksheetCollection";
import type {
  WorksheetCustomPropertyCollection,
  WorksheetCustomProperty,
} from "./worksheet/worksheetCustomPropertyCollection";
import type { WorksheetFreezePanes } from "./worksheet/worksheetFreezePanes";
import type { WorksheetProtection } from "./worksheet/worksheetProtection";

/**
 * Nothing here runs: the compiler holds every public member of the model's classes against Excel's own type of the same name in
 * office.d.ts, so that a misspelt member does not compile. What serves the model alone is named per class.
 */
type Common = "className" | "identity" | "isGone" | "protocolMethod" | "list";
type Misspelt<Ours, Theirs, Own extends string = never> = Exclude<keyof Ours, keyof Theirs | Common | Own>;
type None<Member extends never> = Member;

export type Checked = {
  application: None<Misspelt<Application, Excel.Application>>;
  autoFilter: None<Misspelt<AutoFilter, Excel.AutoFilter>>;
  chart: None<Misspelt<Chart, Excel.Chart>>;
  chartAxes: None<Misspelt<ChartAxes, Excel.ChartAxes>>;
  chartAxis: None<Misspelt<ChartAxis, Excel.ChartAxis>>;
  chartAxisTitle: None<Misspelt<ChartAxisTitle, Excel.ChartAxisTitle>>;
  chartCollection: None<Misspelt<ChartCollection, Excel.ChartCollection>>;
  chartLegend: None<Misspelt<ChartLegend, Excel.ChartLegend>>;
  chartSeries: None<Misspelt<ChartSeries, Excel.ChartSeries>>;
  chartSeriesCollection: None<Misspelt<ChartSeriesCollection, Excel.ChartSeriesCollection, "getItem">>;
  chartTitle: None<Misspelt<ChartTitle, Excel.ChartTitle>>;
  colorScaleConditionalFormat: None<Misspelt<ColorScaleConditionalFormat, Excel.ColorScaleConditionalFormat>>;
  conditionalFormat: None<Misspelt<ConditionalFormat, Excel.ConditionalFormat>>;
  conditionalFormatCollection: None<Misspelt<ConditionalFormatCollection, Excel.ConditionalFormatCollection>>;
  dataValidation: None<Misspelt<DataValidation, Excel.DataValidation>>;
  formatProtection: None<Misspelt<FormatProtection, Excel.FormatProtection>>;
  headerFooter: None<Misspelt<HeaderFooter, Excel.HeaderFooter>>;
  headerFooterGroup: None<Misspelt<HeaderFooterGroup, Excel.HeaderFooterGroup>>;
  image: None<Misspelt<Image, Excel.Image>>;
  namedItem: None<Misspelt<NamedItem, Excel.NamedItem>>;
  namedItemCollection: None<Misspelt<NamedItemCollection, Excel.NamedItemCollection>>;
  pageBreak: None<Misspelt<PageBreak, Excel.PageBreak>>;
  pageBreakCollection: None<Misspelt<PageBreakCollection, Excel.PageBreakCollection>>;
  pageLayout: None<Misspelt<PageLayout, Excel.PageLayout>>;
  range: None<Misspelt<Range, Excel.Range, "sheet" | "area">>;
  rangeAreas: None<Misspelt<RangeAreas, Excel.RangeAreas, "target">>;
  rangeBorder: None<Misspelt<RangeBorder, Excel.RangeBorder>>;
  rangeBorderCollection: None<Misspelt<RangeBorderCollection, Excel.RangeBorderCollection, "getCount">>;
  rangeCollection: None<Misspelt<RangeCollection, Excel.RangeCollection, "getItem">>;
  rangeFill: None<Misspelt<RangeFill, Excel.RangeFill>>;
  rangeFont: None<Misspelt<RangeFont, Excel.RangeFont>>;
  rangeFormat: None<Misspelt<RangeFormat, Excel.RangeFormat>>;
  shape: None<Misspelt<Shape, Excel.Shape>>;
  shapeCollection: None<Misspelt<ShapeCollection, Excel.ShapeCollection>>;
  table: None<Misspelt<Table, Excel.Table, "sheet" | "entry" | "body" | "grow" | "isCalled">>;
  tableCollection: None<Misspelt<TableCollection, Excel.TableCollection>>;
  tableColumn: None<Misspelt<TableColumn, Excel.TableColumn>>;
  tableColumnCollection: None<Misspelt<TableColumnCollection, Excel.TableColumnCollection>>;
  tableRow: None<Misspelt<TableRow, Excel.TableRow>>;
  tableRowCollection: None<Misspelt<TableRowCollection, Excel.TableRowCollection, "getItem">>;
  tableScopedCollection: None<Misspelt<TableScopedCollection, Excel.TableScopedCollection>>;
  workbook: None<Misspelt<Workbook, Excel.Workbook>>;
  styleCollection: None<Misspelt<StyleCollection, Excel.StyleCollection>>;
  workbookProtection: None<Misspelt<WorkbookProtection, Excel.WorkbookProtection>>;
  window: None<Misspelt<Window, Excel.Window>>;
  worksheet: None<Misspelt<Worksheet, Excel.Worksheet, "sheet">>;
  worksheetCollection: None<Misspelt<WorksheetCollection, Excel.WorksheetCollection>>;
  worksheetCustomProperty: None<Misspelt<WorksheetCustomProperty, Excel.WorksheetCustomProperty>>;
  worksheetCustomPropertyCollection: None<
    Misspelt<WorksheetCustomPropertyCollection, Excel.WorksheetCustomPropertyCollection>
  >;
  worksheetFreezePanes: None<Misspelt<WorksheetFreezePanes, Excel.WorksheetFreezePanes>>;
  worksheetProtection: None<Misspelt<WorksheetProtection, Excel.WorksheetProtection>>;
};
