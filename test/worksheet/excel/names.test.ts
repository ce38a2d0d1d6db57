import { parseArea } from "../../../src/worksheet/excel/addresses";
import { knownHost, meetHost } from "../../../src/worksheet/excel/knownHost";
import { referenceForName } from "../../../src/worksheet/excel/names";

beforeEach(() => meetHost(() => 0));

test.each([
  ["B2", "='Ann''s'!$B$2", "='Ann''s'!R2C2"],
  ["B3:AA10", "='Ann''s'!$B$3:$AA$10", "='Ann''s'!R3C2:R10C27"],
  ["C1:C4", "='Ann''s'!$C$1:$C$4", "='Ann''s'!R1C3:R4C3"],
])("a name refers to %s in the style in which names were read", (address, a1, r1c1) => {
  expect(referenceForName("Ann's", parseArea(address)!)).toBe(a1);
  knownHost.namesInR1C1 = true;
  expect(referenceForName("Ann's", parseArea(address)!)).toBe(r1c1);
});
