import type { EmbeddedExcel } from "../protocol/embeddedExcel";
import { FrameDoor, type FrameHost } from "../protocol/frameDoor";
import { openDialogFrame } from "./openDialogFrame";

/**
 * The add-in in its frames: the pane and, while a ribbon command runs, the page of commands, which is never visible. Both
 * are the built pages, with Microsoft's own office.js in them.
 */
export class AddIn {
  readonly pane: FrameDoor;
  private readonly doors = new Set<FrameDoor>();
  private readonly host: FrameHost;

  constructor(
    private readonly excel: EmbeddedExcel,
    private readonly place: HTMLElement,
    focusLeft: (backwards: boolean) => void,
  ) {
    this.host = { openDialog: openDialogFrame, focusLeft };
    this.pane = this.open(`taskpane.html${location.search}`, "Lavirint pane");
    excel.deliverEventsTo((event) => {
      const { type, target, args, client } = event;
      for (const door of this.doors) if (door.client === client) door.deliver(type, target, args);
    });
    place.append(this.pane.frame);
  }

  /** Runs the function of a ribbon command, in a page of its own. Resolves as `FrameDoor.invokeCommand` does. */
  async runCommand(functionName: string): Promise<number> {
    const door = this.open(`commands.html${location.search}`, "Lavirint commands");
    door.frame.hidden = true;
    this.place.append(door.frame);
    try {
      return await door.invokeCommand(functionName);
    } finally {
      this.close(door);
    }
  }

  /** Removes the add-in from the page, as when its workbook is closed. */
  end(): void {
    for (const door of [...this.doors]) this.close(door);
    this.excel.deliverEventsTo(() => undefined);
  }

  private open(page: string, title: string): FrameDoor {
    const door = new FrameDoor(this.excel, page, title, this.host);
    this.doors.add(door);
    return door;
  }

  private close(door: FrameDoor): void {
    door.close();
    this.doors.delete(door);
  }
}
