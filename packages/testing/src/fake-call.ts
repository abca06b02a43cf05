import { FakeConnection } from './fake-connection';
import { replaceProperty } from './replace-property';

/** What stands in for camera, microphone and connections in tests and stories of calls. */
export interface FakeCall {
  /** Names of the error by which the browser refuses a device; none where it gives it. */
  readonly refuse: (refusals: { camera?: string; microphone?: string }) => void;
  /** Kinds of the tracks that are open at this moment, in order. */
  readonly open: () => readonly string[];
  /** Connections that were made, the newest last. */
  readonly connections: readonly FakeConnection[];
  /** The connection that was made last. @throws Error when there is none. */
  readonly connection: () => FakeConnection;
  /** Gives the browser its own back. */
  readonly restore: () => void;
}

interface FakeTrackOptions {
  readonly kind: 'audio' | 'video';
  readonly deviceId?: string;
  readonly onStop?: () => void;
}

/** A track that a test hands on; in a browser one of a picture that is drawn, since videos take no other. */
export function fakeTrack({ kind, deviceId = kind, onStop }: FakeTrackOptions): MediaStreamTrack {
  const track = drawnTrack(kind) ?? plainTrack(kind);
  const stop = track.stop.bind(track);
  return Object.assign(track, {
    getSettings: () => ({ deviceId }),
    stop() {
      stop();
      onStop?.();
    },
  });
}

function plainTrack(kind: string): MediaStreamTrack {
  // Nothing else is asked of it.
  return Object.assign(new EventTarget(), {
    kind,
    enabled: true,
    stop: () => undefined,
  }) as unknown as MediaStreamTrack;
}

/** Undefined outside of a browser. */
function drawnTrack(kind: 'audio' | 'video'): MediaStreamTrack | undefined {
  if (globalThis.AudioContext === undefined) return undefined;
  if (kind === 'audio')
    return new AudioContext().createMediaStreamDestination().stream.getAudioTracks()[0];
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d');
  if (context) {
    context.fillStyle = '#3a6ea5';
    context.fillRect(0, 0, canvas.width, canvas.height);
  }
  return canvas.captureStream().getVideoTracks()[0];
}

/** Gives the browser two cameras, a microphone and connections that a test moves. */
export function fakeCall(): FakeCall {
  const open: MediaStreamTrack[] = [];
  const connections: FakeConnection[] = [];
  let refusals: { camera?: string; microphone?: string } = {};
  const give = (kind: 'audio' | 'video', wanted: unknown): MediaStreamTrack => {
    const { deviceId } = wanted as { deviceId?: { exact: string } };
    const given: MediaStreamTrack = fakeTrack({
      kind,
      deviceId: deviceId?.exact ?? `${kind}-1`,
      onStop: () => {
        if (open.includes(given)) open.splice(open.indexOf(given), 1);
      },
    });
    open.push(given);
    return given;
  };
  const mediaDevices = {
    async getUserMedia({ audio, video }: MediaStreamConstraints): Promise<MediaStream> {
      const refusal =
        (audio ? refusals.microphone : undefined) ?? (video ? refusals.camera : undefined);
      if (refusal !== undefined) throw new DOMException('', refusal);
      const tracks = [
        ...(audio ? [give('audio', audio)] : []),
        ...(video ? [give('video', video)] : []),
      ];
      // Nothing is asked of it but its tracks.
      return { getTracks: () => tracks } as unknown as MediaStream;
    },
    enumerateDevices: async () => [
      { kind: 'videoinput', deviceId: 'video-1', label: '前置' },
      { kind: 'videoinput', deviceId: 'video-2', label: '' },
      { kind: 'audioinput', deviceId: 'audio-1', label: '' },
    ],
  };
  class Connection extends FakeConnection {
    constructor(configuration: RTCConfiguration) {
      super(configuration);
      connections.push(this);
    }
  }
  const replaced = [
    replaceProperty(navigator, 'mediaDevices', mediaDevices),
    replaceProperty(globalThis, 'RTCPeerConnection', Connection),
  ];
  return {
    refuse: (more) => {
      refusals = more;
    },
    open: () => open.map(({ kind }) => kind).toSorted(),
    connections,
    connection() {
      const newest = connections.at(-1);
      if (newest === undefined) throw new Error('No connection was made.');
      return newest;
    },
    restore: () => replaced.forEach((putBack) => putBack()),
  };
}
