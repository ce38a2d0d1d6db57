import { MazeError } from "../maze/model";

/** There is no answer, though nothing is wrong with the arguments: Excel shows #N/A. */
export class NotAvailable extends MazeError {
  override name = "NotAvailable";
}
