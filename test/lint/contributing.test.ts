import { accessSync, constants, existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { parse } from "yaml";

const ROOT = path.resolve(__dirname, "../..");
const read = (file: string) => readFileSync(path.join(ROOT, file), "utf8");

const { scripts, engines, config } = JSON.parse(read("package.json")) as {
  readonly scripts: Readonly<Record<string, string>>;
  readonly engines: { readonly node: string };
  readonly config: { readonly dev_server_port: number };
};

interface Job {
  readonly if?: string;
  readonly needs?: string;
  readonly permissions?: Readonly<Record<string, string>>;
  readonly steps: readonly {
    readonly uses?: string;
    readonly run?: string;
    readonly with?: Readonly<Record<string, unknown>>;
    readonly env?: Readonly<Record<string, string>>;
  }[];
}

interface Workflow {
  readonly on: Readonly<Record<string, unknown>>;
  readonly jobs: Readonly<Record<string, Job>>;
}

const workflow = (name: string) => parse(read(`.github/workflows/${name}.yml`)) as Workflow;
const stepsOf = (name: string) => Object.values(workflow(name).jobs).flatMap(({ steps }) => steps);
const runsOf = (name: string) => stepsOf(name).flatMap(({ run }) => run ?? []);
const uses = (action: string) => (step: Job["steps"][number]) => step.uses?.startsWith(`${action}@`) === true;

test("CI runs what a change can break on every push and pull request, and everything each night and before a release", () => {
  expect(Object.keys(workflow("ci").on)).toEqual(["push", "pull_request"]);
  expect(runsOf("ci")).toEqual(["npm ci", "npm test"]);
  expect(workflow("deep").on).toMatchObject({ schedule: [{ cron: "20 2 * * *" }], push: { tags: ["v*"] } });
  expect(runsOf("deep")).toEqual([".ci/run"]);
  expect(() => accessSync(path.join(ROOT, ".ci/run"), constants.X_OK)).not.toThrow();
});

test.each(["ci", "deep", "pages"])(
  "the workflow %s has the code, a Node that the project allows, scripts that exist, and each action at a commit of a version",
  (name) => {
    const steps = stepsOf(name);
    const least = Number(/^>=(\d+)$/.exec(engines.node)![1]);
    expect(steps.filter(uses("actions/checkout"))).toHaveLength(1);
    const [node] = steps.filter(uses("actions/setup-node"));
    expect(Number(node!.with!["node-version"])).toBeGreaterThanOrEqual(least);
    const runs = runsOf(name);
    const named = runs.flatMap((run) => [...run.matchAll(/npm run (\S+)/g)].map(([, script]) => script!));
    expect(named.filter((script) => !(script in scripts))).toEqual([]);
    expect(runs.filter((run) => run.startsWith(".") && !existsSync(path.join(ROOT, run)))).toEqual([]);
    const taken = [...read(`.github/workflows/${name}.yml`).matchAll(/uses: *(.*)/g)].map(([, action]) => action!);
    expect(taken.length).toBeGreaterThan(1);
    expect(taken.filter((action) => !/^[\w/-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(action))).toEqual([]);
  },
);

test("the pages are a build with the demonstration for their own address, published after it, where they are switched on", () => {
  const { build, deploy } = workflow("pages").jobs;
  expect(build!.if).toBe("vars.PAGES == 'on'");
  expect(build!.permissions).toMatchObject({ pages: "read" });
  const [made] = build!.steps.filter(({ run }) => run?.includes("npm run build"));
  expect(made!.run).toMatch(
    /^LAVIRINT_URL=\$\(gh api .+\/pages" --jq \.html_url\)\nexport LAVIRINT_URL\nnpm run build -- --env demo$/m,
  );
  expect(Object.keys(made!.env!)).toEqual(["GH_TOKEN"]);
  const uploaded = build!.steps.findIndex(uses("actions/upload-pages-artifact"));
  expect(uploaded).toBeGreaterThan(build!.steps.indexOf(made!));
  expect(read("webpack.config.js")).toContain(
    `path.resolve(__dirname, "${String(build!.steps[uploaded]!.with!.path)}")`,
  );
  expect(deploy!.needs).toBe("build");
  expect(deploy!.steps.some(uses("actions/deploy-pages"))).toBe(true);
});

test("a bug asks for the pane's Report and says where it is", () => {
  const { body } = parse(read(".github/ISSUE_TEMPLATE/bug.yml")) as {
    readonly body: readonly { readonly id: string }[];
  };
  expect(body.find(({ id }) => id === "report")).toMatchObject({
    attributes: { description: expect.stringContaining("press About, then Report.") as string },
    validations: { required: true },
  });
});

test("every launch configuration names scripts, a file and a port that exist", () => {
  const launch = read(".vscode/launch.json");
  const named = [...launch.matchAll(/"(?:npm: |run", ")(\S+)"/g)].map(([, script]) => script!);
  expect(named).toEqual(["excel", "excel:stop", "start"]);
  expect(Object.keys(scripts)).toEqual(expect.arrayContaining(named));
  const programs = [...launch.matchAll(/"program": "\$\{workspaceFolder\}\/(.+)"/g)].map(([, program]) => program!);
  expect(programs.map((program) => existsSync(path.join(ROOT, program)))).toEqual([true]);
  const [pattern, address] = ["pattern", "uriFormat"].map((key) => new RegExp(`"${key}": "(.+)"`).exec(launch)![1]!);
  const [sentence] = /`[^`]*embedded workbook: \$\{address\}`/.exec(read("webpack.config.js"))!;
  const told = sentence.replace("${address}", `https://localhost:${config.dev_server_port}/`);
  const [, port] = new RegExp(pattern!).exec(told)!;
  expect(told).toContain(` ${address!.replace("%s", port!)}/`);
});
