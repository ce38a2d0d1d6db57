/** Shapes of mazes, as masks: pictures, the letters of a word, and images. */
export { pictureShapes } from "./pictures/pictureShapes";
export { pictureMask } from "./pictures/pictureMask";
export { type WordShape, wordShape, wordSize } from "./letters/wordShape";
export { type GreyImage, greyOf, type ImageChoice, imageMask } from "./imageMask";
