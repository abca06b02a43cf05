/** Markers of what a picture says of itself beside what is seen: EXIF and its like, and comments. */
const isRemark = (marker: number): boolean =>
  marker === 0xfe || (marker >= 0xe1 && marker <= 0xef && marker !== colours && marker !== adobe);
/** The profile of its colours, without which they would be others. */
const colours = 0xe2;
/** How its colours are written, without which they would be wrong. */
const adobe = 0xee;
const startOfScan = 0xda;

/**
 * A JPEG without where, when and by what it was taken; what is seen stays bit by bit. Null when it is none. Without
 * decoding, because a PDF's pictures may be of a kind that would change by it.
 */
export function withoutJpegRemarks(bytes: Uint8Array): Uint8Array | null {
  if (bytes[0] !== 0xff || bytes[1] !== 0xd8) return null;
  const kept = [bytes.subarray(0, 2)];
  let at = 2;
  for (;;) {
    const marker = bytes[at + 1];
    if (bytes[at] !== 0xff || marker === undefined) return null;
    // Any number of these may fill the room before a marker.
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    if (marker === startOfScan) {
      kept.push(bytes.subarray(at));
      return Buffer.concat(kept);
    }
    const end = at + 2 + ((bytes[at + 2] ?? 0) << 8) + (bytes[at + 3] ?? 0);
    if (end < at + 4 || end > bytes.length) return null;
    if (!isRemark(marker)) kept.push(bytes.subarray(at, end));
    at = end;
  }
}
