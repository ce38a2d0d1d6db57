export { type SvgPicture, svgOf } from "./svgOf";
