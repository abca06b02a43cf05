/** Boxes that hold other boxes on the way to metadata. */
const containers = new Set(['moov', 'trak', 'mdia']);

/** Boxes of notes about the recording: place, device, person (user data, keys, XMP). */
const metadata = new Set(['udta', 'meta', 'uuid']);

/**
 * Blanks what an MP4 or QuickTime file tells about where and by what it was recorded. Sizes and
 * places of all boxes stay, so that the sound and the picture need no new index. False when the
 * file is not built of boxes, or has no film in it.
 */
export function blankVideoMetadata(bytes: Buffer): boolean {
  return blankBoxes(bytes, 0, bytes.byteLength, 0).includes('moov');
}

/** Walks the boxes between two places; answers their types, none when one does not fit. */
function blankBoxes(bytes: Buffer, start: number, end: number, depth: number): string[] {
  const types: string[] = [];
  for (let at = start; at + 8 <= end;) {
    const box = readBox(bytes, at, end);
    if (box === null) return [];
    types.push(box.type);
    if (metadata.has(box.type)) {
      bytes.write('free', at + 4, 'latin1');
      bytes.fill(0, box.content, box.end);
    } else if (containers.has(box.type) && depth < 4) {
      blankBoxes(bytes, box.content, box.end, depth + 1);
    }
    at = box.end;
  }
  return types;
}

interface Box {
  readonly type: string;
  /** Where its header ends. */
  readonly content: number;
  readonly end: number;
}

function readBox(bytes: Buffer, at: number, limit: number): Box | null {
  const short = bytes.readUInt32BE(at);
  const type = bytes.toString('latin1', at + 4, at + 8);
  // 0 means up to the end, 1 that the size follows in 64 bits.
  if (short === 0) return { type, content: at + 8, end: limit };
  if (short === 1 && at + 16 > limit) return null;
  const header = short === 1 ? 16 : 8;
  const size = short === 1 ? Number(bytes.readBigUInt64BE(at + 8)) : short;
  if (size < header || at + size > limit) return null;
  return { type, content: at + header, end: at + size };
}
