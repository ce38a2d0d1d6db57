/** The embedded workbook as it is shipped: a production build whose files a page gets without a server. */
import { readFileSync } from "node:fs";
import path from "node:path";

/** Nobody listens there: every request is answered by {@link answerFrom}. */
export const ADDRESS = "https://localhost:1/";
const OFFICE_JS = path.resolve(import.meta.dirname, "../node_modules/@microsoft/office-js/dist");
const TYPES = { ".html": "text/html", ".js": "text/javascript", ".css": "text/css", ".png": "image/png" };

/** Answers a page's requests from a build's folder; awaits `delayed` before each file. */
export async function answerFrom(page, folder, delayed = () => undefined) {
  await page.route(`${ADDRESS}**`, async (route) => {
    const name = new URL(route.request().url()).pathname.slice(1) || "index.html";
    const file = name.startsWith("office-js/") ? path.join(OFFICE_JS, name.slice(10)) : path.join(folder, name);
    try {
      const body = readFileSync(file);
      await delayed(body);
      await route.fulfill({ body, contentType: TYPES[path.extname(file)] ?? "application/octet-stream" });
    } catch {
      await route.abort().catch(() => undefined);
    }
  });
}
