export * from "./trace/setNumbers";
