/** The shapes of office.js's request protocol, as far as the embedded workbook reads and writes them. */

export interface Arguments {
  Arguments?: unknown[];
  /** Parallel to Arguments: the path id of an argument that is an object, 0 for one that is a value, nested for arrays. */
  ReferencedObjectPathIds?: unknown[];
}

export interface ObjectPath {
  Id: number;
  /** 1 workbook, 2 new object, 3 method, 4 property, 5 indexer, 6 reference id, 7 null object. */
  ObjectPathType: number;
  Name: string;
  ParentObjectPathId?: number;
  ArgumentInfo?: Arguments;
}

export interface Action {
  Id: number;
  /** 1 instantiate, 2 query, 3 method, 4 set property, 5 trace. */
  ActionType: number;
  Name: string;
  ObjectPathId: number;
  ArgumentInfo?: Arguments;
  QueryInfo?: Query;
}

export interface Query {
  /** Properties by path, "format/fill/color"; "*" for all plain ones, "$none" for none. */
  Select?: string[];
  /** Navigation properties whose plain properties are asked for beside the others. */
  Expand?: string[];
  Top?: number;
  Skip?: number;
}

export interface Batch {
  Actions: Action[];
  ObjectPaths: Record<string, ObjectPath>;
}

export interface AnswerError {
  Code: string;
  Message: string;
  Location: string;
  /** Absent when the request as a whole was refused. */
  ActionIndex?: number;
}

export interface Answer {
  Results: { ActionId: number; Value: unknown }[];
  TraceIds: number[];
  Error?: AnswerError;
}
