/** What a file is by its own bytes; its name and declared type are the sender's and mean nothing. */
export type FileKind = ImageKind | 'pdf' | RecordingKind;
export type ImageKind = 'jpeg' | 'png' | 'webp' | 'gif';
export type RecordingKind = 'mp4' | 'quicktime' | 'webm' | 'mp3' | 'aac' | 'ogg' | 'wav' | AmrKind;
export type AmrKind = 'amr' | 'amr-wb';

const startsWith = (bytes: Buffer, signature: readonly number[], at = 0): boolean =>
  signature.every((byte, index) => bytes[at + index] === byte);

const ascii = (bytes: Buffer, from: number, to: number): string =>
  bytes.toString('latin1', from, to);

/** Brands of MP4 that phones and browsers write. */
const mp4Brands = /^(?:isom|iso[2-9]|mp4[12]|avc1|M4V |M4A |MSNV|3gp[4-9]|3g2[a-c]|dash|f4v )$/;

/** The kind of the file by its first bytes; null when it is none of ours. */
export function fileKindOf(bytes: Buffer): FileKind | null {
  if (startsWith(bytes, [0xff, 0xd8, 0xff])) return 'jpeg';
  if (startsWith(bytes, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) return 'png';
  if (ascii(bytes, 0, 4) === 'RIFF' && ascii(bytes, 8, 12) === 'WEBP') return 'webp';
  if (/^GIF8[79]a$/.test(ascii(bytes, 0, 6))) return 'gif';
  if (/^%PDF-[12]\.\d/.test(ascii(bytes, 0, 8))) return 'pdf';
  if (ascii(bytes, 0, 4) === 'OggS') return 'ogg';
  if (ascii(bytes, 0, 4) === 'RIFF' && ascii(bytes, 8, 12) === 'WAVE') return 'wav';
  if (ascii(bytes, 0, 6) === '#!AMR\n') return 'amr';
  if (ascii(bytes, 0, 9) === '#!AMR-WB\n') return 'amr-wb';
  if (startsWith(bytes, [0x1a, 0x45, 0xdf, 0xa3])) return 'webm';
  const sound = mpegSoundOf(bytes, ascii(bytes, 0, 3) === 'ID3' ? endOfTag(bytes) : 0);
  if (sound !== null) return sound;
  if (ascii(bytes, 4, 8) === 'ftyp') {
    const brand = ascii(bytes, 8, 12);
    if (brand === 'qt  ') return 'quicktime';
    if (mp4Brands.test(brand)) return 'mp4';
  }
  return null;
}

/** Frames of MPEG sound begin with eleven set bits; the layer's two bits tell which sound it is. */
function mpegSoundOf(bytes: Buffer, at: number): 'aac' | 'mp3' | null {
  const [first = 0, second = 0] = bytes.subarray(at, at + 2);
  if (first !== 0xff || (second & 0xe0) !== 0xe0) return null;
  const layer = (second >> 1) & 3;
  return layer === 0 ? 'aac' : layer === 1 ? 'mp3' : null;
}

/** Where the notes of an ID3 tag end: its size has seven bits a byte. */
function endOfTag(bytes: Buffer): number {
  return bytes.subarray(6, 10).reduce((size, byte) => size * 128 + (byte & 127), 0) + 10;
}
