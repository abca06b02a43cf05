// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { fakeCall, fakeTrack, type FakeCall } from '@xinglin/testing';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeStaffGateway, prepareConsults } from '../consult-fixture';
import { sampleCall, sampleConsult, SampleRefusal, type SampleAnswers } from '../consult-samples';

let call: FakeCall;
let restore: (() => void) | undefined;
beforeEach(() => {
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
  call = fakeCall();
});
afterEach(() => {
  cleanup();
  call.restore();
  restore?.();
  vi.restoreAllMocks();
});

const idle = { call: sampleCall(), isHere: true, secondsLeft: 245, signals: [] };

async function open(answers: SampleAnswers = {}) {
  const gateway = fakeStaffGateway({
    'open-consult': () =>
      sampleConsult({ kind: 'video', medium: 'video', acts: ['answer', 'video', 'end'] }),
    'join-video-call': { call: sampleCall(), iceServers: [], credentialsUntil: null },
    'signal-video-call': { isTaken: true, call: sampleCall() },
    'read-video-call': idle,
    ...answers,
  });
  ({ restore } = gateway);
  render((await prepareConsults('/consults/consult-1?video=1')).element);
  const sent = (name: string) =>
    gateway.requests.filter((one) => one.name === name).map(({ input }) => input);
  return { sent };
}

const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));

describe('the doctor’s call', () => {
  it('checks the devices, joins once, offers and connects', async () => {
    const { sent } = await open();
    await waitFor(() => expect(call.open()).toEqual(['audio', 'video']));
    await press('进入通话');
    fireEvent.click(screen.queryByRole('button', { name: '进入通话' }) ?? document.body);
    expect(await screen.findByText('正在连接林小满…')).toBeDefined();
    expect(sent('join-video-call')).toHaveLength(1);
    await waitFor(() =>
      expect(sent('signal-video-call')[0]).toMatchObject({
        round: 2,
        signal: { type: 'offer', sdp: 'own 1' },
      }),
    );
    act(() => call.connection().becomes('connected'));
    act(() => call.connection().shows(fakeTrack({ kind: 'video' })));
    expect(screen.getByText('通话中')).toBeDefined();
    expect(await screen.findByText('剩余 4:05')).toBeDefined();
  });

  it('takes the signals of the patient, each once', async () => {
    const answer = {
      callId: 'call-1',
      round: 2,
      number: 7,
      signal: { type: 'answer' as const, sdp: 'theirs' },
    };
    const { sent } = await open({
      'read-video-call': ({ behind }: { behind: number }) => ({
        ...idle,
        signals: behind < 7 && call.connections[0]?.signalingState !== 'stable' ? [answer] : [],
      }),
    });
    await press('进入通话');
    await waitFor(() =>
      expect(call.connection().remoteDescription).toEqual({ type: 'answer', sdp: 'theirs' }),
    );
    await waitFor(() => expect(sent('read-video-call').at(-1)).toMatchObject({ behind: 7 }));
  });

  it('hangs up for both and releases the devices', async () => {
    const { sent } = await open();
    await press('进入通话');
    await press('挂断');
    expect(await screen.findByText('通话已结束')).toBeDefined();
    await waitFor(() =>
      expect(sent('signal-video-call').at(-1)).toMatchObject({ signal: { type: 'leave' } }),
    );
    expect(call.open()).toEqual([]);
  });

  it('says that another window took the call over', async () => {
    await open({ 'read-video-call': { ...idle, isHere: false } });
    await press('进入通话');
    expect(await screen.findByText('通话已在另一个窗口继续')).toBeDefined();
    expect(call.open()).toEqual([]);
  });

  it('says what to do where the browser may not use the devices', async () => {
    call.refuse({ camera: 'NotAllowedError', microphone: 'NotAllowedError' });
    await open();
    expect(await screen.findByText(/摄像头和麦克风没有权限/)).toBeDefined();
    expect(screen.getByRole('button', { name: '重新检测' })).toBeDefined();
  });

  it('says why a call could not be joined', async () => {
    await open({ 'join-video-call': new SampleRefusal('问诊已结束') });
    await press('仅语音');
    expect(await screen.findByText('问诊已结束')).toBeDefined();
    expect(call.connections).toHaveLength(0);
  });
});
