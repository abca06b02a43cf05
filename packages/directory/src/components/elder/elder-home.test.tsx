// @vitest-environment happy-dom
import { failures, sampleFastAsk, sampleFastAskClosed, type PageSetting } from '@xinglin/testing';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import * as page from '../../pages/index.page';
import { visitAhead, visitToPay } from '../../samples/next-matters';
import { showPage } from '../../testing/show-page';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const show = (setting: PageSetting = {}) =>
  showPage(page, {
    path: '/',
    preferences: { mode: 'elder' },
    ...setting,
    gateway: {
      isFastAskOpen: sampleFastAsk,
      listNextMatters: { items: [visitAhead] },
      ...setting.gateway,
    },
  });

const linkTo = async (name: string | RegExp) =>
  (await screen.findByRole('link', { name })).getAttribute('href');

/** A browser that speaks; what it has been given is answered, and a test says how far it is. */
function speaking(voices: readonly string[]) {
  const spoken: (EventTarget & { text: string; rate: number; lang: string })[] = [];
  const cancel = vi.fn();
  vi.stubGlobal(
    'SpeechSynthesisUtterance',
    class extends EventTarget {
      lang = '';
      rate = 1;
      voice: unknown = null;
      constructor(readonly text: string) {
        super();
      }
    },
  );
  vi.stubGlobal(
    'speechSynthesis',
    Object.assign(new EventTarget(), {
      getVoices: () => voices.map((lang) => ({ lang })),
      speak: (utterance: (typeof spoken)[number]) => spoken.push(utterance),
      cancel,
    }),
  );
  const say = (sentence: number, type: string, charIndex = 0): void =>
    act(() => {
      spoken[sentence]?.dispatchEvent(Object.assign(new Event(type), { charIndex }));
    });
  return { spoken, cancel, say };
}

const marked = () =>
  [...document.querySelectorAll('[data-spoken]')].map(({ textContent }) => textContent);

describe('the ways of elder mode', () => {
  it('are four, and the ambulance, without a list or a tab', async () => {
    const { gateway, store } = await show({ user: null });
    expect(await linkTo('说一句 帮您找医生')).toBe('/search/doctor/voice');
    expect(await linkTo('打电话 真人接听')).toMatch(/^tel:\d/);
    expect(await linkTo('挂号 看医生')).toBe('/booking/hospital');
    expect(await linkTo('问医生 3 分钟接诊')).toBe('/my/pubconsult/ask');
    expect(await linkTo('急救 打 120')).toBe('tel:120');
    expect(screen.getAllByRole('listitem')).toHaveLength(4);
    expect(screen.queryByRole('navigation', { name: '主导航' })).toBeNull();
    expect(gateway.inputsOf('listHomeDoctors')).toEqual([]);
    expect(gateway.inputsOf('listNextMatters')).toEqual([]);
    fireEvent.click(screen.getByRole('button', { name: '退出长辈版' }));
    expect(store.getState().preferences.mode).toBe('standard');
  });

  it('link to all kinds of questions while no one answers within minutes', async () => {
    await show({ gateway: { isFastAskOpen: sampleFastAskClosed } });
    expect(await linkTo('问医生 在线问诊')).toBe('/consult/portal');
  });

  it('are those of the channel', async () => {
    const hidden = { hidden: true };
    await show({
      user: null,
      channel: {
        phone: null,
        pageConfig: { 'directory.home': { speak: hidden, ask: hidden, nextAppointment: hidden } },
      },
    });
    expect(await linkTo('挂号 看医生')).toBe('/booking/hospital');
    expect(await linkTo('找医生 按科室找')).toBe('/search?tab=doctor');
    expect(screen.getAllByRole('listitem')).toHaveLength(2);
    expect(screen.queryByRole('link', { name: '登录' })).toBeNull();
  });

  it('are entered from home', async () => {
    await show({ preferences: { mode: 'standard' } });
    fireEvent.click(screen.getByRole('button', { name: '长辈版' }));
    expect(await screen.findByRole('heading', { level: 1, name: '长辈版' })).toBeTruthy();
  });
});

