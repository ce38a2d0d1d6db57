import { cat } from "./cat";
import { circle } from "./circle";
import { heart } from "./heart";
import { house } from "./house";
import type { PictureShape } from "./pictureShape";
import { ring } from "./ring";
import { star } from "./star";
import { tree } from "./tree";

/** All pictures, in the order in which the pane shows them. */
export const pictureShapes: readonly PictureShape[] = [heart, star, circle, tree, cat, house, ring];
