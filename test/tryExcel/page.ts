import { byScript, engine } from "../../src/engine";
import { loadAllWords, speak } from "../../src/words";
import { openTryPage } from "./tryPage";

engine.use(byScript);
// For developers, in English.
void Office.onReady()
  .then(() => speak("en"))
  .then(loadAllWords)
  .then(() => openTryPage(document));
