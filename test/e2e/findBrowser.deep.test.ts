import { findBrowser, missingBrowser, openPage, usualPlaces } from "./browser";
import { browser } from "./workbookPage";

describe("the usual places of a browser", () => {
  test("Linux: the folders of the PATH, Chrome before Chromium before Edge", () => {
    const places = usualPlaces("linux", { PATH: "/home/ada/bin:/usr/bin" });
    expect(places[0]).toBe("/home/ada/bin/google-chrome");
    expect(places).toContain("/snap/bin/chromium");
    expect(places.indexOf("/usr/bin/google-chrome")).toBeLessThan(places.indexOf("/usr/bin/chromium"));
    expect(places.indexOf("/usr/bin/chromium")).toBeLessThan(places.indexOf("/usr/bin/microsoft-edge"));
  });

  test("Mac: applications of the machine and of the person", () => {
    const places = usualPlaces("darwin", { HOME: "/Users/ada" });
    expect(places).toContain("/Applications/Google Chrome.app/Contents/MacOS/Google Chrome");
    expect(places).toContain("/Users/ada/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge");
  });

  test("Windows: both program folders and the person's own, where the machine has them", () => {
    const places = usualPlaces("win32", {
      PROGRAMFILES: "C:\\Program Files",
      LOCALAPPDATA: "C:\\Users\\ada\\AppData\\Local",
    });
    expect(places).toContain("C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe");
    expect(places).toContain("C:\\Users\\ada\\AppData\\Local\\Chromium\\Application\\chrome.exe");
    expect(places.filter((place) => place.startsWith("undefined"))).toEqual([]);
  });
});

test("a machine without a browser is told so, unless a package brings one or CHROME_PATH names one", () => {
  const told = (platform: NodeJS.Platform, arch: string, environment = {}, installed: string[] = []) =>
    missingBrowser(platform, arch, environment, (file) => installed.includes(file)) !== undefined;
  expect(told("linux", "arm64")).toBe(true);
  expect(told("linux", "arm64", {}, ["/usr/bin/chromium"])).toBe(false);
  expect(told("linux", "arm64", { HIDDEN_PROGRAMS: "browser,LibreOffice" }, ["/usr/bin/chromium"])).toBe(true);
  expect(told("linux", "x64")).toBe(false);
  expect(told("win32", "x64")).toBe(true);
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
