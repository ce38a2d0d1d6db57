/** Tells the workers which file a mutant is in, and prints and keeps what became of each. See run.mjs. */
import { appendFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { declareClassPlugin, PluginKind } from "@stryker-mutator/api/plugin";

const placeOf = (fileName) => fileName.slice(fileName.lastIndexOf("src/") + "src/".length);

class AsTheyCome {
  onMutationTestingPlanReady({ mutantPlans }) {
    const places = Object.fromEntries(mutantPlans.map(({ mutant: { id, fileName } }) => [id, placeOf(fileName)]));
    writeFileSync(path.join(process.env.MUTANTS_FOLDER, "places.json"), JSON.stringify(places));
  }

  onMutantTested({ status, fileName, location: { start, end }, mutatorName, replacement }) {
    if (status === "CompileError") return; // not drawn
    const place = `src/${placeOf(fileName)}:${start.line}:${start.column + 1}-${end.line}:${end.column + 1}`;
    appendFileSync(
      process.env.MUTANTS_LIST,
      [status, place, mutatorName, JSON.stringify(replacement)].join("\t") + "\n",
    );
  }
}

export const strykerPlugins = [declareClassPlugin(PluginKind.Reporter, "as-they-come", AsTheyCome)];
