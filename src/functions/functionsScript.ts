import "./es2016"; // before what uses it
import { answering } from "./answering";
import { worksheetFunctions } from "./worksheetFunctions";

for (const each of worksheetFunctions) CustomFunctions.associate(each.id, answering(each));
