"use strict";

const { readFileSync, readdirSync } = require("node:fs");
const path = require("node:path");

/** The packages' licence texts for those that come without a file of it. */
const STANDARD_TEXTS = {
  "Apache-2.0": () => readFileSync(require.resolve("typescript/LICENSE.txt"), "utf8"),
  ISC: ({ author }) => `Copyright (c) ${author}

Permission to use, copy, modify, and/or distribute this software for any purpose with or without fee is hereby granted, provided that
the above copyright notice and this permission notice appear in all copies.

THE SOFTWARE IS PROVIDED "AS IS" AND THE AUTHOR DISCLAIMS ALL WARRANTIES WITH REGARD TO THIS SOFTWARE INCLUDING ALL IMPLIED WARRANTIES
OF MERCHANTABILITY AND FITNESS. IN NO EVENT SHALL THE AUTHOR BE LIABLE FOR ANY SPECIAL, DIRECT, INDIRECT, OR CONSEQUENTIAL DAMAGES OR
ANY DAMAGES WHATSOEVER RESULTING FROM LOSS OF USE, DATA OR PROFITS, WHETHER IN AN ACTION OF CONTRACT, NEGLIGENCE OR OTHER TORTIOUS
ACTION, ARISING OUT OF OR IN CONNECTION WITH THE USE OR PERFORMANCE OF THIS SOFTWARE.`,
};

/** A package's name, version and licence; its texts. Throws an Error with a sentence if there are none. */
function noticeOf(folder) {
  const about = JSON.parse(readFileSync(path.join(folder, "package.json"), "utf8"));
  const { name, version, license } = about;
  const files = readdirSync(folder).filter((file) =>
    /^(?:licen[cs]e|copying|notice)(?:\.(?:md|markdown|txt))?$/i.test(file),
  );
  const texts = files.sort().map((file) => readFileSync(path.join(folder, file), "utf8"));
  const text = texts.length > 0 ? texts.join("\n") : STANDARD_TEXTS[license]?.(about);
  if (text === undefined) {
    throw new Error(
      `The build holds code of ${name}, which comes without the text of its licence (${license}). Add that text to tools/notices.cjs.`,
    );
  }
  return `${name} ${version} (${license})\n\n${text.replaceAll("\r\n", "\n").trim()}\n`;
}

/** The folders of the packages whose code is in the chunks, and webpack's own where its runtime is. */
function packagesIn({ chunks, chunkGraph }, RuntimeModule) {
  const folders = new Set();
  const add = (module) => {
    if (module instanceof RuntimeModule) folders.add(path.dirname(require.resolve("webpack/package.json")));
    const [folder] = /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+/.exec(module.resource ?? "") ?? [];
    if (folder !== undefined) folders.add(folder);
    for (const inner of module.modules ?? []) add(inner); // that webpack has joined to one
  };
  for (const chunk of chunks) for (const module of chunkGraph.getChunkModules(chunk)) add(module);
  return [...folders];
}

/** Writes LICENSE.txt: our licence, then the notices of all packages that webpack has put into the scripts. */
class NoticesPlugin {
  apply(compiler) {
    const { Compilation, RuntimeModule, WebpackError, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap("NoticesPlugin", (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
      compilation.hooks.processAssets.tap({ name: "NoticesPlugin", stage }, () => {
        const own = readFileSync(path.resolve(__dirname, "../LICENSE"), "utf8");
        try {
          const notices = packagesIn(compilation, RuntimeModule).map(noticeOf).sort();
          const heading = "The scripts also hold code of the packages below, each under its own licence.\n";
          const text = [own, heading, ...notices].join(`\n${"-".repeat(80)}\n\n`);
          compilation.emitAsset("LICENSE.txt", new sources.RawSource(text));
        } catch ({ message }) {
          compilation.errors.push(Object.assign(new WebpackError(message), { stack: message }));
        }
      });
    });
  }
}

module.exports = NoticesPlugin;
