import sharp from 'sharp';
import { Refusal, refuse } from '../../platform/refusal';
import type { ImageKind } from './file-kinds';

/** An image as it may be kept and shown to others. */
export interface CleanImage {
  readonly bytes: Buffer;
  readonly contentType: 'image/jpeg' | 'image/png' | 'image/webp';
  readonly width: number;
  readonly height: number;
}

/** Pixels of the longest side; a report photographed by a phone is well readable at that. */
const longestSide = 4096;

/** A picture of a whole page that scrolls is a strip: its width stays readable, up to a length that WebP can hold. */
const stripSides = { shortest: 1080, longest: 16_000 };

/** Phones take pictures of 200 megapixels. A small file can claim a larger one; beyond this none is unpacked. */
const mostPixels = 205_000_000;

// The bytes of other people's pictures have no business in a cache.
sharp.cache(false);

/**
 * Writes an image anew, upright, without EXIF and whatever else was hidden in it. Null when it
 * cannot be read as what its first bytes say. Refuses with `pictureTooManyPixels`, and with `overloaded` when there was
 * no time for it.
 */
export async function cleanImage(bytes: Buffer, kind: ImageKind): Promise<CleanImage | null> {
  try {
    const image = sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error', pages: 1 });
    // What a picture says of itself is read without unpacking it.
    const { format, width, height } = await sharp(bytes, { limitInputPixels: false }).metadata();
    if (format !== kind) return null;
    if (width * height > mostPixels) refuse('pictureTooManyPixels');
    const side = longestSideFor(width, height);
    const upright = image
      .rotate()
      .resize(side, side, { fit: 'inside', withoutEnlargement: true })
      .timeout({ seconds: 20 });
    // A GIF shows its first picture only, which a PNG holds without loss.
    const target = kind === 'gif' ? 'png' : kind;
    const written = {
      jpeg: () => upright.jpeg({ quality: 85, mozjpeg: true }),
      png: () => upright.png(),
      webp: () => upright.webp({ quality: 85 }),
    }[target]();
    const { data, info } = await written.toBuffer({ resolveWithObject: true });
    return { bytes: data, contentType: `image/${target}`, width: info.width, height: info.height };
  } catch (error) {
    if (error instanceof Refusal) throw error;
    // The picture is whole; this gateway had no time for it.
    if (error instanceof Error && error.message.startsWith('timeout:')) {
      refuse('overloaded', { retryAfterSeconds: 5 });
    }
    return null;
  }
}

/** Pixels that the longer side may keep. */
function longestSideFor(width: number, height: number): number {
  const longest = Math.max(width, height);
  const readable = Math.round((longest * stripSides.shortest) / Math.min(width, height));
  return Math.min(stripSides.longest, Math.max(longestSide, readable));
}
