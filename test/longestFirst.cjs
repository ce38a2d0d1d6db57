/**
 * The order of test files: the longest first, so that no worker waits while another does the longest of all. Jest knows how long a file
 * took where it ran before; in a fresh clone it goes by the size of files, which says nothing of these.
 */
const Sequencer = require("@jest/test-sequencer").default;

const LONGEST = ["test/histories/", "test/manifest/build.deep", "test/e2e/pane/wordsAtWork"];

const isLong = ({ path }) => LONGEST.some((name) => path.includes(name));

module.exports = class extends Sequencer {
  sort(tests) {
    const sorted = super.sort(tests);
    return [...sorted.filter(isLong), ...sorted.filter((test) => !isLong(test))];
  }
};
