/** Set by webpack: the version in package.json. */
declare const LAVIRINT_VERSION: string | undefined;

/** "1.0.0"; "unbuilt" if webpack did not run. */
export const version = typeof LAVIRINT_VERSION === "undefined" ? "unbuilt" : LAVIRINT_VERSION;
