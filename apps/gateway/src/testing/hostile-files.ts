import { deflateSync } from 'node:zlib';
import sharp from 'sharp';

/** A small PNG full of marks as of QR codes: each group of them is looked at as the corner of a code. */
export async function hostileCode(side = 1400): Promise<Buffer> {
  const pixels = Buffer.alloc(side * side, 255);
  const fromMiddle = (at: number) => Math.abs((at % 8) - 3);
  for (let y = 0; y < side; y += 1)
    for (let x = 0; x < side; x += 1) {
      const ring = Math.max(fromMiddle(x), fromMiddle(y));
      if (ring === 3 || ring <= 1) pixels[y * side + x] = 0;
    }
  return sharp(pixels, { raw: { width: side, height: side, channels: 1 } })
    .png()
    .toBuffer();
}

/** A PDF whose one stream of objects unpacks to so many megabytes. */
export function hostilePdf(megabytes: number): Buffer {
  const packed = deflateSync(Buffer.alloc(megabytes * 1024 * 1024));
  const head = `%PDF-1.7\n1 0 obj\n<</Type/ObjStm/N 1/First 4/Filter/FlateDecode/Length ${packed.byteLength}>>\nstream\n`;
  const tail = '\nendstream\nendobj\ntrailer\n<</Root 1 0 R>>\n%%EOF\n';
  return Buffer.concat([Buffer.from(head), packed, Buffer.from(tail)]);
}

/** A PNG of one colour in deep samples, held sideways: less than a megabyte that unpacks to 600. */
export function hostilePicture(side = 10_000): Promise<Buffer> {
  return sharp({
    create: { width: side, height: side, channels: 3, background: '#0b7a75' },
    limitInputPixels: false,
  })
    .toColourspace('rgb16')
    .withMetadata({ orientation: 6 })
    .png()
    .toBuffer();
}
