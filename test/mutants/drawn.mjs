/** Draws mutants: those that are not drawn count as such that do not compile, so that no figure knows them. See mutants.mjs. */
import { createHash } from "node:crypto";
import { declareClassPlugin, PluginKind } from "@stryker-mutator/api/plugin";

class Drawn {
  async init() {}

  async check(mutants) {
    return Object.fromEntries(
      mutants.map((mutant) => [
        mutant.id,
        isDrawn(mutant) ? { status: "passed" } : { status: "compileError", reason: "not drawn" },
      ]),
    );
  }

  async group(mutants) {
    return [mutants.map(({ id }) => id)];
  }
}

function isDrawn({ fileName, location, mutatorName, replacement }) {
  const file = fileName.slice(fileName.lastIndexOf("/src/"));
  const text = JSON.stringify([process.env.MUTANTS_SEED, file, location, mutatorName, replacement]);
  return createHash("sha256").update(text).digest().readUInt32BE() / 2 ** 32 < Number(process.env.MUTANTS_SHARE) / 100;
}

export const strykerPlugins = [declareClassPlugin(PluginKind.Checker, "drawn", Drawn)];
