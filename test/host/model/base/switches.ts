/** Behaviour of the host that tests switch on; the defaults are today's Excel, undisturbed. */
export interface HostSwitches {
  /** Highest ExcelApi set that the host knows: 109 for 1.9, 117 for 1.17. Newer members answer ApiNotFound. */
  apiSet: number;
  /** `getRanges` fails for an address with more than one area. */
  refusesPackedAddresses: boolean;
  /**
   * Which of two cells has the line between them among its own, and so reports it, copies it and loses it when it is cleared: both;
   * always the left or upper one; always the right or lower one; the one for which it was drawn last, an inside border being drawn
   * for the right or lower cell last; or each those drawn for it, so that a line taken from one cell stays with its neighbour.
   */
  edgesHeldBy: "both" | "left" | "right" | "last" | "each";
  /** A border that is set to None stays as it was, though success is reported (seen once on a Mac). */
  keepsRemovedBorders: boolean;
  /**
   * Whose rules of undoing hold: today's Excel on the web, or on Windows and Mac; "none" for older ones, in which whatever an add-in
   * writes ends what can be undone. "off" records nothing, not even what the person does.
   */
  undo: "web" | "desktop" | "none" | "off";
}

export const DEFAULT_SWITCHES: HostSwitches = {
  apiSet: 117,
  refusesPackedAddresses: false,
  edgesHeldBy: "both",
  keepsRemovedBorders: false,
  undo: "off",
};
