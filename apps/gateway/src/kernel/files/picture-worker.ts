// Owns: decoding pictures of users, in a thread of the pool.
// Must not know: accounts, storage. Node runs it as it is, so that files of ours are named with their ending.
// Used by: the pool, for images, QR codes and the reader of ID cards.
import decodeQR from 'qr/decode.js';
import sharp, { type Sharp } from 'sharp';
import type { ImageKind } from './file-kinds.ts';
import { isTooLarge } from './picture-bounds.ts';

/** A picture of a user. */
interface Sent {
  readonly bytes: Uint8Array;
  readonly kind: ImageKind;
}

/** What cannot be done with a picture: it is too large, or there was no time for it. */
export type PictureFault = 'tooManyPixels' | 'noTime';

/** An image as it may be stored and shown to others. */
export interface WrittenImage {
  readonly bytes: Uint8Array;
  readonly contentType: 'image/jpeg' | 'image/png' | 'image/webp';
  readonly width: number;
  readonly height: number;
}

/** Pixels of the longest side; a report photographed by a phone is well readable at that. */
const longestSide = 4096;

/** A picture of a whole page that scrolls is a strip: its width stays readable, up to a length that WebP can hold. */
const stripSides = { shortest: 1080, longest: 16_000 };

/** Pixels of the longest side at which a QR code is looked for: small first, which is quick, then what is printed small. */
const codeSides = [600, 1400];

/** Shorter than the deadlines of tasks: a thread that ends would wait for sharp to end. */
const sharpSeconds = 15;

// Pictures of users have no business in a cache, and each has one thread.
sharp.cache(false);
sharp.concurrency(1);

/** Writes an image again, upright, without EXIF and whatever else was hidden in it. Null when it cannot be read as what its first bytes say. */
export async function clean({ bytes, kind }: Sent): Promise<WrittenImage | PictureFault | null> {
  return unlessBroken(async () => {
    const facts = await factsOf(bytes, kind);
    if (facts === null || facts === 'tooManyPixels') return facts;
    const side = longestSideFor(facts.width, facts.height);
    // It is turned after it was made smaller: turning needs the whole picture in memory.
    const { data, info } = await decoded(bytes)
      .resize(side, side, { fit: 'inside', withoutEnlargement: true })
      .timeout({ seconds: sharpSeconds })
      .raw()
      .toBuffer({ resolveWithObject: true });
    const upright = turned(sharp(data, { raw: info }), facts.orientation);
    // A GIF shows its first picture only, which a PNG holds without loss.
    const target = kind === 'gif' ? 'png' : kind;
    const written = {
      jpeg: () => upright.jpeg({ quality: 85, mozjpeg: true }),
      png: () => upright.png(),
      webp: () => upright.webp({ quality: 85 }),
    }[target]();
    const image = await written
      .timeout({ seconds: sharpSeconds })
      .toBuffer({ resolveWithObject: true });
    const { width, height } = image.info;
    return { bytes: image.data, contentType: `image/${target}` as const, width, height };
  });
}

/** The text of the QR code on an image, null in it where there is none. Null when the image cannot be read. */
export async function readCode({
  bytes,
  kind,
}: Sent): Promise<{ readonly text: string | null } | PictureFault | null> {
  return unlessBroken(async () => {
    const facts = await factsOf(bytes, kind);
    if (facts === null || facts === 'tooManyPixels') return facts;
    for (const side of codeSides) {
      const { data, info } = await decoded(bytes)
        .resize(side, side, { fit: 'inside', withoutEnlargement: true })
        .flatten({ background: '#fff' })
        .toColourspace('srgb')
        .timeout({ seconds: sharpSeconds })
        .raw()
        .toBuffer({ resolveWithObject: true });
      try {
        return { text: decodeQR({ width: info.width, height: info.height, data }) };
      } catch {
        // It throws where it finds nothing, or what it found does not hold.
      }
    }
    return { text: null };
  });
}

/** A clean image as the reader of ID cards wants it; null for one whose longest side has fewer pixels than `leastSide`. */
export async function prepareForReading({
  bytes,
  turn,
  side,
  leastSide,
}: {
  readonly bytes: Uint8Array;
  readonly turn: number;
  readonly side: number;
  readonly leastSide: number;
}): Promise<Uint8Array | null> {
  const { width, height } = await sharp(bytes).metadata();
  if (Math.max(width, height) < leastSide) return null;
  return sharp(bytes)
    .rotate(turn)
    .greyscale()
    .resize(side, side, { fit: 'inside' })
    .normalise()
    .png()
    .toBuffer();
}

/** The first picture of a file. Its size was looked at before. */
const decoded = (bytes: Uint8Array): Sharp =>
  sharp(bytes, { limitInputPixels: false, failOn: 'error', pages: 1 });

/** What a picture says of itself, which is read without unpacking it. */
async function factsOf(
  bytes: Uint8Array,
  kind: ImageKind,
): Promise<
  { width: number; height: number; orientation: number | undefined } | 'tooManyPixels' | null
> {
  const facts = await sharp(bytes, { limitInputPixels: false }).metadata();
  if (facts.format !== kind) return null;
  const { width, height, orientation } = facts;
  const bounded = {
    width,
    height,
    channels: facts.channels ?? 4,
    bits: facts.depth === 'uchar' ? 8 : 16,
    isProgressive: facts.isProgressive ?? true,
    isSubsampled: facts.chromaSubsampling?.includes('4:2:0') ?? false,
  };
  return isTooLarge(kind, bounded) ? 'tooManyPixels' : { width, height, orientation };
}

/** A picture as its EXIF orientation says that it is held. */
function turned(picture: Sharp, orientation = 1): Sharp {
  const angle = { 3: 180, 5: 270, 6: 90, 7: 90, 8: 270 }[orientation] ?? 0;
  // sharp mirrors before it turns.
  return picture
    .rotate(angle)
    .flip(orientation === 4)
    .flop([2, 5, 7].includes(orientation));
}

/** Pixels that the longer side may have. */
function longestSideFor(width: number, height: number): number {
  const longest = Math.max(width, height);
  const readable = Math.round((longest * stripSides.shortest) / Math.min(width, height));
  return Math.min(stripSides.longest, Math.max(longestSide, readable));
}

async function unlessBroken<Result>(
  work: () => Promise<Result>,
): Promise<Result | 'noTime' | null> {
  try {
    return await work();
  } catch (error) {
    // The picture is whole; there was no time for it.
    return error instanceof Error && error.message.startsWith('timeout:') ? 'noTime' : null;
  }
}
