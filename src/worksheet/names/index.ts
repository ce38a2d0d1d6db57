/** Hidden names: read, written, and texts that fit into them. */
export {
  fieldsOf,
  jsonForName,
  jsonOfName,
  type NewName,
  type ReadName,
  addName,
  areaOfName,
  cutText,
  deleteName,
  findName,
  knowNames,
  loadNames,
  readNames,
  setName,
  textFormula,
  textOfFormula,
} from "./names";
