import { engine } from "../../src/engine/engine";

// Before each test file: the first test that computes imports what a page without workers loads.
engine.use(async () => (await import("../../src/engine/inPage")).inPage("this is a test"));
