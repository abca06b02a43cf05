// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { businessRefusal } from '@xinglin/testing';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import texts from '../../../locales/renewals/zh-Hans.json';
import { refusedRenewal, sampleRenewal } from '../../../samples/renewal-samples';
import { showPage } from '../../../testing/show-renewals';
import * as fastPage from '../fast-xays.page';
import * as page from './simplify.page';

beforeEach(() => localStorage.clear());
afterEach(cleanup);

const path = '/consult/opendrugs/simplify?prescriptionId=rx-1';
const choose = (name: string) => fireEvent.click(screen.getByRole('radio', { name }));
const send = (name = '续方 ¥5') => fireEvent.click(screen.getByRole('button', { name }));
const free = { orderKey: 'c-1', amountCents: 0, payBefore: null, isFree: true };
const freeRenewal = { listRenewals: { items: [{ ...sampleRenewal, priceCents: 0 }] } };

function answer() {
  choose(texts.takes.always);
  choose(texts.sideEffects.no);
  fireEvent.change(screen.getByRole('textbox', { name: texts.question.lastReading }), {
    target: { value: '138/84' },
  });
  fireEvent.click(screen.getByRole('checkbox', { name: texts.allergy.none }));
}

describe('a renewal on one page', () => {
  it('shows the sheet as it is', async () => {
    const { lateCalls } = await showPage(page, { path });
    expect(screen.getByText('每天 1 次，每次 1 片')).toBeTruthy();
    expect(screen.getByText('5 mg × 28 片')).toBeTruthy();
    expect(lateCalls()).toEqual([]);
  });

  it('sends the answers, the price and the address once, and opens the conversation', async () => {
    const { gateway, router } = await showPage(page, {
      path,
      gateway: { ...freeRenewal, submitRenewalConsult: free },
    });
    answer();
    send(texts.act.renewFree);
    send(texts.act.renewFree);
    await waitFor(() => expect(router.state.location.pathname).toBe('/consult/order-detail/c-1'));
    expect(gateway.inputsOf('submitRenewalConsult')).toEqual([
      {
        prescriptionId: 'rx-1',
        priceCents: 0,
        addressId: 'a-1',
        survey: {
          takesAsPrescribed: 'always',
          lastReading: '138/84',
          allergyClasses: [],
          proofFileIds: [],
        },
      },
    ]);
  });

  it('asks for the cashier where it costs something', async () => {
    const { gateway, router } = await showPage(page, {
      path,
      gateway: {
        submitRenewalConsult: { ...free, amountCents: 500, isFree: false },
        listPayWays: 'never',
      },
    });
    answer();
    send();
    await waitFor(() =>
      expect(gateway.inputsOf('listPayWays')).toMatchObject([{ orderNo: 'c-1' }]),
    );
    expect(router.state.location.pathname).toBe('/consult/opendrugs/simplify');
  });

  it('says what is missing and sends nothing', async () => {
    const { gateway } = await showPage(page, { path });
    send();
    expect((await screen.findAllByText(texts.problem.takes)).length).toBeGreaterThan(0);
    expect(screen.getAllByText(texts.problem.allergies).length).toBeGreaterThan(0);
    expect(gateway.inputsOf('submitRenewalConsult')).toEqual([]);
  });

  it('keeps what was typed when the gateway refuses, shows the new price and why', async () => {
    const { gateway } = await showPage(page, {
      path,
      gateway: { submitRenewalConsult: businessRefusal('quoteChanged', '价格已更新') },
    });
    answer();
    gateway.answer({ listRenewals: { items: [{ ...sampleRenewal, priceCents: 800 }] } });
    send();
    expect(await screen.findByText('价格已更新')).toBeTruthy();
    expect(await screen.findByRole('button', { name: '续方 ¥8' })).toBeTruthy();
    expect(screen.getByDisplayValue('138/84')).toBeTruthy();
  });

  it('brings the draft back after a reload', async () => {
    await showPage(page, { path });
    answer();
    cleanup();
    await showPage(page, { path });
    expect(screen.getByDisplayValue('138/84')).toBeTruthy();
    expect(screen.getByRole<HTMLInputElement>('radio', { name: texts.takes.always }).checked).toBe(
      true,
    );
  });

  it('says why it cannot be renewed in place of the form', async () => {
    const items = [refusedRenewal({ why: 'needsVisit', olderThanMonths: 3 })];
    await showPage(page, { path, gateway: { listRenewals: { items } } });
    expect(screen.queryByRole('button', { name: /续方/ })).toBeNull();
    expect(screen.getByRole('link', { name: texts.act.needsVisit })).toBeTruthy();
  });

  it('leads back to what can be renewed where there is no such prescription', async () => {
    await showPage(page, { path, gateway: { listRenewals: { items: [] } } });
    expect(screen.getByText(texts.named.none)).toBeTruthy();
    expect(screen.getByRole('link', { name: texts.named.home }).getAttribute('href')).toBe(
      '/consult/opendrugs',
    );
  });
});

describe('the quick renewal', () => {
  it('renews what runs out first with one answer and one button', async () => {
    const { gateway } = await showPage(fastPage, {
      path: '/consult/fast-xays',
      gateway: { ...freeRenewal, submitRenewalConsult: free },
    });
    fireEvent.click(await screen.findByRole('radio', { name: texts.takes.always }));
    send(texts.act.renewFree);
    await waitFor(() =>
      expect(gateway.inputsOf('submitRenewalConsult')).toMatchObject([
        { prescriptionId: 'rx-1', survey: { takesAsPrescribed: 'always' } },
      ]),
    );
  });

  it('says where nothing can be renewed', async () => {
    const items = [refusedRenewal({ why: 'unknown' })];
    await showPage(fastPage, { path: '/consult/fast-xays', gateway: { listRenewals: { items } } });
    expect(screen.getByText(texts.fast.none)).toBeTruthy();
  });
});
