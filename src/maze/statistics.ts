export * from "./measures/statistics";
