/** What a file is by its own bytes; its name and declared type are the sender's and mean nothing. */
export type FileKind = 'jpeg' | 'png' | 'webp' | 'gif' | 'pdf' | 'mp4' | 'quicktime';

const startsWith = (bytes: Buffer, signature: readonly number[], at = 0): boolean =>
  signature.every((byte, index) => bytes[at + index] === byte);

const ascii = (bytes: Buffer, from: number, to: number): string =>
  bytes.toString('latin1', from, to);

/** Brands of MP4 that phones and browsers write. */
const mp4Brands = /^(?:isom|iso[2-9]|mp4[12]|avc1|M4V |MSNV|3gp[4-9]|3g2[a-c]|dash|f4v )$/;

/** The kind of the file by its first bytes; null when it is none of ours. */
export function fileKindOf(bytes: Buffer): FileKind | null {
  if (startsWith(bytes, [0xff, 0xd8, 0xff])) return 'jpeg';
  if (startsWith(bytes, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) return 'png';
  if (ascii(bytes, 0, 4) === 'RIFF' && ascii(bytes, 8, 12) === 'WEBP') return 'webp';
  if (/^GIF8[79]a$/.test(ascii(bytes, 0, 6))) return 'gif';
  if (/^%PDF-[12]\.\d/.test(ascii(bytes, 0, 8))) return 'pdf';
  if (ascii(bytes, 4, 8) === 'ftyp') {
    const brand = ascii(bytes, 8, 12);
    if (brand === 'qt  ') return 'quicktime';
    if (mp4Brands.test(brand)) return 'mp4';
  }
  return null;
}
