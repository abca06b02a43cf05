// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { locales as orders } from '@xinglin/orders';
import {
  createMockGateway,
  failures,
  later,
  listOf,
  preparePage,
  sampleAsked,
  sampleHomepage,
  sampleMatch,
  samplePatients,
  type GatewayAnswers,
} from '@xinglin/testing';
import {
  listedConsult,
  sampleConsult,
  sampleOfferWithoutCoupons,
} from '../samples/consult-samples';
import type { ReactElement } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { locales } from '../locales';
import texts from '../locales/zh-Hans.json';
import { open as openAsking } from './asking-fixture';
import * as entry from './ask/entry/introduce.page';
import OrderPage from './consult/order-detail/$orderKey.page';
import * as ask from './my/bconsult/ask.page';
import OpenPage from './my/consult/list.page';

afterEach(cleanup);

async function open(page: ReactElement, path: string, answers: GatewayAnswers) {
  const gateway = createMockGateway(answers);
  const namespaces = { consult: locales, orders };
  const { element } = await preparePage(page, namespaces, { path }, { gateway });
  render(element);
  return gateway;
}

describe('the form of a question', () => {
  const answers: GatewayAnswers = {
    listPatients: listOf(Object.values(samplePatients)),
    getConsultDraft: { draft: null },
    getDoctorBlacklistStatus: { isShielded: false },
    listConsultCoupons: sampleOfferWithoutCoupons,
    saveConsultDraft: { savedAt: '2026-11-20T20:57:41+08:00' },
    getExpertConsultInfo: sampleAsked,
    matchConsultDept: sampleMatch,
    submitImageTextConsult: { orderKey: 'Z1', amountCents: 4900, payBefore: null },
  };
  const path = '/my/bconsult/ask?doctorId=d-1';
  const told = '孩子发烧两天，加微信 abc12345 联系我';

  it('shows the rules of its kind before anything is typed', async () => {
    await openAsking(ask, path, {
      ...answers,
      getConsultInform: { kind: 'imageText', title: '图文问诊', rules: ['记录保存 15 年'] },
      getConsultKindConfig: {
        kind: 'imageText',
        payWithinMinutes: 30,
        picturesWithinHours: 24,
        remindAgainHours: 2,
        openAtMost: 10,
        perMonth: null,
        questionLeast: 10,
        questionMost: 1000,
        picturesAtMost: 9,
      },
    });
    fireEvent.click(await screen.findByRole('button', { name: '提问前请了解' }));
    expect(await screen.findByText('记录保存 15 年')).toBeTruthy();
    expect(screen.getByText(/请在 30 分钟内支付/)).toBeTruthy();
    expect(screen.getByText(/最多同时进行 10 次咨询/)).toBeTruthy();
  });

  it('tells at its field what cannot be sent, keeps what was typed, and sends it once it is changed', async () => {
    const { gateway, router } = await openAsking(ask, path, {
      ...answers,
      checkSensitiveWords: ({ texts: sent }) => ({
        found: sent[0]?.includes('微信')
          ? [{ place: 0, start: 7, end: 9, phrase: '加微信', cause: 'touting' as const }]
          : [],
      }),
    });
    const question = await screen.findByRole('textbox', { name: '病情描述' });
    fireEvent.change(question, { target: { value: told } });
    const send = () => fireEvent.click(screen.getByRole('button', { name: '提交并支付' }));
    send();
    expect((await screen.findAllByText(/不能发送的内容：“加微信”/)).length).toBeGreaterThan(0);
    expect(gateway.inputsOf('submitImageTextConsult')).toEqual([]);
    expect(screen.getByDisplayValue(told)).toBeTruthy();
    fireEvent.change(question, { target: { value: '孩子发烧两天，三十八度五，有点咳嗽' } });
    send();
    await waitFor(() => expect(router.state.location.pathname).toBe('/consult/order-detail/Z1'));
  });
});

