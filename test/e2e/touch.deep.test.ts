import { openPane, page, pane, status } from "./workbookPage";

/** On a screen for fingers, without a mouse or a keyboard. */

const tap = (role: "button" | "tab", name: string) => pane.getByRole(role, { name, exact: true }).tap();

test("by touch alone a maze is made, gets another entrance at a tapped cell, is solved and prepared for printing", async () => {
  await openPane({ hasTouch: true, viewport: { width: 1024, height: 768 } });
  await tap("button", "Generate");
  await status(/A maze of 20/);
  await tap("tab", "Solve");
  const canvas = (await page.locator("canvas").first().boundingBox())!;
  await page.touchscreen.tap(canvas.x + 300, canvas.y + 150);
  await pane.locator("summary:visible", { hasText: "Entrance and exits" }).tap();
  await tap("button", "Set entrance");
  await status(/is now the entrance/);
  await tap("button", "Solve");
  await status(/path from (?!B2 )/);
  await pane.locator("summary:visible", { hasText: "Self-marking" }).tap();
  await pane.getByRole("button", { name: "Add self-marking" }).waitFor();
  await tap("tab", "Print");
  await tap("button", "Set up for printing");
  await pane.getByRole("button", { name: "Print them too" }).tap();
  await status(/one page/);
});
