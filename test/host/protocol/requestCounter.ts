import type { Answer, Batch } from "./batch";

/** One request and its answer. Bytes are those of their JSON text in UTF-8. */
export interface CountedRequest {
  readonly batch: Batch;
  readonly actions: number;
  readonly bytes: number;
  answerBytes: number;
  /** What it made Excel do: areas of ranges and sheets written, and cells written by themselves. */
  operations: number;
  /** The code of the error that ended it, if one did. */
  error: string | undefined;
}

/**
 * Counts the requests that reached the workbook, with their actions and bytes. After an Excel.run, office.js itself sends one more
 * request that releases the ranges it kept; those are counted separately, because no sync of the add-in sends them.
 */
export class RequestCounter {
  requests: CountedRequest[] = [];
  cleanups: CountedRequest[] = [];

  get actions(): number {
    return this.requests.reduce((sum, request) => sum + request.actions, 0);
  }

  get bytes(): number {
    return this.requests.reduce((sum, request) => sum + request.bytes, 0);
  }

  get operations(): number {
    return this.requests.reduce((sum, request) => sum + request.operations, 0);
  }

  /** Begins to count anew; faults count from here too. */
  reset(): void {
    this.requests = [];
    this.cleanups = [];
  }

  /** What was counted. The function that it gives brings it back. */
  fork(): () => void {
    const [requests, cleanups] = [[...this.requests], [...this.cleanups]];
    return () => Object.assign(this, { requests: [...requests], cleanups: [...cleanups] });
  }

  begin(batch: Batch): CountedRequest {
    const request = {
      batch,
      actions: batch.Actions.length,
      bytes: jsonBytes(batch),
      answerBytes: 0,
      operations: 0,
      error: undefined,
    };
    (isCleanup(batch) ? this.cleanups : this.requests).push(request);
    return request;
  }

  end(request: CountedRequest, answer: Answer, operations: number): void {
    request.operations = operations;
    request.answerBytes = jsonBytes(answer);
    request.error = answer.Error?.Code;
  }
}

/** Whether the batch only releases kept ranges. */
export function isCleanup(batch: Batch): boolean {
  const calls = batch.Actions.filter((action) => action.ActionType !== 1);
  return calls.length > 0 && calls.every((action) => action.Name === "_RemoveReference");
}

const encoder = new TextEncoder();

function jsonBytes(value: unknown): number {
  const text = JSON.stringify(value);
  return /^[\0-\x7f]*$/.test(text) ? text.length : encoder.encode(text).length;
}
