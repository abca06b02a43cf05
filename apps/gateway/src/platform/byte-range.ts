/** A part of a file by its first and its last byte. */
export interface ByteRange {
  readonly from: number;
  readonly to: number;
}

/**
 * The part of a file that a Range header asks for (RFC 9110 §14). Null for the whole file: without the header, for more
 * than one part, and for what cannot be read. `outside` where the file has no such part.
 * @param size of the file in bytes.
 */
export function rangeOf(header: string | undefined, size: number): ByteRange | 'outside' | null {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? '') ?? [];
  if (first === '' && last === '') return null;
  if (first === '') {
    const length = Number(last);
    return length === 0 || size === 0
      ? 'outside'
      : { from: Math.max(0, size - length), to: size - 1 };
  }
  const from = Number(first);
  if (last !== '' && Number(last) < from) return null;
  if (from >= size) return 'outside';
  return { from, to: last === '' ? size - 1 : Math.min(Number(last), size - 1) };
}

/** A part of what a stream brings; the stream is let go of as soon as the part has ended. */
export function partOf(
  whole: ReadableStream<Uint8Array>,
  { from, to }: ByteRange,
): ReadableStream<Uint8Array> {
  const reader = whole.getReader();
  let place = 0;
  return new ReadableStream(
    {
      async pull(controller) {
        for (;;) {
          const { value, done } = await reader.read();
          if (done) return controller.close();
          const begins = place;
          place += value.byteLength;
          if (place <= from) continue;
          controller.enqueue(value.subarray(Math.max(0, from - begins), to + 1 - begins));
          if (place <= to) return;
          controller.close();
          return reader.cancel();
        }
      },
      cancel: (reason) => reader.cancel(reason),
    },
    { highWaterMark: 0 },
  );
}
