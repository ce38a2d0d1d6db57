/** Shapes of mazes, as masks: pictures, the letters of a word, and images. */
export { pictureShapes, pictureMask } from "./pictures/pictureShapes";
export { type WordShape, wordShape, wordSize } from "./letters/wordShape";
export { type Outline, outlined } from "./outline";
export { type GreyImage, greyOf, type ImageChoice, imageMask } from "./imageMask";
