import { threadFile, type WorkPool } from '../../platform/work-pool/work-pool';
import { readAmr } from './amr';
import type { AmrKind, RecordingKind } from './file-kinds';

/** A film or a voice as it may be kept and given to others. */
export interface CleanRecording {
  readonly bytes: Uint8Array;
  readonly contentType: `video/${'mp4' | 'quicktime' | 'webm'}` | `audio/${AudioType}`;
  readonly durationMs: number;
}

type AudioType = 'mpeg' | 'mp4' | 'aac' | 'ogg' | 'webm' | 'wav' | AmrKind;

/** A recording as a user sent it. */
export interface Recording {
  readonly bytes: Buffer;
  readonly kind: RecordingKind;
  readonly as: 'film' | 'voice';
}

/** What the thread that writes recordings receives. */
export interface RecordingTask {
  readonly bytes: Uint8Array;
  readonly kind: Exclude<RecordingKind, AmrKind>;
  readonly as: 'film' | 'voice';
}

const recordingFile = threadFile(import.meta.url, 'recording-worker');

/** Longest work on one recording, in milliseconds; the largest film takes a second or two. */
const longestMs = 15_000;

/**
 * Writes a recording again out of the packets of its tracks, without what it says of place, device and person, and
 * without whatever else was hidden in it. Null when it is no film, or no voice, or takes too much memory. Refuses with
 * `overloaded` when there was no time for it, and as the pool does.
 */
export async function cleanRecording(
  pool: WorkPool,
  sender: string,
  { bytes, kind, as }: Recording,
  timeoutMs = longestMs,
): Promise<CleanRecording | null> {
  if (kind === 'amr' || kind === 'amr-wb') {
    const spoken = as === 'voice' ? readAmr(bytes, kind) : null;
    return spoken && { ...spoken, contentType: `audio/${kind}` };
  }
  const input: RecordingTask = { bytes, kind, as };
  return pool.run<CleanRecording>(sender, timeoutMs, { file: recordingFile, name: 'clean', input });
}
