/** A number as people read it: 1234567 is "1,234,567". */
export function grouped(value: number): string {
  return value.toLocaleString("en-US");
}

/** "1 cell", "2,500 cells"; `many` where the plural is another word, or more words. */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${grouped(count)} ${count === 1 ? one : many}`;
}
