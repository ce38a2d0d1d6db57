"use strict";

const net = require("node:net");
const path = require("node:path");
const { gzipSync } = require("node:zlib");
const { DefinePlugin, ProvidePlugin } = require("webpack");
const CopyPlugin = require("copy-webpack-plugin");
const HtmlPlugin = require("html-webpack-plugin");
const { transformSync } = require("@swc/core");
const MinimizerPlugin = require("minimizer-webpack-plugin");
const functionsJson = require("./tools/functionsJson.cjs");
const generate = require("./tools/generate.cjs");
const NoticesPlugin = require("./tools/notices.cjs");

/** Where office.js and the runtime of worksheet functions come from. */
const MICROSOFT = "https://appsforoffice.microsoft.com/lib/1/hosted/";
const OFFICE_JS_FOLDER = path.resolve(__dirname, "node_modules/@microsoft/office-js/dist");
/** Where the add-in lives while it is developed; manifest.xml is written with this address. */
const DEVELOPMENT_ADDRESS = "https://localhost:3000/";

/**
 * What of manifest.xml a production build replaces beside the address: two manifests of one id would be one add-in to Excel, and of one
 * name one to its reader, on a machine that has both.
 */
const PRODUCTION_TEXTS = [
  ["13246771-20bf-4b35-b59b-6490bd3049eb", "061497ad-ac18-4891-9af3-b61682a07b01"],
  ["Lavirint (development)", "Lavirint"],
];

/** What the add-in's pages may do, and no more: see docs/decisions/project.md. */
const POLICY = {
  "default-src": "'none'",
  "script-src": "'self' https://appsforoffice.microsoft.com",
  "style-src": "'self'",
  "img-src": "'self' data: blob:",
  "connect-src": "'self'",
  "frame-src": "https://appsforoffice.microsoft.com",
  "worker-src": "'self'",
  "base-uri": "'none'",
  "form-action": "'none'",
};
/** The embedded workbook holds the add-in's pages in frames. */
const WORKBOOK_POLICY = { ...POLICY, "script-src": "'self'", "frame-src": "'self'" };
/** The front page has no script. */
const FRONT_POLICY = {
  "default-src": "'none'",
  "style-src": "'self'",
  "img-src": "'self'",
  "base-uri": "'none'",
  "form-action": "'none'",
};

/** What the front page says of the demonstration, if that was built. */
const DEMO_LINK = `<p><a href="try.html"><strong>Try it in this browser</strong></a>, without Excel. Nothing is installed.</p>`;

/**
 * Gives every page its content security policy, and in the embedded workbook takes Microsoft's scripts from /office-js/ (the npm
 * package, which the development server serves) instead of from Microsoft's network.
 */
class PagesPlugin {
  constructor({ microsoft, demo }) {
    this.microsoft = microsoft;
    this.demo = demo;
  }

  apply(compiler) {
    compiler.hooks.compilation.tap("PagesPlugin", (compilation) => {
      HtmlPlugin.getHooks(compilation).beforeEmit.tap("PagesPlugin", (page) => {
        const directives = Object.entries(page.plugin.userOptions.policy).map((directive) => directive.join(" "));
        const policy = `<meta http-equiv="Content-Security-Policy" content="${directives.join("; ")}" />`;
        page.html = page.html
          .replace("<head>", `<head>\n    ${policy}`)
          .replace(MICROSOFT, this.microsoft)
          .replace("<!-- demo -->", this.demo ? DEMO_LINK : "");
        return page;
      });
    });
  }
}

/** Bytes that the pane may load from us before it can be used, minified and as gzip sends them. */
const FIRST_SCRIPTS = { minified: 130_000, compressed: 44_000 };

/** Each language's chunk with what the pane says when it opens; one of them is loaded. */
const languageChunks = (compilation) =>
  [...compilation.namedChunks.keys()].filter((name) => /^[a-z]+-start$/.test(name));

const FUNCTIONS = "functions.js";
/** The language of functions.js: on Windows, Excel before version 2403 and those without Microsoft 365 run no later one. */
const FUNCTIONS_LANGUAGE = "es2016";

/**
 * Adds functions.js, built apart from the pages, so that it shares nothing with them and holds only what it uses; and functions.json,
 * also in other languages.
 */
class FunctionsPlugin {
  constructor({ help, minify }) {
    this.help = help;
    this.minify = minify;
  }

