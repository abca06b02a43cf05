// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import type { VideoCall } from '@xinglin/gateway-sdk';
import { forgetPerson } from '@xinglin/platform';
import {
  businessRefusal,
  createMockGateway,
  failures,
  fakeCall,
  fakeTrack,
  preparePage,
  sampleConnection,
  sampleStanding,
  sampleTalk,
  sampleTime,
  sampleVideoCall,
  type FakeCall,
  type GatewayAnswers,
} from '@xinglin/testing';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { TalkPage } from '../talk-fixture';
import { locales } from '../locales';
import { callsOfTab } from './left-calls';

const { orderKey } = sampleStanding;
const openAnswer = { iceServers: [], credentialsUntil: null, closesAt: null, revision: 4 };
const ringing = { state: 'ringing', round: 1, joinedAt: null } as const;

let browser: FakeCall;
beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse(sampleTime), shouldAdvanceTime: true });
  browser = fakeCall();
});
afterEach(async () => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  browser.restore();
  await forgetPerson(window);
});

/** A conversation with video, and a gateway that holds one call. */
async function open(answers: GatewayAnswers = {}) {
  let call = sampleVideoCall(ringing);
  const gateway = createMockGateway({
    connectDpchat: sampleConnection,
    listDpchatDetails: { items: [...sampleTalk], hasMore: false, revision: 3 },
    readDpchat: sampleStanding,
    hasDpchatVidPhone: { hasVideo: true, hasPhone: false },
    checkVideoStatus: { status: 'ready', callMinutes: 15, call: null },
    openVideoCall: ({ clientId }) => {
      call = { ...call, clientId };
      return { ...openAnswer, call };
    },
    signalVideoCall: ({ signal }) => {
      if (signal.type === 'mode') call = { ...call, mode: signal.mode };
      if (signal.type === 'leave')
        call = { ...call, state: 'ended', endedAt: sampleTime, endedBy: 'patient' };
      return { isTaken: true, call };
    },
    ...answers,
  });
  const { element } = await preparePage(
    <TalkPage orderKey={orderKey} hasCalls afterwards={<a href="/review">评价</a>} />,
    { conversation: locales },
    { path: '/' },
    { gateway },
  );
  render(element);
  await screen.findAllByRole('list');
  return {
    gateway,
    /** The stream tells how the call now stands. */
    tell: (more: Partial<VideoCall>) =>
      act(async () => {
        call = { ...call, ...more };
        gateway.tell('followDpchat', { event: 'call', data: call });
      }),
  };
}

const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));
const joined = { state: 'joined', round: 2, joinedAt: sampleTime } as const;

async function enter(answers: GatewayAnswers = {}) {
  const page = await open(answers);
  await press('视频通话');
  await waitFor(() => expect(browser.open()).toEqual(['audio', 'video']));
  await press('进入通话');
  await screen.findByText(/^正在等李若兰医生/);
  return page;
}
async function connect() {
  const page = await enter();
  await page.tell(joined);
  await waitFor(() => browser.connection());
  act(() => browser.connection().becomes('connected'));
  await screen.findByText('已接通');
  return page;
}

describe('the way into a call', () => {
  it('is there for a conversation with video once the doctor has taken it', async () => {
    await open({ checkVideoStatus: { status: 'notYet', callMinutes: 15, call: null } });
    expect(await screen.findByText('医生接诊后可以在这里视频通话')).toBeTruthy();
    expect(screen.queryByRole('button', { name: '视频通话' })).toBeNull();
  });

  it('is not there where the conversation has none, which says how a call by phone comes', async () => {
    const { gateway } = await open({ hasDpchatVidPhone: { hasVideo: false, hasPhone: true } });
    expect(await screen.findByText('医生会在约好的时间给您打电话')).toBeTruthy();
    expect(gateway.inputsOf('checkVideoStatus')).toEqual([]);
  });

  it('opens when the doctor rings', async () => {
    const { tell } = await open();
    await screen.findByRole('button', { name: '视频通话' });
    await tell({ clientId: null });
    expect(await screen.findByText('李若兰医生邀请您视频通话')).toBeTruthy();
    await press('接听');
    await screen.findByRole('dialog', { name: '与李若兰医生视频通话' });
  });

  it('shows that the doctor rings already when the page is opened', async () => {
    const call = sampleVideoCall({ ...ringing, clientId: null });
    await open({ checkVideoStatus: { status: 'ready', callMinutes: 15, call } });
    expect(await screen.findByRole('button', { name: '接听' })).toBeTruthy();
  });

  it('leads back into the call of this tab after a reload', async () => {
    callsOfTab.set(orderKey, 'tab');
    const call = sampleVideoCall({ clientId: 'tab' });
    const { gateway } = await open({
      checkVideoStatus: { status: 'ready', callMinutes: 15, call },
      openVideoCall: ({ clientId }) => ({
        ...openAnswer,
        call: sampleVideoCall({ clientId, round: 3 }),
      }),
    });
    expect(await screen.findByText('正在连接李若兰医生…')).toBeTruthy();
    expect(browser.open()).toEqual(['audio', 'video']);
    // As another device, so that the doctor's browser connects anew as well.
    expect(gateway.inputsOf('openVideoCall')).toEqual([{ orderKey, clientId: expect.any(String) }]);
    expect(gateway.inputsOf('openVideoCall')).not.toMatchObject([{ clientId: 'tab' }]);
  });

  it('leaves a call of another tab to a tap', async () => {
    const call = sampleVideoCall({ clientId: 'other' });
    await open({ checkVideoStatus: { status: 'ready', callMinutes: 15, call } });
    expect(await screen.findByRole('button', { name: '回到通话' })).toBeTruthy();
    expect([screen.queryByRole('dialog'), browser.open()]).toEqual([null, []]);
  });
});

