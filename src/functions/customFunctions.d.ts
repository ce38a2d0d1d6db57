/** What of Microsoft's runtime for worksheet functions is used here: CustomFunctionsRuntime 1.2. */
declare namespace CustomFunctions {
  /** Gives Excel the function of an id in functions.json. */
  function associate(id: string, run: (...given: unknown[]) => unknown): void;

  /** Shows the code in the cell, and the sentence to whoever asks about the error; Excel has sentences for these two codes alone. */
  class Error extends globalThis.Error {
    readonly code: string;
    constructor(code: "#VALUE!" | "#N/A", sentence?: string);
  }
}
