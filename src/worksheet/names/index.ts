/** Hidden names: read, written, and texts that fit into them. */
export {
  fieldsOf,
  jsonForName,
  jsonOfName,
  type NameOwner,
  type NewName,
  type ReadName,
  addName,
  areaOfName,
  cutText,
  deleteName,
  findName,
  knowNames,
  loadNames,
  replaceNames,
  textFormula,
  textOfFormula,
} from "./names";
