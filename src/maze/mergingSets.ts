export * from "./trace/mergingSets";
