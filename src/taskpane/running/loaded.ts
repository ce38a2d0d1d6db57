import { ActionFailure } from "../../actions/desk";

/** A script that was asked for. Rejects with ActionFailure where it does not come; webpack asks for it anew the next time. */
export function loaded<Module>(script: Promise<Module>): Promise<Module> {
  return script.catch((error: unknown) => {
    const details = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
    throw new ActionFailure(
      "Check the connection and try again. This part of Lavirint could not be loaded; if that stays so, close the pane and open it again.",
      details,
    );
  });
}
