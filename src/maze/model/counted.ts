/** A number as people read it: 1234567 is "1,234,567". */
export function grouped(value: number): string {
  return value.toLocaleString("en-US");
}

/** "1 cell", "2,500 cells"; pass `many` if the plural is not formed by "s". */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${grouped(count)} ${count === 1 ? one : many}`;
}
