// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { businessRefusal, listOf, sampleTipDoctor, sampleTipOffers } from '@xinglin/testing';
import { afterEach, describe, expect, it } from 'vitest';
import { showPage } from '../../../../testing/show-page';
import * as page from './$doctorId.page';

afterEach(cleanup);

const path = '/expert/reward/pay/d-1';
const gateway = { getTipDoctor: sampleTipDoctor, listTipOffers: listOf(sampleTipOffers) };

describe('a thank-you gift', () => {
  it('is chosen, ordered once, and paid on the next page', async () => {
    const submitTipOrder = {
      orderNo: 'T1',
      amountCents: 1880,
      payBefore: '2026-11-20T21:27:41+08:00',
    };
    const shown = await showPage(page, { path, gateway: { ...gateway, submitTipOrder } });
    const send = screen.getByRole('button', { name: '去支付' });
    fireEvent.click(send);
    expect(screen.getByRole('link', { name: '请选择一份心意' })).toBeTruthy();
    fireEvent.click(screen.getByRole('radio', { name: /一束鲜花/ }));
    fireEvent.click(send);
    fireEvent.click(send);
    await waitFor(() =>
      expect(shown.router.state.location.pathname).toBe('/expert/reward/result/T1'),
    );
    expect(shown.gateway.inputsOf('submitTipOrder')).toEqual([
      { offerId: 'tip-2', expertId: 'd-1' },
    ]);
  });

  it('that is refused leads to the visits that can be reviewed', async () => {
    const submitTipOrder = businessRefusal('notVisited', '还没有完成的就诊');
    await showPage(page, { path, gateway: { ...gateway, submitTipOrder } });
    fireEvent.click(screen.getByRole('radio', { name: /一束鲜花/ }));
    fireEvent.click(screen.getByRole('button', { name: '去支付' }));
    expect(await screen.findByText('还没有完成的就诊')).toBeTruthy();
    expect(screen.getByRole('link', { name: '我的评价' }).getAttribute('href')).toBe(
      '/my/evaluation/list',
    );
  });

  it('is for who was there: others are told so', async () => {
    const getTipDoctor = { ...sampleTipDoctor, mayTip: false };
    await showPage(page, { path, gateway: { ...gateway, getTipDoctor } });
    expect(screen.getByText('就诊完成后才能送心意')).toBeTruthy();
    expect(screen.queryByRole('button', { name: '去支付' })).toBeNull();
  });
});
