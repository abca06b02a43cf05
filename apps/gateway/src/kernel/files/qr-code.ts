import decodeQR from 'qr/decode.js';
import sharp from 'sharp';

/** Pixels of the longest side it is looked for at: small first, which is quick, then what is printed small. */
const sides = [600, 1400];

/** The text of the QR code on an image that was cleaned; null when none can be read. */
export async function readQrCode(bytes: Buffer): Promise<string | null> {
  for (const side of sides) {
    const { data, info } = await sharp(bytes)
      .resize(side, side, { fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#fff' })
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true });
    try {
      return decodeQR({ width: info.width, height: info.height, data });
    } catch {
      // It throws where it finds nothing, or what it found does not hold.
    }
  }
  return null;
}
