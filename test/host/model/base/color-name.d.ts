/** The names of CSS, which are HTML's, each with red, green and blue from 0 to 255. */
declare module "color-name" {
  const names: Readonly<Record<string, readonly [number, number, number]>>;
  export default names;
}
