import type { VideoSignal } from '@xinglin/gateway-sdk';

type SignalContent = VideoSignal['signal'];
/** What the browsers tell each other to connect. */
export type SessionSignal = Extract<SignalContent, { type: 'offer' | 'answer' | 'candidate' }>;

/** What the browser gives to a call. */
export interface CallBrowser {
  readonly createConnection: (configuration: RTCConfiguration) => RTCPeerConnection;
  /** Holds the tracks of one side together. */
  readonly createStream: () => MediaStream;
}

interface ConnectionOptions extends CallBrowser {
  readonly iceServers: RTCIceServer[];
  /** Of two offers that cross, the polite side withdraws its own and the other side ignores the one it receives. */
  readonly isPolite: boolean;
  readonly send: (signal: SessionSignal) => void;
  /** What the other side shows and says now. */
  readonly onTracks: (tracks: readonly MediaStreamTrack[]) => void;
  readonly onState: (state: RTCPeerConnectionState) => void;
}

/** The connection of one round of a call. */
export interface Connection {
  /** Takes what the other side signalled, in its order. */
  readonly receive: (signal: SessionSignal) => void;
  /** Sends another track of a kind, or none; the place of the kind stays. */
  readonly setTrack: (kind: 'audio' | 'video', track: MediaStreamTrack | null) => void;
  /** Looks for another way to the other side. */
  readonly restart: () => void;
  readonly stats: () => Promise<RTCStatsReport>;
  readonly close: () => void;
}

/**
 * Connects to the other side by perfect negotiation, in which one side is polite and the other is not. Candidates that
 * come before the description they belong to wait for it.
 */
export function connect(options: ConnectionOptions): Connection {
  const { createConnection, createStream, iceServers, isPolite, send, onTracks, onState } = options;
  const connection = createConnection({ iceServers });
  const stream = createStream();
  const senders = new Map<string, RTCRtpSender>();
  const remote = new Map<string, MediaStreamTrack>();
  const early: RTCIceCandidateInit[] = [];
  let isClosed = false;
  // One step after the other: a description must not be read while another one is being set.
  let steps = Promise.resolve();
  const step = (act: () => Promise<void>): void => {
    // A step that fails leaves the connection as it was; its state tells when to begin anew.
    steps = steps.then(() => (isClosed ? undefined : act())).catch(() => undefined);
  };
  const tellDescription = (): void => {
    const description = connection.localDescription;
    if (isClosed || description === null) return;
    const { type, sdp } = description;
    if (type === 'offer' || type === 'answer') send({ type, sdp });
  };
  const addCandidate = async (candidate: RTCIceCandidateInit): Promise<void> => {
    // One of an offer that was taken back is refused, and not needed.
    await connection.addIceCandidate(candidate).catch(() => undefined);
  };

  const listening = new AbortController();
  const { signal } = listening;
  connection.addEventListener(
    'negotiationneeded',
    () =>
      step(async () => {
        // Told again as soon as the present exchange is over.
        if (connection.signalingState !== 'stable') return;
        await connection.setLocalDescription();
        tellDescription();
      }),
    { signal },
  );
  connection.addEventListener(
    'icecandidate',
    ({ candidate }) => {
      if (candidate === null) return;
      const { candidate: text, sdpMid, sdpMLineIndex } = candidate;
      // Behind the description that it belongs to.
      step(async () => send({ type: 'candidate', candidate: text, sdpMid, sdpMLineIndex }));
    },
    { signal },
  );
  connection.addEventListener('connectionstatechange', () => onState(connection.connectionState), {
    signal,
  });
  connection.addEventListener(
    'track',
    ({ track }) => {
      remote.set(track.kind, track);
      onTracks([...remote.values()]);
    },
    { signal },
  );

  return {
    receive: (told) =>
      step(async () => {
        if (told.type === 'candidate') {
          const { candidate, sdpMid, sdpMLineIndex } = told;
          const found = { candidate, sdpMid, sdpMLineIndex };
          if (connection.remoteDescription === null) early.push(found);
          else await addCandidate(found);
          return;
        }
        // An answer to an offer that was taken back.
        if (told.type === 'answer' && connection.signalingState !== 'have-local-offer') return;
        // Always: were it to answer, the other side would answer as well, and each would wait at another description. An own
        // offer that was lost is made again by a restart.
        if (told.type === 'offer' && !isPolite && connection.signalingState !== 'stable') return;
        await connection.setRemoteDescription(told);
        for (const candidate of early.splice(0)) await addCandidate(candidate);
        if (told.type === 'answer') return;
        await connection.setLocalDescription();
        tellDescription();
      }),
    setTrack(kind, track) {
      if (isClosed) return;
      const sender = senders.get(kind);
      if (sender !== undefined) void sender.replaceTrack(track).catch(() => undefined);
      else if (track !== null) senders.set(kind, connection.addTrack(track, stream));
    },
    restart: () =>
      step(async () => {
        // An offer that was never answered would keep the next one waiting.
        if (connection.signalingState === 'have-local-offer')
          await connection.setLocalDescription({ type: 'rollback' });
        connection.restartIce();
      }),
    stats: () => connection.getStats(),
    close() {
      isClosed = true;
      listening.abort();
      connection.close();
    },
  };
}
