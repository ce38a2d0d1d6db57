"use strict";

const js = require("@eslint/js");
const officeAddins = require("eslint-plugin-office-addins");
const regexp = require("eslint-plugin-regexp");
const typescript = require("typescript-eslint");
const floors = require("./eslint.floors.js");

const officeRules = Object.fromEntries(
  Object.keys(officeAddins.rules).map((name) => [`office-addins/${name}`, "error"]),
);

const PAGE = ["document", "window", "self", "location", "history", "navigator", "localStorage", "sessionStorage"];
const DIALOGS = ["alert", "confirm", "prompt"];
const ELEMENTS = [
  "Document",
  "Element",
  "HTMLElement",
  "HTMLInputElement",
  "Node",
  "Event",
  "MouseEvent",
  "CSS",
  "DOMParser",
];
const EXCEL = ["Excel", "OfficeExtension"];
const TIME = ["Date", "performance", "setTimeout", "setInterval", "requestAnimationFrame", "crypto"];

/** The types know more than the compiler's target, ES2020, and than older webviews on Macs and iPads. */
const noLast = {
  selector: "CallExpression[callee.property.name='at'] > UnaryExpression[operator='-']",
  message: "Safari before 15.4 has no at(): take list[list.length - 1].",
};
/** What dependency-cruiser and knip cannot see of imports and exports. */
const imports = [
  {
    selector: "ExportAllDeclaration",
    message: "Name what you pass on: export * shows what nobody asked for.",
  },
  {
    selector: "NewExpression[callee.name='URL'][arguments.1.object.type='MetaProperty']",
    message: "No rule sees what an address imports: give the script an entry in webpack.config.js.",
  },
  {
    selector: ":matches(ImportDeclaration, ExportNamedDeclaration)[source.value=/\\/index$/]",
    message: "Import from the room's folder: its index.ts is meant.",
  },
];
const noDocument = [
  "error",
  noLast,
  ...imports,
  {
    selector: "MemberExpression[object.object.name='Office'][object.property.name='context'][property.name='document']",
    message: "Office.context.document belongs to src/worksheet.",
  },
];

module.exports = typescript.config(
  { ignores: ["dist/", ".cache/", "coverage/", "reports/"] },
  { ignores: ["src/message/messageArguments.ts", "test/host/model/base/apiSets.ts"] }, // written by npm run generate
  js.configs.recommended,
  {
    linterOptions: { reportUnusedDisableDirectives: "error" },
    plugins: { floors },
    rules: {
      eqeqeq: "error",
      "floors/disabled-with-reason": "error",
      "floors/objects-written-out": "error",
      "max-len": ["error", { code: 1000, comments: 140, ignoreUrls: true }], // prettier wraps code, but no comments
    },
  },
  {
    files: ["**/*.{js,cjs,mjs}"],
    languageOptions: {
      globals: Object.fromEntries(
        ["process", "console", "Buffer", "URL", "setTimeout", "setImmediate", "clearTimeout", "performance"].map(
          (name) => [name, "readonly"],
        ),
      ),
    },
  },
  {
    files: ["**/*.{js,cjs}"],
    languageOptions: {
      sourceType: "commonjs",
      globals: Object.fromEntries(["require", "module", "__dirname"].map((name) => [name, "readonly"])),
    },
  },
  {
    // What the pane reads may be of anybody: no regular expression takes more time than a text's length allows.
    files: ["src/**/*.ts"],
    plugins: { floors, regexp },
    rules: {
      "floors/written-patterns": "error",
      "regexp/no-super-linear-backtracking": ["error", { report: "potential" }],
      "regexp/no-super-linear-move": ["error", { report: "potential", ignoreSticky: false, ignorePartial: false }],
    },
  },
  {
    files: ["**/*.ts"],
    extends: [typescript.configs.strict, typescript.configs.recommendedTypeChecked],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: __dirname } },
    rules: {
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_", varsIgnorePattern: "^_" }],
      "@typescript-eslint/restrict-template-expressions": ["error", { allowNumber: true, allowBoolean: true }],
      "@typescript-eslint/switch-exhaustiveness-check": ["error", { considerDefaultExhaustiveForUnions: true }],
      "@typescript-eslint/consistent-type-imports": [
        "error",
        { fixStyle: "inline-type-imports", disallowTypeAnnotations: false },
      ],
      "@typescript-eslint/no-non-null-assertion": "off", // noUncheckedIndexedAccess asks for it in loops over typed arrays
      "@typescript-eslint/only-throw-error": ["error", { allow: ["FormulaStop"] }], // what a formula shows; nobody reads its stack
      "@typescript-eslint/require-await": "off", // an interface may be asynchronous where one of its sides is not
    },
  },
  {
    files: ["src/**/*.ts"],
    plugins: { "office-addins": officeAddins },
    rules: {
      ...officeRules,
      "floors/types-passed-on": "error",
      "no-restricted-syntax": noDocument,
      "no-console": "error",
      "max-lines": ["error", { max: 400, skipBlankLines: true }],
      "max-params": ["error", { max: 5 }], // more are a thing without a name
    },
  },
  {
    files: ["src/maze/**/*.ts"],
    rules: {
      "floors/names-of-this-floor": [
        "error",
        [...PAGE, ...DIALOGS, ...ELEMENTS, ...EXCEL, ...TIME, "Office", "process", "require", "Buffer"],
        "a floor of plain computation has no page, no Excel, no time, no chance but its own generator",
      ],
      "no-restricted-properties": [
        "error",
        {
          object: "Math",
          property: "random",
          message: "The seeded generator of src/maze/model/random.ts is the only chance.",
        },
      ],
    },
  },
  {
    files: ["src/engine/**/*.ts"],
    rules: {
      "floors/names-of-this-floor": [
        "error",
        [...EXCEL, ...DIALOGS, "Office", "window", "location", "history", "localStorage", "sessionStorage"],
        "src/engine knows a page only as far as it loads a script, and no Excel",
      ],
    },
  },
  {
    files: ["src/worksheet/**/*.ts"],
    rules: {
      "no-restricted-syntax": ["error", noLast, ...imports],
      "floors/names-of-this-floor": [
        "error",
        [...PAGE, ...DIALOGS, ...ELEMENTS],
        "src/worksheet knows Excel and no page",
      ],
    },
  },
  {
    files: ["src/actions/**/*.ts"],
    rules: {
      "floors/names-of-this-floor": [
        "error",
        [...PAGE, ...DIALOGS, ...ELEMENTS, ...EXCEL, "Office"],
        "src/actions knows neither a page nor Excel's names",
      ],
    },
  },
  {
    files: ["src/taskpane/**/*.ts", "src/commands/**/*.ts"],
    rules: {
      "floors/names-of-this-floor": [
        "error",
        [...EXCEL, ...DIALOGS],
        "Excel belongs to src/worksheet, and a pane has no dialogue windows of the browser",
      ],
    },
  },
  {
    files: ["src/functions/**/*.ts"],
    rules: {
      "floors/names-of-this-floor": [
        "error",
        [...PAGE, ...DIALOGS, ...ELEMENTS, ...EXCEL, "Office"],
        "src/functions runs where there is no page, and knows of Excel only how its functions are called",
      ],
    },
  },
  {
    files: ["test/**/*.ts"],
    rules: {
      "@typescript-eslint/unbound-method": "off", // expect(object.method)
      "no-restricted-syntax": [
        "error",
        {
          selector: "CallExpression[callee.property.name=/^(only|skip)$/][callee.object.name=/^(test|it|describe)$/]",
          message: "A test is run or it is not there.",
        },
      ],
    },
  },
);
