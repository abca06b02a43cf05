import type { AmrKind } from './file-kinds';

/** Bytes of the speech in a frame by its type; null where no frame is of it. */
const frameBytes: Readonly<Record<AmrKind, readonly (number | null)[]>> = {
  amr: [12, 13, 15, 17, 19, 20, 26, 31, 5, null, null, null, null, null, null, 0],
  'amr-wb': [17, 23, 32, 36, 40, 46, 50, 58, 60, 5, null, null, null, null, 0, 0],
};

const headerBytes: Readonly<Record<AmrKind, number>> = { amr: 6, 'amr-wb': 9 };
const frameMs = 20;

/**
 * Reads an AMR file of one channel (RFC 4867 §5), which older phones record and the library for the
 * other kinds does not know. Null when it is not made of whole frames.
 */
export function readAmr(
  bytes: Buffer,
  kind: AmrKind,
): { readonly bytes: Buffer; readonly durationMs: number } | null {
  let at = headerBytes[kind];
  let frames = 0;
  while (at < bytes.byteLength) {
    const speech = frameBytes[kind][((bytes[at] ?? 0) >> 3) & 15];
    if (typeof speech !== 'number') return null;
    at += 1 + speech;
    frames += 1;
  }
  return at === bytes.byteLength && frames > 0 ? { bytes, durationMs: frames * frameMs } : null;
}
