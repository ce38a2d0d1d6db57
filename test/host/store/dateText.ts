/** Days since the last one of 1899, with the time as a part of a day; as Excel counts them, with a 29 February 1900 that never was. */
export type Serial = number;

const DAY = 86_400_000;
/** Serial 61 is 1 March 1900; before the 29 February that never was, every serial is one too high. */
const EPOCH = Date.UTC(1899, 11, 30);
const LAST_SERIAL = 2_958_466;

/** The serial of a Gregorian date; undefined if the date does not exist or is not within 1900 to 9999. */
export function serialOf(year: number, month: number, day: number): Serial | undefined {
  if (year < 1900 || year > 9999 || month < 1 || month > 12 || day < 1) return undefined;
  if (year === 1900 && month === 2 && day === 29) return 60;
  const time = Date.UTC(year, month - 1, day);
  if (new Date(time).getUTCDate() !== day) return undefined;
  const serial = (time - EPOCH) / DAY;
  return serial < 61 ? serial - 1 : serial;
}

const MONTHS = "January February March April May June July August September October November December".split(" ");
const DAYS = "Saturday Sunday Monday Tuesday Wednesday Thursday Friday".split(" ");

/** 1 to 12 for "Jan", "sept" or "December"; undefined for anything else. */
export function monthNamed(text: string): number | undefined {
  const name = text.toLowerCase();
  if (name === "sept") return 9;
  const found = MONTHS.findIndex((month) => month.toLowerCase() === name || month.slice(0, 3).toLowerCase() === name);
  return found < 0 ? undefined : found + 1;
}

function dayOf(serial: number): { year: number; month: number; day: number } {
  if (serial === 0) return { year: 1900, month: 1, day: 0 };
  if (serial === 60) return { year: 1900, month: 2, day: 29 };
  const date = new Date(EPOCH + (serial < 60 ? serial + 1 : serial) * DAY);
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() };
}

const PART = /\[(h+|m+|s+)\]|y+|m+|d+|h+|s+|\.0+|AM\/PM|A\/P|./gi;

/** Whether a section of a number format, without its literal text, shows a date or a time. */
export function isDateSection(section: string): boolean {
  return /[ymdhs]/i.test(section.replace(/\[(?!h+\]|m+\]|s+\])[^\]]*\]/gi, "").replace(/General/i, ""));
}

/** The date and time by a section of a number format; "########" for a number that is no date. */
export function dateText(serial: Serial, section: string): string {
  if (serial < 0 || serial >= LAST_SERIAL) return "########";
  const parts = [...section.matchAll(PART)].map(([part]) => part);
  const decimals = parts.find((part) => /^\.0/.test(part))?.length ?? 1;
  const unit = 86_400 * 10 ** (decimals - 1);
  const units = Math.round(serial * unit);
  const seconds = units / 10 ** (decimals - 1);
  const day = dayOf(Math.floor(seconds / 86_400));
  const isHalved = /AM\/PM|A\/P/i.test(section);
  const hour = Math.floor(seconds / 3_600) % 24;
  const clock = { hour: isHalved ? hour % 12 || 12 : hour, isAfternoon: hour >= 12, seconds };
  return parts.map((part, at) => written(part.toLowerCase(), parts, at, day, clock, Math.floor(serial))).join("");
}

function written(
  part: string,
  parts: readonly string[],
  at: number,
  { year, month, day }: ReturnType<typeof dayOf>,
  { hour, isAfternoon, seconds }: { hour: number; isAfternoon: boolean; seconds: number },
  serial: number,
): string {
  const padded = (value: number): string => String(value).padStart(part.length > 1 ? 2 : 1, "0");
  const elapsed = /^\[(h+|m+|s+)\]$/.exec(part)?.[1];
  if (elapsed !== undefined) {
    const size = { h: 3_600, m: 60, s: 1 }[elapsed[0] as "h" | "m" | "s"];
    return String(Math.floor(seconds / size)).padStart(elapsed.length, "0");
  }
  if (part === "am/pm") return isAfternoon ? "PM" : "AM";
  if (part === "a/p") return isAfternoon ? "P" : "A";
  if (/^\.0+$/.test(part)) return (seconds % 1).toFixed(part.length - 1).slice(1);
  if (/^y+$/.test(part)) return part.length > 2 ? String(year) : String(year % 100).padStart(2, "0");
  if (/^d+$/.test(part)) {
    const name = DAYS[serial % 7]!;
    return part.length < 3 ? padded(day) : part.length === 3 ? name.slice(0, 3) : name;
  }
  if (/^h+$/.test(part)) return padded(hour);
  if (/^s+$/.test(part)) return padded(Math.floor(seconds) % 60);
  if (!/^m+$/.test(part)) return part;
  if (part.length < 3 && isMinute(parts, at)) return padded(Math.floor(seconds / 60) % 60);
  const name = MONTHS[month - 1]!;
  if (part.length < 3) return padded(month);
  return part.length === 3 ? name.slice(0, 3) : part.length === 5 ? name.slice(0, 1) : name;
}

/** "m" right after hours or right before seconds means minutes. */
function isMinute(parts: readonly string[], at: number): boolean {
  const isPart = (part: string): boolean => /^\[?[ymdhs]+\]?$/i.test(part);
  const before = parts.slice(0, at).reverse().find(isPart);
  const after = parts.slice(at + 1).find(isPart);
  return /^\[?h/i.test(before ?? "") || /^\[?s/i.test(after ?? "");
}
