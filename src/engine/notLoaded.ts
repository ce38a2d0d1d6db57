/** The script of the algorithms did not come. The next task asks for it again. */
export class NotLoaded extends Error {
  override name = "NotLoaded";
  constructor() {
    super(
      "Look at your connection and try again. The part of Lavirint that makes and solves mazes could not be loaded.",
    );
  }
}
