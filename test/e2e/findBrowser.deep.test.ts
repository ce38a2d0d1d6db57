import { findBrowser, launchBrowser, missingBrowser, openPage } from "./browser";
import { browser } from "./workbookPage";

test("a machine without a browser is told so, unless a package brings one or CHROME_PATH names one", () => {
  const told = (platform: NodeJS.Platform, arch: string, environment = {}, installed: string[] = []) =>
    missingBrowser(platform, arch, environment, (file) => installed.includes(file)) !== undefined;
  expect(told("linux", "arm64")).toBe(true);
  expect(told("linux", "arm64", {}, ["/usr/bin/chromium"])).toBe(false);
  expect(told("linux", "arm64", { HIDDEN_PROGRAMS: "browser,LibreOffice" }, ["/usr/bin/chromium"])).toBe(true);
  expect(told("linux", "x64")).toBe(false);
  expect(told("win32", "x64")).toBe(true);
  expect(told("win32", "x64", {}, ["C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe"])).toBe(false);
  expect(told("darwin", "arm64", {}, ["/Applications/Chromium.app/Contents/MacOS/Chromium"])).toBe(false);
  expect(told("win32", "x64", { CHROME_PATH: "C:\\chrome.exe" })).toBe(false);
});

test("a CHROME_PATH that leads nowhere is refused by name, and no other browser is taken", async () => {
  const before = process.env["CHROME_PATH"];
  process.env["CHROME_PATH"] = "/nowhere/chrome";
  try {
    await expect(findBrowser()).rejects.toThrow('CHROME_PATH is "/nowhere/chrome", and there is no such file.');
  } finally {
    if (before === undefined) delete process.env["CHROME_PATH"];
    else process.env["CHROME_PATH"] = before;
  }
});

test("the browser's own libraries and fonts stay out of this process's environment", async () => {
  const before = { ...process.env };
  await findBrowser();
  expect(process.env).toEqual(before);
});

test("every start of the browser gets its libraries and fonts, and the environment of that moment", async () => {
  await jest.isolateModulesAsync(async () => {
    const fresh = await import("./browser");
    const first = await fresh.findBrowser();
    process.env["LAVIRINT_LATER"] = "yes";
    const second = await fresh.findBrowser();
    delete process.env["LAVIRINT_LATER"];
    expect(second.environment).toEqual({ ...first.environment, LAVIRINT_LATER: "yes" });
  });
});

test("text is visible: the browser has a font, whose m is broader than its i", async () => {
  const page = await openPage(browser);
  await page.setContent("<span>mmmm</span><br /><span>iiii</span>");
  const [broad, narrow] = await page.evaluate(() =>
    [...document.querySelectorAll("span")].map((span) => span.getBoundingClientRect().width),
  );
  expect(broad!).toBeGreaterThan(narrow!);
  expect(narrow!).toBeGreaterThan(0);
});

test("a page speaks American English on a German system, and German if asked to", async () => {
  const before = { ...process.env };
  Object.assign(process.env, { LANG: "de_DE.UTF-8", LC_ALL: "de_DE.UTF-8", LANGUAGE: "de" });
  const german = await launchBrowser().finally(() => (process.env = before));
  try {
    for (const locale of [undefined, "de-DE"]) {
      const page = await openPage(german, locale === undefined ? {} : { locale });
      const spoken = await page.evaluate(() => [navigator.language, new Intl.NumberFormat().resolvedOptions().locale]);
      expect(spoken).toEqual(Array(2).fill(locale ?? "en-US"));
    }
  } finally {
    await german.close();
  }
});
