import { type EndedSearch, type SearchRecord, recordSearch } from "../../maze/measures";
import type { ReportState } from "../reportState";

/** The distance and the previous cell of each visit. Reports how many cells Floyd-Warshall has processed. Throws as it does. */
export function searchRecord(search: EndedSearch, report: ReportState<number>): SearchRecord {
  return recordSearch(search, (taken) => report(() => taken));
}
