import type { SignalVideoCallResponse, VideoCall, VideoSignal } from '@xinglin/gateway-sdk';
import { connect, type CallBrowser, type Connection } from './connection';
import type { Devices } from './devices';
import { laterCall } from './later-call';
import { isBadLine, readLine, type LineReading } from './line-quality';
import { observable, type Observable } from './observable';

type Mode = VideoCall['mode'];
type SignalContent = VideoSignal['signal'];

/**
 * How the line to the other side is: the other side is not there yet, the browsers look for each other, see each other, have
 * lost each other, find no way after several tries; the call is over, or was taken over by another device.
 */
export type PeerLine =
  | 'waiting'
  | 'connecting'
  | 'connected'
  | 'interrupted'
  | 'failed'
  | 'ended'
  | 'elsewhere';

export interface PeerState {
  readonly line: PeerLine;
  readonly call: VideoCall;
  readonly mode: Mode;
  /** Went on with sound alone because of the line. */
  readonly hasFallen: boolean;
  /** What the other side shows and says. */
  readonly remote: readonly MediaStreamTrack[];
}

/** One side of a call. */
export interface Peer extends Observable<PeerState> {
  /** Takes what was told of the call since, in any order and again. */
  readonly know: (told: {
    readonly call: VideoCall | null;
    readonly signals: readonly VideoSignal[];
    /** False once another browser of the same side has taken the call over. */
    readonly isHere?: boolean;
  }) => void;
  /** Goes on with less, or with more again; resolves once the other side is told, or cannot be. */
  readonly setMode: (mode: Mode) => Promise<void>;
  /** Looks for a way to the other side once more. */
  readonly retry: () => void;
  /** Ends the call for both. */
  readonly hangUp: () => Promise<void>;
  /** Leaves without ending the call: devices are given back. */
  readonly stop: () => void;
}

interface PeerOptions extends CallBrowser {
  readonly call: VideoCall;
  /** Whose side it is: the patient's is the polite one of the negotiation. `patient` by default. */
  readonly side?: 'patient' | 'doctor';
  /** What this device calls itself in the call. */
  readonly clientId: string;
  readonly iceServers: RTCIceServer[];
  readonly devices: Devices;
  /** Tells the other side; null where the gateway was not reached. */
  readonly send: (sent: {
    readonly round: number;
    readonly signal: SignalContent;
  }) => Promise<SignalVideoCallResponse | null>;
}

/** Milliseconds before a signal is sent once more; a line that is gone for longer is found anew by a restart. */
const sendPausesMs = [500, 1500, 3000];
/** A line that breaks for less comes back by itself. */
const patienceMs = 4000;
const connectMs = 15_000;
/** Tries after which the person is told that there is no way. */
const mostTries = 3;
const readEveryMs = 2000;
/** So long a line is bad before the picture is given up. */
const badForMs = 10_000;
const over: readonly PeerLine[] = ['ended', 'elsewhere'];

