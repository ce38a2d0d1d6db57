/** Dispatch ids of `executeMethod` that do something here (OSF.DDA.MethodDispId in office.js). */
export const Dispatch = {
  excelBatch: 93,
  commandCompleted: 94,
  messageParent: 144,
} as const;

/** `_data` of executeMethod; some calls have their arguments under the numbers 0, 1 … */
export interface MethodCall {
  readonly DdaMethod?: { readonly DispatchId?: number };
  readonly ArrayData?: readonly unknown[];
  readonly messageToParent?: unknown;
}