  apply(compiler) {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap("FunctionsPlugin", (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
      compilation.hooks.processAssets.tapPromise({ name: "FunctionsPlugin", stage }, async () => {
        for (const { name, text } of await functionsJson(this.help)) {
          compilation.emitAsset(name, new sources.RawSource(text));
        }
        await this.addScript(compiler, compilation);
      });
    });
  }

  async addScript({ context, webpack }, compilation) {
    const entry = new webpack.EntryPlugin(context, "./src/functions/functionsScript.ts", { name: "functions" });
    const inOne = { filename: FUNCTIONS, asyncChunks: false }; // the runtime loads no other script
    const child = compilation.createChildCompiler("FunctionsPlugin", inOne, [entry]);
    const ended = await new Promise((resolve, reject) =>
      child.runAsChild((error, _, made) => (error ? reject(error) : resolve(made))),
    );
    if (ended.errors.length > 0) return; // they are among the errors of the whole build
    const whole = compilation.getAsset(FUNCTIONS).source.source().toString();
    const { code } = transformSync(whole.replace(/^\/\/# sourceMappingURL=.*$/m, ""), {
      swcrc: false,
      isModule: false,
      minify: this.minify,
      jsc: {
        target: FUNCTIONS_LANGUAGE,
        parser: { syntax: "ecmascript" },
        minify: this.minify ? { compress: true, mangle: true, format: { comments: false } } : undefined,
      },
    });
    compilation.updateAsset(FUNCTIONS, new webpack.sources.RawSource(code));
  }
}

const filesOf = (compilation, name) => [...(compilation.namedChunks.get(name)?.files ?? [])];

/** Tells how much the pane loads before it can be used in the language with the most; a build of more than {@link FIRST_SCRIPTS} fails. */
class FirstScriptsPlugin {
  apply(compiler) {
    compiler.hooks.thisCompilation.tap("FirstScriptsPlugin", (compilation) => {
      const stage = compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: "FirstScriptsPlugin", stage }, () => this.weigh(compilation));
    });
  }

  weigh(compilation) {
    const loads = languageChunks(compilation).map((language) => this.load(compilation, language));
    const { files, minified, compressed } = loads.sort((a, b) => b.compressed - a.compressed)[0];
    const inKB = (bytes) => `${(bytes / 1000).toFixed(1)} KB`;
    const told = `The pane loads ${files.join(", ")} first: ${inKB(minified)} minified, ${inKB(compressed)} compressed.`;
    console.log(told);
    if (minified <= FIRST_SCRIPTS.minified && compressed <= FIRST_SCRIPTS.compressed) return;
    const [most, mostCompressed] = Object.values(FIRST_SCRIPTS).map(inKB);
    compilation.errors.push(
      refusal(
        `${told} At most ${most} and ${mostCompressed} are allowed: import what is not needed at once where it is wanted.`,
      ),
    );
  }

  /** What is loaded first in a language. */
  load(compilation, language) {
    const files = [...compilation.entrypoints.get("taskpane").getFiles(), ...filesOf(compilation, language)];
    const scripts = files.map((file) => compilation.getAsset(file).source.buffer());
    const sum = (sizes) => sizes.reduce((total, size) => total + size, 0);
    const minified = sum(scripts.map(({ length }) => length));
    const compressed = sum(scripts.map((script) => gzipSync(script, { level: 9 }).length));
    return { files, minified, compressed };
  }
}

/** An error that webpack shows as its sentence alone: where in this file it was written is of no help to anybody. */
function refusal(sentence) {
  return Object.assign(new Error(sentence), { stack: sentence });
}

/**
 * The address of a production build, from LAVIRINT_URL: https, ends in "/", not this machine.
 * Throws an Error with a sentence to show when it is missing or of no use.
 */
function deploymentAddress() {
  const wanted = process.env.LAVIRINT_URL;
  const example = "For example: LAVIRINT_URL=https://example.org/lavirint/ npm run build";
  if (!wanted) {
    throw refusal(
      `LAVIRINT_URL is not set. Set it to the https address that the add-in will be served from, because the manifest must name it. ${example}`,
    );
  }
  const url = URL.canParse(wanted) ? new URL(wanted) : undefined;
  if (!url || url.protocol !== "https:" || url.hostname === "localhost" || url.search || url.hash) {
    throw refusal(`LAVIRINT_URL is "${wanted}", which is no https address that Excel could load. ${example}`);
  }
  return url.href.endsWith("/") ? url.href : `${url.href}/`;
}

