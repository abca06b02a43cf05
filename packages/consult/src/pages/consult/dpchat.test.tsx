// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
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
  const whose = (await screen.findByText('王芳')).parentElement;
  expect(whose?.textContent).toBe('王芳36 岁一周以内');
  expect(screen.getByText('早上起来头晕')).toBeTruthy();
  expect(screen.getAllByRole('button', { name: /^照片 \d$/ })).toHaveLength(2);
  expect(screen.getByRole('link', { name: '查看病情资料' }).getAttribute('href')).toBe(
    `/consult/cases-details?orderKey=${orderKey}`,
  );
});

const paidAt = '2026-11-20T20:01:00+08:00';
it.each([
  ['refunds', 24 * 60, null, null, '后天 20:00 前回复'],
  ['closes', 24 * 60, null, '2026-11-20T20:31:00+08:00', '24 小时回复，已达成'],
  ['closes', 3, null, '2026-11-20T20:04:00+08:00', '3 分钟回复，已达成'],
  ['refunds', 30, '2026-11-21T18:00:00+08:00', null, '约定 明天 18:00 通话'],
] as const)(
  'shows the promise of an answer: %s, %s minutes, %s, %s',
  async (outcome, minutes, startsAt, answeredAt, words) => {
    await open(`?orderKey=${orderKey}`, {
      connectDpchat: {
        ...sampleConnection,
        standing: { ...sampleStanding, until: { at: '2026-11-22T20:00:00+08:00', outcome } },
      },
      getConsultOrder: sampleConsult({
        orderKey,
        answerWithinMinutes: minutes,
        startsAt,
        answeredAt,
      }),
    });
    expect(await screen.findByText(words)).toBeTruthy();
  },
);

it('says nothing of a promise that was not met', async () => {
  await open(`?orderKey=${orderKey}`, {
    getConsultOrder: sampleConsult({
      orderKey,
      answerWithinMinutes: 3,
      answeredAt: '2026-11-20T20:04:01+08:00',
    }),
  });
  expect(await screen.findByText('精神还好，有一点咳嗽')).toBeTruthy();
  expect(screen.queryByText(/分钟回复/)).toBeNull();
});

it('shows until the first answer what happens next, the refund and how to cancel', async () => {
  await open(`?orderKey=${orderKey}`, {
    connectDpchat: {
      ...sampleConnection,
      standing: {
        ...sampleStanding,
        phase: 'waiting',
        until: { at: '2026-11-21T20:00:00+08:00', outcome: 'refunds' },
      },
    },
    getConsultOrder: sampleConsult({ orderKey }),
  });
  const card = within(await screen.findByRole('region', { name: '接下来' }));
  expect(card.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('已付款'),
    expect.stringContaining('医生接诊'),
    '医生回复明天 20:00 前',
  ]);
  expect(card.getByText(/¥50.00 自动原路退回/)).toBeTruthy();
  const ways = card.getAllByRole('link').map((way) => way.getAttribute('href'));
  expect(ways).toEqual([
    `/consult/cases-details?orderKey=${orderKey}`,
    `/consult/cancel-order/${orderKey}`,
  ]);
});

it('ends with what the doctor advised, and one way on before the others', async () => {
  const gateway = await open(`?orderKey=${orderKey}`, {
    connectDpchat: {
      ...sampleConnection,
      standing: { ...sampleStanding, phase: 'closed', mayWrite: false, until: null },
    },
    getConsultOrder: sampleConsult({
      orderKey,
      group: 'completed',
      state: 'finished',
      actions: ['review'],
      until: null,
      answeredAt: paidAt,
      mayLike: true,
    }),
    getAssistantMedicalSummary: {
      orderKey,
      summary: {
        question: '早上起来头晕',
        since: 'week',
        earlierDiagnosis: null,
        advice: ['早晚各量一次血压。'],
        watch: ['胸痛请立即就医。'],
        proposed: [],
      },
    },
    likeConsultOrder: { done: true },
  });
  const card = within(await screen.findByRole('region', { name: '咨询小结' }));
  expect(card.getByText('早晚各量一次血压。')).toBeTruthy();
  const filled = [...document.querySelectorAll('main [data-main]')];
  expect(filled.map(({ textContent }) => textContent)).toEqual(['评价医生']);
  expect(card.getByRole('link', { name: '约面诊' }).getAttribute('href')).toBe('/expert/d-1');
  fireEvent.click(card.getByRole('button', { name: '感谢医生' }));
  await waitFor(() => expect(gateway.inputsOf('likeConsultOrder')).toEqual([{ orderKey }]));
});

it('has the order, the case and the doctor behind the button of the header', async () => {
  await open(`?orderKey=${orderKey}`);
  fireEvent.click(await screen.findByRole('button', { name: '更多操作' }));
  const sheet = within(await screen.findByRole('dialog'));
  expect(sheet.getByRole('button', { name: '查找消息' })).toBeTruthy();
  expect(sheet.getAllByRole('link').map((way) => way.getAttribute('href'))).toEqual([
    `/consult/order-detail/${orderKey}`,
    `/consult/cases-details?orderKey=${orderKey}`,
    `/consult/cancel-order/${orderKey}`,
    '/expert/d-1',
  ]);
});

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
  const way = await screen.findByRole('link', { name: '去填写' });
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
  const way = await screen.findByRole('link', { name: '听录音' });
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

it('asks once for a prescription, and shows how that stands', async () => {
  const wish = { orderKey, askedAt: null, reason: null, prescriptionId: null };
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
  fireEvent.click(await screen.findByRole('button', { name: '更多' }));
  fireEvent.click(await screen.findByRole('button', { name: /^申请开药/ }));
  expect((await screen.findAllByText('已发给医生')).length).toBeGreaterThan(0);
  fireEvent.click(await screen.findByRole('button', { name: '更多' }));
  expect(await screen.findByRole('link', { name: /^多张照片/ })).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^申请开药/ })).toBeNull();
  expect(gateway.inputsOf('sendApplyPrescribeCard')).toEqual([{ orderKey }]);
});

it.each(['unavailable', 'noted', 'refused'] as const)(
  'offers no request for a prescription that is %s',
  async (status) => {
    const gateway = await open(`?orderKey=${orderKey}`, {
      checkApplyPrescribeCard: {
        orderKey,
        status,
        askedAt: null,
        reason: null,
        prescriptionId: null,
      },
    });
    fireEvent.click(await screen.findByRole('button', { name: '更多' }));
    expect(await screen.findByRole('link', { name: /^多张照片/ })).toBeTruthy();
    expect(gateway.inputsOf('checkApplyPrescribeCard')).toEqual([{ orderKey }]);
    expect(screen.queryByRole('button', { name: /^申请开药/ })).toBeNull();
  },
);
