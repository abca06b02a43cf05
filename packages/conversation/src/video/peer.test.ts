import type { SignalVideoCallResponse, VideoCall, VideoSignal } from '@xinglin/gateway-sdk';
import { FakeConnection, fakeTrack, sampleVideoCall } from '@xinglin/testing';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createDevices } from './devices';
import { createPeer } from './peer';

type Content = VideoSignal['signal'];

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Lets everything happen that waits for nothing. */
const settle = () => vi.advanceTimersByTimeAsync(0);
const offer = (sdp = 'theirs'): Content => ({ type: 'offer', sdp });
const answer: Content = { type: 'answer', sdp: 'theirs' };
const candidate = (text: string): Content => ({
  type: 'candidate',
  candidate: text,
  sdpMid: '0',
  sdpMLineIndex: 0,
});

/** The patient in a call, a doctor that a test plays, and a gateway that takes what is of the present round. */
async function enter(first: Partial<VideoCall> = {}) {
  let current = sampleVideoCall(first);
  const open: string[] = [];
  const give = (kind: 'audio' | 'video') => {
    open.push(kind);
    return fakeTrack({ kind, onStop: () => open.splice(open.indexOf(kind), 1) });
  };
  const devices = createDevices({
    // Nothing is asked of a stream but its tracks.
    getUserMedia: async ({ audio, video }: MediaStreamConstraints = {}) =>
      ({
        getTracks: () => [...(audio ? [give('audio')] : []), ...(video ? [give('video')] : [])],
      }) as unknown as MediaStream,
    enumerateDevices: async () => [],
  });
  await devices.open({ camera: true, microphone: true });
  const connections: FakeConnection[] = [];
  const sent: { round: number; signal: Content }[] = [];
  let isReachable = true;
  const peer = createPeer({
    call: current,
    clientId: 'phone',
    iceServers: [{ urls: ['stun:stun.example.org'] }],
    devices,
    createConnection(configuration) {
      const made = new FakeConnection(configuration);
      connections.push(made);
      // What a call uses of a connection is there.
      return made as unknown as RTCPeerConnection;
    },
    createStream: () => ({}) as MediaStream,
    async send(one): Promise<SignalVideoCallResponse | null> {
      if (!isReachable) return null;
      sent.push(one);
      const { signal, round } = one;
      const isTaken =
        current.state !== 'ended' && (round === current.round || signal.type === 'leave');
      if (isTaken && signal.type === 'mode') current = { ...current, mode: signal.mode };
      if (isTaken && signal.type === 'leave')
        current = { ...current, state: 'ended', endedAt: current.startedAt, endedBy: 'patient' };
      return { isTaken, call: current };
    },
  });
  const heard: VideoSignal[] = [];
  let number = 0;
  await settle();
  return {
    peer,
    devices,
    connections,
    open,
    sentTypes: () => sent.map(({ signal }) => signal.type),
    sent,
    unreachable: (is = true) => (isReachable = !is),
    connection: () => connections.at(-1) ?? new FakeConnection(),
    state: () => peer.get(),
    /** The call as it now is, told by the stream, or only known to the gateway. */
    async becomes(more: Partial<VideoCall>, isTold = true) {
      current = { ...current, ...more };
      if (isTold) peer.know({ call: current, signals: heard });
      await settle();
    },
    async doctor(signal: Content, round = current.round) {
      heard.push({ callId: current.callId, round, number: (number += 1), signal });
      peer.know({ call: current, signals: heard });
      await settle();
    },
  };
}