/** Holds one side of a call from entering it to its end, over all its rounds. */
export function createPeer(options: PeerOptions): Peer {
  const { side = 'patient', clientId, devices, send } = options;
  const { get, subscribe, change } = observable<PeerState>({
    line: 'waiting',
    call: options.call,
    mode: options.call.mode,
    hasFallen: false,
    remote: [],
  });
  let connection: Connection | null = null;
  let round = 0;
  let tries = 0;
  let lastSignal = 0;
  let told: readonly VideoSignal[] = [];
  let retryTimer: ReturnType<typeof setTimeout> | undefined;
  let readTimer: ReturnType<typeof setInterval> | undefined;
  /** The mode that this side has chosen and the gateway has not taken yet. */
  let chosen: Mode | null = null;
  let sending: Promise<unknown> = Promise.resolve();
  const isOver = (): boolean => over.includes(get().line);

  const disconnect = (): void => {
    connection?.close();
    connection = null;
    clearTimeout(retryTimer);
    clearInterval(readTimer);
  };
  const finish = (line: PeerLine): void => {
    if (isOver()) return;
    unsubscribe();
    disconnect();
    change({ line, remote: [] });
    devices.release();
  };

  /** Sends one signal after the other; false for what came too late or not at all. */
  const post = (signal: SignalContent, of = round): Promise<boolean> => {
    const sent = sending.then(async () => {
      for (const pauseMs of [0, ...sendPausesMs]) {
        if (pauseMs > 0) await new Promise((done) => setTimeout(done, pauseMs));
        // Of a former round it is of no use; hanging up is meant for the call.
        if (signal.type !== 'leave' && of !== get().call.round) return false;
        if (isOver() && signal.type !== 'leave' && signal.type !== 'mode') return false;
        const answer = await send({ round: of, signal });
        if (answer === null) continue;
        learn(answer.call);
        return answer.isTaken;
      }
      return false;
    });
    sending = sent;
    return sent;
  };

  const tryAgain = (afterMs: number): void => {
    clearTimeout(retryTimer);
    retryTimer = setTimeout(() => {
      tries += 1;
      if (tries >= mostTries) change({ line: 'failed' });
      connection?.restart();
      tryAgain(connectMs);
    }, afterMs);
  };
  const follow = (state: RTCPeerConnectionState): void => {
    if (state === 'connected') {
      tries = 0;
      clearTimeout(retryTimer);
      change({ line: 'connected' });
    } else if (state === 'disconnected' || state === 'failed') {
      if (get().line !== 'failed') change({ line: 'interrupted' });
      tryAgain(state === 'failed' ? 0 : patienceMs);
    }
  };

  const watchLine = (watched: Connection): void => {
    let former: LineReading | null = null;
    let badSince: number | null = null;
    const read = async (): Promise<boolean> => {
      if (get().line !== 'connected') return get().line === 'interrupted';
      const now = readLine(await watched.stats());
      const isBad = former !== null && isBadLine(former, now);
      former = now;
      return isBad;
    };
    readTimer = setInterval(() => {
      if (get().mode !== 'video') badSince = null;
      else
        void read().then((isBad) => {
          badSince = isBad ? (badSince ?? Date.now()) : null;
          if (badSince === null || Date.now() - badSince < badForMs || isOver()) return;
          badSince = null;
          void choose('audio', true);
        }, ignore);
    }, readEveryMs);
  };

  const begin = (): void => {
    disconnect();
    ({ round } = get().call);
    tries = 0;
    change({ line: 'connecting', remote: [] });
    const begun = connect({
      ...options,
      isPolite: side === 'patient',
      send: (signal) => void post(signal),
      onTracks: (remote) => change({ remote }),
      onState: follow,
    });
    connection = begun;
    sendTracks();
    tryAgain(connectMs);
    watchLine(begun);
    hear();
  };
  const sendTracks = (): void => {
    const { camera, microphone } = devices.get();
    connection?.setTrack('audio', microphone);
    connection?.setTrack('video', camera);
  };
  const unsubscribe = devices.subscribe(sendTracks);

  /** Forwards the signals of the other side in this round, each once. */
  const hear = (): void => {
    const { callId } = get().call;
    for (const { number, signal, ...of } of told) {
      if (of.callId !== callId || of.round !== round || number <= lastSignal) continue;
      lastSignal = number;
      // How the call stands tells the mode and the end.
      if (signal.type !== 'mode' && signal.type !== 'leave') connection?.receive(signal);
    }
  };

  const learn = (next: VideoCall): void => {
    const { call } = get();
    if (isOver() || laterCall(call, next) !== next || next.callId !== call.callId) {
      // The end that one's own hanging up brought.
      if (next.callId === call.callId && next.state === 'ended') change({ call: next });
      return;
    }
    change({ call: next });
    if (next.state === 'ended') finish('ended');
    // A call names the patient's device; the doctor's browser learns by `isHere` that it was replaced.
    else if (side === 'patient' && next.clientId !== clientId) finish('elsewhere');
    else {
      if (chosen === null && next.mode !== get().mode) followMode(next.mode);
      if (next.state === 'joined' && next.round !== round) begin();
    }
  };

  /** The other side continues with less or more. What is off here is never turned on by the other side. */
  const followMode = (mode: Mode): void => {
    change({ mode, hasFallen: false });
    if (mode === 'text') devices.release();
    if (mode === 'audio') void devices.open({ camera: false, microphone: isSpeaking() });
  };
  const isSpeaking = (): boolean => devices.get().microphone !== null;

  const choose = async (mode: Mode, hasFallen = false): Promise<void> => {
    if (isOver()) return;
    chosen = mode;
    change({ mode, hasFallen });
    if (mode === 'text') devices.release();
    else void devices.open({ camera: mode === 'video', microphone: !hasFallen || isSpeaking() });
    // A new round may begin meanwhile: the choice is meant for that one, too.
    for (let times = 0; times < mostTries; times += 1) {
      if (chosen !== mode || isOver()) break;
      const { round: of } = get().call;
      if ((await post({ type: 'mode', mode }, of)) || get().call.round === of) break;
    }
    if (chosen !== mode) return;
    chosen = null;
    const { call } = get();
    if (!isOver() && call.mode !== mode) followMode(call.mode);
  };

  learn(options.call);
  return {
    get,
    subscribe,
    know({ call, signals, isHere = true }) {
      told = signals;
      if (call !== null) learn(call);
      if (!isHere) finish('elsewhere');
      hear();
    },
    setMode: (mode) => choose(mode),
    retry() {
      if (isOver()) return;
      tries = 0;
      change({ line: 'interrupted' });
      tryAgain(0);
    },
    async hangUp() {
      if (isOver()) return;
      // At once for the person; the gateway is told as soon as it can be.
      finish('ended');
      await post({ type: 'leave' }, get().call.round);
    },
    stop: () => finish('ended'),
  };
}

/** A connection that is closed while it is read says nothing of its line. */
const ignore = (): void => undefined;
