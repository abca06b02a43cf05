import type { Browser, Candidate, Description, Media, Peer, Track } from './browser';

export type Mode = 'video' | 'audio' | 'text';

/** What the sides of a call tell each other. */
export type Signal =
  | ({ readonly type: 'offer' | 'answer' } & Description)
  | ({ readonly type: 'candidate' } & Candidate)
  | { readonly type: 'mode'; readonly mode: Mode }
  | { readonly type: 'leave' };

/** What the connection tells the page. */
export interface Told {
  send(round: number, signal: Signal): void;
  /** The connection stands otherwise. */
  changed(): void;
  failed(): void;
  /** What is to be seen of the patient and of the doctor; null for nothing. */
  shown(name: 'remote' | 'own', media: Media | null): void;
}

/** The doctor's devices and the connection to the patient's browser. */
export interface PeerSide {
  /** Round of the connection; null where there is none. */
  readonly round: number | null;
  /** As `RTCPeerConnection.connectionState`; empty where there is none. */
  readonly state: string;
  track(kind: string): Track | undefined;
  use(mode: Mode): Promise<void>;
  connect(round: number, iceServers: readonly object[]): void;
  hear(signal: Signal, round: number): Promise<void>;
  disconnect(): void;
  /** Lets go of camera, microphone and connection. */
  release(): void;
}

/**
 * Connects to the patient's browser, anew with each round. The doctor is the impolite side of the negotiation: of two
 * offers that cross, its own stands. The page holds this function as text, so it uses nothing from outside itself.
 */
export function peerSide(browser: Browser, told: Told): PeerSide {
  const kinds = ['audio', 'video'] as const;
  let peer: { readonly round: number; readonly connection: Peer } | null = null;
  let isOffering = false;
  /** Offers of the patient that were passed over since the doctor's own, which is not answered. */
  let passed = 0;
  let early: Candidate[] = [];
  let local: Media | null = null;
  /** Grows when other devices are wanted, or none, so that one that is granted later is not kept. */
  let uses = 0;
  const senders = new Map<string, ReturnType<Peer['addTrack']>>();

  const track = (kind: string): Track | undefined =>
    local?.getTracks().find((one) => one.kind === kind);

  /** Camera and microphone, or the one of them that there is and that may be used. */
  async function granted(audio: boolean, video: boolean): Promise<readonly Track[]> {
    const { mediaDevices } = browser.navigator;
    const ways = [
      { audio, video },
      { audio, video: false },
      { audio: false, video },
    ];
    for (const wanted of ways) {
      if (!wanted.audio && !wanted.video) continue;
      const media = await mediaDevices?.getUserMedia(wanted).catch(() => null);
      if (media) return media.getTracks();
    }
    return [];
  }

  async function send(one: Track, media: Media): Promise<void> {
    const sender = senders.get(one.kind);
    if (sender) await sender.replaceTrack(one);
    else if (peer) senders.set(one.kind, peer.connection.addTrack(one, media));
  }

  /** Uses just the devices that the mode wants: one that it does not want is stopped, so that its light goes out. */
  async function use(mode: Mode): Promise<void> {
    uses += 1;
    const mine = uses;
    const wants = { audio: mode !== 'text', video: mode === 'video' };
    for (const kind of kinds) {
      const unwanted = wants[kind] ? undefined : track(kind);
      if (unwanted === undefined) continue;
      unwanted.stop();
      local?.removeTrack(unwanted);
      await senders.get(kind)?.replaceTrack(null);
    }
    const lacks = (kind: (typeof kinds)[number]) => wants[kind] && track(kind) === undefined;
    if (!lacks('audio') && !lacks('video')) return;
    const more = await granted(lacks('audio'), lacks('video'));
    if (mine !== uses) {
      for (const one of more) one.stop();
      return;
    }
    local ??= new browser.MediaStream();
    for (const one of more) {
      local.addTrack(one);
      await send(one, local);
    }
    told.shown('own', local);
  }

  function tellDescription(connection: Peer, round: number): void {
    const description = connection.localDescription;
    if (description === null || peer?.connection !== connection) return;
    const { type, sdp } = description;
    if (type === 'offer' || type === 'answer') told.send(round, { type, sdp });
  }

  async function offer(connection: Peer, round: number): Promise<void> {
    isOffering = true;
    try {
      await connection.setLocalDescription();
      tellDescription(connection, round);
    } catch {
      if (peer?.connection === connection) told.failed();
    } finally {
      isOffering = false;
    }
  }

  function disconnect(): void {
    peer?.connection.close();
    peer = null;
    early = [];
    isOffering = false;
    passed = 0;
    senders.clear();
    told.shown('remote', null);
  }

  function connect(round: number, iceServers: readonly object[]): void {
    disconnect();
    if (browser.RTCPeerConnection === undefined) return;
    const connection = new browser.RTCPeerConnection({ iceServers });
    const remote = new browser.MediaStream();
    peer = { round, connection };
    told.shown('remote', remote);
    connection.addEventListener('track', (event) => remote.addTrack(event.track));
    connection.addEventListener('icecandidate', ({ candidate: one }) => {
      if (!one || peer?.connection !== connection) return;
      const { candidate, sdpMid, sdpMLineIndex } = one;
      told.send(round, { type: 'candidate', candidate, sdpMid, sdpMLineIndex });
    });
    connection.addEventListener('negotiationneeded', () => void offer(connection, round));
    connection.addEventListener('connectionstatechange', () => {
      if (peer?.connection !== connection) return;
      if (connection.connectionState === 'failed') connection.restartIce();
      told.changed();
    });
    for (const kind of kinds) {
      const own = track(kind);
      if (own && local) senders.set(kind, connection.addTrack(own, local));
      // Hears and sees the patient also without a device of its own.
      else connection.addTransceiver(kind, { direction: 'recvonly' });
    }
  }

  async function hearCandidate(connection: Peer, one: Candidate): Promise<void> {
    if (connection.remoteDescription === null) early.push(one);
    // One of an offer that was passed over fits nowhere.
    else await connection.addIceCandidate(one).catch(() => undefined);
  }

  async function hearDescription(connection: Peer, round: number, description: Description) {
    const { type, sdp } = description;
    const isCrossed = isOffering || connection.signalingState !== 'stable';
    const isLate = connection.signalingState !== 'have-local-offer';
    if (type === 'answer' && isLate) return;
    // Signals come in their order: a patient who offers once more has not got the doctor's offer and never will.
    if (type === 'offer' && isCrossed && (isOffering || passed === 0)) {
      passed += 1;
      return;
    }
    passed = 0;
    await connection.setRemoteDescription({ type, sdp });
    for (const one of early.splice(0)) await hearCandidate(connection, one);
    if (type === 'answer') return;
    await connection.setLocalDescription();
    tellDescription(connection, round);
  }

  return {
    get round() {
      return peer?.round ?? null;
    },
    get state() {
      return peer?.connection.connectionState ?? '';
    },
    track,
    use,
    connect,
    async hear(signal, round) {
      if (peer === null || peer.round !== round) return;
      if (signal.type === 'candidate') {
        const { candidate, sdpMid, sdpMLineIndex } = signal;
        await hearCandidate(peer.connection, { candidate, sdpMid, sdpMLineIndex });
      } else if (signal.type === 'offer' || signal.type === 'answer')
        await hearDescription(peer.connection, round, signal).catch(() => told.failed());
    },
    disconnect,
    release() {
      uses += 1;
      disconnect();
      for (const one of local?.getTracks() ?? []) one.stop();
      local = null;
      told.shown('own', null);
    },
  };
}
