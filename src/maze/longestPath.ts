export * from "./measures/longestPath";
