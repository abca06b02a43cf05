import { randomBytes } from 'node:crypto';
import { constants, crc32, deflateRawSync } from 'node:zlib';

/** Stand for what differs from answer to answer in a rendered page; nobody outside can write them. */
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

/**
 * A rendered page. Nearly all of it is the same in each answer and is compressed once: what stands before and after
 * is compressed for itself, and the pieces make one gzip stream.
 */
export class PageBody {
  /** Of what is the same in each answer, in bytes. */
  readonly length: number;
  readonly #before: string;
  readonly #fixed: Buffer;
  readonly #after: string;
  #packed: Buffer | null = null;

  /**
   * @param start what stands before the markup, with {@link nonceMark} and {@link nowMark} where an answer puts its own.
   * @param markup without marks, in the bytes it is answered in: text would be made of them and bytes again.
   * @param end what stands after it, with marks as well.
   */
  constructor(start: string, markup: Uint8Array, end: string) {
    const marks = new RegExp(`${nonceMark}|${nowMark}`, 'g');
    const head = Math.max(
      0,
      ...[...start.matchAll(marks)].map(({ index, 0: mark }) => index + mark.length),
    );
    const tail = marks.exec(end)?.index ?? end.length;
    this.#before = start.slice(0, head);
    this.#fixed = Buffer.concat([
      Buffer.from(start.slice(head)),
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
      this.#fixed,
      Buffer.from(fill(this.#after, marks)),
    ]);
  }

  /** The same, as one gzip stream. */
  gzip(marks: AnswerMarks): Uint8Array<ArrayBuffer> {
    const before = Buffer.from(fill(this.#before, marks));
    const after = Buffer.from(fill(this.#after, marks));
    this.#packed ??= deflateRawSync(this.#fixed, openEnd);
    const trailer = Buffer.alloc(8);
    trailer.writeUInt32LE(crc32(after, crc32(this.#fixed, crc32(before))));
    trailer.writeUInt32LE(before.length + this.#fixed.length + after.length, 4);
    return Buffer.concat([
      gzipHeader,
      deflateRawSync(before, openEnd),
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
