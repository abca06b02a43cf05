/** How an image is made smaller before it is sent. */
export interface CompressOptions {
  /** Quality from 1 to 100; 80 unless told (spec 1 §9). */
  readonly quality?: number;
  /**
   * Longest side in pixels; 2,400 unless told, enough to read a printed report by. A strip, as the picture of a page that
   * scrolls, is longer, so that its width stays readable.
   */
  readonly longestSide?: number;
}

/** Parts of the longest side: what the shorter side of a strip keeps, and how long a strip gets: within what Safari draws. */
const strip = { shortest: 0.45, longest: 6.25 } as const;

/** What every gateway reads, so that the smaller of both may be sent. */
const readable = /^image\/(?:jpeg|png|webp)$/;
/** An animation or a drawing would lose what it is. Some phones give HEIC the type of any bytes. */
const leftAlone =
  /^(?:image\/(?:gif|svg\+xml)|application\/(?!octet-stream)|video\/|audio\/|text\/)/;

/**
 * Writes an image anew as JPEG on a canvas, which also drops where and when it was taken. Whatever the browser can read
 * is sent as JPEG, HEIC and pictures without a type as well; what it cannot read as an image is answered as it was.
 * Only for browsers.
 */
export async function compressImage(
  file: Blob,
  { quality = 80, longestSide = 2400 }: CompressOptions = {},
): Promise<Blob> {
  if (leftAlone.test(file.type)) return file;
  const picture = await readPicture(file);
  if (!picture) return file;
  const { source, width, height } = picture;
  const scale = scaleFor(width, height, longestSide);
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(width * scale));
  canvas.height = Math.max(1, Math.round(height * scale));
  const context = canvas.getContext('2d');
  if (context) {
    // JPEG knows no transparency; without a ground it turns black.
    context.fillStyle = '#fff';
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.drawImage(source, 0, 0, canvas.width, canvas.height);
  }
  picture.close();
  const written = context
    ? await new Promise<Blob | null>((resolve) =>
        canvas.toBlob(resolve, 'image/jpeg', quality / 100),
      )
    : null;
  if (!written) return file;
  // HEIC is small, but nobody else reads it; a picture of very many pixels is small, but is refused.
  const mustChange = scale < 1 || !readable.test(file.type);
  return mustChange || written.size < file.size ? written : file;
}

/** By how much a picture of these sides is made smaller; 1 where it is small enough. */
export function scaleFor(width: number, height: number, longestSide: number): number {
  const longest = Math.max(width, height);
  const readable = (longestSide * strip.shortest) / Math.min(width, height);
  return Math.min(
    1,
    (longestSide * strip.longest) / longest,
    Math.max(longestSide / longest, readable),
  );
}

interface ReadPicture {
  readonly source: CanvasImageSource;
  readonly width: number;
  readonly height: number;
  close(): void;
}

/** The picture in a file, upright; null where this browser reads none. */
async function readPicture(file: Blob): Promise<ReadPicture | null> {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(
    () => null,
  );
  if (bitmap)
    return {
      source: bitmap,
      width: bitmap.width,
      height: bitmap.height,
      close: () => bitmap.close(),
    };
  // Safari shows HEIC in an image, and not every version of it as a bitmap.
  const url = URL.createObjectURL(file);
  const image = new Image();
  image.src = url;
  const isShown = await image.decode().then(
    () => image.naturalWidth > 0,
    () => false,
  );
  if (!isShown) {
    URL.revokeObjectURL(url);
    return null;
  }
  const { naturalWidth: width, naturalHeight: height } = image;
  return { source: image, width, height, close: () => URL.revokeObjectURL(url) };
}
