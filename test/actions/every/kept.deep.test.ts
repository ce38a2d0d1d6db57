import { acts } from "../../acts";
import { testKept } from "./kept";

/** How many requests a walk makes depends on what is heard of the selection, and the Report takes a hundred on sheets of its own. */
const OTHERS = ["Walk through the maze", "Report", "Watch the sheet"];

testKept(
  acts.filter(({ name }) => !OTHERS.includes(name)),
  40,
);
