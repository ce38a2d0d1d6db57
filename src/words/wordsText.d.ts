declare module "*.words" {
  /** What the files of a language say, in Fluent's form. */
  const text: string;
  export default text;
}