/** manifest.xml at the address of a production build. Throws an Error with a sentence to show where it lacks what is to be replaced. */
function productionManifest(manifest, address) {
  const replaced = [[DEVELOPMENT_ADDRESS, address], ...PRODUCTION_TEXTS];
  return replaced.reduce((text, [development, production]) => {
    if (!text.includes(development)) {
      throw refusal(
        `manifest.xml does not hold "${development}", which a production build replaces by "${production}".`,
      );
    }
    return text.replaceAll(development, production);
  }, manifest);
}

/**
 * A manifest without the menu of cells and without worksheet functions, for an Excel that refuses one with them. Its id stays: it is the
 * same add-in, and takes the other one's place.
 */
function plainManifest(manifest) {
  const plain = manifest
    .replace(/\s*<AllFormFactors>[^]*?<\/AllFormFactors>/, "")
    .replace(/\s*<ExtensionPoint xsi:type="ContextMenu">[^]*?<\/ExtensionPoint>/, "");
  const resource = /\s*<bt:(Image|Url|String) id="([^"]*)"(?:[^>]*\/>|[^>]*>[^]*?<\/bt:\1>)/g;
  return plain.replace(resource, (element, _, id) => (plain.includes(`resid="${id}"`) ? element : ""));
}

/** Throws an Error with a sentence to show if another program listens on the port of localhost already. */
function expectFreePort(port) {
  return new Promise((resolve, reject) => {
    const probe = net.createServer();
    probe.once("error", (error) =>
      reject(
        error.code === "EADDRINUSE"
          ? refusal(
              `Port ${port} is in use by another program. Stop that program, or choose another port: PORT=${port + 1} npm start`,
            )
          : error,
      ),
    );
    probe.listen(port, "localhost", () => probe.close(resolve));
  });
}

/**
 * What exceljs and jszip expect of Node, for the embedded workbook's page. It takes their sources: their own bundles hold code of sixty
 * packages, of which nobody could give the notices.
 */
const FOR_EXCELJS = {
  resolve: {
    alias: { exceljs$: "exceljs/lib/exceljs.bare.js", jszip$: "jszip/lib/index.js", "../csv/csv": false },
    fallback: { crypto: false, fs: false, stream: false },
  },
  globals: { Buffer: ["buffer", "Buffer"], process: path.resolve(__dirname, "test/host/page/process.ts") },
};

/**
 * Builds of one product:
 *   production           dist/ for a web server: LAVIRINT_URL in the manifest, office.js from Microsoft
 *   --env demo           the same, with the embedded workbook at try.html, for whoever has no Excel
 *   development          for Excel on this machine: a certificate that the system trusts, made by office-addin-dev-certs
 *   --env embedded       for the embedded workbook: office.js from the npm package and the workbook's page at /
 */
