import "./es2016"; // before what uses it
import { answering } from "./answering";
import { worksheetFunctions } from "./worksheetFunctions";

for (const [id, each] of Object.entries(worksheetFunctions)) CustomFunctions.associate(id, answering(each));
