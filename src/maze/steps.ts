export * from "./trace/steps";
