import { inflateRawSync } from 'node:zlib';

/** Bills of a hospital are a few megabytes; more than this is none. */
const largestFile = 256 * 1024 * 1024;
const directoryEnd = 0x06054b50;
const directoryEntry = 0x02014b50;
const stored = 0;
const deflated = 8;

/** The files of a ZIP archive without encryption and below 4 GB, as its directory at the end lists them. */
export function filesOfZip(archive: Buffer): { readonly name: Buffer; readonly bytes: Buffer }[] {
  const end = archive.lastIndexOf(Buffer.from([0x50, 0x4b, 5, 6]));
  if (end < 0 || archive.readUInt32LE(end) !== directoryEnd) throw new Error('not a ZIP archive');
  const count = archive.readUInt16LE(end + 10);
  let at = archive.readUInt32LE(end + 16);
  return Array.from({ length: count }, () => {
    if (archive.readUInt32LE(at) !== directoryEntry) throw new Error('a broken ZIP archive');
    const method = archive.readUInt16LE(at + 10);
    const packed = archive.readUInt32LE(at + 20);
    const [nameLength, extraLength, commentLength] = [28, 30, 32].map((offset) =>
      archive.readUInt16LE(at + offset),
    ) as [number, number, number];
    const header = archive.readUInt32LE(at + 42);
    const name = archive.subarray(at + 46, at + 46 + nameLength);
    at += 46 + nameLength + extraLength + commentLength;
    // The file's own heading repeats the name, and may hold other extras.
    const begin =
      header + 30 + archive.readUInt16LE(header + 26) + archive.readUInt16LE(header + 28);
    const bytes = archive.subarray(begin, begin + packed);
    if (method === stored) return { name, bytes };
    if (method !== deflated) throw new Error('a ZIP archive packed in another way');
    return { name, bytes: inflateRawSync(bytes, { maxOutputLength: largestFile }) };
  });
}
