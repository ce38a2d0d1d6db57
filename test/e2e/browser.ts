import { existsSync } from "node:fs";
import http from "node:http";
import https from "node:https";
import path from "node:path";
import { chromium, type Browser, type BrowserContextOptions, type Page, type Route } from "playwright-core";
import { isHidden } from "../missing";
import { serve } from "./serve";

/**
 * The usual places of Chrome, Chromium and Edge, in the order in which they are tried. Folders of the PATH come first
 * on Linux, where each distribution has a place of its own. None if browsers are hidden.
 */
export function usualPlaces(platform: NodeJS.Platform, environment: NodeJS.ProcessEnv): string[] {
  if (isHidden("browser", environment)) return [];
  if (platform === "darwin") {
    const applications = ["/Applications", `${environment["HOME"] ?? ""}/Applications`];
    const names = ["Google Chrome", "Chromium", "Microsoft Edge"];
    return names.flatMap((name) => applications.map((folder) => `${folder}/${name}.app/Contents/MacOS/${name}`));
  }
  if (platform === "win32") {
    const roots = ["PROGRAMFILES", "PROGRAMFILES(X86)", "LOCALAPPDATA"].flatMap((name) => environment[name] ?? []);
    const programs = [
      "Google\\Chrome\\Application\\chrome.exe",
      "Chromium\\Application\\chrome.exe",
      "Microsoft\\Edge\\Application\\msedge.exe",
    ];
    return programs.flatMap((program) => roots.map((root) => `${root}\\${program}`));
  }
  const folders = [...(environment["PATH"] ?? "").split(":"), "/usr/bin", "/usr/local/bin", "/snap/bin", "/opt/bin"];
  const names = [
    "google-chrome",
    "google-chrome-stable",
    "chromium",
    "chromium-browser",
    "microsoft-edge",
    "microsoft-edge-stable",
  ];
  return names.flatMap((name) => folders.filter((folder) => folder !== "").map((folder) => path.join(folder, name)));
}

/** Far more than a quiet machine takes, where a browser's start or a page's reaction to a click takes a second or two. */
const LONGEST_WAIT_MS = 60_000;

interface Installation {
  executablePath: string;
  environment: NodeJS.ProcessEnv;
}

/** Whether the package `@sparticuz/chromium` has a browser for this kind of machine. */
const isPackaged = (platform: NodeJS.Platform, arch: string): boolean => platform === "linux" && arch === "x64";

/** The missing browser, in words; undefined if {@link findBrowser} finds one or refuses CHROME_PATH. */
export function missingBrowser(
  platform = process.platform,
  arch: string = process.arch,
  environment = process.env,
  exists: (file: string) => boolean = existsSync,
): string | undefined {
  if (environment["CHROME_PATH"] || isPackaged(platform, arch)) return undefined;
  if (usualPlaces(platform, environment).some((place) => exists(place))) return undefined;
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
    return { executablePath: chosen, environment: { ...process.env } };
  }
  const installed = usualPlaces(process.platform, process.env).find((place) => existsSync(place));
  if (installed !== undefined) return { executablePath: installed, environment: { ...process.env } };
  const missing = missingBrowser();
  if (missing !== undefined) throw new Error(`The browser tests lack ${missing}.`);
  return unpackedChromium();
}

/** The package's browser, and the variables that it needs besides those of this process. */
interface Unpacked {
  readonly executablePath: string;
  readonly variables: NodeJS.ProcessEnv;
}

/** Kept, because the package names its variables only while it is imported, which a second `import` does not repeat. */
let unpacked: Promise<Unpacked> | undefined;

async function unpackedChromium(): Promise<Installation> {
  const { executablePath, variables } = await (unpacked ??= unpackChromium());
  return { executablePath, environment: { ...process.env, ...variables } };
}

/**
 * The package puts its libraries and fonts on this process's LD_LIBRARY_PATH and FONTCONFIG_PATH. They are for the
 * browser alone (LibreOffice, started by other tests, must not load them), so the environment is restored.
 */
async function unpackChromium(): Promise<Unpacked> {
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
  const { executablePath, environment } = await findBrowser();
  return chromium.launch({
    executablePath,
    timeout: 3 * LONGEST_WAIT_MS,
    // Only our own pages from localhost are loaded, and containers have no user namespaces for a sandbox.
    chromiumSandbox: false,
    // Chromium would add this while another of its threads reads the environment, and crashed once. Nothing moves if it is there.
    env: { ...environment, FC_FONTATIONS: "1" },
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

/**
 * Fetches a file of a server for a page, to be given to its `route`: on a machine that has little more than Node, the packaged
 * Chromium ends at the first https connection (NSS wants a libsqlite3 of the system), and office.js takes no page that is not https.
 * If that fails, it fails in the page as well, unless the page was closed meanwhile.
 */
export async function bring(route: Route): Promise<void> {
  try {
    await route.fulfill(await fileAt(route.request().url()));
  } catch {
    await route.abort().catch(() => undefined);
  }
}

interface ServedFile {
  readonly status: number;
  readonly contentType: string;
  readonly body: Buffer;
}

const files = new Map<string, Promise<ServedFile>>();

/** A file of a server that never changes it, fetched once; what follows its path does not matter to such a server. */
function fileAt(url: string): Promise<ServedFile> {
  const { origin, pathname } = new URL(url);
  const address = origin + pathname;
  const known = files.get(address);
  if (known !== undefined) return known;
  const file = fetchFile(address);
  files.set(address, file);
  file.catch(() => files.delete(address));
  return file;
}

/** Each over a connection of its own: a server may end one that is kept just when it is used again. */
function fetchFile(address: string): Promise<ServedFile> {
  const { get } = address.startsWith("https:") ? https : http;
  return new Promise((resolve, reject) => {
    const options = { agent: false, rejectUnauthorized: false, timeout: LONGEST_WAIT_MS };
    const request = get(address, options, (response) => {
      const parts: Buffer[] = [];
      response.on("data", (part: Buffer) => parts.push(part));
      response.once("error", reject);
      response.once("end", () => {
        const { statusCode = 0, headers } = response;
        resolve({ status: statusCode, contentType: headers["content-type"] ?? "", body: Buffer.concat(parts) });
      });
    });
    request.once("timeout", () => request.destroy(new Error(`${address} took too long.`)));
    request.once("error", reject);
  });
}
