// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { fakeMicrophone } from '@xinglin/testing';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { staffApi } from '../api/staff-api';
import { fakeStaffGateway, prepareConsults } from './consult-fixture';
import {
  sampleConsult,
  sampleConversation,
  sampleMessage,
  SampleRefusal,
  type SampleAnswers,
} from './consult-samples';

let restore: (() => void) | undefined;
beforeEach(() => sessionStorage.clear());
afterEach(() => {
  cleanup();
  restore?.();
});

async function open(answers: SampleAnswers = {}, path = '/consults/consult-1') {
  const gateway = fakeStaffGateway(answers);
  ({ restore } = gateway);
  const page = await prepareConsults(path);
  render(page.element);
  await screen.findByRole('heading', { level: 1 });
  const sent = (name: string) =>
    gateway.requests.filter((one) => one.name === name).map(({ input }) => input);
  return { ...page, sent };
}

const field = () => screen.findByRole('textbox', { name: '回复患者' });
const press = async (name: string | RegExp) =>
  fireEvent.click(await screen.findByRole('button', { name }));

describe('a consult', () => {
  it('that waits is taken before it is answered', async () => {
    let isTaken = false;
    const { sent } = await open({
      'open-consult': () =>
        sampleConsult(isTaken ? {} : { state: 'waiting', acts: ['take', 'refuse'] }),
      'take-consult': () => {
        isTaken = true;
        return { orderKey: 'consult-1' };
      },
    });
    expect(screen.queryByRole('textbox', { name: '回复患者' })).toBeNull();
    await press('接诊');
    expect(await field()).toBeDefined();
    expect(sent('take-consult')).toEqual([{ orderKey: 'consult-1' }]);
  });

  it('that another doctor has taken says so', async () => {
    await open({
      'open-consult': () => sampleConsult({ doctorId: 'doctor-2', doctorName: '许敏', acts: [] }),
    });
    expect(await screen.findByText('许敏医生已接诊')).toBeDefined();
    expect(screen.queryByRole('textbox', { name: '回复患者' })).toBeNull();
  });

  it('shows what harms the patient beside the conversation', async () => {
    await open();
    expect(screen.getByText('青霉素')).toBeDefined();
    expect(screen.getByText('哺乳期')).toBeDefined();
  });

  it('shows no facts of the former patient while the next consult is read', async () => {
    let answer = (): void => undefined;
    const { router } = await open({
      'open-consult': ({ orderKey }: { orderKey: string }) =>
        orderKey === 'consult-1'
          ? sampleConsult()
          : new Promise((done) => {
              answer = () => done(sampleConsult({ orderKey, question: '膝盖疼' }));
            }),
    });
    expect(screen.getByText('青霉素')).toBeDefined();
    await act(() => router.navigate('/consults/consult-2'));
    expect(screen.queryByText('青霉素')).toBeNull();
    answer();
    expect(await screen.findByText('膝盖疼')).toBeDefined();
  });
});

describe('an answer', () => {
  it('is sent by Enter and once, and its draft ends', async () => {
    const { sent } = await open();
    fireEvent.change(await field(), { target: { value: '先停用新的洗洁精' } });
    expect(sessionStorage.length).toBe(1);
    fireEvent.keyDown(await field(), { key: 'Enter', shiftKey: true });
    expect(sent('answer-conversation')).toEqual([]);
    fireEvent.keyDown(await field(), { key: 'Enter' });
    fireEvent.keyDown(await field(), { key: 'Enter' });
    await waitFor(() => expect(sent('answer-conversation')).toHaveLength(1));
    expect(sent('answer-conversation')[0]).toMatchObject({
      orderKey: 'consult-1',
      text: '先停用新的洗洁精',
    });
    expect(sessionStorage.length).toBe(0);
  });

  it('that is not sent stays with its reason, and is sent again under its own id', async () => {
    let isBroken = true;
    const { sent } = await open({
      'answer-conversation': () => (isBroken ? new SampleRefusal('请稍后再试') : { number: 9 }),
    });
    fireEvent.change(await field(), { target: { value: '您好' } });
    await press('发送');
    expect(await screen.findByText('未发送：请稍后再试')).toBeDefined();
    isBroken = false;
    await press('重发');
    await waitFor(() => expect(sent('answer-conversation')).toHaveLength(2));
    const [first, second] = sent('answer-conversation');
    expect(second).toEqual(first);
  });

  it('gives way to the message that it became', async () => {
    let items = sampleConversation().items;
    const { store, sent } = await open({
      'open-conversation': () => sampleConversation({ items }),
      'answer-conversation': ({ clientId, text }: { clientId: string; text: string }) => {
        items = [
          ...items,
          sampleMessage(9, { side: 'doctor', clientId, content: { type: 'text', text } }),
        ];
        return { number: 9 };
      },
    });
    fireEvent.change(await field(), { target: { value: '明天再看' } });
    await press('发送');
    await waitFor(() => expect(sent('answer-conversation')).toHaveLength(1));
    act(() => void store.dispatch(staffApi.util.invalidateTags(['Desk'])));
    await waitFor(() => expect(screen.queryByText('发送中')).toBeNull());
    expect(screen.getAllByText('明天再看')).toHaveLength(1);
  });

  it('draft is there again after another consult', async () => {
    const { router } = await open();
    fireEvent.change(await field(), { target: { value: '还没写完' } });
    await act(() => router.navigate('/'));
    await act(() => router.navigate('/consults/consult-1'));
    expect(await screen.findByDisplayValue('还没写完')).toBeDefined();
  });

  it('by a picture shows it first and sends its Base64', async () => {
    const { sent } = await open();
    const file = new File(['picture'], 'skin.png', { type: 'image/png' });
    fireEvent.paste(await field(), { clipboardData: { files: [file] } });
    expect(await screen.findByRole('img', { name: '图片 1/1' })).toBeDefined();
    expect(sent('answer-conversation')).toEqual([]);
    await press('发送');
    await waitFor(() => expect(sent('answer-conversation')).toHaveLength(1));
    expect(sent('answer-conversation')[0]).toMatchObject({ image: btoa('picture') });
  });

  it('refuses a file that is no picture', async () => {
    const { sent } = await open();
    const file = new File(['words'], 'letter.txt', { type: 'text/plain' });
    fireEvent.paste(await field(), { clipboardData: { files: [file] } });
    expect(await screen.findByText(/不是图片/)).toBeDefined();
    expect(sent('answer-conversation')).toEqual([]);
  });

  it('by voice is recorded, heard and sent', async () => {
    const microphone = fakeMicrophone();
    try {
      const { sent } = await open();
      await press('录语音');
      await press('说完了');
      await press('发送语音');
      await waitFor(() => expect(sent('answer-conversation')).toHaveLength(1));
      expect(sent('answer-conversation')[0]).toMatchObject({ voice: btoa('voice') });
      expect(microphone.open()).toBe(0);
    } finally {
      microphone.restore();
    }
  });
});

describe('the conversation', () => {
  it('is read further back by a button', async () => {
    const { sent } = await open({
      'open-conversation': ({ before }: { before?: number }) =>
        before === undefined
          ? sampleConversation({ items: [sampleMessage(5)], hasMore: true })
          : sampleConversation({
              items: [sampleMessage(4, { content: { type: 'text', text: '前一天' } })],
              hasMore: false,
            }),
    });
    await press('更早的消息');
    expect(await screen.findByText('前一天')).toBeDefined();
    expect(sent('open-conversation').at(-1)).toEqual({ orderKey: 'consult-1', before: 5 });
    expect(screen.queryByRole('button', { name: '更早的消息' })).toBeNull();
  });
});