it.each([
  ['/ask/entry/fever', '现在有 4 位医生接诊，3 分钟内首次回复'],
  ['/ask/entry/pneumoniaphone', '现在有医生接诊，10 分钟内给您回电'],
])('%s says how soon a doctor is there', async (path, words) => {
  const answers = { getConsultHomepage: sampleHomepage };
  await openAsking(entry, path, {
    ...answers,
    getPneumoniaConfig: { doctorCount: 4, answerWithinMinutes: 3, callsWithinMinutes: 10 },
  });
  expect(await screen.findByText(words)).toBeTruthy();
  cleanup();
  const { gateway } = await openAsking(entry, path, { ...answers, getPneumoniaConfig: {} });
  await waitFor(() => expect(gateway.inputsOf('getPneumoniaConfig')).toHaveLength(1));
  expect(screen.queryByText(/现在有/)).toBeNull();
});

describe('one consult', () => {
  const path = '/consult/order-detail/C1';
  const far = { at: '2099-11-21T20:00:00+08:00', outcome: 'paidBack' } as const;

  it('by phone says which number calls, as long as the call is awaited', async () => {
    const getConsultOrder = sampleConsult({ medium: 'phone', callMinutes: 15, until: far });
    const line = { orderKey: 'C1', linePhone: '02155500120' };
    await open(<OrderPage />, path, { getConsultOrder, getPhoneConsultLineNumber: line });
    expect(await screen.findByText('02155500120')).toBeTruthy();
    expect(screen.getByText(texts.facts.lineHint)).toBeTruthy();
    cleanup();
    const gateway = await open(<OrderPage />, path, {
      getConsultOrder: sampleConsult({ until: far }),
    });
    await screen.findByText(texts.orderDetail.next.waiting);
    expect(gateway.inputsOf('getPhoneConsultLineNumber')).toEqual([]);
  });

  it('that is over shows what the doctor advised, and says where that is from', async () => {
    const finished = sampleConsult({
      state: 'finished',
      group: 'completed',
      answeredAt: '2026-11-20T21:00:00+08:00',
      until: null,
    });
    const summary = {
      question: '孩子发烧怎么办',
      since: null,
      earlierDiagnosis: null,
      advice: ['多喝水。'],
      watch: ['加重时请立即就诊。'],
      proposed: [],
    };
    await open(<OrderPage />, path, {
      getConsultOrder: finished,
      getAssistantMedicalSummary: { orderKey: 'C1', summary },
    });
    expect(await screen.findByRole('heading', { name: texts.summary.watch })).toBeTruthy();
    expect(screen.getByText('多喝水。')).toBeTruthy();
    expect(screen.getByText(texts.summary.rule)).toBeTruthy();
    expect(screen.queryByRole('heading', { name: texts.summary.proposed })).toBeNull();
    cleanup();
    await open(<OrderPage />, path, {
      getConsultOrder: finished,
      getAssistantMedicalSummary: { orderKey: 'C1', summary: null },
    });
    await screen.findByText(texts.orderDetail.next.finished);
    await waitFor(() => expect(screen.queryByText(texts.summary.title)).toBeNull());
    cleanup();
    // Slow, then broken off: it says that it comes, and can be asked for again.
    const [first, second] = [
      later<typeof failures.timeout>(),
      later<{ orderKey: string; summary: typeof summary }>(),
    ];
    const gateway = await open(<OrderPage />, path, {
      getConsultOrder: finished,
      getAssistantMedicalSummary: (_, before) => (before === 0 ? first : second).promise,
    });
    expect(await screen.findByText(texts.summary.coming)).toBeTruthy();
    first.resolve(failures.timeout);
    fireEvent.click(await screen.findByRole('button', { name: '重试' }));
    second.resolve({ orderKey: 'C1', summary });
    expect(await screen.findByText('多喝水。')).toBeTruthy();
    expect(screen.queryByText(texts.summary.coming)).toBeNull();
    expect(gateway.inputsOf('getAssistantMedicalSummary')).toHaveLength(2);
  });
});

it('lists the agreed calls above the open consults', async () => {
  const card = listedConsult({ until: null });
  await open(<OpenPage />, '/my/consult/list', {
    listConsultOrders: { items: [card], next: null },
    listScheduleCases: {
      items: [
        {
          ...card,
          startsAt: '2026-11-27T10:30:00Z',
          endsAt: '2026-11-27T10:45:00Z',
          timeZone: 'Asia/Shanghai',
        },
      ],
    },
  });
  const call = await screen.findByRole('link', { name: /18:30/ });
  expect(call.getAttribute('href')).toBe('/consult/order-detail/C1');
});
