export { laboratoryView } from "./laboratoryView";
