import { replaceProperty } from './replace-property';

/** What stands in for the browser's microphone and recorder in tests and stories. */
export interface FakeMicrophone {
  /** How many are open at this moment. */
  readonly open: () => number;
  /** Gives the browser its own back. */
  readonly restore: () => void;
}

/**
 * Gives the browser a microphone.
 * @param refusal the name of the error with which browsers refuse one; it is given where this is empty.
 */
export function fakeMicrophone(refusal = ''): FakeMicrophone {
  let open = 0;
  class Recorder extends EventTarget {
    static isTypeSupported = (type: string): boolean => type === 'audio/webm';
    state: RecordingState = 'inactive';
    readonly mimeType = 'audio/webm';
    start(): void {
      this.state = 'recording';
    }
    stop(): void {
      this.state = 'inactive';
      this.dispatchEvent(Object.assign(new Event('dataavailable'), { data: new Blob(['voice']) }));
      this.dispatchEvent(new Event('stop'));
    }
  }
  const getUserMedia = async (): Promise<MediaStream> => {
    if (refusal !== '') throw new DOMException('', refusal);
    open += 1;
    // Nothing is asked of it but its tracks.
    return { getTracks: () => [{ stop: () => (open -= 1) }] } as unknown as MediaStream;
  };
  const replaced = [
    replaceProperty(globalThis, 'MediaRecorder', Recorder),
    replaceProperty(navigator, 'mediaDevices', { getUserMedia }),
  ];
  return { open: () => open, restore: () => replaced.forEach((putBack) => putBack()) };
}
