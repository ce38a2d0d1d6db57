import commands from "./commands.ftl";
import comparison from "./comparison.ftl";
import generatorPages from "./generator-pages.ftl";
import mazeText from "./maze-text.ftl";
import maze from "./maze.ftl";
import namesInActions from "./names-in-actions.ftl";
import solvers from "./solvers.ftl";

/** What is said by parts of the pane that come later, and by actions. */
export default [commands, comparison, generatorPages, maze, mazeText, namesInActions, solvers].join("\n");