describe('the patient’s side of a call', () => {
  it('waits for the doctor, then offers its tracks and connects', async () => {
    const call = await enter({ state: 'ringing', round: 1, joinedAt: null });
    expect(call.state().line).toBe('waiting');
    expect(call.connections).toHaveLength(0);
    await call.becomes({ state: 'joined', round: 2 });
    expect(call.state().line).toBe('connecting');
    expect(call.connection().configuration.iceServers).toEqual([
      { urls: ['stun:stun.example.org'] },
    ]);
    expect(call.connection().senders.map(({ track }) => track?.kind)).toEqual(['audio', 'video']);
    expect(call.sent).toEqual([{ round: 2, signal: { type: 'offer', sdp: 'own 1' } }]);
    await call.doctor(answer);
    call.connection().finds({ candidate: 'mine', sdpMid: '0', sdpMLineIndex: 0 });
    call.connection().finds(null);
    call.connection().becomes('connected');
    await settle();
    expect(call.sent.at(-1)?.signal).toEqual(candidate('mine'));
    expect(call.state().line).toBe('connected');
    const track = fakeTrack({ kind: 'video' });
    call.connection().shows(track);
    expect(call.state().remote).toEqual([track]);
  });

  it('takes its own offer back where both offer at once', async () => {
    const call = await enter();
    expect(call.connection().signalingState).toBe('have-local-offer');
    await call.doctor(offer());
    expect(call.connection()).toMatchObject({ rollbacks: 1, signalingState: 'stable' });
    expect(call.sent.at(-1)?.signal).toMatchObject({ type: 'answer' });
    // The answer to the offer that was taken back comes too late.
    await call.doctor(answer);
    expect(call.connection().remoteDescription).toEqual(offer());
    await call.doctor(offer('anew'));
    expect(call.connection().remoteDescription).toEqual(offer('anew'));
  });

  it('keeps candidates until the description that they belong to', async () => {
    const call = await enter();
    await call.doctor(candidate('early 1'));
    await call.doctor(candidate('early 2'));
    expect(call.connection().candidates).toEqual([]);
    await call.doctor(answer);
    await call.doctor(candidate('late'));
    expect(call.connection().candidates.map((one) => one.candidate)).toEqual([
      'early 1',
      'early 2',
      'late',
    ]);
  });

  it('hears each signal once, and none of a former round', async () => {
    const call = await enter();
    await call.doctor(offer('old'), 1);
    expect(call.connection().remoteDescription).toBeNull();
    await call.doctor(offer());
    await call.becomes({});
    expect(call.sentTypes().filter((type) => type === 'answer')).toHaveLength(1);
  });

  it('connects anew when a side enters again', async () => {
    const call = await enter();
    const [former] = call.connections;
    call.connection().becomes('connected');
    await call.becomes({ round: 3 });
    expect(former?.connectionState).toBe('closed');
    expect(call.connections).toHaveLength(2);
    expect(call.state().line).toBe('connecting');
    expect(call.sent.at(-1)).toMatchObject({ round: 3, signal: { type: 'offer' } });
    // What the former connection still says changes nothing.
    former?.becomes('failed');
    expect(call.state().line).toBe('connecting');
    // Told late of the former round, it stays in the present one.
    call.peer.know({ call: sampleVideoCall({ round: 2 }), signals: [] });
    expect(call.connections).toHaveLength(2);
  });

  it('learns of a new round from a signal that is not taken', async () => {
    const call = await enter();
    await call.doctor(answer);
    await call.becomes({ round: 3 }, false);
    call.connection().finds({ candidate: 'mine', sdpMid: '0', sdpMLineIndex: 0 });
    await settle();
    expect(call.connections).toHaveLength(2);
    expect(call.sent.at(-1)).toMatchObject({ round: 3, signal: { type: 'offer' } });
  });
});

describe('a line that breaks', () => {
  it('is given a moment, then found anew, and told as lost after several tries', async () => {
    const call = await enter();
    await call.doctor(answer);
    call.connection().becomes('connected');
    call.connection().becomes('disconnected');
    expect(call.state().line).toBe('interrupted');
    await vi.advanceTimersByTimeAsync(3900);
    expect(call.connection().restarts).toBe(0);
    await vi.advanceTimersByTimeAsync(200);
    expect(call.connection().restarts).toBe(1);
    expect(call.sent.at(-1)?.signal).toMatchObject({ type: 'offer' });
    // Nothing answers: each further try takes the offer back and makes another.
    await vi.advanceTimersByTimeAsync(30_000);
    expect(call.state().line).toBe('failed');
    expect(call.connection().rollbacks).toBe(2);
    call.peer.retry();
    expect(call.state().line).toBe('interrupted');
    call.connection().becomes('connected');
    expect(call.state().line).toBe('connected');
    const { restarts } = call.connection();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(call.connection().restarts).toBe(restarts);
  });

  it('that has failed is found anew at once', async () => {
    const call = await enter();
    await call.doctor(answer);
    call.connection().becomes('failed');
    await settle();
    expect(call.connection().restarts).toBe(1);
  });

  it('sends a signal again that did not reach the gateway', async () => {
    const call = await enter();
    await call.doctor(answer);
    call.unreachable();
    call.connection().finds({ candidate: 'mine', sdpMid: '0', sdpMLineIndex: 0 });
    await vi.advanceTimersByTimeAsync(600);
    call.unreachable(false);
    expect(call.sentTypes()).not.toContain('candidate');
    await vi.advanceTimersByTimeAsync(1500);
    expect(call.sentTypes().at(-1)).toBe('candidate');
  });

  it('goes on with sound alone after it was bad for a while, and says why', async () => {
    const call = await enter();
    await call.doctor(answer);
    call.connection().becomes('connected');
    let packets = 0;
    const read = async (lost: number, seconds: number) => {
      for (let passed = 0; passed < seconds; passed += 2) {
        packets += 100;
        const counters = { packetsReceived: packets, packetsLost: packets * lost };
        call.connection().stats = [{ type: 'inbound-rtp', ...counters }];
        await vi.advanceTimersByTimeAsync(2000);
      }
    };
    await read(0, 20);
    expect(call.state().mode).toBe('video');
    await read(0.4, 20);
    expect(call.state()).toMatchObject({ mode: 'audio', hasFallen: true });
    expect(call.open).toEqual(['audio']);
    expect(call.connection().senders.map(({ track }) => track?.kind)).toEqual(['audio', undefined]);
    expect(call.sent.at(-1)?.signal).toEqual({ type: 'mode', mode: 'audio' });
  });
});

