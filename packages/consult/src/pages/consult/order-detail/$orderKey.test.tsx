// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { locales as orders } from '@xinglin/orders';
import { createMockGateway, failures, preparePage, type GatewayAnswers } from '@xinglin/testing';
import { sampleConsult, sampleConsultOffer } from '../../../samples/consult-samples';
import { afterEach, expect, it, vi } from 'vitest';
import { locales } from '../../../locales';
import texts from '../../../locales/zh-Hans.json';
import ConsultOrderPage from './$orderKey.page';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const { orderDetail: says } = texts;
const far = { at: '2099-11-21T20:00:00+08:00', outcome: 'paidBack' } as const;
const waiting = sampleConsult({ until: far });
const unpaid = sampleConsult({
  state: 'awaitingPayment',
  group: 'awaitingPayment',
  actions: ['pay', 'cancel'],
  payment: 'none',
  payBefore: '2099-11-20T21:27:41+08:00',
  until: null,
});
const answered = sampleConsult({
  state: 'inProgress',
  statusText: '咨询中',
  answeredAt: '2026-11-20T21:00:00+08:00',
  until: { ...far, outcome: 'ends' },
  mayCancel: false,
  mayRemind: false,
  mayFinish: true,
  mayLike: true,
});
const finished = sampleConsult({
  state: 'finished',
  group: 'completed',
  statusText: '已结束',
  until: null,
  mayCancel: false,
  mayRemind: false,
  mayDelete: true,
});
const refused = { ...finished, state: 'refusedByDoctor', group: 'cancelled' } as const;

let router: Awaited<ReturnType<typeof preparePage>>['router'];

async function open(
  getConsultOrder: NonNullable<GatewayAnswers['getConsultOrder']>,
  answers: GatewayAnswers = {},
  query = '',
) {
  const gateway = createMockGateway({ getConsultOrder, ...answers });
  const place = {
    path: `/consult/order-detail/C1${query}`,
    channel: { payServers: ['https://cashier.example'] },
  };
  const namespaces = { consult: locales, orders };
  const prepared = await preparePage(<ConsultOrderPage />, namespaces, place, { gateway });
  render(prepared.element);
  router = prepared.router;
  return gateway;
}

const tap = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));

it('tells by when the doctor answers, and what happens else', async () => {
  await open(waiting);
  expect(await screen.findByText(/超时自动全额退款/)).toBeTruthy();
  expect(screen.getByText(waiting.question)).toBeTruthy();
  expect(screen.getByText(says.next.waiting)).toBeTruthy();
  const cancel = screen.getByRole('link', { name: says.cancel });
  expect(cancel.getAttribute('href')).toBe('/consult/cancel-order/C1');
});

it('goes to the cashier, which comes back here', async () => {
  const leave = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);
  const gateway = await open(unpaid, { getH5PayUrl: { url: 'https://cashier.example/1' } });
  await tap('去支付');
  await waitFor(() => expect(leave.mock.calls).toEqual([['https://cashier.example/1']]));
  const returnUrl = `${window.location.origin}/consult/order-detail/C1?to=talk`;
  expect(gateway.inputsOf('getH5PayUrl')).toEqual([{ orderNo: 'C1', returnUrl }]);
});

it.each([
  ['a paid one with its doctor', waiting, '?to=talk', '/consult/dpchat'],
  ['one that was opened from elsewhere', waiting, '', '/consult/order-detail/C1'],
  [
    'one that no doctor has yet',
    { ...waiting, doctor: null },
    '?to=talk',
    '/consult/order-detail/C1',
  ],
  ['one that is not paid', unpaid, '?to=talk', '/consult/order-detail/C1'],
] as const)('decides for %s whether the conversation opens', async (_, consult, query, path) => {
  await open(consult, {}, query);
  expect((await screen.findAllByRole('heading')).length).toBeGreaterThan(0);
  await waitFor(() => expect(router.state.location.pathname).toBe(path));
});

it('asks for no second payment while one may be on its way', async () => {
  await open({ ...unpaid, payment: 'open' });
  expect(await screen.findByText(says.unsure)).toBeTruthy();
  expect(screen.queryByRole('button', { name: '去支付' })).toBeNull();
  expect(screen.queryByRole('link', { name: says.cancel })).toBeNull();
});

