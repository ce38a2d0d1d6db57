import { EmbeddedExcel } from "../protocol/embeddedExcel";
import { WorkbookStore } from "../store";
import { AddIn } from "./addIn";
const place = document.getElementById("addin")!;
const addIn = new AddIn(new EmbeddedExcel(new WorkbookStore(["Sheet1"])), place, () => undefined);
Object.assign(window, { addIn });
