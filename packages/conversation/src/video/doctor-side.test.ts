import type { VideoSignal } from '@xinglin/gateway-sdk';
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

/** The doctor in a call with a patient that a test plays. */
async function enterAsDoctor() {
  const call = sampleVideoCall();
  const devices = createDevices({
    // The call uses the tracks of a stream and nothing else.
    getUserMedia: async () =>
      ({ getTracks: () => [fakeTrack({ kind: 'audio' })] }) as unknown as MediaStream,
    enumerateDevices: async () => [],
  });
  await devices.open({ camera: false, microphone: true });
  const connection = new FakeConnection();
  const sent: Content[] = [];
  const peer = createPeer({
    side: 'doctor',
    call,
    clientId: 'desk-1',
    iceServers: [],
    devices,
    // What a call uses of a connection is there.
    createConnection: () => connection as unknown as RTCPeerConnection,
    createStream: () => ({}) as MediaStream,
    async send({ signal }) {
      sent.push(signal);
      return { isTaken: true, call };
    },
  });
  await vi.advanceTimersByTimeAsync(0);
  let number = 0;
  return {
    peer,
    connection,
    sent,
    call,
    hears: async (signal: Content): Promise<void> => {
      number += 1;
      const { callId, round } = call;
      peer.know({ call, signals: [{ callId, round, number, signal }] });
      await vi.advanceTimersByTimeAsync(0);
    },
  };
}

describe('the doctor’s side of a call', () => {
  it('stays in a call that names the patient’s device', async () => {
    const { peer, sent } = await enterAsDoctor();
    expect(peer.get().line).toBe('connecting');
    expect(sent).toEqual([{ type: 'offer', sdp: 'own 1' }]);
    peer.stop();
  });

  it('ignores an offer that crosses its own, and takes the answer to its own', async () => {
    const { peer, connection, hears } = await enterAsDoctor();
    await hears({ type: 'offer', sdp: 'crossed' });
    expect(connection).toMatchObject({ rollbacks: 0, signalingState: 'have-local-offer' });
    await hears({ type: 'answer', sdp: 'theirs' });
    expect(connection).toMatchObject({
      signalingState: 'stable',
      remoteDescription: { type: 'answer', sdp: 'theirs' },
    });
    peer.stop();
  });

  it('ignores every offer that crosses its own: two that answer each other would not meet', async () => {
    const { peer, connection, sent, hears } = await enterAsDoctor();
    await hears({ type: 'offer', sdp: 'crossed' });
    await hears({ type: 'offer', sdp: 'crossed again' });
    expect(connection).toMatchObject({
      rollbacks: 0,
      signalingState: 'have-local-offer',
      remoteDescription: null,
    });
    expect(sent.map(({ type }) => type)).not.toContain('answer');
    peer.stop();
  });

  it('leaves a call that another browser of the doctor has taken over', async () => {
    const { peer, connection, call } = await enterAsDoctor();
    peer.know({ call, signals: [], isHere: false });
    expect(peer.get().line).toBe('elsewhere');
    expect(connection.connectionState).toBe('closed');
  });
});
