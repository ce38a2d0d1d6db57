import { engine } from "../../src/engine/engine";
import { inPage } from "../../src/engine/inPage";

// Before each test file: the first test that computes imports what a page loads as engine.js.
engine.use(async () => inPage((await import("../../src/engine/tasks")).tasks, "this is a test"));
