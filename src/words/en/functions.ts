import comparison from "./comparison.ftl";
import functions from "./functions.ftl";
import generators from "./generators.ftl";
import maze from "./maze.ftl";
import mazeText from "./maze-text.ftl";
import sentences from "./sentences.ftl";

/** What worksheet functions say. */
export default [comparison, functions, generators, maze, mazeText, sentences].join("\n");
