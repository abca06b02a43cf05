// A browser with the page's call in it, and the desk that it asks, for tests.
import { runInNewContext } from 'node:vm';
import { expect } from 'vitest';
import type { Candidate, Media, Part, Track } from './browser';
import { callSection, callScript } from './section';

interface FakeTrack extends Track {
  stopped: boolean;
}
class FakeMedia implements Media {
  constructor(readonly tracks: Track[] = []) {}
  getTracks = () => [...this.tracks];
  addTrack = (track: Track) => void this.tracks.push(track);
  removeTrack = (track: Track) => void this.tracks.splice(this.tracks.indexOf(track), 1);
}

/** A connection that offers when something is added, as browsers do. */
class FakePeer {
  signalingState = 'stable';
  connectionState = 'new';
  localDescription: object | null = null;
  remoteDescription: object | null = null;
  closed = false;
  restarts = 0;
  readonly added: string[] = [];
  readonly candidates: Candidate[] = [];
  readonly #listeners = new Map<string, (event: object) => void>();
  addEventListener(type: string, listener: (event: object) => void) {
    this.#listeners.set(type, listener);
  }
  fire(type: string, event: object = {}) {
    this.#listeners.get(type)?.(event);
  }
  addTrack(track: Track) {
    this.added.push(track.kind);
    this.#negotiate();
    const sender = {
      track: track as Track | null,
      replaceTrack: async (one: Track | null) => void (sender.track = one),
    };
    return sender;
  }
  addTransceiver(kind: string, { direction }: { direction: string }) {
    this.added.push(`${kind} ${direction}`);
    this.#negotiate();
  }
  #asked = false;
  #negotiate() {
    if (this.#asked) return;
    this.#asked = true;
    queueMicrotask(() => {
      this.#asked = false;
      this.fire('negotiationneeded');
    });
  }
  async setLocalDescription() {
    const type = this.signalingState === 'have-remote-offer' ? 'answer' : 'offer';
    this.signalingState = type === 'answer' ? 'stable' : 'have-local-offer';
    this.localDescription = { type, sdp: `${type} of the doctor` };
  }
  async setRemoteDescription(description: { readonly type: string }) {
    this.remoteDescription = description;
    this.signalingState = description.type === 'offer' ? 'have-remote-offer' : 'stable';
  }
  async addIceCandidate(candidate: Candidate) {
    this.candidates.push(candidate);
  }
  restartIce() {
    this.restarts += 1;
  }
  close() {
    this.closed = true;
  }
  reach(state: string) {
    this.connectionState = state;
    this.fire('connectionstatechange');
  }
}

interface Desk {
  call: {
    callId: string;
    state: string;
    mode: string;
    round: number;
    clientId: string | null;
  } | null;
  device: string | null;
  told: { round: number; number: number; signal: object }[];
  sent: { readonly type: string; readonly mode?: string }[];
  lost: number;
  /** How an answer to a signal tells the call, where it was overtaken. */
  late: Desk['call'];
}

/** Everything that the page asks the desk by. */
interface Asked {
  readonly clientId: string;
  readonly behind: number;
  readonly signal: Desk['sent'][number];
}