describe('less and more', () => {
  it('gives devices back with less, and opens them again with more', async () => {
    const call = await enter();
    await call.peer.setMode('audio');
    expect(call.open).toEqual(['audio']);
    await call.peer.setMode('video');
    await settle();
    expect(call.open).toEqual(['audio', 'video']);
    expect(call.connection().senders.map(({ track }) => track?.kind)).toEqual(['audio', 'video']);
    await call.peer.setMode('text');
    expect(call.open).toEqual([]);
    expect(call.state()).toMatchObject({ mode: 'text', hasFallen: false });
  });

  it('is said again in the round that began meanwhile', async () => {
    const call = await enter();
    await call.becomes({ round: 3 }, false);
    await call.peer.setMode('audio');
    expect(call.sent).toContainEqual({ round: 3, signal: { type: 'mode', mode: 'audio' } });
    expect(call.state()).toMatchObject({ line: 'connecting', mode: 'audio' });
  });

  it('of the doctor turns nothing on here', async () => {
    const call = await enter();
    await call.becomes({ mode: 'audio' });
    expect(call.open).toEqual(['audio']);
    await call.becomes({ mode: 'video' });
    expect(call.state().mode).toBe('video');
    expect(call.open).toEqual(['audio']);
    await call.becomes({ mode: 'text' });
    expect(call.open).toEqual([]);
  });
});

describe('the end of a call', () => {
  it('comes from the other side, and gives the devices back', async () => {
    const call = await enter();
    await call.becomes({ state: 'ended', endedAt: sampleVideoCall().startedAt, endedBy: 'doctor' });
    expect(call.state()).toMatchObject({ line: 'ended', call: { endedBy: 'doctor' } });
    expect([call.open, call.connection().connectionState]).toEqual([[], 'closed']);
  });

  it('is at once when the patient hangs up, and is told until the gateway hears it', async () => {
    const call = await enter();
    call.unreachable();
    const told = call.peer.hangUp();
    expect(call.state().line).toBe('ended');
    expect(call.open).toEqual([]);
    await vi.advanceTimersByTimeAsync(10);
    call.unreachable(false);
    await vi.advanceTimersByTimeAsync(6000);
    await told;
    expect(call.sentTypes().filter((type) => type === 'leave')).toEqual(['leave']);
    expect(call.state().call.endedBy).toBe('patient');
    // Told of it by the stream as well, it stays over.
    await call.becomes({});
    expect(call.state().line).toBe('ended');
  });

  it('is also where another device takes the call over', async () => {
    const call = await enter();
    await call.becomes({ clientId: 'tablet', round: 3 });
    expect(call.state().line).toBe('elsewhere');
    expect([call.open, call.sentTypes().includes('leave')]).toEqual([[], false]);
  });

  it('stops without a word when the page is left', async () => {
    const call = await enter();
    call.peer.stop();
    await vi.advanceTimersByTimeAsync(60_000);
    expect([call.open, call.sentTypes()]).toEqual([[], ['offer']]);
  });
});
