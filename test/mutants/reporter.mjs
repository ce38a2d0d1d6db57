/** Tells the workers which file a mutant is in, and writes down what became of each. See run.mjs. */
import { appendFileSync, existsSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { declareClassPlugin, PluginKind } from "@stryker-mutator/api/plugin";
import { fateOf, fromOne } from "./fates.mjs";

const { MUTANTS_FOLDER, MUTANTS_FATES } = process.env;

class AsTheyCome {
  onMutationTestingPlanReady({ mutantPlans }) {
    keep(new Set(mutantPlans.map(({ mutant }) => fateOf(fromOne(mutant)))));
    const places = mutantPlans.map(({ mutant: { id, fileName } }) => [
      id,
      fileName.slice(fileName.lastIndexOf("/src/") + "/src/".length),
    ]);
    writeFileSync(path.join(MUTANTS_FOLDER, "places.json"), JSON.stringify(Object.fromEntries(places)));
  }

  onMutantTested(result) {
    if (result.status === "CompileError") return; // not drawn
    const reason = (result.statusReason ?? "").replaceAll(/\s+/g, " ").slice(0, 100);
    appendFileSync(MUTANTS_FATES, `${result.status}\t${fateOf(result)}\t${reason}\n`);
  }
}

/** Of a run before, what code that has changed since cannot have is dropped. */
function keep(mutants) {
  if (!existsSync(MUTANTS_FATES)) return;
  const lines = readFileSync(MUTANTS_FATES, "utf8").split("\n");
  const kept = lines.filter((line) => mutants.has(line.split("\t").slice(1, 4).join("\t")));
  writeFileSync(MUTANTS_FATES, kept.map((line) => `${line}\n`).join(""));
}

export const strykerPlugins = [declareClassPlugin(PluginKind.Reporter, "as-they-come", AsTheyCome)];
