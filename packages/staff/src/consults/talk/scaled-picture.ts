/** Bytes up to which a picture is sent as it was chosen. */
const mostBytes = 4 * 1024 * 1024;
/** Pixels of the longer edge of a picture that is made smaller: enough to read a report. */
const edges = [2560, 1600] as const;
const qualities = [0.85, 0.7] as const;
/** What the gateway reads; a browser draws other kinds, such as HEIC in Safari, into JPEG. */
const sentTypes = ['image/jpeg', 'image/png', 'image/webp'];

function dataOf(blob: Blob): Promise<string> {
  return new Promise((done, fail) => {
    const reader = new FileReader();
    // Read as a data address, it is a text.
    reader.addEventListener('load', () => done(reader.result as string));
    reader.addEventListener('error', () => fail(reader.error ?? new Error('not read')));
    reader.readAsDataURL(blob);
  });
}

/** A recorded voice as a data address. */
export const voiceData = dataOf;

async function drawn(file: Blob, edge: number, quality: number): Promise<Blob | null> {
  const picture = await createImageBitmap(file);
  const scale = Math.min(1, edge / Math.max(picture.width, picture.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(picture.width * scale));
  canvas.height = Math.max(1, Math.round(picture.height * scale));
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  picture.close();
  return new Promise((done) => canvas.toBlob(done, 'image/jpeg', quality));
}

/**
 * A picture as a data address of at most 4 MB: as it is where it is small enough, else made smaller.
 * @returns null for what is no picture, or one that this browser cannot read.
 */
export async function scaledPicture(file: Blob): Promise<string | null> {
  if (!file.type.startsWith('image/')) return null;
  if (file.size <= mostBytes && sentTypes.includes(file.type)) return dataOf(file);
  for (const edge of edges)
    for (const quality of qualities) {
      const smaller = await drawn(file, edge, quality).catch(() => null);
      if (smaller === null) return null;
      if (smaller.size <= mostBytes) return dataOf(smaller);
    }
  return null;
}
