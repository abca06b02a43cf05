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
  /** In UTF-16 units, marks included. */
  readonly length: number;
  readonly #before: string;
  readonly #fixed: string;
  readonly #after: string;
  #deflated: { readonly plain: Buffer; readonly packed: Buffer } | null = null;

  /** @param html with {@link nonceMark} and {@link nowMark} where an answer puts its own. */
  constructor(html: string) {
    const pieces = html.split(new RegExp(`(${nonceMark}|${nowMark})`));
    // Every other piece is a mark.
    const lengths = pieces.map((piece, index) => (index % 2 === 0 ? piece.length : -1));
    const longest = lengths.indexOf(Math.max(...lengths));
    this.length = html.length;
    this.#before = pieces.slice(0, longest).join('');
    this.#fixed = pieces[longest] ?? '';
    this.#after = pieces.slice(longest + 1).join('');
  }

  /** The page of one answer. */
  text(marks: AnswerMarks): string {
    return fill(this.#before, marks) + this.#fixed + fill(this.#after, marks);
  }

  /** The same, as one gzip stream. */
  gzip(marks: AnswerMarks): Uint8Array<ArrayBuffer> {
    const before = Buffer.from(fill(this.#before, marks));
    const after = Buffer.from(fill(this.#after, marks));
    const { plain, packed } = (this.#deflated ??= deflated(this.#fixed));
    const trailer = Buffer.alloc(8);
    trailer.writeUInt32LE(crc32(after, crc32(plain, crc32(before))));
    trailer.writeUInt32LE(before.length + plain.length + after.length, 4);
    return Buffer.concat([
      gzipHeader,
      deflateRawSync(before, openEnd),
      packed,
      deflateRawSync(after, { level }),
      trailer,
    ]);
  }
}

/** Ends on a whole byte and refers to nothing before, so that other pieces can follow. */
const openEnd = { level, finishFlush: constants.Z_FULL_FLUSH };

function deflated(text: string): { readonly plain: Buffer; readonly packed: Buffer } {
  const plain = Buffer.from(text);
  return { plain, packed: deflateRawSync(plain, openEnd) };
}

function fill(text: string, { nonce, now }: AnswerMarks): string {
  return text.replaceAll(nonceMark, nonce).replaceAll(nowMark, String(now));
}
