import { decode, follow } from "../../../src/maze/code";
import { crc32 } from "../../../src/maze/code/crc32";
import { generators } from "../../../src/maze/generators";
import { ascii } from "../../../src/maze/text/ascii";

/**
 * Codes that people may hold, and the mazes that they stand for. A change of the engine that fails here changes mazes that
 * were handed out: give the changed generator a new number in codes instead, and keep the old one.
 */
describe("a share code handed out earlier", () => {
  it("still draws this maze of 5 x 8 by Kruskal", () => {
    const recipe = decode("280GA-207EH-GQCVS-D6GS0-0097J-6TFPF-G");
    expect(recipe).toMatchObject({ generator: "kruskal", rows: 5, columns: 8, seed: "tavo-42" });
    const lines = [
      "+--+--+--+--+--+--+--+--+",
      "|S    |     |           |",
      "+  +--+--+  +--+--+--+  +",
      "|                       |",
      "+  +--+  +--+--+--+  +--+",
      "|     |  |  |     |     |",
      "+  +--+  +  +--+  +  +--+",
      "|  |  |     |     |     |",
      "+--+  +--+  +  +--+  +--+",
      "|           |         E |",
      "+--+--+--+--+--+--+--+--+",
    ];
    expect(
      ascii
        .print({ maze: follow(recipe).maze, ends: recipe.ends })
        .trim()
        .split("\n"),
    ).toEqual(lines);
  });

  it("still draws this imperfect, masked maze by depth-first, with its three ends", () => {
    const recipe = decode("2W108-1GM3R-6MRTK-NC9P6-MRBEC-4G8T0-H06W3-0418P-07XZJ-ZQZNB-HPY");
    expect(recipe).toMatchObject({ seed: "Ljubljana č 7", imperfection: { loopPercent: 20, blockPermille: 30 } });
    const lines = [
      "+--+--+--+--+--+--+",
      "|     |##|      E |",
      "+  +--+--+--+--+  +",
      "|S    |  |##|##|  |",
      "+--+  +--+--+--+  +",
      "|  |  |     |##|  |",
      "+  +--+  +  +--+--+",
      "|        |   E |##|",
      "+--+--+--+--+--+--+",
    ];
    expect(
      ascii
        .print({ maze: follow(recipe).maze, ends: recipe.ends })
        .trim()
        .split("\n"),
    ).toEqual(lines);
  });

  // 12 x 17, seed "golden"; the last column is the CRC-32 of the maze's walls, one byte a cell.
  it.each([
    ["kruskal", "200GR-486CX-QPRS3-5DR3C-WYWX", "d8747444"],
    ["depth-first", "2010R-486CX-QPRS3-5DR2Q-AK3P", "4cfcc0ca"],
    ["prim-weights", "201GR-486CX-QPRS3-5DRXH-X3MS", "d8747444"],
    ["prim-frontier", "2020R-486CX-QPRS3-5DS10-AMKV", "0cc5ecdb"],
    ["wilson", "202GR-486CX-QPRS3-5DSY6-X44M", "30573f3e"],
    ["aldous-broder", "2030R-486CX-QPRS3-5DSZX-B9VZ", "b1edc9ae"],
    ["eller", "203GR-486CX-QPRS3-5DS0V-WSCG", "7eb85c88"],
    ["hunt-and-kill", "2040R-486CX-QPRS3-5DV6E-AVK1", "a91e149f"],
    ["sidewinder", "204GR-486CX-QPRS3-5DVS8-XB4E", "9b175471"],
    ["binary-tree", "2050R-486CX-QPRS3-5DVRK-B6V5", "aa0f6acc"],
    ["recursive-division", "205GR-486CX-QPRS3-5DV7N-WPCA", "7786c03e"],
    ["growing-tree-newest", "2060R-486CX-QPRS3-5DTV4-B1B8", "4cfcc0ca"],
    ["growing-tree-oldest", "206GR-486CX-QPRS3-5DT42-WHW7", "a2a9890a"],
    ["growing-tree-random", "2070R-486CX-QPRS3-5DT5S-AW3C", "00e56b23"],
    ["growing-tree-mixed", "207GR-486CX-QPRS3-5DTTZ-XCM3", "af9934b2"],
    ["boruvka", "2080R-486CX-QPRS3-5DV82-85TN", "d8747444"],
  ])("still makes the same perfect maze: %s, %s", (generator, code, walls) => {
    const recipe = decode(code);
    expect(recipe).toMatchObject({ generator, imperfection: { loopPercent: 0, blockPermille: 0 } });
    expect(fingerprint(follow(recipe).maze.standing)).toBe(walls);
  });

  // The same with 10 % of loops and 50 permille of blocks.
  it.each([
    ["kruskal", "240GR-48A68-36EVV-CCHJP-X0Y13-P60", "e21a3373"],
    ["depth-first", "2410R-48A68-36EVV-CCHJP-WWRKG-FXG", "e6283fde"],
    ["prim-weights", "241GR-48A68-36EVV-CCHJP-W72Z4-SG0", "df94e0ea"],
    ["prim-frontier", "2420R-48A68-36EVV-CCHJP-X4XPQ-RA0", "854e3933"],
    ["wilson", "242GR-48A68-36EVV-CCHJP-XZ7T3-E7G", "78fe23e0"],
    ["aldous-broder", "2430R-48A68-36EVV-CCHJP-W318G-QW0", "1ef309d4"],
    ["eller", "243GR-48A68-36EVV-CCHJP-WRV44-1HG", "30931429"],
    ["hunt-and-kill", "2440R-48A68-36EVV-CCHJP-W4QVP-G8G", "3f151ebb"],
    ["sidewinder", "244GR-48A68-36EVV-CCHJP-WZDQ2-650", "9f2e89f8"],
    ["binary-tree", "2450R-48A68-36EVV-CCHJP-X3B5H-ZYG", "80175a55"],
    ["recursive-division", "245GR-48A68-36EVV-CCHJP-XRH95-9K0", "0332f0db"],
    ["growing-tree-newest", "2460R-48A68-36EVV-CCHJP-WVE0P-890", "83ce0d3b"],
    ["growing-tree-oldest", "246GR-48A68-36EVV-CCHJP-W0MC2-Y4G", "48ad8897"],
    ["growing-tree-random", "2470R-48A68-36EVV-CCHJP-XWJYH-7Z0", "ca34613b"],
    ["growing-tree-mixed", "247GR-48A68-36EVV-CCHJP-X78J5-HJG", "5a2266bd"],
    ["boruvka", "2480R-48A68-36EVV-CCHJP-W430M-0DG", "91b9aafd"],
  ])("still makes the same imperfect maze: %s, %s", (generator, code, walls) => {
    const recipe = decode(code);
    expect(recipe).toMatchObject({ generator, imperfection: { loopPercent: 10, blockPermille: 50 } });
    expect(fingerprint(follow(recipe).maze.standing)).toBe(walls);
  });

  it("is kept here for every generator", () => {
    expect(generators).toHaveLength(16);
  });
});

function fingerprint(walls: Uint8Array): string {
  return crc32(walls).toString(16).padStart(8, "0");
}
