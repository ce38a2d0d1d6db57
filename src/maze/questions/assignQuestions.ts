import type { Random } from "../model";
import type { Fork } from "./forks";
import type { ForkQuestion } from "./readQuestions";

/** A fork with its question. */
export interface AskedFork {
  readonly fork: Fork;
  readonly question: ForkQuestion;
  /** What stands in the first cell of each branch: one answer is the right one, in the cell `fork.right`. */
  readonly answers: readonly { readonly cell: number; readonly text: string }[];
}

/**
 * Gives each fork a question of its own with enough wrong answers for its branches, by chance, and mixes the answers. A fork for which
 * none is left gets none. In the order of the forks.
 */
export function assignQuestions(
  forks: readonly Fork[],
  questions: readonly ForkQuestion[],
  random: Random,
): AskedFork[] {
  const left = mixed(questions, random);
  const given = new Map<Fork, ForkQuestion>();
  // Those with most branches first: a question that is good enough for them is good enough for all others.
  for (const fork of [...forks].sort((a, b) => b.wrong.length - a.wrong.length)) {
    const at = left.findIndex(({ wrong }) => wrong.length >= fork.wrong.length);
    if (at >= 0) given.set(fork, left.splice(at, 1)[0]!);
  }
  return forks.flatMap((fork) => {
    const question = given.get(fork);
    if (question === undefined) return [];
    const wrong = mixed(question.wrong, random);
    const answers = fork.wrong.map((cell, i) => ({ cell, text: wrong[i]! }));
    return [{ fork, question, answers: mixed([{ cell: fork.right, text: question.right }, ...answers], random) }];
  });
}

/** The same in an order by chance, each order as likely as any other. */
function mixed<T>(things: readonly T[], random: Random): T[] {
  const order = [...things];
  for (let i = order.length - 1; i > 0; i--) {
    const j = random.below(i + 1);
    [order[i], order[j]] = [order[j]!, order[i]!];
  }
  return order;
}
