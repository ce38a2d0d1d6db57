/** Tells the workers which file a mutant is in, and writes down what became of each. See run.mjs. */
import { appendFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { declareClassPlugin, PluginKind } from "@stryker-mutator/api/plugin";
import { fateOf } from "./fates.mjs";

class AsTheyCome {
  onMutationTestingPlanReady({ mutantPlans }) {
    const places = mutantPlans.map(({ mutant: { id, fileName } }) => [
      id,
      fileName.slice(fileName.lastIndexOf("/src/") + "/src/".length),
    ]);
    writeFileSync(path.join(process.env.MUTANTS_FOLDER, "places.json"), JSON.stringify(Object.fromEntries(places)));
  }

  onMutantTested(result) {
    if (result.status === "CompileError") return; // not drawn
    const reason = (result.statusReason ?? "").replaceAll(/\s+/g, " ").slice(0, 100);
    appendFileSync(process.env.MUTANTS_FATES, `${result.status}\t${fateOf(result)}\t${reason}\n`);
  }
}

export const strykerPlugins = [declareClassPlugin(PluginKind.Reporter, "as-they-come", AsTheyCome)];
