"use strict";

process.env.LAVIRINT_URL ??= "https://example.org/"; // webpack.config.js, whose entries knip reads, asks for it

/** What nobody uses: files, exports, entries of doors, packages; and packages that package.json lacks (docs/decisions/layout.md). */
module.exports = {
  // Beside the entries of webpack.config.js and jest.config.cjs, and the scripts of package.json: what is run by hand, or by name.
  entry: [
    "bench/*.mjs",
    "!bench/{allocated,builtWorkbook,compile,systems,testEquipment}.mjs",
    "assets/draw-icons.mjs",
    "tools/missingWords.mjs",
    "tools/unused.mjs",
    "test/mutants/{drawn,inProcess,reporter}.mjs", // plugins of Stryker
    "test/{host/page/{main,demo,process},tryExcel/page}.ts", // webpack's, for the embedded workbook and for trying an Excel
    "test/host/model/checked.ts", // for the compiler alone
    "test/host/model/base/apiSetsSource.cjs", // named by tools/generate.cjs
    "tools/messageArguments.cjs", // the same
    "test/built.config.cjs", // webpack's, for the tests
  ],
  project: ["{src,test,bench,tools,assets}/**/*.{ts,mjs,cjs,js}", "*.{js,cjs}"],
  // Used by the path of one of their files, or only where they are installed.
  ignoreDependencies: [
    "@microsoft/office-js",
    "@sbj42/maze-generator-backtrack",
    "@stryker-mutator/core",
    "buffer", // with events what exceljs needs in a browser
    "events",
    "office-addin-manifest",
    "office-addin-usage-data", // office-addin-debugging needs it and does not say so
  ],
  ignoreBinaries: ["cc", "fc-match", "pdftotext", "xmllint"], // the system's
};