it('reminds the doctor, after which there is nothing to remind of for a while', async () => {
  const reminded = { ...waiting, mayRemind: false };
  const gateway = await open((_, before) => (before === 0 ? waiting : reminded), {
    remindConsultDoctor: { remindAgainAt: '2026-11-20T23:00:00+08:00' },
  });
  await tap(says.remind.button);
  await waitFor(() =>
    expect(screen.queryByRole('button', { name: says.remind.button })).toBeNull(),
  );
  expect(gateway.inputsOf('remindConsultDoctor')).toEqual([{ orderKey: 'C1' }]);
});

it('ends an answered one after asking', async () => {
  const gateway = await open((_, before) => (before === 0 ? answered : finished), {
    finishConsultByPatient: { orderKey: 'C1', state: 'finished', refundCents: 0 },
  });
  await tap(says.finish.button);
  const dialog = await screen.findByRole('alertdialog');
  fireEvent.click(within(dialog).getByRole('button', { name: says.finish.confirm }));
  expect(await screen.findByText(says.next.finished)).toBeTruthy();
  expect(gateway.inputsOf('finishConsultByPatient')).toEqual([{ orderKey: 'C1' }]);
});

it('thanks the doctor once', async () => {
  await open((_, before) => (before === 0 ? answered : { ...answered, liked: true }), {
    likeConsultOrder: { done: true },
  });
  await tap(says.like.button);
  await waitFor(() => expect(screen.queryByRole('button', { name: says.like.button })).toBeNull());
});

it('is taken off the lists only after asking', async () => {
  const gateway = await open(finished, { deleteConsultOrder: { done: true } });
  await tap(says.delete.button);
  const dialog = await screen.findByRole('alertdialog');
  fireEvent.click(within(dialog).getByRole('button', { name: says.delete.keep }));
  expect(gateway.inputsOf('deleteConsultOrder')).toEqual([]);
  await tap(says.delete.button);
  const again = await screen.findByRole('alertdialog');
  fireEvent.click(within(again).getByRole('button', { name: says.delete.confirm }));
  await waitFor(() => expect(gateway.inputsOf('deleteConsultOrder')).toEqual([{ orderKey: 'C1' }]));
});

it.each([
  ['enters the conversation while it is open', waiting, texts.conversation.enter],
  ['reads it when it is over', finished, texts.conversation.read],
])('%s', async (_, consult, words) => {
  await open(consult);
  const way = await screen.findByRole('link', { name: words });
  expect(way.getAttribute('href')).toBe('/consult/dpchat?orderKey=C1');
});

it.each([
  ['no doctor has taken it', { ...waiting, doctor: null }],
  ['it was refused before a word was said', refused],
])('shows no way to a conversation where %s', async (_, consult) => {
  await open(consult);
  await screen.findByText(consult.question);
  expect(screen.queryByRole('link', { name: texts.conversation.enter })).toBeNull();
  expect(screen.queryByRole('link', { name: texts.conversation.read })).toBeNull();
});

it('asks the same doctor again with what was asked', async () => {
  const gateway = await open(refused, { reorderConsult: { kind: 'imageText', doctorId: 'd-1' } });
  await tap(says.again);
  await waitFor(() => expect(gateway.inputsOf('reorderConsult')).toEqual([{ orderKey: 'C1' }]));
  await waitFor(() => {
    const { pathname, search } = router.state.location;
    expect(pathname + search).toBe('/my/bconsult/ask?doctorId=d-1');
  });
});

it('shows by itself that the first free doctor has taken it', async () => {
  const assigned = { ...waiting, doctor: null };
  await open((_, before) => (before === 0 ? assigned : { ...answered, doctor: waiting.doctor }));
  await screen.findByText(says.next.waiting);
  const way = { name: texts.conversation.enter };
  expect(await screen.findByRole('link', way)).toBeTruthy();
});

it('offers to ask again only what is over', async () => {
  await open(waiting);
  await screen.findByText(says.next.waiting);
  expect(screen.queryByRole('button', { name: says.again })).toBeNull();
});

it('says that it could not be fetched and offers to try again', async () => {
  const gateway = await open(failures.serverTrouble);
  const before = gateway.made.length;
  fireEvent.click(await screen.findByRole('button', { name: '重试' }));
  await waitFor(() => expect(gateway.made.length).toBeGreaterThan(before));
});

