import { watchHost, type Host } from "../../src/taskpane/host";

const world = globalThis as unknown as { Office?: unknown };

function office(host: string | null, supported: boolean, ready = Promise.resolve({ host, platform: null })): unknown {
  return {
    HostType: { Excel: "Excel" },
    onReady: () => ready,
    context: {
      requirements: {
        isSetSupported: (set: string, version: string) => supported && set === "ExcelApi" && version === "1.14",
      },
    },
  };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  delete world.Office;
  jest.useRealTimers();
});

async function shown(): Promise<Host[]> {
  const hosts: Host[] = [];
  watchHost((host) => hosts.push(host));
  await Promise.resolve();
  await Promise.resolve();
  return hosts;
}

describe("where the pane is open", () => {
  it.each<[host: string | null, supported: boolean, shown: Host]>([
    ["Excel", true, "excel"],
    ["Excel", false, "older"],
    [null, true, "outside"],
    ["Word", true, "outside"],
  ])("is told by office.js: in %s, with ExcelApi 1.14 %p, it is %s", async (host, supported, told) => {
    world.Office = office(host, supported);
    expect(await shown()).toEqual([told]);
  });

  it("is outside of Excel when office.js could not be loaded", async () => {
    expect(await shown()).toEqual(["outside"]);
  });

  it("is taken for outside when office.js keeps silent, and put right when Excel answers after all", async () => {
    let answer: (info: { host: string; platform: null }) => void = () => undefined;
    world.Office = office("Excel", true, new Promise((resolve) => (answer = resolve)));
    const hosts = await shown();
    jest.advanceTimersByTime(60_000);
    expect(hosts).toEqual(["outside"]);
    answer({ host: "Excel", platform: null });
    await Promise.resolve();
    await Promise.resolve();
    expect(hosts).toEqual(["outside", "excel"]);
  });
});
