import later from "../../src/words/en/later.words";
import start from "../../src/words/en/start.words";
import { speakWith } from "../../src/words/speech";
import { Words } from "../../src/words/words";

/** Tests in Node speak all of English from the beginning. */
const english = new Words("en-GB");
english.add(start);
english.add(later);
speakWith(english);
