type Description = Pick<RTCSessionDescriptionInit, 'type' | 'sdp'>;

/** A sender of a connection: what it sends now. */
interface FakeSender {
  track: MediaStreamTrack | null;
  readonly replaceTrack: (track: MediaStreamTrack | null) => Promise<void>;
}

/**
 * What stands in for `RTCPeerConnection`: it keeps the rules by which descriptions follow each other (JSEP, RFC 9429),
 * and connects when a test says so. Descriptions are told apart by their number.
 */
export class FakeConnection extends EventTarget {
  signalingState: RTCSignalingState = 'stable';
  connectionState: RTCPeerConnectionState = 'new';
  localDescription: Description | null = null;
  remoteDescription: Description | null = null;
  readonly senders: FakeSender[] = [];
  /** Candidates of the other side that were taken. */
  readonly candidates: RTCIceCandidateInit[] = [];
  /** What `getStats` tells. */
  stats: readonly object[] = [];
  restarts = 0;
  rollbacks = 0;
  #made = 0;

  constructor(readonly configuration: RTCConfiguration = {}) {
    super();
  }

  addTrack(track: MediaStreamTrack): FakeSender {
    const sender: FakeSender = {
      track,
      async replaceTrack(other) {
        sender.track = other;
      },
    };
    this.senders.push(sender);
    this.#negotiate();
    return sender;
  }

  async setLocalDescription(description?: Description): Promise<void> {
    this.#refuseClosed();
    if (description?.type === 'rollback') {
      this.#rollBack();
      return;
    }
    const isAnswer = this.signalingState === 'have-remote-offer';
    this.#made += 1;
    this.localDescription = { type: isAnswer ? 'answer' : 'offer', sdp: `own ${this.#made}` };
    this.signalingState = isAnswer ? 'stable' : 'have-local-offer';
  }

  async setRemoteDescription(description: Description): Promise<void> {
    this.#refuseClosed();
    if (description.type === 'answer' && this.signalingState !== 'have-local-offer')
      throw new DOMException('', 'InvalidStateError');
    if (description.type === 'offer' && this.signalingState === 'have-local-offer')
      this.#rollBack();
    this.remoteDescription = { type: description.type, sdp: description.sdp ?? '' };
    this.signalingState = description.type === 'offer' ? 'have-remote-offer' : 'stable';
  }

  async addIceCandidate(candidate: RTCIceCandidateInit): Promise<void> {
    if (this.remoteDescription === null) throw new DOMException('', 'InvalidStateError');
    this.candidates.push(candidate);
  }

  restartIce(): void {
    this.restarts += 1;
    this.#negotiate();
  }

  async getStats(): Promise<Map<string, object>> {
    return new Map(this.stats.map((one, place) => [String(place), one]));
  }

  close(): void {
    this.signalingState = 'closed';
    this.connectionState = 'closed';
  }

  /** The line now stands so. */
  becomes(state: RTCPeerConnectionState): void {
    this.connectionState = state;
    this.dispatchEvent(new Event('connectionstatechange'));
  }

  /** The browser finds an address of its own. */
  finds(candidate: RTCIceCandidateInit | null): void {
    this.dispatchEvent(Object.assign(new Event('icecandidate'), { candidate }));
  }

  /** The other side sends a track. */
  shows(track: MediaStreamTrack): void {
    this.dispatchEvent(Object.assign(new Event('track'), { track, streams: [] }));
  }

  #negotiate(): void {
    queueMicrotask(() => {
      if (this.signalingState === 'stable') this.dispatchEvent(new Event('negotiationneeded'));
    });
  }

  #rollBack(): void {
    this.rollbacks += 1;
    this.localDescription = null;
    this.signalingState = 'stable';
  }

  #refuseClosed(): void {
    if (this.signalingState === 'closed') throw new DOMException('', 'InvalidStateError');
  }
}
