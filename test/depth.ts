/** Whether everything is tested (`npm run test:deep`), and not only what a change is likely to break (`npm test`). */
export const IS_DEEP = process.env["DEEP"] === "1";

/** How often a property is tried, or how many seeds are drawn: all of them in the deep tests, a tenth of them every day. */
export const runs = (all: number): number => (IS_DEEP ? all : Math.ceil(all / 10));