/** The page in a browser with these devices, and the desk it asks. */
export function openPage(has: readonly string[]) {
  const html = callSection({ orderKey: 'order-1', clientId: 'page-1' }, 'zh-Hans');
  const clicks = new Map<string, () => void>();
  const parts = new Map<string, Part & { attributes: Record<string, string> }>();
  const partOf = (name: string) => {
    const attributes: Record<string, string> = {};
    const made = {
      textContent: '',
      hidden: false,
      disabled: false,
      srcObject: null,
      dataset: {},
      attributes,
      setAttribute: (key: string, value: string) => void (attributes[key] = value),
      addEventListener: (_: string, listener: (event: object) => void) =>
        void clicks.set(name, () => listener({})),
      querySelector: () => null,
    };
    const known = parts.get(name) ?? made;
    parts.set(name, known);
    return known;
  };
  const words = /data-words="([^"]*)"/
    .exec(html)?.[1]
    ?.replace(/&#(\d+);/g, (_, code) => String.fromCharCode(Number(code)));
  const root = {
    ...partOf('root'),
    dataset: { orderKey: 'order-1', clientId: 'page-1', words },
    // Only what the page has.
    querySelector: (selector: string) => {
      const name = /data-part="(\w+)"/.exec(selector)?.[1] ?? '';
      return html.includes(`data-part="${name}"`) ? partOf(name) : null;
    },
  };
  const desk: Desk = { call: null, device: null, told: [], sent: [], lost: 0, late: null };
  const acts: Record<string, (body: Asked) => object> = {
    'join-video-call': ({ clientId }) => {
      const isMet = desk.call !== null && desk.call.clientId !== null;
      desk.device = clientId;
      desk.call = {
        callId: 'call-1',
        mode: 'video',
        clientId: null,
        ...desk.call,
        state: isMet ? 'joined' : 'ringing',
        round: (desk.call?.round ?? 0) + 1,
      };
      return { call: desk.call, iceServers: [{ urls: ['stun:here'] }] };
    },
    'read-video-call': ({ clientId, behind }) => {
      const isHere = desk.call?.state !== 'ended' && desk.device === clientId;
      const signals = isHere ? desk.told.filter(({ number }) => number > behind) : [];
      return { call: desk.call, isHere, secondsLeft: 125, signals };
    },
    'signal-video-call': ({ signal }) => {
      desk.sent.push(signal);
      if (desk.call && signal.type === 'leave') desk.call = { ...desk.call, state: 'ended' };
      if (desk.call && signal.mode !== undefined) desk.call = { ...desk.call, mode: signal.mode };
      return { isTaken: true, call: desk.late ?? desk.call };
    },
  };
  const peers: FakePeer[] = [];
  const tracks: FakeTrack[] = [];
  let waiting: (() => void)[] = [];
  const settled = () => new Promise<void>((done) => void setTimeout(done, 5));
  runInNewContext(callScript, {
    document: { querySelector: (id: string) => (id === '#video-call' ? root : null) },
    navigator: {
      mediaDevices: {
        getUserMedia: async (wanted: Record<string, boolean>) => {
          const kinds = ['audio', 'video'].filter((kind) => wanted[kind] === true);
          if (kinds.some((kind) => !has.includes(kind))) throw new Error('NotFoundError');
          const made = kinds.map((kind) => {
            const track = {
              kind,
              enabled: true,
              stopped: false,
              stop: () => void (track.stopped = true),
            };
            return track;
          });
          tracks.push(...made);
          return new FakeMedia(made);
        },
      },
    },
    RTCPeerConnection: class extends FakePeer {
      constructor() {
        super();
        peers.push(this);
      }
    },
    MediaStream: FakeMedia,
    fetch: async (path: string, { body }: { readonly body: string }) => {
      const name = path.replace('/sandbox/desk/', '');
      if (name === 'signal-video-call' && desk.lost > 0) {
        desk.lost -= 1;
        throw new TypeError('the line broke');
      }
      const data = acts[name]?.(JSON.parse(body));
      return { json: async () => JSON.parse(JSON.stringify({ code: 0, message: '', data })) };
    },
    setTimeout: (act: () => void) => void waiting.push(act),
    addEventListener: () => undefined,
  });
  return {
    desk,
    peers,
    tracks,
    part: partOf,
    text: (name: string) => partOf(name).textContent,
    /** As time goes on, and the page asks again. */
    async goOn() {
      await settled();
      const due = waiting;
      waiting = [];
      for (const act of due) act();
      await settled();
    },
    async press(name: string) {
      expect(partOf(name).hidden, name).toBe(false);
      clicks.get(name)?.();
      await settled();
    },
    tell(signal: object, round = desk.call?.round ?? 1) {
      desk.told.push({ round, number: desk.told.length + 1, signal });
    },
  };
}
