import {
  recordVoice,
  type VoiceError,
  type VoiceFailure,
  type VoiceRecorder,
  type VoiceRecording,
} from '@xinglin/gateway-sdk';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { followVolume } from './volume';

/** Where a voice message stands. `problem` is why there is none; giving up is no problem. */
export type Recorded =
  | { readonly step: 'ready'; readonly problem: Exclude<VoiceFailure, 'cancelled'> | null }
  | { readonly step: 'asking' }
  | { readonly step: 'recording'; readonly stop: () => void }
  | { readonly step: 'recorded'; readonly recording: VoiceRecording; readonly url: string };

/** A recording that is there. */
export interface Made {
  readonly recording: VoiceRecording;
  /** Its length in whole seconds, at least one. */
  readonly seconds: number;
  /** Where the browser plays it. */
  readonly url: string;
  /** Throws it away, to record another one. */
  readonly again: () => void;
}

interface Recorder {
  readonly recorded: Recorded;
  /** Shows how loud it is while it records. */
  readonly meter: RefObject<HTMLMeterElement | null>;
  readonly start: () => Promise<void>;
  /** Throws away what was recorded or is being recorded. */
  readonly discard: () => void;
}

const ready: Recorded = { step: 'ready', problem: null };

/** Records one voice message; the microphone is given back at its end, and when the page is left. */
export function useRecorder(limitMs: number): Recorder {
  const [recorded, setRecorded] = useState<Recorded>(ready);
  const meter = useRef<HTMLMeterElement>(null);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);
  const url = recorded.step === 'recorded' ? recorded.url : null;
  useEffect(() => {
    if (url === null) return;
    return () => URL.revokeObjectURL(url);
  }, [url]);

  const start = async (): Promise<void> => {
    // A second tap comes while the browser still asks the person.
    if (running.current !== null) return;
    const given = new AbortController();
    running.current = given;
    setRecorded({ step: 'asking' });
    let endVolume = (): void => undefined;
    const devices = navigator.mediaDevices && {
      getUserMedia: async (wanted: MediaStreamConstraints) => {
        const stream = await navigator.mediaDevices.getUserMedia(wanted);
        endVolume = followVolume(stream, (level) => {
          if (meter.current !== null) meter.current.value = level;
        });
        return stream;
      },
    };
    try {
      const recorder: VoiceRecorder = await recordVoice({
        limitMs,
        devices,
        signal: given.signal,
      });
      setRecorded({ step: 'recording', stop: recorder.stop });
      const recording = await recorder.recording;
      setRecorded({ step: 'recorded', recording, url: URL.createObjectURL(recording.file) });
    } catch (error) {
      const failure = (error as Partial<VoiceError>).failure ?? 'failed';
      if (!given.signal.aborted)
        setRecorded({ step: 'ready', problem: failure === 'cancelled' ? null : failure });
    } finally {
      endVolume();
      if (running.current === given) running.current = null;
    }
  };
  const discard = (): void => {
    running.current?.abort();
    running.current = null;
    setRecorded(ready);
  };
  return { recorded, meter, start, discard };
}
