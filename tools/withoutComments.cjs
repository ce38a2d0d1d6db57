/** A loader for the language files: their comments are for translators, and nobody downloads them. */
module.exports = (text) => text.replace(/^(?:#.*)?\n/gm, "");
