// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { consultLimits, panelTerms } from '@xinglin/rules';
import { createMockGateway, failures, preparePage } from '@xinglin/testing';
import { listedPanel, samplePanel } from '../../samples/panel-samples';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { linkTo, open } from '../asking-fixture';
import * as balance from './balance.page';
import * as help from './help.page';
import * as paid from './pay/callback.page';
import * as question from './question/$questionId.page';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const told = '右膝疼了三个月，上下楼时更疼，吃过止痛药';
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));

describe('a question that was sent', () => {
  const path = '/multask/question/Q1';
  const unpaid = samplePanel({
    state: 'awaitingPayment',
    group: 'awaitingPayment',
    statusText: '待支付',
    actions: ['pay', 'cancel'],
    payment: 'none',
    payBefore: '2099-11-20T20:30:00+08:00',
    answeredCount: 0,
    paidCents: 0,
    answerBefore: null,
    mayCancel: true,
  });
  const waiting = samplePanel({ state: 'waiting', answeredCount: 0, mayCancel: true });

  it('goes to the cashier, which comes back to what became of it', async () => {
    const leave = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);
    const { gateway } = await open(
      question,
      path,
      { getPanelOrder: unpaid, getH5PayUrl: { url: 'https://cashier.example/1' } },
      { channel: { payServers: ['https://cashier.example'] } },
    );
    await press('去支付');
    await waitFor(() => expect(leave.mock.calls).toEqual([['https://cashier.example/1']]));
    const returnUrl = `${window.location.origin}/multask/pay/callback?orderKey=Q1`;
    expect(gateway.inputsOf('getH5PayUrl')).toEqual([{ orderNo: 'Q1', returnUrl }]);
  });

  it('shows each answer as it comes, without a tap', async () => {
    await open(question, path, {
      getPanelOrder: (_, before) => (before === 0 ? waiting : samplePanel()),
    });
    expect(await screen.findAllByText('等待回复')).toHaveLength(panelTerms.experts);
    expect(document.body.textContent).toMatch(/还有 \d[\d:]*/);
    expect(await screen.findAllByText('先做膝关节正位片，少爬楼梯，两周后复诊。')).toHaveLength(2);
    expect(screen.getAllByText('等待回复')).toHaveLength(panelTerms.experts - 2);
  });

  it('is given up until its first answer, after saying what goes back', async () => {
    const given = samplePanel({
      state: 'cancelledByPatient',
      group: 'cancelled',
      statusText: '已取消',
      answeredCount: 0,
    });
    const { gateway } = await open(question, path, {
      getPanelOrder: (_, before) => (before === 0 ? waiting : given),
      cancelPanelOrder: { orderKey: 'Q1', statusText: '已取消', refundCents: 11500 },
    });
    await press('取消提问');
    const dialog = await screen.findByRole('alertdialog');
    expect(within(dialog).getByText(/¥115\.00 将全部原路退回，最晚 11月25日 到账/)).toBeTruthy();
    fireEvent.click(within(dialog).getByRole('button', { name: '确认取消' }));
    await waitFor(() => expect(gateway.inputsOf('cancelPanelOrder')).toEqual([{ orderKey: 'Q1' }]));
    cleanup();
    await open(question, path, { getPanelOrder: samplePanel() });
    await screen.findByText(told);
    expect(screen.queryByRole('button', { name: '取消提问' })).toBeNull();
  });

  it.each([
    ['a failure is answered with', undefined, [expect.objectContaining({ isError: true })]],
    ['a visitor is asked for nothing', null, [undefined]],
  ])('is loaded ahead with a session: %s', async (_, user, results) => {
    const gateway = createMockGateway({ getPanelOrder: failures.serverTrouble });
    const setting = user === undefined ? { path } : { path, user };
    const { store } = await preparePage(null, {}, setting, { gateway });
    const { preferences } = store.getState();
    const place = {
      route: '',
      params: { questionId: 'Q1' },
      query: new URLSearchParams(),
      preferences,
    };
    const loading = question.load({ ...place, now: 0 }).map((thunk) => store.dispatch(thunk));
    expect(await Promise.all(loading)).toEqual(results);
  });

  it('asks a visitor to sign in, and the gateway nothing', async () => {
    const { gateway } = await open(question, path, {}, { user: null });
    expect(await linkTo('登录')).toMatch(/target=/);
    expect(gateway.made).toEqual([]);
  });
});

describe('what became of a payment', () => {
  it('is told, with the way to the answers', async () => {
    await open(paid, '/multask/pay/callback?orderKey=Q1', {
      getPanelOrder: samplePanel({ state: 'waiting', answeredCount: 0 }),
    });
    expect(await screen.findByText('支付成功')).toBeTruthy();
    expect(await linkTo('查看提问')).toBe('/multask/question/Q1');
  });

  it('leads to the questions where none is named', async () => {
    const { gateway } = await open(paid, '/multask/pay/callback');
    expect(await linkTo('我的提问和费用')).toBe('/multask/balance');
    expect(gateway.made).toEqual([]);
  });
});

it('tells of each question what was paid, what came back and what is left', async () => {
  const items = [
    listedPanel({
      state: 'finished',
      group: 'completed',
      statusText: '已完成',
      answeredCount: 4,
      refundCents: 1900,
    }),
  ];
  await open(balance, '/multask/balance', { listPanelOrders: { items, next: null } });
  expect(await screen.findByText('已付 ¥115.00，未退回 ¥96.00')).toBeTruthy();
  expect(screen.getByText('4/5 位专家已回复')).toBeTruthy();
  expect(screen.getByText(/19\.00/)).toBeTruthy();
});

it('explains the rules with the limits by which the gateway acts', async () => {
  await open(help, '/multask/help');
  const { experts, answerWithinHours, payWithinMinutes, draftDays } = panelTerms;
  const said = document.body.textContent;
  expect(said).toContain(`同一科室的 ${experts} 位专家`);
  expect(said).toContain(`提交后 ${payWithinMinutes} 分钟内`);
  expect(said).toContain(`付款后 ${answerWithinHours} 小时内`);
  expect(said).toContain(`保存 ${draftDays} 天`);
  expect(said).toContain(
    `${consultLimits.question.least} 到 ${consultLimits.question.most} 个字，最多 ${consultLimits.pictures} 张`,
  );
});
