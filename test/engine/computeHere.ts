import { engine } from "../../src/engine/engine";
import { inPage } from "../../src/engine/inPage";

// Before each test file: what a page loads as engine.js is imported by the first test that computes.
engine.use(async () => inPage((await import("../../src/engine/tasks")).tasks, "this is a test"));
