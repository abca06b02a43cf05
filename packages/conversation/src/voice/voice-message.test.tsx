// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { forgetPerson } from '@xinglin/platform';
import {
  businessRefusal,
  createMockGateway,
  failures,
  fakeMicrophone,
  preparePage,
  sampleConnection,
  sampleMessage,
  sampleStanding,
  sampleTalk,
  sampleTime,
  sampleVoice,
  sampleVoiceLimits,
  type FakeMicrophone,
  type GatewayAnswers,
} from '@xinglin/testing';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { TalkPage } from '../talk-fixture';
import { locales } from '../locales';

const { orderKey } = sampleStanding;
const limits = sampleVoiceLimits;

let microphone: FakeMicrophone | undefined;
/** A browser with a microphone, or one that refuses it as browsers do. */
function browser({ refusal = '' } = {}): void {
  microphone?.restore();
  microphone = fakeMicrophone(refusal);
}

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse(sampleTime), shouldAdvanceTime: true });
  browser();
});
afterEach(async () => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  microphone?.restore();
  await forgetPerson(window);
});

async function open(answers: GatewayAnswers = {}) {
  const gateway = createMockGateway({
    connectDpchat: sampleConnection,
    listDpchatDetails: { items: [...sampleTalk], hasMore: false, revision: 3 },
    readDpchat: sampleStanding,
    getAudioUploadUrl: limits,
    uploadAudio: sampleVoice,
    voiceToText: { text: '孩子还在烧' },
    replyDpchat: ({ clientId }) =>
      sampleMessage(4, {
        clientId,
        content: { type: 'voice', voice: { ...sampleVoice, transcript: null } },
      }),
    ...answers,
  });
  const page = await preparePage(
    <TalkPage orderKey={orderKey} />,
    { conversation: locales },
    { path: '/' },
    { gateway },
  );
  render(page.element);
  fireEvent.click(await screen.findByRole('button', { name: '语音' }));
  await screen.findByRole('dialog', { name: '发语音' });
  return gateway;
}

const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));
async function record(): Promise<void> {
  await press('开始说话');
  await screen.findByText('正在录音');
  await press('说完了');
  await screen.findByText(/^录好了/);
}

