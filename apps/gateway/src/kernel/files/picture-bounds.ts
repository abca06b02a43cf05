import type { ImageKind } from './file-kinds.ts';

/** Phones take pictures of 200 megapixels. A small file can claim a larger one; beyond this none is unpacked. */
const mostPixels = 205_000_000;

/** Bytes that a decoder may hold of one picture. */
const mostDecoderBytes = 400_000_000;

/** What a picture says of itself before it is unpacked. */
export interface PictureFacts {
  readonly width: number;
  readonly height: number;
  readonly channels: number;
  /** Bits of one sample. */
  readonly bits: number;
  /** It comes in several passes, each over the whole picture. */
  readonly isProgressive: boolean;
  /** The colours of a JPEG have fewer pixels than its light. */
  readonly isSubsampled: boolean;
}

/** Whether a picture is too large to be unpacked: it has too many pixels, or its decoder would hold too much of it at once. */
export function isTooLarge(kind: ImageKind, facts: PictureFacts): boolean {
  const pixels = facts.width * facts.height;
  return pixels > mostPixels || pixels * decoderBytesPerPixel(kind, facts) > mostDecoderBytes;
}

/** Bytes that the decoder holds of each pixel; none where it reads row by row. */
function decoderBytesPerPixel(
  kind: ImageKind,
  { channels, bits, isProgressive, isSubsampled }: PictureFacts,
): number {
  switch (kind) {
    case 'jpeg':
      // Two bytes a coefficient.
      return isProgressive ? channels * 2 * (isSubsampled ? 0.5 : 1) : 0;
    case 'png':
      return isProgressive ? (channels * bits) / 8 : 0;
    case 'webp':
    case 'gif':
      return 4;
  }
}