module.exports = async (env = {}, argv = {}) => {
  const production = argv.mode === "production";
  const embedded = Boolean(env.embedded);
  const demo = Boolean(env.demo);
  const serving = Boolean(env.WEBPACK_SERVE);
  const port = Number(process.env.PORT ?? 3000);
  const address = production ? deploymentAddress() : DEVELOPMENT_ADDRESS;
  if (serving) await expectFreePort(port);
  generate();

  const manifestFor = (text) => (production ? productionManifest(text.toString(), address) : text.toString());

  const page = (name, folder, template, { filename = template, policy = POLICY, chunks = [name] } = {}) =>
    new HtmlPlugin({
      template: path.resolve(__dirname, folder, template),
      filename,
      chunks,
      scriptLoading: "defer",
      minify: false,
      policy,
    });

  const workbookPage = (filename) =>
    page("workbook", "test/host/page", "index.html", { filename, policy: WORKBOOK_POLICY });

  const config = {
    mode: production ? "production" : "development",
    target: ["web", "es2020"],
    devtool: production ? false : "source-map",
    entry: {
      taskpane: "./src/taskpane/taskpane.ts",
      earlyCommands: "./src/commands/earlyCommands.ts", // commands.html asks for it itself, before office.js
      commands: "./src/commands/commands.ts",
      engine: "./src/engine/engineScript.ts", // a worker's script; the pages ask for it themselves
      message: "./src/commands/message.ts",
      ...(embedded && { workbook: "./test/host/page/main.ts" }),
      ...(demo && { workbook: "./test/host/page/demo.ts" }),
      ...(!production && { tryExcel: "./test/tryExcel/page.ts" }),
    },
    output: {
      path: path.resolve(__dirname, "dist"),
      filename: "[name].js",
      // A pane that is open while another version is deployed never gets a part of that one.
      chunkFilename: production ? "[name].[contenthash:12].js" : "[name].js",
      clean: true,
    },
    resolve: { extensions: [".ts", ".js"], ...((embedded || demo) && FOR_EXCELJS.resolve) },
    module: {
      rules: [
        {
          test: /\.ts$/,
          loader: "ts-loader",
          options: {
            transpileOnly: true, // tsc checks types: npm run types
            onlyCompileBundledFiles: true,
            compilerOptions: { noEmit: false },
          },
        },
        { test: /\.words$/, type: "asset/source", loader: path.resolve(__dirname, "tools/words.cjs") }, // of a language
      ],
    },
    plugins: [
      page("taskpane", "src/taskpane", "taskpane.html"),
      page("commands", "src/commands", "commands.html"),
      page("message", "src/commands", "message.html"),
      page("functions", "src/functions", "functions.html"),
      ...(embedded
        ? [workbookPage("index.html")]
        : [page("index", "assets/front", "index.html", { policy: FRONT_POLICY, chunks: [] })]),
      ...(demo ? [workbookPage("try.html")] : []),
      ...(embedded || demo ? [new ProvidePlugin(FOR_EXCELJS.globals)] : []),
      ...(production ? [] : [page("tryExcel", "test/tryExcel", "tryExcel.html")]),
      new DefinePlugin({
        LAVIRINT_VERSION: JSON.stringify(require("./package.json").version),
        LAVIRINT_TRY_PAGE: production ? "undefined" : JSON.stringify("tryExcel.html"),
      }),
      ...(production ? [new FirstScriptsPlugin()] : []),
      new PagesPlugin({ microsoft: embedded ? "/office-js/" : MICROSOFT, demo }),
      new FunctionsPlugin({ help: `${address}assets/support.html`, minify: production }),
      new NoticesPlugin(),
      new CopyPlugin({
        patterns: [
          { from: "assets/*.{png,html}" },
          { from: "{src/taskpane,src/commands,assets/front}/*.css", to: "[name][ext]" },
          { from: "manifest.xml", transform: manifestFor },
          { from: "manifest.xml", to: "manifest-plain.xml", transform: (text) => plainManifest(manifestFor(text)) },
          ...(embedded || demo ? [{ from: "test/host/page/*.css", to: "[name][ext]" }] : []),
        ],
      }),
    ],
    // Scripts alone: pages and style sheets are small already, and legible to whoever looks.
    optimization: {
      minimizer: [
        new MinimizerPlugin({
          test: /\.js$/,
          exclude: FUNCTIONS,
          minify: MinimizerPlugin.swcMinify,
          extractComments: false,
        }),
      ],
    },
    cache: serving && {
      type: "filesystem",
      name: embedded ? "embedded" : "excel",
      cacheDirectory: path.resolve(__dirname, ".cache/webpack"),
      buildDependencies: { config: [path.join(__dirname, "webpack.config.js")] },
    },
    performance: { hints: false },
    stats: "errors-warnings",
    infrastructureLogging: { level: "warn" },
  };

  if (serving) {
    config.devServer = {
      host: "localhost",
      port,
      server: { type: "https", options: embedded ? {} : await trustedCertificate() },
      hot: false,
      allowedHosts: ["localhost"], // else webpack's server refuses the icons that Excel on the web shows
      // Excel on the web reads functions.json from its own address.
      headers: ({ url }) => (/^\/functions(?:\.\w+)?\.json\b/.test(url) ? { "Access-Control-Allow-Origin": "*" } : {}),
      client: { overlay: false }, // its inline styles are against the pages' policy; faults are told in the terminal
      static: embedded ? [{ directory: OFFICE_JS_FOLDER, publicPath: "/office-js", watch: false }] : false,
      onListening: (server) => announce(server, embedded),
    };
  }
  return config;
};

/** Key, certificate and authority for localhost that this machine trusts; made, and trusted with the person's consent, on first use. */
async function trustedCertificate() {
  const { getHttpsServerOptions } = require("office-addin-dev-certs");
  return getHttpsServerOptions();
}

/** Prints the address once all is built, and again after every later build, so that it stays the last line. */
function announce(server, embedded) {
  const address = `https://localhost:${server.server.address().port}/`;
  const sentence = embedded
    ? `Lavirint runs in the embedded workbook: ${address}`
    : `Lavirint is served to Excel from ${address} (the pane is ${address}taskpane.html)`;
  server.middleware.waitUntilValid(() => {
    console.log(sentence);
    server.compiler.hooks.done.tap("announce", () => setImmediate(() => console.log(sentence)));
  });
}
