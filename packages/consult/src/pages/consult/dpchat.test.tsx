// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { locales as conversation } from '@xinglin/conversation';
import { conversationRules } from '@xinglin/rules';
import {
  businessRefusal,
  createMockGateway,
  failures,
  preparePage,
  sampleConnection,
  sampleMessage,
  sampleStanding,
  sampleTalk,
  type GatewayAnswers,
} from '@xinglin/testing';
import { sampleConsult } from '../../samples/consult-samples';
import { afterEach, expect, it } from 'vitest';
import { locales } from '../../index';
import * as page from './dpchat.page';

afterEach(cleanup);

const { orderKey } = sampleStanding;

async function open(query: string, answers: GatewayAnswers = {}) {
  const gateway = createMockGateway({
    connectDpchat: sampleConnection,
    listDpchatDetails: { items: [...sampleTalk], hasMore: false, revision: 3 },
    readDpchat: sampleStanding,
    getConsultOrder: sampleConsult({ orderKey }),
    ...answers,
  });
  const path = `/consult/dpchat${query}`;
  const Page = page.default;
  const texts = { consult: locales, conversation };
  const { element } = await preparePage(<Page />, texts, { path }, { gateway });
  render(element);
  return gateway;
}

it('shows the conversation of the order in its address', async () => {
  const gateway = await open(`?orderKey=${orderKey}`);
  expect(await screen.findByText('精神还好，有一点咳嗽')).toBeTruthy();
  expect(gateway.inputsOf('connectDpchat')).toEqual([{ orderKey }]);
});

it('begins with the case: whose it is, the question and the pictures sent with it', async () => {
  const question = sampleMessage(1, {
    clientId: conversationRules.openingId,
    content: { type: 'text', text: '早上起来头晕' },
  });
  await open(`?orderKey=${orderKey}`, {
    listDpchatDetails: { items: [question], hasMore: false, revision: 1 },
    getConsultOrder: sampleConsult({ orderKey, question: '早上起来头晕', fileIds: ['f-1', 'f-2'] }),
  });
  expect(await screen.findByText('王芳 · 一周以内')).toBeTruthy();
  expect(screen.getByText('早上起来头晕')).toBeTruthy();
  expect(screen.getAllByRole('button', { name: /^照片 \d$/ })).toHaveLength(2);
  expect(screen.getByRole('link', { name: '查看病情资料' }).getAttribute('href')).toBe(
    `/consult/cases-details?orderKey=${orderKey}`,
  );
});

it.each([
  ['refunds', 24 * 60, null, '承诺 24 小时内回复'],
  ['closes', 24 * 60, null, '24 小时内回复，已做到'],
  ['refunds', 3, null, '承诺 3 分钟内回复'],
  ['refunds', 30, '2026-11-21T18:00:00+08:00', '约定 2026年11月21日 18:00 通话'],
] as const)(
  'shows the promise of an answer: %s, %s minutes, %s',
  async (outcome, minutes, startsAt, words) => {
    await open(`?orderKey=${orderKey}`, {
      connectDpchat: {
        ...sampleConnection,
        standing: { ...sampleStanding, until: { at: '2026-11-22T20:00:00+08:00', outcome } },
      },
      getConsultOrder: sampleConsult({ orderKey, answerWithinMinutes: minutes, startsAt }),
    });
    expect(await screen.findByText(words)).toBeTruthy();
  },
);

it('shows the plain question while the case cannot be loaded', async () => {
  const question = sampleMessage(1, {
    clientId: conversationRules.openingId,
    content: { type: 'text', text: '早上起来头晕' },
  });
  await open(`?orderKey=${orderKey}`, {
    listDpchatDetails: { items: [question], hasMore: false, revision: 1 },
    getConsultOrder: failures.network,
  });
  expect(await screen.findByText('早上起来头晕')).toBeTruthy();
  expect(screen.getByRole('textbox')).toBeTruthy();
});

it('leads into a call where the consult has video', async () => {
  const gateway = await open(`?orderKey=${orderKey}`, {
    hasDpchatVidPhone: { hasVideo: true, hasPhone: false },
    checkVideoStatus: { status: 'ready', callMinutes: 15, call: null },
  });
  expect(await screen.findByRole('button', { name: '视频通话' })).toBeTruthy();
  expect(gateway.inputsOf('checkVideoStatus')).toEqual([{ orderKey }]);
});

it('leads from a card to what the doctor asks afterwards', async () => {
  const card = sampleMessage(4, {
    side: 'system',
    clientId: null,
    content: { type: 'card', card: 'followUp', thingId: 'fu-1', title: '两周后的随访', lines: [] },
  });
  await open(`?orderKey=${orderKey}`, {
    listDpchatDetails: { items: [card], hasMore: false, revision: 4 },
  });
  const way = await screen.findByRole('link', { name: '查看' });
  expect(way.getAttribute('href')).toBe('/consult/dpchat/further/detail?followUpId=fu-1');
});

it('leads from a card to the recording of a call', async () => {
  const card = sampleMessage(4, {
    side: 'system',
    clientId: null,
    content: {
      type: 'card',
      card: 'callRecording',
      thingId: 'rec-1',
      title: '通话录音',
      lines: ['2026年11月20日 20:00'],
    },
  });
  await open(`?orderKey=${orderKey}`, {
    listDpchatDetails: { items: [card], hasMore: false, revision: 4 },
  });
  const way = await screen.findByRole('link', { name: '查看' });
  expect(way.getAttribute('href')).toBe(
    `/consult/dpchat/phoneMusic/play?orderKey=${orderKey}&recordingId=rec-1`,
  );
});

it('asks for nothing without an order, and says that there is none', async () => {
  const gateway = await open('?orderKey=%3Cscript%3E');
  expect(screen.getByText('没有找到这次问诊')).toBeTruthy();
  expect(gateway.made).toEqual([]);
});

it('says where another person’s conversation is asked for that it is not there', async () => {
  await open(`?orderKey=${orderKey}`, { connectDpchat: businessRefusal('forbidden', '没有找到') });
  expect(await screen.findByRole('alert')).toBeTruthy();
  expect(screen.queryByRole('textbox')).toBeNull();
});

it('asks once for a prescription, and says so until the doctor answers', async () => {
  const wish = { orderKey, askedAt: null, reason: null };
  const gateway = await open(`?orderKey=${orderKey}`, {
    checkApplyPrescribeCard: (_input, before) => ({
      ...wish,
      status: before === 0 ? 'possible' : 'asked',
    }),
    sendApplyPrescribeCard: sampleMessage(4, {
      content: {
        type: 'card',
        card: 'prescriptionRequest',
        thingId: orderKey,
        title: '申请开药',
        lines: [],
      },
    }),
  });
  fireEvent.click(await screen.findByRole('button', { name: '申请开药' }));
  expect(await screen.findByText('开药申请已发给医生，请等回复')).toBeTruthy();
  expect(screen.queryByRole('button', { name: '申请开药' })).toBeNull();
  expect(gateway.inputsOf('sendApplyPrescribeCard')).toEqual([{ orderKey }]);
});

it.each(['unavailable', 'noted', 'refused'] as const)(
  'offers no request for a prescription that is %s',
  async (status) => {
    const gateway = await open(`?orderKey=${orderKey}`, {
      checkApplyPrescribeCard: { orderKey, status, askedAt: null, reason: null },
    });
    await screen.findByText('精神还好，有一点咳嗽');
    expect(gateway.inputsOf('checkApplyPrescribeCard')).toEqual([{ orderKey }]);
    expect(screen.queryByRole('button', { name: '申请开药' })).toBeNull();
  },
);
