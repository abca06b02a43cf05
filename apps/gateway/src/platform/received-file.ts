import { createHash } from 'node:crypto';

/** One file of a multipart body, with its bytes at hand. Its name is the sender's and is never used. */
export class ReceivedFile extends File {
  readonly #bytes: Buffer<ArrayBuffer>;

  constructor(bytes: Buffer<ArrayBuffer>) {
    super([bytes], 'file');
    this.#bytes = bytes;
  }

  /** The bytes; shared, not copied. */
  get content(): Buffer<ArrayBuffer> {
    return this.#bytes;
  }

  /** What stands for the file in the hash of a request: SHA-256 of its bytes, in hex. */
  toJSON(): string {
    return createHash('sha256').update(this.#bytes).digest('hex');
  }
}
