import { pictureFlaw, type PictureFlaw } from '@xinglin/rules';

/** Longest side that a picture is judged at: enough to see whether print is in focus, and quick on an old phone. */
const longestSide = 800;

/**
 * Judges light and focus of a picture on the device, before anybody else sees it; null where it is good, and where this
 * browser cannot tell.
 */
export async function judgePicture(file: Blob): Promise<PictureFlaw | null> {
  const bitmap = await createImageBitmap(file).catch(() => null);
  if (bitmap === null) return null;
  const scale = Math.min(1, longestSide / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(bitmap.width * scale));
  canvas.height = Math.max(1, Math.round(bitmap.height * scale));
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (context === null) {
    bitmap.close();
    return null;
  }
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  const { data, width } = context.getImageData(0, 0, canvas.width, canvas.height);
  return pictureFlaw(lightnessOf(data), width);
}

/** Red, green, blue and opacity of each point as the lightness that an eye sees (ITU-R BT.601). */
function lightnessOf(data: Uint8ClampedArray): Uint8Array {
  return Uint8Array.from({ length: data.length / 4 }, (_, point) => {
    const [red = 0, green = 0, blue = 0] = data.subarray(point * 4, point * 4 + 3);
    return Math.round(0.299 * red + 0.587 * green + 0.114 * blue);
  });
}
