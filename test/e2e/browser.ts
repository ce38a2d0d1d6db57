import { existsSync } from "node:fs";
import { chromium, type Browser, type BrowserContextOptions, type Page } from "playwright-core";
import { isHidden } from "../missing";
import { serve } from "./serve";

/** Where Chrome, Chromium and Edge usually are, in the order in which they are tried. Another place goes into CHROME_PATH. */
const PLACES: Partial<Record<NodeJS.Platform, readonly string[]>> = {
  darwin: ["Google Chrome", "Chromium", "Microsoft Edge"].map(
    (name) => `/Applications/${name}.app/Contents/MacOS/${name}`,
  ),
  win32: ["C:\\Program Files", "C:\\Program Files (x86)"].flatMap((folder) =>
    ["Google\\Chrome\\Application\\chrome.exe", "Microsoft\\Edge\\Application\\msedge.exe"].map(
      (program) => `${folder}\\${program}`,
    ),
  ),
  linux: ["google-chrome", "chromium", "chromium-browser", "microsoft-edge"].flatMap((name) =>
    ["/usr/bin", "/usr/local/bin", "/snap/bin"].map((folder) => `${folder}/${name}`),
  ),
};

/** The installed browser that is tried first; undefined if there is none, or browsers are hidden. */
const installedBrowser = () => (isHidden("browser") ? undefined : PLACES[process.platform]?.find(existsSync));

/** Far more than a quiet machine takes, where a browser's start or a page's reaction to a click takes a second or two. */
const LONGEST_WAIT_MS = 60_000;

/** A browser, and the variables that it needs besides those of this process. */
interface Installation {
  readonly executablePath: string;
  readonly variables: NodeJS.ProcessEnv;
}

/** Whether the package `@sparticuz/chromium` has a browser for this kind of machine. */
const isPackaged = process.platform === "linux" && process.arch === "x64";

/** The missing browser, in words; undefined if {@link findBrowser} finds one or refuses CHROME_PATH. */
export function missingBrowser(): string | undefined {
  if (process.env["CHROME_PATH"] || isPackaged || installedBrowser() !== undefined) return undefined;
  return "a Chrome, Chromium or Edge in its usual place, or in CHROME_PATH";
}

/**
 * The browser for the tests: CHROME_PATH, else an installed Chrome, Chromium or Edge, else on Linux x64 the headless
 * Chromium of the package `@sparticuz/chromium`, unpacked into the system's temporary folder on first use.
 * Throws an Error with a sentence if there is none.
 */
export async function findBrowser(): Promise<Installation> {
  const chosen = process.env["CHROME_PATH"];
  if (chosen !== undefined && chosen !== "") {
    if (!existsSync(chosen)) throw new Error(`CHROME_PATH is "${chosen}", and there is no such file.`);
    return { executablePath: chosen, variables: {} };
  }
  const installed = installedBrowser();
  if (installed !== undefined) return { executablePath: installed, variables: {} };
  const missing = missingBrowser();
  if (missing !== undefined) throw new Error(`The browser tests lack ${missing}.`);
  return (unpacked ??= unpackChromium());
}

/** Kept, because the package names its variables only while it is imported, which a second `import` does not repeat. */
let unpacked: Promise<Installation> | undefined;

/**
 * The package puts its libraries and fonts on this process's LD_LIBRARY_PATH and FONTCONFIG_PATH. They are for the
 * browser alone (LibreOffice, started by other tests, must not load them), so the environment is restored.
 */
async function unpackChromium(): Promise<Installation> {
  const before = { ...process.env };
  // Read while the package is imported: with it, the package unpacks the libraries that a bare machine lacks.
  process.env["AWS_LAMBDA_JS_RUNTIME"] = "nodejs22.x";
  try {
    const { default: packaged } = await import("@sparticuz/chromium");
    const executablePath = await packaged.executablePath();
    const added = Object.entries(process.env).filter(([name, value]) => value !== before[name]);
    return { executablePath, variables: Object.fromEntries(added) };
  } finally {
    process.env = before;
  }
}

/** A headless browser of its own; close it when the tests of a file are done. Throws as {@link findBrowser} does. */
export async function launchBrowser(): Promise<Browser> {
  const { executablePath, variables } = await findBrowser();
  return chromium.launch({
    executablePath,
    timeout: 3 * LONGEST_WAIT_MS,
    // Only our own pages from localhost are loaded, and containers have no user namespaces for a sandbox.
    chromiumSandbox: false,
    // Chromium would add this while another of its threads reads the environment, and crashed once. Nothing moves if it is there.
    env: { ...process.env, ...variables, FC_FONTATIONS: "1" },
    args: [
      "--host-resolver-rules=MAP * ~NOTFOUND", // no connection to anywhere: see openPage
      "--disable-gpu",
      "--disable-quic",
      "--no-first-run",
      "--disable-background-networking",
      "--disable-component-update",
      "--disable-sync",
    ],
  });
}

/**
 * A page in a context of its own, in American English unless `options` names another locale: some browsers would take the
 * system's. This process gives it the files of the tests' build: see {@link serve}.
 */
export async function openPage(
  browser: Browser,
  options: BrowserContextOptions = {},
  showsFirstSteps = false,
): Promise<Page> {
  // The certificate is self-signed.
  const context = await browser.newContext({ ignoreHTTPSErrors: true, locale: "en-US", ...options });
  context.setDefaultTimeout(LONGEST_WAIT_MS);
  await serve(context);
  if (!showsFirstSteps) await context.addInitScript(keepFirstStepsAway);
  return context.newPage();
}

/** As if the pane's first steps had been shown before: a dialog in the way of most tests. */
function keepFirstStepsAway(): void {
  try {
    localStorage.setItem("lavirint-first-steps", "shown");
  } catch {
    // A page without an origin keeps nothing, and has no pane.
  }
}
