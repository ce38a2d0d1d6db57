import { freshSeed } from "./freshSeed";

let runtime: string | undefined;
let acts = 0;

/**
 * A text that no other act has, in this window or in any other: "tavomirelu42_7". Letters, digits and underscores, so that it can
 * be part of a name. Its only chance is one fresh seed a runtime.
 */
export function freshStamp(): string {
  runtime ??= freshSeed().replace(/-/g, "");
  return `${runtime}_${++acts}`;
}
