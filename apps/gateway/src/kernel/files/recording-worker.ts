// Owns: reading recordings of users, in a thread of the pool: a file can be made so that reading never ends.
// Must not know: accounts, storage. Node runs it as it is.
// Used by: the pool, for films and voices.
import {
  AdtsOutputFormat,
  ADTS,
  BufferSource,
  BufferTarget,
  Conversion,
  Input,
  MP3,
  MP4,
  Mp3OutputFormat,
  Mp4OutputFormat,
  MovOutputFormat,
  OGG,
  OggOutputFormat,
  Output,
  QTFF,
  WAVE,
  WavOutputFormat,
  WEBM,
  WebMOutputFormat,
  type InputFormat,
  type OutputFormat,
} from 'mediabunny';
import type { AmrKind, RecordingKind } from './file-kinds';
import type { CleanRecording, RecordingTask } from './recordings';

type ContentType = CleanRecording['contentType'];

/** How a kind is read, written again, and called. */
interface Container {
  readonly reads: InputFormat;
  readonly writes: () => OutputFormat;
  readonly film?: ContentType;
  readonly voice?: ContentType;
}

const containers: Readonly<Record<Exclude<RecordingKind, AmrKind>, Container>> = {
  mp4: {
    reads: MP4,
    // The index stands before the film, so that it plays while it loads.
    writes: () => new Mp4OutputFormat({ fastStart: 'in-memory' }),
    film: 'video/mp4',
    voice: 'audio/mp4',
  },
  quicktime: {
    reads: QTFF,
    writes: () => new MovOutputFormat({ fastStart: 'in-memory' }),
    film: 'video/quicktime',
  },
  webm: {
    reads: WEBM,
    writes: () => new WebMOutputFormat(),
    film: 'video/webm',
    voice: 'audio/webm',
  },
  mp3: { reads: MP3, writes: () => new Mp3OutputFormat(), voice: 'audio/mpeg' },
  aac: { reads: ADTS, writes: () => new AdtsOutputFormat(), voice: 'audio/aac' },
  ogg: { reads: OGG, writes: () => new OggOutputFormat(), voice: 'audio/ogg' },
  wav: { reads: WAVE, writes: () => new WavOutputFormat(), voice: 'audio/wav' },
};

/** A recording written again out of the packets of its tracks; null when it is no film, or no voice. */
export async function clean(task: RecordingTask): Promise<CleanRecording | null> {
  return written(task).catch(() => null);
}

async function written({ bytes, kind, as }: RecordingTask): Promise<CleanRecording | null> {
  const container = containers[kind];
  const contentType = container[as];
  if (contentType === undefined) return null;
  const input = new Input({ source: new BufferSource(bytes), formats: [container.reads] });
  const isFilm = (await input.getPrimaryVideoTrack()) !== null;
  if (isFilm !== (as === 'film')) return null;
  const target = new BufferTarget();
  const conversion = await Conversion.init({
    input,
    output: new Output({ format: container.writes(), target }),
    tags: {},
    showWarnings: false,
  });
  if (!conversion.isValid || conversion.discardedTracks.length > 0) return null;
  const durationMs = Math.round((await input.computeDuration()) * 1000);
  await conversion.execute();
  // Nothing can be seen or heard of less than a millisecond, nor of what has no length at all.
  if (target.buffer === null || !(durationMs > 0)) return null;
  return { bytes: new Uint8Array(target.buffer), contentType, durationMs };
}
