import { createServer } from "node:http";
import type { AddressInfo, Socket } from "node:net";
import { bring, launchBrowser } from "./browser";

test("a file comes even if the server ends a kept connection just when it is used again", async () => {
  const used = new Set<Socket>();
  let ended = 0;
  const server = createServer((request, response) => {
    if (used.has(request.socket)) {
      ended++;
      return request.socket.destroy();
    }
    used.add(request.socket);
    return response.end("whole");
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = `http://localhost:${(server.address() as AddressInfo).port}/`;
  const browser = await launchBrowser();
  try {
    const page = await browser.newPage();
    await page.route(`${address}**`, bring);
    await page.goto(address);
    for (let file = 1; file <= 3; file++) {
      expect(await page.evaluate(async (name) => (await fetch(name)).text(), `file-${file}`)).toBe("whole");
    }
    expect(ended).toBeGreaterThan(0);
  } finally {
    await browser.close();
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
});
