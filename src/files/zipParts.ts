import { Inflate } from "fflate";
import { crc32 } from "../maze/code";
import { FileUnreadable } from "./fileUnreadable";

/** The most that is read: entries of the archive, and bytes of all their names together. */
const MOST_ENTRIES = 20_000;
/** Bytes that are inflated at once; deflate makes at most 1,032 bytes of one. */
const AT_ONCE = 16_384;
const END_SIGNATURE = 0x06054b50;
const ENTRY_SIGNATURE = 0x02014b50;
const LOCAL_SIGNATURE = 0x04034b50;
const END_LENGTH = 22;
const MOST_COMMENT = 65_535;

/** Where a part is in the archive, as its directory says. */
interface Entry {
  readonly at: number;
  readonly packed: number;
  readonly size: number;
  readonly crc: number;
  readonly isDeflated: boolean;
}

/**
 * The parts of a zip archive, which nobody need trust: sizes are checked before anything is unpacked, and a part never gives more bytes
 * than its entry says. Names are compared without regard to case (ECMA-376 part 2, 6.2.2.3). Archives in several files, with passwords, and
 * over 4 GB (zip64) are not read.
 */
export class ZipParts {
  private readonly entries = new Map<string, Entry>();
  private readonly view: DataView;

  /** Reads the directory. Throws {@link FileUnreadable}. */
  constructor(private readonly bytes: Uint8Array) {
    this.view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    const { first, count } = this.directory();
    let at = first;
    for (let i = 0; i < count; i++) at = this.readEntry(at);
  }

  /** Whether there is a part of this name, without a slash in front. */
  has(name: string): boolean {
    return this.entries.has(name.toLowerCase());
  }

  /** Gives a part piece by piece to `take`. Throws {@link FileUnreadable} for a missing or damaged one, and one over `most` bytes. */
  read(name: string, most: number, take: (piece: Uint8Array) => void): void {
    const entry = this.entries.get(name.toLowerCase());
    if (entry === undefined) throw new FileUnreadable("damaged");
    const { size, crc, isDeflated } = entry;
    if (size > most) throw new FileUnreadable("too-large");
    const packed = this.packedBytes(entry);
    let given = 0;
    let sum = 0;
    const give = (piece: Uint8Array) => {
      given += piece.length;
      if (given > size) throw new FileUnreadable("damaged");
      sum = crc32(piece, sum);
      take(piece);
    };
    if (isDeflated) inflate(packed, give);
    else give(packed);
    if (given !== size || sum !== crc) throw new FileUnreadable("damaged");
  }

  /** A whole part as text. Throws as {@link read} does. */
  text(name: string, most: number): string {
    const decoder = new TextDecoder("utf-8", { fatal: true });
    const pieces: string[] = [];
    this.read(name, most, (piece) => pieces.push(decoded(decoder, piece)));
    pieces.push(decoded(decoder));
    return pieces.join("");
  }

  private directory(): { first: number; count: number } {
    const { view } = this;
    const last = view.byteLength - END_LENGTH;
    for (let at = last; at >= Math.max(0, last - MOST_COMMENT); at--) {
      if (view.getUint32(at, true) !== END_SIGNATURE) continue;
      const [count, length, first] = [
        view.getUint16(at + 10, true),
        view.getUint32(at + 12, true),
        view.getUint32(at + 16, true),
      ];
      if (count === 0xffff || first === 0xffffffff) throw new FileUnreadable("another-form");
      if (view.getUint16(at + 8, true) !== count) throw new FileUnreadable("another-form");
      if (first + length > at) throw new FileUnreadable("damaged");
      if (count > MOST_ENTRIES) throw new FileUnreadable("too-large");
      return { first, count };
    }
    // Excel's own form for a workbook with a password is no archive.
    const isCompound = view.byteLength > 4 && view.getUint32(0) === 0xd0cf11e0;
    throw new FileUnreadable(isCompound ? "another-form" : "damaged");
  }

  /** Returns where the next entry begins. */
  private readEntry(at: number): number {
    const { view, bytes } = this;
    if (at + 46 > view.byteLength || view.getUint32(at, true) !== ENTRY_SIGNATURE) {
      throw new FileUnreadable("damaged");
    }
    const lengths = [28, 30, 32].map((place) => view.getUint16(at + place, true)) as [number, number, number];
    const next = at + 46 + lengths[0] + lengths[1] + lengths[2];
    if (next > view.byteLength) throw new FileUnreadable("damaged");
    const method = view.getUint16(at + 10, true);
    const isLocked = (view.getUint16(at + 8, true) & 1) === 1;
    const name = new TextDecoder().decode(bytes.subarray(at + 46, at + 46 + lengths[0])).toLowerCase();
    if (this.entries.has(name)) throw new FileUnreadable("damaged");
    if (isLocked || (method !== 0 && method !== 8)) throw new FileUnreadable("another-form");
    this.entries.set(name, {
      at: view.getUint32(at + 42, true),
      packed: view.getUint32(at + 20, true),
      size: view.getUint32(at + 24, true),
      crc: view.getUint32(at + 16, true),
      isDeflated: method === 8,
    });
    return next;
  }

  private packedBytes({ at, packed }: Entry): Uint8Array {
    const { view, bytes } = this;
    const isLocal = at + 30 <= view.byteLength && view.getUint32(at, true) === LOCAL_SIGNATURE;
    const first = isLocal ? at + 30 + view.getUint16(at + 26, true) + view.getUint16(at + 28, true) : Infinity;
    if (first + packed > view.byteLength) throw new FileUnreadable("damaged");
    return bytes.subarray(first, first + packed);
  }
}

function inflate(packed: Uint8Array, give: (piece: Uint8Array) => void): void {
  const inflating = new Inflate(give);
  try {
    for (let first = 0; first < packed.length; first += AT_ONCE) {
      inflating.push(packed.subarray(first, first + AT_ONCE), first + AT_ONCE >= packed.length);
    }
  } catch (error) {
    if (error instanceof FileUnreadable) throw error;
    throw new FileUnreadable("damaged");
  }
}

/** The text of a piece; without one, what is left. Throws {@link FileUnreadable} if it is no UTF-8. */
export function decoded(decoder: TextDecoder, piece?: Uint8Array): string {
  try {
    return piece === undefined ? decoder.decode() : decoder.decode(piece, { stream: true });
  } catch {
    throw new FileUnreadable("another-form");
  }
}
