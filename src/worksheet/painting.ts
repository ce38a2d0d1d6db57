/** What one request does to the workbook: queues calls, reads nothing. */
export type Painting = (context: Excel.RequestContext) => void;
