// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { forgetPerson } from '@xinglin/platform';
import {
  createMockGateway,
  failures,
  preparePage,
  sampleConnection,
  sampleMessage,
  sampleStanding,
  sampleTime,
  type GatewayAnswers,
} from '@xinglin/testing';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { TalkPage } from './talk-fixture';
import { locales } from './locales';

const { orderKey } = sampleStanding;
const minutesAgo = (minutes: number) =>
  new Date(Date.parse(sampleTime) - minutes * 60_000).toISOString();

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse(sampleTime), shouldAdvanceTime: true });
});
afterEach(async () => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
  await forgetPerson(window);
});

const all = Array.from({ length: 9 }, (_, index) => sampleMessage(index + 1));
type Details = NonNullable<GatewayAnswers['listDpchatDetails']>;

async function open(answers: GatewayAnswers = {}) {
  const gateway = createMockGateway({
    connectDpchat: sampleConnection,
    listDpchatDetails: { items: all, hasMore: false, revision: 9 },
    readDpchat: sampleStanding,
    sendSysMsg: { done: true },
    ...answers,
  });
  const page = await preparePage(
    <TalkPage orderKey={orderKey} />,
    { conversation: locales },
    { path: '/' },
    { gateway },
  );
  render(page.element);
  await screen.findAllByRole('list');
  return gateway;
}

describe('finding messages', () => {
  const found: Details = ({ words, before = 10 }) => ({
    items: words === undefined ? all : all.filter(({ number }) => number < before).slice(-2),
    hasMore: words !== undefined && before > 8,
    revision: 9,
  });
  async function search(words: string) {
    fireEvent.click(screen.getByRole('button', { name: '更多操作' }));
    fireEvent.click(await screen.findByRole('button', { name: '查找消息' }));
    const sheet = within(await screen.findByRole('dialog', { name: '查找消息' }));
    fireEvent.change(sheet.getByRole('searchbox'), { target: { value: words } });
    fireEvent.click(sheet.getByRole('button', { name: '查找' }));
    return sheet;
  }

  it('shows those that hold the words with their day, and those further back', async () => {
    const gateway = await open({ listDpchatDetails: found });
    const sheet = await search(' 消息 ');
    expect(await sheet.findByText('第 9 条消息')).toBeTruthy();
    expect(sheet.getAllByText(/11月20日/)[0]).toBeTruthy();
    fireEvent.click(sheet.getByRole('button', { name: '查找更早的' }));
    expect(await sheet.findByText('第 6 条消息')).toBeTruthy();
    expect(sheet.queryByRole('button', { name: '查找更早的' })).toBeNull();
    expect(gateway.inputsOf('listDpchatDetails').slice(1)).toEqual([
      { orderKey, words: '消息' },
      { orderKey, words: '消息', before: 8 },
    ]);
  });

  it('says that there are none, and keeps the words where it fails', async () => {
    const gateway = await open();
    gateway.answer({ listDpchatDetails: { items: [], hasMore: false, revision: 9 } });
    const sheet = await search('过敏');
    expect(await sheet.findByText('没有找到含有「过敏」的消息')).toBeTruthy();
    gateway.answer({ listDpchatDetails: failures.network });
    fireEvent.click(sheet.getByRole('button', { name: '查找' }));
    expect(await sheet.findByText(/网络/)).toBeTruthy();
    expect(sheet.getByRole('searchbox')).toHaveProperty('value', '过敏');
  });
});

