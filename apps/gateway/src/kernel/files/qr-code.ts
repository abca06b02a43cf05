import type { WorkPool } from '../../platform/work-pool/work-pool';
import { pictureFile, unlessFault } from './images';
import type { ImageKind } from './file-kinds';
import type { PictureFault } from './picture-worker';

/** Longest work on one picture, in milliseconds; a photo takes a fraction of a second. */
const longestMs = 20_000;

/**
 * The text of the QR code on an image, null in it where none can be read. Null when the image itself cannot be read.
 * Refuses as {@link cleanImage} does.
 */
export async function readQrCode(
  pool: WorkPool,
  sender: string,
  { bytes, kind }: { readonly bytes: Uint8Array; readonly kind: ImageKind },
): Promise<{ readonly text: string | null } | null> {
  const task = { file: pictureFile, name: 'readCode', input: { bytes, kind } };
  const result = await pool.run<{ readonly text: string | null } | PictureFault>(
    sender,
    longestMs,
    task,
  );
  return unlessFault(result);
}
