import { message } from "../../src/message";
import * as errors from "../../src/maze/model/errors";

const { mazeErrors, ...classes } = errors;
const { TextError, MazeError, ...others } = classes;

describe("what is wrong with a maze", () => {
  it.each(Object.entries(others))("is named in a log as %s, and is a MazeError", (name, Fault) => {
    const fault = new Fault(message("frame-open"));
    expect(String(fault)).toBe(`${name}: frame-open {}`);
    expect(fault).toBeInstanceOf(MazeError);
  });

  it("has every class in the table by which messages find it", () => {
    expect(mazeErrors).toEqual(classes);
  });

  it("is told with its place in a text", () => {
    expect(String(new MazeError(message("no-maze-in-text")))).toBe("MazeError: no-maze-in-text {}");
    const fault = message("frame-open");
    const text = new TextError(1234, 5678, fault);
    expect(text.sentence).toEqual(message("text-fault", { line: 1234, column: 5678, fault }));
  });
});