describe('a voice message', () => {
  it('is recorded, heard and sent once, however often it is tapped', async () => {
    const gateway = await open();
    await record();
    expect(microphone?.open()).toBe(0);
    expect(screen.getByLabelText('刚才的录音').getAttribute('src')).toMatch(/^blob:/);
    const send = screen.getByRole('button', { name: '发送语音' });
    fireEvent.click(send);
    fireEvent.click(send);
    await waitFor(() => expect(gateway.inputsOf('replyDpchat')).toHaveLength(1));
    expect(gateway.inputsOf('replyDpchat')[0]).toMatchObject({
      orderKey,
      type: 'voice',
      fileIds: [sampleVoice.fileId],
    });
    expect(gateway.inputsOf('uploadAudio')).toHaveLength(1);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('goes with its words as its author corrected them', async () => {
    const gateway = await open();
    await record();
    await press('转成文字');
    const words = await screen.findByRole('textbox', { name: /语音里的话/ });
    expect(words).toHaveProperty('value', '孩子还在烧');
    fireEvent.change(words, { target: { value: '孩子还在发烧' } });
    await press('发送语音');
    await waitFor(() =>
      expect(gateway.inputsOf('replyDpchat')).toMatchObject([
        { type: 'voice', text: '孩子还在发烧' },
      ]),
    );
    // What was uploaded to be written down is what is sent.
    expect(gateway.inputsOf('uploadAudio')).toHaveLength(1);
  });

  it('is sent without words where none can be written down', async () => {
    await open({ getAudioUploadUrl: { ...limits, writesWords: false } });
    await record();
    expect(screen.queryByRole('button', { name: '转成文字' })).toBeNull();
    expect(screen.getByRole('button', { name: '发送语音' })).toBeTruthy();
  });

  it('stays where it could not be uploaded, to be sent again', async () => {
    const gateway = await open({ uploadAudio: failures.network });
    await record();
    await press('发送语音');
    await screen.findByText(/网络/);
    gateway.answer({ uploadAudio: sampleVoice });
    await press('发送语音');
    await waitFor(() => expect(gateway.inputsOf('replyDpchat')).toHaveLength(1));
  });

  it('is given up while it records, which gives the microphone back', async () => {
    const gateway = await open();
    await press('开始说话');
    await screen.findByText('正在录音');
    expect(microphone?.open()).toBe(1);
    await press('取消');
    expect(microphone?.open()).toBe(0);
    expect(await screen.findByRole('button', { name: '开始说话' })).toBeTruthy();
    expect(gateway.inputsOf('uploadAudio')).toHaveLength(0);
  });

  it('gives the microphone back when the page is left', async () => {
    await open();
    await press('开始说话');
    await screen.findByText('正在录音');
    cleanup();
    expect(microphone?.open()).toBe(0);
  });

  it('ends by itself at the limit', async () => {
    await open({ getAudioUploadUrl: { ...limits, msAtMost: 5000 } });
    expect(screen.getByText(/最长 5 秒/)).toBeTruthy();
    await press('开始说话');
    await screen.findByText('正在录音');
    await act(async () => vi.advanceTimersByTime(5000));
    expect(await screen.findByText('录好了，约 5 秒。可以先听一听再发送。')).toBeTruthy();
  });

  it('is not thrown away by closing without a word', async () => {
    await open();
    await record();
    await press('关闭');
    await screen.findByText('这段语音还没有发送，要丢掉吗？');
    await press('继续');
    expect(screen.getByRole('button', { name: '发送语音' })).toBeTruthy();
    await press('关闭');
    await press('丢掉');
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

it.each([
  ['NotAllowedError', /没有得到使用麦克风的允许/],
  ['NotFoundError', /没有找到麦克风/],
  ['AbortError', /没有录到声音/],
])('says what can be done where the microphone answers %s', async (refusal, words) => {
  browser({ refusal });
  await open();
  await press('开始说话');
  expect(await screen.findByText(words)).toBeTruthy();
  // Allowed meanwhile, it works at once.
  browser();
  await record();
});

it('says so where the browser cannot record', async () => {
  await open();
  vi.stubGlobal('MediaRecorder', undefined);
  await press('开始说话');
  expect(await screen.findByText(/这个浏览器不能录音/)).toBeTruthy();
});

it('says why nothing can be said any more', async () => {
  await open({ getAudioUploadUrl: businessRefusal('conversationClosed', '对话已结束') });
  expect(await screen.findByText(/对话已结束/)).toBeTruthy();
});

it('keeps the focus from step to step', async () => {
  await open({ getAudioUploadUrl: { ...limits, writesWords: true } });
  const focused = () => document.activeElement?.textContent ?? '';
  await press('开始说话');
  await screen.findByText('正在录音');
  await waitFor(() => expect(focused()).toBe('说完了'));
  await press('说完了');
  await screen.findByText(/^录好了/);
  await waitFor(() => expect(focused()).toMatch(/^录好了/));
  await press('转成文字');
  await screen.findByRole('textbox', { name: /语音里的话/ });
  await waitFor(() => expect(focused()).toContain('语音里的话'));
  await press('关闭');
  await waitFor(() => expect(focused()).toBe('继续'));
  await press('继续');
  await waitFor(() => expect(focused()).toMatch(/^录好了/));
});

it('can be recorded anew where a recording is of a kind that is not taken', async () => {
  await open({ getAudioUploadUrl: { ...limits, contentTypes: ['audio/mp4'] } });
  await press('开始说话');
  await screen.findByText('正在录音');
  await press('说完了');
  expect(await screen.findByText(/这个浏览器不能录音/)).toBeTruthy();
  await press('重新录');
  expect(await screen.findByRole('button', { name: '开始说话' })).toBeTruthy();
});
