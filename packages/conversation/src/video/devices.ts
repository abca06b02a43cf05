import { observable, type Observable } from './observable';

type DeviceKind = 'camera' | 'microphone';
/** Why a camera or a microphone is not there: not allowed, none found, in use by something else. */
export type DeviceProblem = 'unsupported' | 'denied' | 'missing' | 'busy';

/** A camera or a microphone that can be chosen. */
export interface DeviceChoice {
  readonly deviceId: string;
  /** The browser's own words; empty where it tells none. */
  readonly label: string;
}

export interface DevicesState {
  readonly camera: MediaStreamTrack | null;
  readonly microphone: MediaStreamTrack | null;
  readonly isMuted: boolean;
  /** The browser asks the person, or opens a device. */
  readonly isAsking: boolean;
  readonly problems: { readonly [Kind in DeviceKind]?: DeviceProblem };
  readonly cameras: readonly DeviceChoice[];
  readonly microphones: readonly DeviceChoice[];
}

export type CallDevices = Pick<MediaDevices, 'getUserMedia' | 'enumerateDevices'>;

/** Camera and microphone of a call. */
export interface Devices extends Observable<DevicesState> {
  /** Opens what is wanted and gives the rest back; what is open already stays. */
  readonly open: (wanted: { readonly [Kind in DeviceKind]: boolean }) => Promise<void>;
  /** Opens another device of a kind in the place of the present one. */
  readonly choose: (kind: DeviceKind, deviceId: string) => Promise<void>;
  readonly mute: (isMuted: boolean) => void;
  /** Gives both back: their lights go out. */
  readonly release: () => void;
}

const none: DevicesState = {
  camera: null,
  microphone: null,
  isMuted: false,
  isAsking: false,
  problems: {},
  cameras: [],
  microphones: [],
};

/** Sharp enough to see a rash on a phone, and carried by an ordinary line. */
const picture = { width: { ideal: 640 }, height: { ideal: 480 } };

const constraintsOf = {
  camera: (deviceId?: string): MediaTrackConstraints =>
    deviceId === undefined
      ? { ...picture, facingMode: 'user' }
      : { ...picture, deviceId: { exact: deviceId } },
  microphone: (deviceId?: string): MediaTrackConstraints => ({
    echoCancellation: true,
    noiseSuppression: true,
    ...(deviceId !== undefined && { deviceId: { exact: deviceId } }),
  }),
};
const kinds = ['camera', 'microphone'] as const;
const fieldOf = { camera: 'video', microphone: 'audio' } as const;

/** @param media the browser's devices; undefined where it has none, as in some browsers within apps. */
export function createDevices(media: CallDevices | undefined): Devices {
  const { get, subscribe, change } = observable(none);
  // What was asked for before the last release belongs to no call any more.
  let turn = 0;
  let isWanted: { readonly [Kind in DeviceKind]: boolean } = { camera: false, microphone: false };

  const drop = (kind: DeviceKind): void => {
    const track = get()[kind];
    if (track === null) return;
    track.stop();
    change({ [kind]: null });
  };
  const keep = (kind: DeviceKind, track: MediaStreamTrack): void => {
    track.addEventListener('ended', () => {
      // Unplugged, or taken back in the browser's settings.
      if (get()[kind] === track) change({ [kind]: null, problems: { [kind]: 'missing' } });
    });
    if (kind === 'microphone') track.enabled = !get().isMuted;
    change({ [kind]: track });
  };
  /** Opens devices in one question to the person; answers with the problem where there is one. */
  const ask = async (
    asked: readonly DeviceKind[],
    deviceId?: string,
  ): Promise<DeviceProblem | null> => {
    if (media === undefined) return 'unsupported';
    const askedIn = turn;
    try {
      const stream = await media.getUserMedia(
        Object.fromEntries(asked.map((kind) => [fieldOf[kind], constraintsOf[kind](deviceId)])),
      );
      for (const track of stream.getTracks()) {
        const kind = track.kind === 'video' ? 'camera' : 'microphone';
        if (askedIn === turn && isWanted[kind]) keep(kind, track);
        else track.stop();
      }
      return null;
    } catch (error) {
      return problemOf(error);
    }
  };
  const list = async (): Promise<void> => {
    const found = (await media?.enumerateDevices().catch(() => undefined)) ?? [];
    const of = (wanted: MediaDeviceKind): DeviceChoice[] =>
      found.flatMap(({ kind, deviceId, label }) =>
        kind === wanted && deviceId !== '' ? [{ deviceId, label }] : [],
      );
    change({ cameras: of('videoinput'), microphones: of('audioinput') });
  };
  /** One act at a time: a second tap comes while the browser still asks. */
  const asking = async (act: () => Promise<DevicesState['problems']>): Promise<void> => {
    if (get().isAsking) return;
    const asked = turn;
    change({ isAsking: true, problems: {} });
    const problems = await act();
    if (asked !== turn) return;
    change({ isAsking: false, problems });
    await list();
  };

  return {
    get,
    subscribe,
    open(wanted) {
      isWanted = wanted;
      for (const kind of kinds) if (!wanted[kind]) drop(kind);
      return asking(async () => {
        const missing = kinds.filter((kind) => wanted[kind] && get()[kind] === null);
        if (missing.length === 0) return {};
        const problem = await ask(missing);
        if (problem === null) return {};
        if (missing.length === 1 || problem === 'unsupported' || problem === 'denied')
          return Object.fromEntries(missing.map((kind) => [kind, problem]));
        // One of the two is missing or in use: the other one is worth having.
        const problems: { -readonly [Kind in DeviceKind]?: DeviceProblem } = {};
        for (const kind of missing) {
          const own = await ask([kind]);
          if (own !== null) problems[kind] = own;
        }
        return problems;
      });
    },
    choose: (kind, deviceId) =>
      asking(async () => {
        // A phone opens one camera at a time.
        drop(kind);
        const problem = await ask([kind], deviceId);
        if (problem === null) return {};
        await ask([kind]);
        return { [kind]: problem };
      }),
    mute(isMuted) {
      const { microphone } = get();
      if (microphone !== null) microphone.enabled = !isMuted;
      change({ isMuted });
    },
    release() {
      turn += 1;
      drop('camera');
      drop('microphone');
      change({ isAsking: false });
    },
  };
}

function problemOf(error: unknown): DeviceProblem {
  const name = error instanceof Error || error instanceof DOMException ? error.name : '';
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'denied';
  if (name === 'NotFoundError' || name === 'OverconstrainedError') return 'missing';
  return name === 'TypeError' ? 'unsupported' : 'busy';
}
