/** Longest voice message in milliseconds; the gateway takes none that is longer. */
export const longestVoiceMs = 60_000;

/** Why there is no recording. */
export type VoiceFailure =
  /** The browser cannot record, or the page is not one that may (no HTTPS). */
  | 'unsupported'
  /** The person, or the device's settings, said no. */
  | 'denied'
  /** There is no microphone, or something else holds it. */
  | 'noMicrophone'
  /** Given up by the person or the page. */
  | 'cancelled'
  /** It broke off, or nothing was recorded. */
  | 'failed';

/** What {@link recordVoice} and its recording reject with; `name` is `VoiceError`. */
export interface VoiceError extends Error {
  readonly failure: VoiceFailure;
}

// No class: a bundler keeps one that extends another even where no page records.
const voiceError = (failure: VoiceFailure): VoiceError =>
  Object.assign(new Error(failure), { name: 'VoiceError', failure });

/** A voice message, ready for `uploadFile` with `uploadCalls.uploadAudio`. */
export interface VoiceRecording {
  readonly file: Blob;
  /** By the clock of the page; the gateway reads the true length off the file. */
  readonly durationMs: number;
}

/** A recording under way. */
export interface VoiceRecorder {
  /** The message once it has ended: by `stop`, or at the limit. Rejects with a {@link VoiceError}. */
  readonly recording: Promise<VoiceRecording>;
  /** Ends the message. */
  readonly stop: () => void;
  /** Throws it away. */
  readonly cancel: () => void;
}

export interface RecordVoiceOptions {
  /** Milliseconds after which it ends of itself; 60,000 unless told. */
  readonly limitMs?: number;
  /** Throws the recording away. */
  readonly signal?: AbortSignal;
  /** Who gives the microphone; the browser's own unless told. */
  readonly devices?: Pick<MediaDevices, 'getUserMedia'> | undefined;
  /** What records; the browser's own unless told. */
  readonly recorder?: RecorderClass | undefined;
}

type RecorderClass = Pick<typeof MediaRecorder, 'isTypeSupported'> & {
  new (
    stream: MediaStream,
    options: MediaRecorderOptions,
  ): Pick<MediaRecorder, 'start' | 'stop' | 'state' | 'mimeType' | 'addEventListener'>;
};

/** What is recorded, the most widely played first; the gateway takes all of them. */
const types = [
  'audio/mp4;codecs=mp4a.40.2',
  'audio/webm;codecs=opus',
  'audio/mp4',
  'audio/webm',
  'audio/ogg;codecs=opus',
];

/** Bits a second; speech is well understood at that, and a minute is a quarter of a megabyte. */
const bitsPerSecond = 32_000;

/**
 * Asks for the microphone and records a voice message of at most a minute. Resolves once it records,
 * which a page shows. Only for browsers.
 * @throws VoiceError when the browser cannot, or the user refuses.
 */
export async function recordVoice(options: RecordVoiceOptions = {}): Promise<VoiceRecorder> {
  const { limitMs = longestVoiceMs, signal } = options;
  const devices = options.devices ?? globalThis.navigator?.mediaDevices;
  const Recorder = options.recorder ?? globalThis.MediaRecorder;
  const mimeType = Recorder && types.find((type) => Recorder.isTypeSupported(type));
  if (!devices || !Recorder || mimeType === undefined) throw voiceError('unsupported');
  if (signal?.aborted) throw voiceError('cancelled');
  const stream = await devices.getUserMedia({ audio: true }).catch((error: unknown) => {
    throw voiceError(failureOf(error));
  });
  const release = (): void => {
    for (const track of stream.getTracks()) track.stop();
  };
  if (signal?.aborted) {
    release();
    throw voiceError('cancelled');
  }
  try {
    const recorder = new Recorder(stream, { mimeType, audioBitsPerSecond: bitsPerSecond });
    return record(recorder, limitMs, signal, release);
  } catch {
    release();
    throw voiceError('failed');
  }
}

function record(
  recorder: InstanceType<RecorderClass>,
  limitMs: number,
  signal: AbortSignal | undefined,
  release: () => void,
): VoiceRecorder {
  const pieces: Blob[] = [];
  let failure: VoiceFailure | null = null;
  const stop = (): void => {
    if (recorder.state !== 'inactive') recorder.stop();
  };
  const cancel = (): void => {
    failure ??= 'cancelled';
    stop();
  };
  const startedAt = performance.now();
  const recording = new Promise<VoiceRecording>((resolve, reject) => {
    const limit = setTimeout(stop, limitMs);
    recorder.addEventListener('dataavailable', ({ data }) => pieces.push(data));
    recorder.addEventListener('error', () => {
      failure ??= 'failed';
      stop();
    });
    recorder.addEventListener('stop', () => {
      clearTimeout(limit);
      signal?.removeEventListener('abort', cancel);
      release();
      const file = new Blob(pieces, { type: recorder.mimeType });
      if (file.size === 0) failure ??= 'failed';
      if (failure !== null) reject(voiceError(failure));
      else resolve({ file, durationMs: Math.min(performance.now() - startedAt, limitMs) });
    });
  });
  // A page that threw it away need not listen any more.
  recording.catch(() => undefined);
  signal?.addEventListener('abort', cancel, { once: true });
  recorder.start();
  return { recording, stop, cancel };
}

function failureOf(error: unknown): VoiceFailure {
  const name = error instanceof Error ? error.name : '';
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'denied';
  if (name === 'NotFoundError' || name === 'NotReadableError' || name === 'OverconstrainedError')
    return 'noMicrophone';
  return 'failed';
}
