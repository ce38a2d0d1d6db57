import { type Area, addressOf, areaIn, boundsOf, sameArea, separateAreas } from "../excel";
import type { PageKind, PosterPages } from "../memory";
import { type Page, shapeFor } from "./pageSetup";
import { type PaperName, paperNames } from "./paperSizes";
import { posterOrientation, posterPages } from "./posterPages";

/** The settings of a page that its kind and its grid determine. `tall` is the height of its cells divided by their width. */
export function pageShape(page: PageKind, grid: Area, paper: PaperName, tall: number): Partial<Page> {
  const onePage = shapeFor(grid, tall);
  if (page.kind !== "poster") return onePage;
  const { across, down, join } = page.pages;
  return {
    ...onePage,
    orientation: posterOrientation(paper, grid, page.pages, tall),
    horizontally: false,
    vertically: false,
    // Excel ignores page breaks when it fits to a width.
    zoom: join === "overlap" ? "1x0" : "100%",
    areas: join === "overlap" ? posterPages(grid, across, down).map(addressOf).join(",") : addressOf(grid),
  };
}

/** The paper of a page or, if Excel does not report it, the one that was chosen. */
export function paperOf(chosen: string | undefined, now: Pick<Page, "paper">): PaperName {
  const known = [now.paper, chosen].flatMap((each) => paperNames.find((name) => name === each) ?? []);
  return known[0] ?? paperNames[0]!;
}

/** Whether these print areas are the pages of a poster's grid, also where Excel inserted or deleted rows or columns in some of them. */
export function areSpread(areas: string, grid: Area, { across, down, join }: PosterPages): boolean {
  const parts = partsIn(areas);
  return parts.length === (join === "overlap" ? across * down : 1) && sameArea(boundsOf(parts), grid);
}

function partsIn(areas: string): Area[] {
  return separateAreas(areas).flatMap((each) => areaIn(each) ?? []);
}
