import {
  AdtsOutputFormat,
  BufferTarget,
  EncodedAudioPacketSource,
  EncodedPacket,
  EncodedVideoPacketSource,
  MovOutputFormat,
  Mp3OutputFormat,
  Mp4OutputFormat,
  OggOutputFormat,
  Output,
  WavOutputFormat,
  WebMOutputFormat,
  type AudioCodec,
  type OutputFormat,
} from 'mediabunny';

/** Sound of one codec: its packet, which is not played here, its seconds, and how it is described. */
interface Sound {
  readonly codec: AudioCodec;
  readonly packet: Uint8Array;
  readonly seconds: number;
  readonly config: AudioDecoderConfig;
}

const opusHead = Buffer.from('OpusHead\u0001\u0001\0\0\u0080\u00bb\0\0\0\0\0', 'latin1');
const opus: Sound = {
  codec: 'opus',
  packet: Buffer.from([0xfc, 0xff, 0xfe]),
  seconds: 0.02,
  config: { codec: 'opus', sampleRate: 48_000, numberOfChannels: 1, description: opusHead },
};
const aac: Sound = {
  codec: 'aac',
  packet: Buffer.alloc(20, 1),
  seconds: 1024 / 44_100,
  config: {
    codec: 'mp4a.40.2',
    sampleRate: 44_100,
    numberOfChannels: 1,
    description: Buffer.from([0x12, 0x08]),
  },
};
const mp3: Sound = {
  codec: 'mp3',
  packet: Buffer.concat([Buffer.from([0xff, 0xfb, 0x90, 0xc4]), Buffer.alloc(413)]),
  seconds: 1152 / 44_100,
  config: { codec: 'mp3', sampleRate: 44_100, numberOfChannels: 1 },
};
const pcm: Sound = {
  codec: 'pcm-s16',
  packet: Buffer.alloc(320),
  seconds: 0.02,
  config: { codec: 'pcm-s16', sampleRate: 8000, numberOfChannels: 1 },
};

const voices = {
  mp3: [() => new Mp3OutputFormat(), mp3],
  m4a: [() => new Mp4OutputFormat(), aac],
  aac: [() => new AdtsOutputFormat(), aac],
  ogg: [() => new OggOutputFormat(), opus],
  webm: [() => new WebMOutputFormat(), opus],
  wav: [() => new WavOutputFormat(), pcm],
} as const satisfies Record<string, readonly [() => OutputFormat, Sound]>;

/** A voice of so many seconds, as a recorder writes it, with a note where the kind can hold one. */
export async function voiceBytes(
  kind: keyof typeof voices,
  seconds: number,
  note = '',
): Promise<Buffer> {
  const [format, sound] = voices[kind];
  return written(format(), note, seconds, sound);
}

/** A voice as an older phone writes it: frames of the smallest speech, 20 ms each. */
export function amrBytes(seconds: number, wide = false): Buffer {
  const frame = Buffer.alloc(wide ? 18 : 13, 0);
  const frames = Array.from({ length: Math.round(seconds * 50) }, () => frame);
  return Buffer.concat([Buffer.from(wide ? '#!AMR-WB\n' : '#!AMR\n'), ...frames]);
}

const films = {
  mp4: () => new Mp4OutputFormat(),
  mov: () => new MovOutputFormat(),
  webm: () => new WebMOutputFormat(),
};

/** A film of so many seconds, with a note where the kind can hold one. */
export async function filmBytes(
  kind: keyof typeof films,
  seconds: number,
  note: string,
): Promise<Buffer> {
  return written(films[kind](), note, seconds, null);
}

async function written(
  format: OutputFormat,
  note: string,
  seconds: number,
  sound: Sound | null,
): Promise<Buffer> {
  const target = new BufferTarget();
  const output = new Output({ format, target });
  if (note !== '') output.setMetadataTags({ title: note, comment: note });
  const step = sound?.seconds ?? 0.04;
  const times = Array.from({ length: Math.round(seconds / step) }, (_, index) => index * step);
  if (sound) {
    const source = new EncodedAudioPacketSource(sound.codec);
    output.addAudioTrack(source);
    await output.start();
    for (const time of times)
      await source.add(new EncodedPacket(sound.packet, 'key', time, step), {
        decoderConfig: sound.config,
      });
  } else {
    const source = new EncodedVideoPacketSource('vp9');
    output.addVideoTrack(source);
    await output.start();
    for (const time of times)
      await source.add(new EncodedPacket(Buffer.from('the film itself'), 'key', time, step), {
        decoderConfig: { codec: 'vp09.00.10.08', codedWidth: 64, codedHeight: 48 },
      });
  }
  await output.finalize();
  // A finished output has its bytes.
  return Buffer.from(target.buffer ?? new ArrayBuffer(0));
}
