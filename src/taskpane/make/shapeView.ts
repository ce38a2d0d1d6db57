import type { Shape } from "../../actions/desk";
import { type Message, message } from "../../message";
import { text } from "../../words";
import { CheckField, ChoiceField, element } from "../controls";

const shapes: readonly (readonly [Shape, Message])[] = [
  ["areas", message("shape-areas")],
  ["colour", message("shape-colour")],
];

/** "Use selected or coloured cells": which cells of the sheet the maze is made of. */
export class ShapeView {
  readonly root: HTMLElement;
  private readonly choice = new ChoiceField(text("shape-choice"), shapes, "areas");
  private readonly more = element(
    "div",
    { class: "stack", hidden: true },
    this.choice.root,
    element("p", { class: "note" }, text("shape-note")),
  );
  private readonly use = new CheckField(text("use-shape-check"), () => {
    this.more.hidden = !this.use.read();
  });

  constructor() {
    this.root = element("div", { class: "stack" }, this.use.root, this.more);
  }

  /** Undefined for a rectangle of the pane's columns and rows. */
  read(): Shape | undefined {
    return this.use.read() ? this.choice.read() : undefined;
  }
}
