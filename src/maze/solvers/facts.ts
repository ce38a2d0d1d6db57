import { message } from "../../message";
import { UnknownAlgorithmError } from "../model";
import { breadthFirstFacts } from "./breadthFirst";
import { depthFirstSearchFacts } from "./depthFirstSearch";
import { aStarFacts } from "./aStar";
import { dijkstraFacts } from "./dijkstra";
import { deadEndFillingFacts } from "./deadEndFilling";
import { rightHandFacts, leftHandFacts } from "./wallFollower";
import { tremauxFacts } from "./tremaux";
import { floydWarshallFacts } from "./floydWarshall";
import type { SolverFacts } from "./solverFacts";

/** The facts of every solver, for anything that offers a choice of solvers; the algorithms themselves are in solvers.ts. */
export const solverFacts: readonly SolverFacts[] = [
  breadthFirstFacts,
  depthFirstSearchFacts,
  aStarFacts,
  dijkstraFacts,
  deadEndFillingFacts,
  rightHandFacts,
  leftHandFacts,
  tremauxFacts,
  floydWarshallFacts,
];

/** Throws {@link UnknownAlgorithmError} for an id that is not in the list. */
export function solverFactsById(id: string): SolverFacts {
  const facts = solverFacts.find((entry) => entry.id === id);
  if (facts === undefined) throw new UnknownAlgorithmError(message("no-such-solver", { id }));
  return facts;
}
