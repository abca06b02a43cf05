// What the script of the doctor's page uses of a browser. The gateway's own types are those of Node, and the tests hand in
// a browser of their own.

/** Hears what happens to a thing of the browser. */
type Listener = (event: object) => void;

/** An element of the page. */
export interface Part {
  textContent: string | null;
  hidden: boolean;
  disabled: boolean;
  srcObject: Media | null;
  readonly dataset: Readonly<Record<string, string | undefined>>;
  setAttribute(name: string, value: string): void;
  addEventListener(type: string, listener: Listener): void;
  querySelector(selector: string): Part | null;
}

/** A camera or a microphone. */
export interface Track {
  readonly kind: string;
  enabled: boolean;
  stop(): void;
}

/** Pictures and sound that belong together. */
export interface Media {
  getTracks(): readonly Track[];
  addTrack(track: Track): void;
  removeTrack(track: Track): void;
}

/** What sends one track. */
interface Sender {
  readonly track: Track | null;
  replaceTrack(track: Track | null): Promise<void>;
}

/** A session description as JSEP has it. */
export interface Description {
  readonly type: string;
  readonly sdp: string;
}

/** Where one side may be reached. */
export interface Candidate {
  readonly candidate: string;
  readonly sdpMid: string | null;
  readonly sdpMLineIndex: number | null;
}

/** The connection to the other browser. */
export interface Peer {
  readonly localDescription: Description | null;
  readonly remoteDescription: Description | null;
  readonly signalingState: string;
  readonly connectionState: string;
  addTrack(track: Track, media: Media): Sender;
  addTransceiver(kind: string, init: { readonly direction: 'recvonly' }): unknown;
  setLocalDescription(): Promise<void>;
  setRemoteDescription(description: Description): Promise<void>;
  addIceCandidate(candidate: Candidate): Promise<void>;
  restartIce(): void;
  close(): void;
  addEventListener(type: 'negotiationneeded' | 'connectionstatechange', listener: () => void): void;
  addEventListener(
    type: 'icecandidate',
    listener: (event: { readonly candidate: Candidate | null }) => void,
  ): void;
  addEventListener(type: 'track', listener: (event: { readonly track: Track }) => void): void;
}

/** The window of the page. */
export interface Browser {
  readonly document: { querySelector(selector: string): Part | null };
  readonly navigator: {
    readonly mediaDevices?: {
      getUserMedia(wanted: { readonly audio: boolean; readonly video: boolean }): Promise<Media>;
    };
  };
  readonly RTCPeerConnection?: new (settings: { readonly iceServers: readonly object[] }) => Peer;
  readonly MediaStream: new () => Media;
  fetch(
    path: string,
    init: {
      readonly method: string;
      readonly headers: Readonly<Record<string, string>>;
      readonly body: string;
    },
  ): Promise<{ json(): Promise<unknown> }>;
  setTimeout(act: () => void, ms: number): unknown;
  addEventListener(type: 'pagehide', listener: () => void): void;
}
