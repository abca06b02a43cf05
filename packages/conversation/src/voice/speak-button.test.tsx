// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import {
  createMockGateway,
  failures,
  fakeMicrophone,
  later,
  preparePage,
  sampleVoice,
  sampleVoiceLimits,
  type FakeMicrophone,
  type GatewayAnswers,
} from '@xinglin/testing';
import { useState, type ReactElement } from 'react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { locales } from '../locales';
import { SpeakButton } from './speak-button';

let microphone: FakeMicrophone;
beforeEach(() => {
  microphone = fakeMicrophone();
});
afterEach(() => {
  cleanup();
  microphone.restore();
});

/** A field that words are added to. */
function Field(): ReactElement {
  const [text, setText] = useState('打好的字');
  return (
    <>
      <textarea aria-label="病情" value={text} onChange={(event) => setText(event.target.value)} />
      <SpeakButton onWords={(words) => setText((now) => `${now}，${words}`)} />
    </>
  );
}

async function open(answers: GatewayAnswers = {}) {
  const gateway = createMockGateway({
    getAudioUploadUrl: sampleVoiceLimits,
    uploadAudio: sampleVoice,
    voiceToText: { text: '孩子还在发烧' },
    ...answers,
  });
  const page = await preparePage(<Field />, { conversation: locales }, { path: '/' }, { gateway });
  render(page.element);
  return gateway;
}

const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));
async function speak(): Promise<void> {
  await press('说话，写成文字');
  await press('开始说话');
  await press('说完了');
}
const field = (): string => screen.getByRole<HTMLTextAreaElement>('textbox').value;

it('adds what was said to what was typed, and says so', async () => {
  const gateway = await open();
  await speak();
  expect(await screen.findByText(/说的话已经写上去了/)).toBeTruthy();
  expect(field()).toBe('打好的字，孩子还在发烧');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(microphone.open()).toBe(0);
  // It belongs to no conversation.
  expect(gateway.inputsOf('getAudioUploadUrl')).toContainEqual({});
  expect(gateway.inputsOf('voiceToText')).toEqual([{ fileIds: [sampleVoice.fileId] }]);
});

it('keeps the recording where it cannot be sent, and what was typed', async () => {
  const gateway = await open({ uploadAudio: failures.network });
  await speak();
  await screen.findByText(/网络/);
  expect(field()).toBe('打好的字');
  gateway.answer({ uploadAudio: sampleVoice });
  await press('写成文字');
  await waitFor(() => expect(field()).toBe('打好的字，孩子还在发烧'));
});

it('uploads once, however often writing it down fails', async () => {
  const gateway = await open({ voiceToText: failures.network });
  await speak();
  await screen.findByText(/网络/);
  gateway.answer({ voiceToText: { text: null } });
  await press('写成文字');
  await screen.findByText(/没有听清说了什么/);
  gateway.answer({ voiceToText: { text: '头疼' } });
  await press('写成文字');
  await waitFor(() => expect(field()).toBe('打好的字，头疼'));
  expect(gateway.inputsOf('uploadAudio')).toHaveLength(1);
});

it('writes nothing of a recording that was thrown away', async () => {
  const words = later<{ readonly text: string }>();
  const gateway = await open({ voiceToText: () => words.promise });
  await speak();
  await waitFor(() => expect(gateway.inputsOf('voiceToText')).toHaveLength(1));
  await press('关闭');
  await screen.findByText(/还没有写成文字，要丢掉吗/);
  await press('丢掉');
  words.resolve({ text: '不要了' });
  await new Promise((done) => setTimeout(done, 50));
  expect(field()).toBe('打好的字');
  expect(screen.queryByText(/说的话已经写上去了/)).toBeNull();
});

it('says in plain words that the microphone was refused', async () => {
  microphone.restore();
  microphone = fakeMicrophone('NotAllowedError');
  await open();
  await press('说话，写成文字');
  await press('开始说话');
  expect(await screen.findByText(/没有得到使用麦克风的允许/)).toBeTruthy();
  expect(field()).toBe('打好的字');
});

it('is not offered where nothing can write it down', async () => {
  const gateway = await open({ getAudioUploadUrl: { ...sampleVoiceLimits, writesWords: false } });
  await waitFor(() => expect(gateway.inputsOf('getAudioUploadUrl')).toHaveLength(1));
  expect(screen.getByRole('textbox')).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});
