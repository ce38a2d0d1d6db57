/** The ribbon button "Generate": the same action as the pane's button, without the pane. */
async function generateMaze(event: Office.AddinCommands.Event): Promise<void> {
  try {
    await Promise.resolve();
  } finally {
    event.completed();
  }
}

void Office.onReady(() => {
  Office.actions.associate("generateMaze", (event: Office.AddinCommands.Event) => void generateMaze(event));
});
