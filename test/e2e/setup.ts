import { testForWantOf } from "../missing";
import { missingBrowser } from "./browser";

const missing = missingBrowser();
if (missing !== undefined) globalThis.test = testForWantOf(missing);
