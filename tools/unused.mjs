/** Tells what knip found, each with what to do: `npm run lint`. */
import path from "node:path";

const TAKE_AWAY = "Take its export away, or all of it.";

const SENTENCES = {
  files: () => `Nobody imports this file. Delete it; or name it in knip.js, if it is run by hand.`,
  dependencies: ({ symbol }) => `Nobody uses the package ${symbol}. Remove it.`,
  devDependencies: ({ symbol }) => `Nobody uses the package ${symbol}. Remove it.`,
  unlisted: ({ symbol }) => `The package ${symbol} is not in package.json. Add it, or do without it.`,
  binaries: ({ symbol }) =>
    `No package has the program ${symbol}. Add one; or name it in knip.js, if it is the system's.`,
  unresolved: ({ symbol }) => `There is no ${symbol}.`,
  exports: ({ symbol }) => `Nobody takes ${symbol} from here. ${TAKE_AWAY}`,
  types: ({ symbol }) => `Nobody takes the type ${symbol} from here. ${TAKE_AWAY}`,
  duplicates: ({ symbols }) => `${symbols.map(({ symbol }) => symbol).join(" and ")} are one thing. Leave it one name.`,
};

export default function tell({ report, issues }) {
  const lines = Object.keys(report)
    .filter((kind) => report[kind])
    .flatMap((kind) =>
      Object.values(issues[kind] ?? {})
        .flatMap((found) => Object.values(found))
        .map((issue) => {
          const file = path.relative(process.cwd(), issue.filePath).split(path.sep).join("/");
          const place = issue.line === undefined ? file : `${file}:${issue.line}`;
          return `${place}: ${SENTENCES[kind]?.(issue) ?? `${kind}: ${issue.symbol}`}`;
        }),
    );
  console.log(lines.length === 0 ? "All files, exports and packages are used." : lines.sort().join("\n"));
}
