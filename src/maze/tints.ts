export * from "./trace/tints";
