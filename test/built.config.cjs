/**
 * What the tests build, in one run of webpack: the add-in as `npm run build` makes it, and what `--env demo` adds to that, which is served
 * beside it: the page of the embedded workbook, and a front page that leads there. `--env output=FOLDER` is where both go; with
 * `--env cached` what did not change is not compiled again.
 */
const { appendFileSync } = require("node:fs");
const path = require("node:path");
const CopyPlugin = require("copy-webpack-plugin");
const configure = require("../webpack.config.js");

/** Writes down which files were read, because a build is kept until one of them changes. */
const noteFilesRead = (file) => ({
  apply: (compiler) =>
    compiler.hooks.afterDone.tap("noteFilesRead", ({ compilation }) =>
      appendFileSync(file, [...compilation.fileDependencies, ""].join("\n")),
    ),
});

const cache = (name) => ({
  type: "filesystem",
  name: `tests-${name}`,
  cacheDirectory: path.resolve(__dirname, "../.cache/webpack"),
  buildDependencies: { config: [path.join(__dirname, "built.config.cjs")] }, // and what it requires
});

module.exports = async ({ output, cached }, argv) => {
  const { plugins, ...addIn } = await configure({}, argv);
  const { entry, plugins: ofDemo, ...workbook } = await configure({ demo: true }, argv);
  const note = noteFilesRead(path.join(output, "read.txt"));
  return [
    {
      ...addIn,
      output: { ...addIn.output, path: path.join(output, "addIn") },
      cache: cached && cache("addIn"),
      plugins: [...plugins, note],
    },
    {
      ...workbook,
      entry: { workbook: entry.workbook },
      output: { ...workbook.output, path: path.join(output, "workbook") },
      cache: cached && cache("workbook"),
      plugins: [
        ...ofDemo.filter(({ userOptions }) => ["index.html", "try.html"].includes(userOptions?.filename)),
        ...ofDemo.filter(({ constructor }) =>
          ["NoticesPlugin", "PagesPlugin", "ProvidePlugin"].includes(constructor.name),
        ),
        new CopyPlugin({ patterns: [{ from: "test/host/page/*.css", to: "[name][ext]" }] }),
        note,
      ],
    },
  ];
};
