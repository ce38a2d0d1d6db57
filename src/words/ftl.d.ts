declare module "*.ftl" {
  /** The file's text. */
  const text: string;
  export default text;
}
