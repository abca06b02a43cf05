/** A box of an MP4 file. */
function box(type: string, ...content: Uint8Array[]): Buffer {
  const inner = Buffer.concat(content);
  const header = Buffer.alloc(8);
  header.writeUInt32BE(8 + inner.byteLength);
  header.write(type, 4, 'latin1');
  return Buffer.concat([header, inner]);
}

/** A box whose size is written in 64 bits, as recorders do before they know it. */
function longBox(type: string, content: Uint8Array): Buffer {
  const header = Buffer.alloc(16);
  header.writeUInt32BE(1);
  header.write(type, 4, 'latin1');
  header.writeBigUInt64BE(BigInt(16 + content.byteLength), 8);
  return Buffer.concat([header, content]);
}

/** The boxes of a small MP4 as a phone writes them, with a note wherever one can stand. */
export function filmBytes(note: string): Buffer {
  const text = Buffer.from(note, 'latin1');
  return Buffer.concat([
    box('ftyp', Buffer.from('isom\u0000\u0000\u0002\u0000', 'latin1')),
    box(
      'moov',
      box('mvhd', Buffer.alloc(100)),
      box('trak', box('tkhd', Buffer.alloc(84)), box('udta', box('name', text))),
      box('udta', box('\u00a9xyz', text)),
      box('meta', text),
    ),
    box('uuid', text),
    longBox('meta', text),
    box('mdat', Buffer.from('the film itself')),
  ]);
}
