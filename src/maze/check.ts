export * from "./measures/check";