describe('going from one message that was found to the next', () => {
  const many = Array.from({ length: 120 }, (_, index) => sampleMessage(index + 1));
  /** Every twentieth message is found; two of them at a time. */
  const details: Details = ({ words, before = 121, pageSize = 30 }) => {
    const wanted = many.filter(
      ({ number }) => number < before && (words === undefined || number % 20 === 5),
    );
    const most = words === undefined ? pageSize : 2;
    return { items: wanted.slice(-most), hasMore: wanted.length > most, revision: 120 };
  };
  const marked = () => document.querySelector('[aria-current]')?.textContent ?? '';
  let scrolledTo: string[] = [];
  beforeEach(() => {
    scrolledTo = [];
    Element.prototype.scrollIntoView = function scrollIntoView() {
      scrolledTo.push(this.textContent);
    };
  });

  async function lead(answers: GatewayAnswers = {}) {
    const gateway = await open({ listDpchatDetails: details, ...answers });
    fireEvent.click(screen.getByRole('button', { name: '更多操作' }));
    fireEvent.click(await screen.findByRole('button', { name: '查找消息' }));
    const sheet = within(await screen.findByRole('dialog', { name: '查找消息' }));
    fireEvent.change(sheet.getByRole('searchbox'), { target: { value: '消息' } });
    fireEvent.click(sheet.getByRole('button', { name: '查找' }));
    expect(await sheet.findByText('找到 2 条')).toBeTruthy();
    return { gateway, sheet };
  }
  const press = async (name: string) =>
    fireEvent.click(await screen.findByRole('button', { name }));

  it('loads what lies between, marks the message and puts the focus there', async () => {
    const { gateway, sheet } = await lead();
    fireEvent.click(sheet.getAllByRole('button', { name: '看前后的对话' })[0] as HTMLElement);
    await waitFor(() => expect(marked()).toContain('第 85 条消息'));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement?.textContent).toContain('第 85 条消息');
    expect(scrolledTo.at(-1)).toContain('第 85 条消息');
    expect(screen.getByText('第 1 条，共 2 条')).toBeTruthy();
    expect(gateway.inputsOf('listDpchatDetails').slice(2)).toEqual([
      { orderKey, before: 91, pageSize: 50 },
    ]);
    await press('下一条');
    await waitFor(() => expect(marked()).toContain('第 105 条消息'));
    // Round from the newest to the oldest.
    await press('下一条');
    await waitFor(() => expect(marked()).toContain('第 85 条消息'));
    // What is found further back is looked for before that is shown.
    await press('上一条');
    await waitFor(() => expect(marked()).toContain('第 65 条消息'));
    expect(screen.getByText('第 2 条，共 4 条')).toBeTruthy();
    await press('结束查找');
    expect(marked()).toBe('');
    expect(screen.queryByRole('button', { name: '上一条' })).toBeNull();
  });

  it('says so where what lies between cannot be loaded, and tries again', async () => {
    const { gateway, sheet } = await lead();
    gateway.answer({ listDpchatDetails: failures.network });
    const [first] = sheet.getAllByRole('button', { name: '看前后的对话' });
    fireEvent.click(first as HTMLElement);
    expect(await sheet.findByText(/网络/)).toBeTruthy();
    expect(marked()).toBe('');
    gateway.answer({ listDpchatDetails: details });
    fireEvent.click(first as HTMLElement);
    await waitFor(() => expect(marked()).toContain('第 85 条消息'));
  });
});

describe('what is further back', () => {
  it('is asked for once when the reader scrolls up to it, and not when the page is moved down', async () => {
    const root = document.documentElement;
    const gateway = await open({
      listDpchatDetails: ({ before = 10 }) => ({
        items: all.filter(({ number }) => number < before).slice(-3),
        hasMore: before > 4,
        revision: 9,
      }),
    });
    const scroll = (...tops: readonly number[]) =>
      act(async () => {
        for (const top of tops) {
          root.scrollTop = top;
          window.dispatchEvent(new Event('scroll'));
        }
      });
    await scroll(200, 300, 2000, 1000);
    expect(gateway.inputsOf('listDpchatDetails')).toHaveLength(1);
    await scroll(300, 200);
    expect(await screen.findByText('第 4 条消息')).toBeTruthy();
    expect(gateway.inputsOf('listDpchatDetails').slice(1)).toEqual([{ orderKey, before: 7 }]);
  });
});

describe('reminding the doctor', () => {
  const said = (minutes: number, side: 'patient' | 'doctor' | 'system') =>
    sampleMessage(side === 'system' ? 3 : 2, { at: minutesAgo(minutes), side });
  const button = () => screen.queryByRole('button', { name: '提醒医生' });

  it.each([
    ['a question that has just been sent', [said(9, 'patient')], false],
    ['a question that waits', [said(11, 'patient')], true],
    ['an answer', [said(11, 'doctor')], false],
    ['a reminder of this hour', [said(90, 'patient'), said(30, 'system')], false],
    ['a reminder of long ago', [said(90, 'patient'), said(61, 'system')], true],
  ])('after %s', async (_, items, isOffered) => {
    await open({ listDpchatDetails: { items, hasMore: false, revision: 9 } });
    await act(async () => vi.advanceTimersByTime(10));
    expect(button() !== null).toBe(isOffered);
  });

  it('is done once', async () => {
    const items = [said(11, 'patient')];
    const gateway = await open({ listDpchatDetails: { items, hasMore: false, revision: 9 } });
    fireEvent.click(await screen.findByRole('button', { name: '提醒医生' }));
    await waitFor(() => expect(gateway.inputsOf('sendSysMsg')).toEqual([{ orderKey }]));
    const notice = sampleMessage(3, {
      side: 'system',
      at: sampleTime,
      content: { type: 'notice', text: '已提醒医生尽快回复' },
    });
    await act(async () =>
      gateway.tell('followDpchat', { event: 'message', id: `${orderKey}:3`, data: notice }),
    );
    expect(await screen.findByText('已提醒医生尽快回复')).toBeTruthy();
    expect(button()).toBeNull();
  });
});
