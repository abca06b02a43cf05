import { deflateRawSync } from 'node:zlib';

/** Bytes of GB 18030, found by decoding every pair that can be one. */
export function encodeGb(text: string): number[] {
  const decoder = new TextDecoder('gb18030');
  const pairs = new Map<string, number[]>();
  for (let first = 0x81; first <= 0xfe; first += 1)
    for (let second = 0x40; second <= 0xfe; second += 1)
      pairs.set(decoder.decode(Uint8Array.of(first, second)), [first, second]);
  return [...text].flatMap((character) => {
    const code = character.charCodeAt(0);
    return code < 0x80 ? [code] : (pairs.get(character) ?? []);
  });
}

/** An archive of these files, packed. */
export function zipOf(files: Record<string, Buffer>): Buffer {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const [name, bytes] of Object.entries(files)) {
    const packed = deflateRawSync(bytes);
    const heading = Buffer.alloc(30);
    heading.writeUInt32LE(0x04034b50, 0);
    heading.writeUInt16LE(8, 8);
    heading.writeUInt16LE(name.length, 26);
    parts.push(heading, Buffer.from(name), packed);
    const entry = Buffer.alloc(46);
    entry.writeUInt32LE(0x02014b50, 0);
    entry.writeUInt16LE(8, 10);
    entry.writeUInt32LE(packed.length, 20);
    entry.writeUInt32LE(bytes.length, 24);
    entry.writeUInt16LE(name.length, 28);
    entry.writeUInt32LE(offset, 42);
    directory.push(entry, Buffer.from(name));
    offset += heading.length + name.length + packed.length;
  }
  const size = directory.reduce((sum, { length }) => sum + length, 0);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(Object.keys(files).length, 8);
  end.writeUInt16LE(Object.keys(files).length, 10);
  end.writeUInt32LE(size, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...parts, ...directory, end]);
}
