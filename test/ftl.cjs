"use strict";

/** Gives Jest a language file as webpack gives it to the add-in: as its text. */
module.exports = {
  process: (text) => ({ code: `module.exports = { __esModule: true, default: ${JSON.stringify(text)} };` }),
};