describe('what is next in elder mode', () => {
  it('is said in words, with the way there', async () => {
    const { lateCalls } = await show();
    const title = await screen.findByRole('link', { name: '明天早上 8 点' });
    expect(title.getAttribute('href')).toBe('/my/order/detail/R1');
    expect(screen.getByText('同仁医院 心内科')).toBeTruthy();
    expect(screen.getByText('沈知远医生').closest('p')?.textContent).toBe('沈知远医生，王秀兰就诊');
    expect(await linkTo('怎么去')).toBe('/hospital/guide/h-1');
    expect(lateCalls()).toEqual([]);
  });

  it('is what a visitor signs in for', async () => {
    await show({ user: null });
    expect(await linkTo('登录')).toBe('/user/login?target=%2F');
  });

  it('says so where nothing is', async () => {
    await show({ gateway: { listNextMatters: { items: [] } } });
    expect(await screen.findByRole('heading', { name: '近期没有安排' })).toBeTruthy();
    expect(await linkTo('我的预约')).toBe('/my/order/list');
  });

  it('can be asked again where it is not known', async () => {
    const { gateway } = await show({ gateway: { listNextMatters: failures.network } });
    const again = await screen.findByRole('button', { name: '再查一次' });
    gateway.answer({ listNextMatters: { items: [visitAhead] } });
    fireEvent.click(again);
    expect(await screen.findByRole('link', { name: '明天早上 8 点' })).toBeTruthy();
  });

  it('is the visit before what is only to be paid, which has a line', async () => {
    await show({ gateway: { listNextMatters: { items: [visitToPay, visitAhead] } } });
    expect(await screen.findByRole('link', { name: '明天早上 8 点' })).toBeTruthy();
    expect(await linkTo('还有：待支付 ¥38 王秀兰')).toBe('/my/reservation/pay/R2');
  });

  it('is one sentence and one button where it is no visit', async () => {
    await show({ gateway: { listNextMatters: { items: [visitToPay] } } });
    expect(await screen.findByText('晚上 6 点前付款')).toBeTruthy();
    expect(await linkTo('支付 ¥38')).toBe('/my/reservation/pay/R2');
    expect(screen.queryByRole('button', { name: '读给我听' })).toBeNull();
    expect(screen.queryByRole('link', { name: '怎么去' })).toBeNull();
  });
});

describe('reading aloud', () => {
  it('marks what is spoken: the sentence, and the phrase where the voice says how far it is', async () => {
    const { spoken, say, cancel } = speaking(['en-US', 'zh-CN']);
    await show();
    fireEvent.click(await screen.findByRole('button', { name: '读给我听' }));
    expect(spoken.map(({ text }) => text)).toEqual([
      '明天早上 8 点',
      '同仁医院 心内科',
      '沈知远医生，王秀兰就诊',
    ]);
    expect(spoken[0]).toMatchObject({ lang: 'zh-CN', voice: { lang: 'zh-CN' } });
    expect(marked()).toEqual(['明天早上 8 点']);
    say(1, 'start');
    expect(marked()).toEqual(['同仁医院 心内科']);
    say(2, 'start');
    expect(marked()).toEqual(['沈知远医生', '王秀兰就诊']);
    say(2, 'boundary', 0);
    expect(marked()).toEqual(['沈知远医生']);
    say(2, 'boundary', 6);
    expect(marked()).toEqual(['王秀兰就诊']);
    cancel.mockClear();
    say(2, 'end');
    expect(marked()).toEqual([]);
    expect(screen.getByRole('button', { name: '读给我听' })).toBeTruthy();
  });

  it('stops by the same button, and hears no more of what it has stopped', async () => {
    const { say, cancel } = speaking(['zh-CN']);
    await show();
    fireEvent.click(await screen.findByRole('button', { name: '读给我听' }));
    cancel.mockClear();
    fireEvent.click(screen.getByRole('button', { name: '停一停' }));
    expect(cancel).toHaveBeenCalledOnce();
    say(1, 'start');
    expect(marked()).toEqual([]);
  });

  it('stops when the page is left', async () => {
    const { cancel } = speaking(['zh-CN']);
    await show();
    fireEvent.click(await screen.findByRole('button', { name: '读给我听' }));
    cancel.mockClear();
    act(() => void window.dispatchEvent(new Event('pagehide')));
    expect(cancel).toHaveBeenCalledOnce();
    cleanup();
    expect(cancel).toHaveBeenCalledOnce();
  });

  it('gives its place to the details where no voice speaks the language', async () => {
    speaking(['en-US']);
    await show();
    await waitFor(async () => expect(await linkTo('看详情')).toBe('/my/order/detail/R1'));
    expect(screen.queryByRole('button', { name: '读给我听' })).toBeNull();
  });
});