it('leads to a review of one that is over, for as long as there is none', async () => {
  await open({ ...finished, actions: ['review'] });
  const way = await screen.findByRole('link', { name: says.review });
  expect(way.getAttribute('href')).toBe('/my/consultorder/comment/C1');
  cleanup();
  await open(finished);
  await screen.findByText(finished.question);
  expect(screen.queryByRole('link', { name: says.review })).toBeNull();
});

it('lets the invoice of what was paid be applied for, and shows where it stands', async () => {
  const { invoice } = texts;
  const none = { status: 'none', amountCents: 5000, title: null, appliedAt: null } as const;
  const gateway = await open(
    { ...finished, mayInvoice: true },
    {
      getConsultInvoiceStatus: (_input, before) =>
        before === 0
          ? none
          : {
              ...none,
              status: 'applied',
              title: '杏林科技有限公司',
              appliedAt: '2026-11-21T08:00:00+08:00',
            },
      applyConsultInvoice: { appliedAt: '2026-11-21T08:00:00+08:00' },
    },
  );
  await tap(invoice.apply);
  fireEvent.click(await screen.findByRole('radio', { name: '单位' }));
  const write = (name: string, value: string) =>
    fireEvent.change(screen.getByRole('textbox', { name }), { target: { value } });
  write('发票抬头', '杏林科技有限公司');
  write('统一社会信用代码', '91110000000000000X');
  write('接收邮箱', 'a@example.com');
  await tap(invoice.send);
  expect(screen.getAllByText('请检查统一社会信用代码，共 18 位').length).toBeGreaterThan(0);
  expect(gateway.inputsOf('applyConsultInvoice')).toEqual([]);
  write('统一社会信用代码', '91350100m000100y43');
  await tap(invoice.send);
  expect(await screen.findByText(invoice.status.applied)).toBeTruthy();
  expect(gateway.inputsOf('applyConsultInvoice')).toEqual([
    {
      orderKey: 'C1',
      title: { type: 'company', name: '杏林科技有限公司', taxNo: '91350100M000100Y43' },
      email: 'a@example.com',
    },
  ]);
});

it('asks before its doctor is not asked again, and leads to what was asked before', async () => {
  const { shield, ways } = texts;
  const gateway = await open((_input, before) => ({ ...finished, isShielded: before > 0 }), {
    shieldConsultDoctor: { done: true },
  });
  const history = await screen.findByRole('link', { name: ways.history });
  expect(history.getAttribute('href')).toBe('/expert/consult-history-im/d-1');
  await tap(shield.button);
  expect(gateway.inputsOf('shieldConsultDoctor')).toEqual([]);
  await tap(shield.confirm);
  expect(await screen.findByText(shield.notice)).toBeTruthy();
  expect(gateway.inputsOf('shieldConsultDoctor')).toEqual([{ doctorId: 'd-1' }]);
  expect(screen.queryByRole('button', { name: shield.button })).toBeNull();
});

it.each([
  ['unpaid', unpaid, says.price],
  ['answered', answered, '实付'],
])('shows the steps of the price, %s, where a coupon was used', async (_, consult, label) => {
  await open({ ...consult, amountCents: 3900, quote: sampleConsultOffer().quote });
  expect(await screen.findByText(says.fee)).toBeTruthy();
  expect(screen.getByText('−¥10.00')).toBeTruthy();
  cleanup();
  await open({ ...consult, quote: sampleConsultOffer('').quote });
  expect(await screen.findByText(label)).toBeTruthy();
  expect(screen.queryByText(says.fee)).toBeNull();
});

it('leads to the recordings of a consult by phone, and says before that its call is recorded', async () => {
  const byPhone = { medium: 'phone', consultKind: 'fastPhone', callMinutes: 10 } as const;
  const wayToRecordings = () => screen.queryByRole('link', { name: says.recordings });
  await open({ ...waiting, ...byPhone });
  expect(await screen.findByText(/通话会录音，保存 180 天/)).toBeTruthy();
  expect(wayToRecordings()).toBeNull();
  cleanup();
  await open({ ...answered, ...byPhone });
  await screen.findByText(/通话会录音/);
  expect(wayToRecordings()?.getAttribute('href')).toBe(
    '/consult/dpchat/phoneMusic/list?orderKey=C1',
  );
  cleanup();
  await open(answered);
  await screen.findByRole('link', { name: texts.conversation.enter });
  expect(screen.queryByText(/通话会录音/)).toBeNull();
  expect(wayToRecordings()).toBeNull();
});
