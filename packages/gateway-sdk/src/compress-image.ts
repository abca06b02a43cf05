/** How an image is made smaller before it is sent. */
export interface CompressOptions {
  /** Quality from 1 to 100; 80 unless told (spec 1 §9). */
  readonly quality?: number;
  /** Longest side in pixels; 2,400 unless told, enough to read a printed report by. */
  readonly longestSide?: number;
}

/**
 * Writes an image anew as JPEG on a canvas, which also drops where and when it was taken. What the
 * browser cannot read as an image, or what would get larger, is answered as it was. Only for browsers.
 */
export async function compressImage(
  file: Blob,
  { quality = 80, longestSide = 2400 }: CompressOptions = {},
): Promise<Blob> {
  // An animation or a drawing would lose what it is.
  if (!/^image\/(?:jpeg|png|webp|heic|heif)$/.test(file.type)) return file;
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(
    () => null,
  );
  if (!bitmap) return file;
  const scale = Math.min(1, longestSide / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(bitmap.width * scale));
  canvas.height = Math.max(1, Math.round(bitmap.height * scale));
  const context = canvas.getContext('2d');
  if (context) {
    // JPEG knows no transparency; without a ground it turns black.
    context.fillStyle = '#fff';
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  }
  bitmap.close();
  const written = context
    ? await new Promise<Blob | null>((resolve) =>
        canvas.toBlob(resolve, 'image/jpeg', quality / 100),
      )
    : null;
  return written && written.size < file.size ? written : file;
}