describe('the device check', () => {
  it('gives camera and microphone back when it is closed', async () => {
    const { gateway } = await open();
    await press('视频通话');
    await waitFor(() => expect(browser.open()).toEqual(['audio', 'video']));
    await press('不通话，继续打字');
    await waitFor(() => expect(browser.open()).toEqual([]));
    expect(gateway.inputsOf('openVideoCall')).toEqual([]);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it.each([
    ['NotAllowedError', '摄像头和麦克风：没有得到允许'],
    ['NotFoundError', '摄像头：没有找到'],
    ['NotReadableError', '摄像头：打不开'],
  ])('says what can be done where the camera answers %s', async (camera, words) => {
    browser.refuse({ camera });
    await open();
    await press('视频通话');
    expect(await screen.findByText(new RegExp(`^${words}`))).toBeTruthy();
    // Allowed meanwhile, it works at once.
    browser.refuse({});
    await press('再试一次');
    await waitFor(() => expect(browser.open()).toEqual(['audio', 'video']));
    expect(screen.queryByText(new RegExp(`^${words}`))).toBeNull();
  });

  it('goes on with sound alone, and tells the doctor so', async () => {
    const { gateway } = await open();
    await press('视频通话');
    await waitFor(() => expect(browser.open()).toEqual(['audio', 'video']));
    await press('只用声音');
    await screen.findByText('现在只用声音');
    // It is the patient's choice, and says nothing of the doctor's camera.
    expect(screen.queryByText(/没有打开画面/)).toBeNull();
    expect(browser.open()).toEqual(['audio']);
    await waitFor(() =>
      expect(gateway.inputsOf('signalVideoCall')).toMatchObject([
        { signal: { type: 'mode', mode: 'audio' } },
      ]),
    );
  });

  it('takes the camera that is chosen', async () => {
    await open();
    await press('视频通话');
    const choice = await screen.findByRole('combobox', { name: '摄像头' });
    fireEvent.change(choice, { target: { value: 'video-2' } });
    await waitFor(() => expect(choice).toHaveProperty('value', 'video-2'));
    expect(browser.open()).toEqual(['audio', 'video']);
  });

  it('says so where the browser has no calls, and leads to writing', async () => {
    vi.stubGlobal('RTCPeerConnection', undefined);
    await open();
    await press('视频通话');
    expect(await screen.findByText(/^这个浏览器不能视频通话/)).toBeTruthy();
    expect([screen.queryByRole('button', { name: '进入通话' }), browser.open()]).toEqual([
      null,
      [],
    ]);
    expect(screen.getByRole('button', { name: '不通话，继续打字' })).toBeTruthy();
  });

  it('says why the call could not be entered, to be tried again', async () => {
    const { gateway } = await open({ openVideoCall: failures.network });
    await press('视频通话');
    await press('进入通话');
    await screen.findByText(/网络/);
    gateway.answer({
      openVideoCall: businessRefusal('conversationClosed', '对话已结束'),
    });
    await press('进入通话');
    expect(await screen.findByText('对话已结束')).toBeTruthy();
    // The same device both times: no second call begins where only the answer was lost.
    const [first, second] = gateway.inputsOf('openVideoCall');
    expect(second).toEqual(first);
  });
});

describe('a call', () => {
  it('is entered once however often it is tapped, and follows the doctor', async () => {
    const { gateway, tell } = await open();
    await press('视频通话');
    const button = await screen.findByRole('button', { name: '进入通话' });
    fireEvent.click(button);
    fireEvent.click(button);
    await screen.findByText(/^正在等李若兰医生/);
    expect(gateway.inputsOf('openVideoCall')).toHaveLength(1);
    await tell(joined);
    expect(await screen.findByText('正在连接李若兰医生…')).toBeTruthy();
    await waitFor(() =>
      expect(gateway.inputsOf('signalVideoCall')).toMatchObject([
        { orderKey, round: 2, signal: { type: 'offer' } },
      ]),
    );
    await act(async () =>
      gateway.tell('followDpchat', {
        event: 'signal',
        data: { callId: 'call-1', round: 2, number: 1, signal: { type: 'answer', sdp: 'theirs' } },
      }),
    );
    await waitFor(() => expect(browser.connection().remoteDescription?.sdp).toBe('theirs'));
    act(() => browser.connection().becomes('connected'));
    expect(await screen.findByText('已接通')).toBeTruthy();
    expect(screen.getByText('李若兰医生没有打开画面')).toBeTruthy();
    act(() => browser.connection().shows(fakeTrack({ kind: 'video' })));
    expect(screen.queryByText('李若兰医生没有打开画面')).toBeNull();
    expect(within(screen.getByRole('dialog')).getByRole('timer').textContent).toMatch(/1[34]:/);
  });

  it('is muted, shown by the other camera and without one', async () => {
    await connect();
    const [sound, picture] = browser.connection().senders;
    await press('静音');
    expect(sound?.track?.enabled).toBe(false);
    await press('打开声音');
    expect(sound?.track?.enabled).toBe(true);
    await press('切换镜头');
    await waitFor(() => expect(picture?.track?.getSettings().deviceId).toBe('video-2'));
    await press('关闭画面');
    await waitFor(() => expect(browser.open()).toEqual(['audio']));
    expect(picture?.track).toBeNull();
    await press('打开画面');
    await waitFor(() => expect(browser.open()).toEqual(['audio', 'video']));
  });

  it('tells of a line that broke', async () => {
    await connect();
    act(() => browser.connection().becomes('disconnected'));
    expect(await screen.findByText('网络断了，正在重新连接…')).toBeTruthy();
    act(() => browser.connection().becomes('connected'));
    expect(await screen.findByText('已接通')).toBeTruthy();
  });

  it('goes on in writing without losing itself', async () => {
    const { gateway } = await connect();
    await press('改成打字');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(browser.open()).toEqual([]);
    await waitFor(() =>
      expect(gateway.inputsOf('signalVideoCall').at(-1)).toMatchObject({
        signal: { type: 'mode', mode: 'text' },
      }),
    );
    gateway.tell('followDpchat', {
      event: 'call',
      data: sampleVideoCall({ ...joined, mode: 'text', startedAt: sampleVideoCall().startedAt }),
    });
    await press('回到通话');
    expect(await screen.findByRole('button', { name: '进入通话' })).toBeTruthy();
  });

  it('does not end by closing without a question', async () => {
    const { gateway } = await connect();
    await press('关闭');
    await screen.findByText('要挂断吗？');
    await waitFor(() => expect(document.activeElement?.textContent).toBe('继续通话'));
    await press('继续通话');
    expect(screen.queryByText('要挂断吗？')).toBeNull();
    expect(JSON.stringify(gateway.inputsOf('signalVideoCall'))).not.toContain('leave');
  });

  it('ends for both by hanging up, says how long it was and what is next', async () => {
    const { gateway } = await connect();
    await press('挂断');
    expect(await screen.findByText('通话已结束，时长约 1 分钟。')).toBeTruthy();
    expect(browser.open()).toEqual([]);
    expect(gateway.inputsOf('signalVideoCall').at(-1)).toMatchObject({ signal: { type: 'leave' } });
    const former = gateway.inputsOf('openVideoCall')[0] as { clientId: string };
    await press('再次视频通话');
    await press('进入通话');
    await waitFor(() => expect(gateway.inputsOf('openVideoCall')).toHaveLength(2));
    expect(gateway.inputsOf('openVideoCall')[1]).not.toMatchObject({ clientId: former.clientId });
  });

  it('that the doctor ends with the consult leads to what comes afterwards', async () => {
    const { gateway, tell } = await connect();
    await tell({ state: 'ended', endedAt: sampleTime, endedBy: 'system' });
    await act(async () =>
      gateway.tell('followDpchat', {
        event: 'standing',
        data: { ...sampleStanding, phase: 'closed', mayWrite: false, until: null, revision: 9 },
      }),
    );
    const dialog = within(screen.getByRole('dialog'));
    expect(await dialog.findByRole('link', { name: '评价' })).toBeTruthy();
    expect(dialog.queryByRole('button', { name: '再次视频通话' })).toBeNull();
  });

  it('that another device takes over says so, and can be taken back', async () => {
    const { tell } = await connect();
    await tell({ clientId: 'tablet', round: 3 });
    expect(await screen.findByText(/^通话在另一台设备上继续/)).toBeTruthy();
    expect(browser.open()).toEqual([]);
    await press('在这里继续通话');
    expect(await screen.findByRole('button', { name: '进入通话' })).toBeTruthy();
  });

  it.each(['by another page', 'by the browser'])(
    'gives the devices back when the page is left %s',
    async (way) => {
      const { gateway } = await connect();
      if (way === 'by the browser') act(() => void window.dispatchEvent(new Event('pagehide')));
      else cleanup();
      expect(browser.open()).toEqual([]);
      expect(browser.connection().connectionState).toBe('closed');
      expect(JSON.stringify(gateway.inputsOf('signalVideoCall'))).not.toContain('leave');
      // A reload returns to it; another page has left it.
      expect(callsOfTab.get(orderKey) != null).toBe(way === 'by the browser');
      if (way !== 'by the browser') return;
      // Back from the browser's memory, it can be entered again.
      act(
        () => void window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })),
      );
      expect(await screen.findByRole('button', { name: '进入通话' })).toBeTruthy();
      await waitFor(() => expect(browser.open()).toEqual(['audio', 'video']));
    },
  );
});
