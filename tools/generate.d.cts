/** Brings what is generated in a project up to date; false if the language files have faults, which it has told. */
declare function generate(project?: string): boolean;
export = generate;
