/** What is said by parts of the pane that come later, and by actions. */
export default [].join("\n");
