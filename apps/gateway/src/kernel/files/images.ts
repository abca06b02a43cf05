import { refuse } from '../../platform/refusal';
import { threadFile, type WorkPool } from '../../platform/work-pool/work-pool';
import type { ImageKind } from './file-kinds';
import type { PictureFault, WrittenImage } from './picture-worker';

/** An image as it may be stored and shown to others. */
export type CleanImage = WrittenImage;

/** The file whose functions decode pictures. */
export const pictureFile = threadFile(import.meta.url, 'picture-worker');

/** Longest work on one picture, in milliseconds: sharp alone has fifteen seconds for each of two steps. */
const longestMs = 40_000;

/**
 * Writes an image again, upright, without EXIF and whatever else was hidden in it. Null when it cannot be read as what
 * its first bytes say. Refuses with `pictureTooManyPixels`, with `overloaded` when there was no time for it, and as the
 * pool does.
 */
export async function cleanImage(
  pool: WorkPool,
  sender: string,
  bytes: Uint8Array,
  kind: ImageKind,
): Promise<CleanImage | null> {
  const task = { file: pictureFile, name: 'clean', input: { bytes, kind } };
  return unlessFault(await pool.run<WrittenImage | PictureFault>(sender, longestMs, task));
}

/** What a thread made of a picture; refuses what it could not do. */
export function unlessFault<Result>(result: Result | PictureFault | null): Result | null {
  if (result === 'tooManyPixels') return refuse('pictureTooManyPixels');
  return result === 'noTime' ? refuse('overloaded', { retryAfterSeconds: 5 }) : result;
}
