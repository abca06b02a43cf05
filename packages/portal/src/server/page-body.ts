import { randomBytes } from 'node:crypto';
import { constants, crc32, deflateRawSync } from 'node:zlib';

/** Stand for what differs from answer to answer in a rendered page; no request can contain them. */
export const nonceMark = `nonce-${randomBytes(16).toString('hex')}`;
export const nowMark = `now-${randomBytes(16).toString('hex')}`;

/** What takes the places of the marks in one answer. */
export interface AnswerMarks {
  readonly nonce: string;
  /** The gateway's time, in milliseconds. */
  readonly now: number;
}

/** Smaller by 1.5 % at twice the time would be level 6. */
const level = 4;
const gzipHeader = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 255]);

/** Bytes that stand in many pages, compressed once for all of them. */
export class PagePiece {
  readonly bytes: Buffer;
  #packed: Buffer | null = null;

  constructor(text: string) {
    this.bytes = Buffer.from(text);
  }

  /** Compressed so that other pieces can stand before and after. */
  get packed(): Buffer {
    return (this.#packed ??= deflateRawSync(this.bytes, openEnd));
  }
}

/** The pieces of a page in their order. */
export interface PageParts {
  /** May hold {@link nonceMark} and {@link nowMark}, where an answer puts its own. */
  readonly start: string;
  readonly styles: PagePiece;
  readonly afterStyles: string;
  /** In the bytes it is answered in: text would be made of them and bytes again. */
  readonly markup: Uint8Array;
  /** May hold marks as well. */
  readonly end: string;
}

/**
 * A rendered page. Nearly all of it is the same in each answer and is compressed once: what stands before and after
 * is compressed for itself, and the pieces make one gzip stream.
 */
export class PageBody {
  /** Of what this page keeps for itself and is the same in each answer, in bytes. */
  readonly length: number;
  readonly #before: string;
  readonly #styles: PagePiece;
  readonly #fixed: Buffer;
  readonly #after: string;
  #packed: Buffer | null = null;

  constructor({ start, styles, afterStyles, markup, end }: PageParts) {
    const tail = new RegExp(`${nonceMark}|${nowMark}`).exec(end)?.index ?? end.length;
    this.#before = start;
    this.#styles = styles;
    this.#fixed = Buffer.concat([
      Buffer.from(afterStyles),
      markup,
      Buffer.from(end.slice(0, tail)),
    ]);
    this.#after = end.slice(tail);
    this.length = this.#fixed.length;
  }

  /** The page of one answer. */
  plain(marks: AnswerMarks): Uint8Array<ArrayBuffer> {
    return Buffer.concat([
      Buffer.from(fill(this.#before, marks)),
      this.#styles.bytes,
      this.#fixed,
      Buffer.from(fill(this.#after, marks)),
    ]);
  }

  /** The same, as one gzip stream. */
  gzip(marks: AnswerMarks): Uint8Array<ArrayBuffer> {
    const before = Buffer.from(fill(this.#before, marks));
    const after = Buffer.from(fill(this.#after, marks));
    this.#packed ??= deflateRawSync(this.#fixed, openEnd);
    const pieces = [before, this.#styles.bytes, this.#fixed, after];
    const trailer = Buffer.alloc(8);
    trailer.writeUInt32LE(pieces.reduce((sum, piece) => crc32(piece, sum), 0));
    trailer.writeUInt32LE(
      pieces.reduce((sum, { length }) => sum + length, 0),
      4,
    );
    return Buffer.concat([
      gzipHeader,
      deflateRawSync(before, openEnd),
      this.#styles.packed,
      this.#packed,
      deflateRawSync(after, { level }),
      trailer,
    ]);
  }
}

/** Ends on a whole byte and refers to nothing before, so that other pieces can follow. */
const openEnd = { level, finishFlush: constants.Z_FULL_FLUSH };

function fill(text: string, { nonce, now }: AnswerMarks): string {
  return text.replaceAll(nonceMark, nonce).replaceAll(nowMark, String(now));
}
