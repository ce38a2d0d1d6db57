/** A maze as SVG. */
export { type SvgPicture, svgOf } from "./svgOf";
