/** Draws mutants, and leaves out those of which a kept run knows that a test notices them: what is left out counts as not compiled. */
import { createHash } from "node:crypto";
import { declareClassPlugin, PluginKind } from "@stryker-mutator/api/plugin";
import { fateOf, fromOne, noticedIn } from "./fates.mjs";

const { MUTANTS_SHARE, MUTANTS_SEED, MUTANTS_KEPT } = process.env;

class Drawn {
  #noticed = new Set();

  async init() {
    this.#noticed = noticedIn([MUTANTS_KEPT]);
  }

  async check(mutants) {
    const isWanted = (mutant) => isDrawn(mutant) && !this.#noticed.has(fateOf(fromOne(mutant)));
    const answer = (mutant) =>
      isWanted(mutant) ? { status: "passed" } : { status: "compileError", reason: "not drawn" };
    return Object.fromEntries(mutants.map((mutant) => [mutant.id, answer(mutant)]));
  }

  async group(mutants) {
    return [mutants.map(({ id }) => id)];
  }
}

function isDrawn({ fileName, location, mutatorName, replacement }) {
  const file = fileName.slice(fileName.lastIndexOf("/src/"));
  const text = JSON.stringify([MUTANTS_SEED, file, location, mutatorName, replacement]);
  return createHash("sha256").update(text).digest().readUInt32BE() / 2 ** 32 < Number(MUTANTS_SHARE) / 100;
}

export const strykerPlugins = [declareClassPlugin(PluginKind.Checker, "drawn", Drawn)];
