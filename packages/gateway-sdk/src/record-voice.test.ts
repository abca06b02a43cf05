import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { recordVoice, type RecordVoiceOptions } from './record-voice';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A microphone and a recorder that say what a browser's say. */
function browser({ type = 'audio/webm;codecs=opus', heard = 'voice', refusal = '' } = {}) {
  const seen = { open: 0, recorder: null as null | { fail(): void; mimeType: string } };
  const track = { stop: () => (seen.open -= 1) };
  class Recorder extends EventTarget {
    static isTypeSupported = (asked: string): boolean => asked === type;
    state: RecordingState = 'inactive';
    readonly mimeType: string;
    constructor(_: unknown, options: MediaRecorderOptions) {
      super();
      this.mimeType = options.mimeType ?? '';
      seen.recorder = this;
    }
    start(): void {
      this.state = 'recording';
    }
    stop(): void {
      this.state = 'inactive';
      this.dispatchEvent(Object.assign(new Event('dataavailable'), { data: new Blob([heard]) }));
      this.dispatchEvent(new Event('stop'));
    }
    fail(): void {
      this.dispatchEvent(new Event('error'));
    }
  }
  const getUserMedia = async (): Promise<MediaStream> => {
    if (refusal !== '') throw new DOMException('', refusal);
    seen.open += 1;
    // The recorder above asks a stream for nothing but its tracks.
    return { getTracks: () => [track] } as unknown as MediaStream;
  };
  // As far as recording goes it is one.
  const recorder = Recorder as unknown as RecordVoiceOptions['recorder'];
  return { seen, options: { devices: { getUserMedia }, recorder } };
}

describe('a voice message', () => {
  it('is recorded until it is ended, and the microphone is given back', async () => {
    const { seen, options } = browser();
    const { recording, stop } = await recordVoice(options);
    expect(seen.open).toBe(1);
    vi.advanceTimersByTime(2500);
    stop();
    const { file, durationMs } = await recording;
    expect(await file.text()).toBe('voice');
    expect([file.type, durationMs, seen.open]).toEqual(['audio/webm;codecs=opus', 2500, 0]);
  });

  it('ends of itself after a minute', async () => {
    const { seen, options } = browser();
    const { recording, stop } = await recordVoice(options);
    vi.advanceTimersByTime(59_999);
    expect(seen.open).toBe(1);
    vi.advanceTimersByTime(1);
    expect((await recording).durationMs).toBe(60_000);
    stop();
    expect(seen.open).toBe(0);
  });

  it('is what the browser can record', async () => {
    const { seen, options } = browser({ type: 'audio/mp4' });
    await recordVoice(options);
    expect(seen.recorder?.mimeType).toBe('audio/mp4');
  });

  it('is thrown away by the person or the page', async () => {
    const cancel = new AbortController();
    const { seen, options } = browser();
    const [one, other] = [
      await recordVoice(options),
      await recordVoice({ ...options, signal: cancel.signal }),
    ];
    one.cancel();
    cancel.abort();
    for (const { recording } of [one, other])
      await expect(recording).rejects.toMatchObject({ failure: 'cancelled' });
    expect(seen.open).toBe(0);
    await expect(recordVoice({ ...options, signal: cancel.signal })).rejects.toMatchObject({
      failure: 'cancelled',
    });
    expect(seen.open).toBe(0);
  });

  it('that breaks off, or is empty, is none', async () => {
    const { seen, options } = browser();
    const broken = await recordVoice(options);
    seen.recorder?.fail();
    await expect(broken.recording).rejects.toMatchObject({ failure: 'failed' });
    const silent = await recordVoice(browser({ heard: '' }).options);
    silent.stop();
    await expect(silent.recording).rejects.toMatchObject({ failure: 'failed' });
    expect(seen.open).toBe(0);
  });

  it.each([
    ['NotAllowedError', 'denied'],
    ['SecurityError', 'denied'],
    ['NotFoundError', 'noMicrophone'],
    ['NotReadableError', 'noMicrophone'],
    ['AbortError', 'failed'],
  ])('is told as %s when it cannot be: %s', async (refusal, failure) => {
    await expect(recordVoice(browser({ refusal }).options)).rejects.toMatchObject({ failure });
  });

  it('is told to be impossible where nothing records, or nothing we could send', async () => {
    await expect(recordVoice()).rejects.toMatchObject({ failure: 'unsupported' });
    const { options } = browser({ type: 'audio/flac' });
    await expect(recordVoice(options)).rejects.toMatchObject({ failure: 'unsupported' });
  });
});
