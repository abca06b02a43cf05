import type { Browser, Part } from './browser';
import type { Mode, peerSide, Signal } from './peer';

/** A call as the page needs to know it. */
interface Call {
  readonly callId: string;
  readonly state: 'ringing' | 'joined' | 'ended';
  readonly mode: Mode;
  readonly round: number;
  /** The patient's device; null while the doctor rings. */
  readonly clientId: string | null;
}

interface Read {
  readonly call: Call | null;
  readonly isHere: boolean;
  readonly secondsLeft: number | null;
  readonly signals: readonly {
    readonly round: number;
    readonly number: number;
    readonly signal: Signal;
  }[];
}

/**
 * The doctor's side of a call by video on the page of a consult: asks the actions of the desk how the call stands, enters
 * it, passes signals on. The page holds this function as text, so it uses nothing but what it is called with.
 */
export function doctorCall(browser: Browser, connectionOf: typeof peerSide): void {
  const found = browser.document.querySelector('#video-call');
  if (found === null) return;
  const root = found;
  const words: Readonly<Record<string, string>> = JSON.parse(root.dataset['words'] ?? '{}');
  const { orderKey = '', clientId: firstId = '' } = root.dataset;
  const waits = { connecting: 800, connected: 2000, idle: 3000, again: 500 } as const;
  const modes = ['video', 'audio', 'text'] as const;
  const part = (name: string): Part => {
    const one = root.querySelector(`[data-part="${name}"]`);
    if (one === null) throw new Error(`the page has no ${name}`);
    return one;
  };

  let entries = 0;
  let clientId = firstId;
  let isIn = false;
  let call: Call | null = null;
  let behind = 0;
  let iceServers: readonly object[] = [];
  /** How often it was told how the call stands: what was read before the last time is old. */
  let followed = 0;
  let sending: Promise<unknown> = Promise.resolve();

  const show = (name: string, text: string) => {
    const shown = part(name);
    // Written only when it changes: a screen reader says it each time.
    if (shown.textContent !== text) shown.textContent = text;
  };
  const say = (key: string) => show('status', words[key] ?? '');
  const pause = (ms: number) =>
    new Promise<void>((done) => void browser.setTimeout(() => done(), ms));

  async function ask(action: string, body: object): Promise<unknown> {
    const answer = await browser.fetch(`/sandbox/desk/${action}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', lang: words['locale'] ?? '' },
      body: JSON.stringify({ orderKey, ...body }),
    });
    const { code, message, data } = (await answer.json()) as {
      readonly code: number;
      readonly message: string;
      readonly data: unknown;
    };
    if (code !== 0) throw new Error(message);
    return data;
  }

  /** Sends signals in their order; one that is lost on the way is sent again, and taken once. */
  function send(round: number, signal: Signal): void {
    const sender = clientId;
    const attempt = async (left: number): Promise<void> => {
      // Of a former round it is of no use, and what is would wait for it; hanging up is meant for the call.
      if (signal.type !== 'leave' && call !== null && call.round !== round) return;
      try {
        const body = { clientId: sender, round, signal };
        const { call: now } = (await ask('signal-video-call', body)) as { readonly call: Call };
        if (sender === clientId) await follow(now);
      } catch {
        if (left === 0) return say('failed');
        await pause(waits.again);
        return attempt(left - 1);
      }
    };
    sending = sending.then(() => attempt(3));
  }

  const peer = connectionOf(browser, {
    send,
    changed: () => tell(),
    failed: () => say('failed'),
    shown: (name, media) => {
      part(name).srcObject = media;
    },
  });

  /** What a doctor who is in a call lacks of devices, as a key of the words; empty for nothing. */
  function lacking(): string {
    if (!isIn || call?.mode === 'text') return '';
    if (peer.track('audio') === undefined)
      return peer.track('video') ? 'noMicrophone' : 'noDevices';
    return peer.track('video') === undefined && call?.mode === 'video' ? 'noCamera' : '';
  }

  function stateKey(): string {
    const isOpen = call !== null && call.state !== 'ended';
    if (!isIn) {
      if (!isOpen) return call === null ? 'idle' : 'ended';
      return call?.state === 'ringing' && call.clientId !== null ? 'waits' : 'goesOn';
    }
    if (call?.state === 'ringing') return 'ringing';
    if (call?.mode === 'text') return 'inText';
    if (peer.state === 'connected') return 'connected';
    return peer.state === 'disconnected' || peer.state === 'failed' ? 'interrupted' : 'connecting';
  }

  /** Says how it stands, and shows the buttons for it. */
  function tell(): void {
    say(stateKey());
    show('devices', words[lacking()] ?? '');
    const isOpen = call !== null && call.state !== 'ended';
    const isBroken = isIn && call?.state === 'joined' && peer.state !== 'connected';
    part('join').hidden = isIn && !isBroken;
    show('join', words[isIn ? 'reconnect' : isOpen ? 'answer' : 'ring'] ?? '');
    for (const name of ['leave', ...modes]) part(name).hidden = !isIn;
    // A picture that came last would stand still where there is none; what is not shown is heard all the same.
    const isSeen = isIn && call?.mode === 'video';
    part('own').hidden = !isSeen || peer.track('video') === undefined;
    part('remote').hidden = !isSeen || call?.state !== 'joined';
    for (const [name, kind] of [
      ['mute', 'audio'],
      ['camera', 'video'],
    ] as const) {
      const track = peer.track(kind);
      part(name).hidden = !isIn || track === undefined;
      part(name).setAttribute('aria-pressed', String(track?.enabled === false));
    }
    for (const mode of modes) part(mode).setAttribute('aria-pressed', String(call?.mode === mode));
  }

  /** Follows how the call stands: a new round, another mode, its end. */
  async function follow(now: Call | null): Promise<void> {
    // Answers overtake each other, and one of a former round would end the connection of the present one.
    const isOld = (known: Call, told: Call) =>
      told.callId === known.callId && (told.round < known.round || known.state === 'ended');
    if (now !== null && call !== null && isOld(call, now)) return;
    followed += 1;
    const modeBefore = call?.mode;
    call = now;
    if (!isIn) return tell();
    if (now === null || now.state === 'ended') return leave('ended');
    if (now.mode !== modeBefore) await peer.use(now.mode);
    // Left or entered anew while the devices were asked for.
    if (!isIn || call !== now) return;
    if (now.state === 'joined' && peer.round !== now.round && now.mode !== 'text')
      peer.connect(now.round, iceServers);
    tell();
  }

  function leave(key: string): void {
    isIn = false;
    peer.release();
    show('left', '');
    tell();
    say(key);
  }

  async function join(): Promise<void> {
    const button = part('join');
    if (button.disabled) return;
    button.disabled = true;
    show('refused', '');
    try {
      entries += 1;
      // Another name each time begins a new round, by which a connection that has failed is made anew.
      const entering = `${firstId}-${entries}`;
      const joined = (await ask('join-video-call', { clientId: entering })) as {
        readonly call: Call;
        readonly iceServers: readonly object[];
      };
      ({ iceServers } = joined);
      clientId = entering;
      isIn = true;
      behind = 0;
      call = null;
      peer.disconnect();
      await follow(joined.call);
    } catch (error) {
      show('refused', error instanceof Error ? error.message : '');
    } finally {
      button.disabled = false;
    }
  }

  async function look(): Promise<void> {
    const [asked, before] = [clientId, followed];
    const read = (await ask('read-video-call', { clientId, behind })) as Read;
    // Entered, left or signalled meanwhile: it is read again in a moment.
    if (asked !== clientId || before !== followed) return;
    const isOver = read.call?.state === 'ended';
    if (isIn && !read.isHere && !isOver) {
      ({ call } = read);
      return leave('elsewhere');
    }
    await follow(read.call);
    if (!isIn || asked !== clientId) return;
    const { secondsLeft } = read;
    const minutes = Math.floor((secondsLeft ?? 0) / 60);
    const left = words[minutes > 0 ? 'left' : 'lastMinute'] ?? '';
    show('left', secondsLeft === null ? '' : left.replace('{minutes}', String(minutes)));
    for (const { round, number, signal } of read.signals) {
      behind = Math.max(behind, number);
      await peer.hear(signal, round);
    }
  }

  async function lookOn(): Promise<void> {
    for (;;) {
      await look().catch(() => isIn && say('failed'));
      const inCall = peer.state === 'connected' ? waits.connected : waits.connecting;
      await pause(isIn ? inCall : waits.idle);
    }
  }

  /** Turns a track of one's own off and on; it stays connected. */
  function turn(kind: string): void {
    const track = peer.track(kind);
    if (track !== undefined) track.enabled = !track.enabled;
    tell();
  }

  if (browser.RTCPeerConnection === undefined) return say('unsupported');
  part('join').addEventListener('click', () => void join());
  part('mute').addEventListener('click', () => turn('audio'));
  part('camera').addEventListener('click', () => turn('video'));
  for (const mode of modes)
    part(mode).addEventListener('click', () => {
      if (call && call.mode !== mode) send(call.round, { type: 'mode', mode });
    });
  part('leave').addEventListener('click', () => {
    if (call) send(call.round, { type: 'leave' });
    // At once, also where the gateway is not reached: nothing of the room goes on being sent.
    leave('ended');
  });
  browser.addEventListener('pagehide', () => peer.release());
  void lookOn();
}
