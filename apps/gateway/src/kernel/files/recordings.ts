import { readAmr } from './amr';
import type { AmrKind, RecordingKind } from './file-kinds';
import { inThread } from './in-thread';

/** A film or a voice as it may be kept and given to others. */
export interface CleanRecording {
  readonly bytes: Uint8Array;
  readonly contentType: `video/${'mp4' | 'quicktime' | 'webm'}` | `audio/${AudioType}`;
  readonly durationMs: number;
}

type AudioType = 'mpeg' | 'mp4' | 'aac' | 'ogg' | 'webm' | 'wav' | AmrKind;

/** What the thread that writes recordings is given. */
export interface RecordingTask {
  readonly bytes: Uint8Array;
  readonly kind: Exclude<RecordingKind, AmrKind>;
  readonly as: 'film' | 'voice';
}

/** The thread's file: as it is in the sources, and as it is built. */
const threadFile = new URL(
  import.meta.url.endsWith('.ts') ? './recording-worker.ts' : './recording-worker.js',
  import.meta.url,
);

/** Longest work on one recording; the largest film takes a second or two. */
const longestMs = 15_000;

/**
 * Writes a recording anew out of the packets of its tracks: what it tells of place, device and
 * person, and whatever else was hidden in it, stays behind. Null when it is no film, or no voice;
 * refuses with `overloaded` when there was no time for it.
 */
export async function cleanRecording(
  bytes: Buffer,
  kind: RecordingKind,
  as: 'film' | 'voice',
  timeoutMs = longestMs,
): Promise<CleanRecording | null> {
  if (kind === 'amr' || kind === 'amr-wb') {
    const spoken = as === 'voice' ? readAmr(bytes, kind) : null;
    return spoken && { ...spoken, contentType: `audio/${kind}` };
  }
  const task: RecordingTask = { bytes, kind, as };
  return inThread<CleanRecording>(threadFile, task, timeoutMs);
}
