// @vitest-environment happy-dom
import { cleanup, screen, within } from '@testing-library/react';
import { createI18n } from '@xinglin/i18n';
import { createMockGateway, createSurroundings } from '@xinglin/testing';
import { listedConsult } from '../../samples/consult-samples';
import { afterEach, describe, expect, it } from 'vitest';
import texts from '../../locales/clinics/zh-Hans.json';
import { linkTo, open } from '../asking-fixture';
import * as failed from './consult/authfail.page';
import { forward } from './consult/clinic/middle.page';

afterEach(cleanup);

describe('the way to what runs', () => {
  it.each([
    ['the clinics', [], '/community/consult/clinic/entry'],
    ['the conversation', [listedConsult()], '/consult/dpchat?orderKey=C1'],
    [
      'the order',
      [listedConsult({ group: 'awaitingPayment', state: 'awaitingPayment' })],
      '/consult/order-detail/C1',
    ],
  ])('leads to %s', async (_, items, to) => {
    const gateway = createMockGateway({ listConsultOrders: { items, next: null } });
    const { store } = createSurroundings({}, createI18n({ locale: 'zh-Hans' }), gateway);
    const { preferences } = store.getState();
    const place = {
      route: '',
      params: {},
      query: new URLSearchParams(),
      preferences,
      now: 0,
      userAgent: '',
    };
    expect(await forward(place, store)).toBe(to);
    expect(gateway.inputsOf('listConsultOrders')).toEqual([
      { consultTypes: ['policlinic'], communityClinic: true, listAll: false, pageSize: 1 },
    ]);
  });
});

describe('an authorization that failed', () => {
  const path = '/community/consult/authfail';

  it.each([
    ['%2Fcommunity%2Fconsult%2Fclinic%2Fentry', '/community/consult/clinic/entry'],
    // Only the server knows which other sites one may be led to.
    ['https%3A%2F%2Fevil.example', '/mp?target=https%3A%2F%2Fevil.example'],
    ['javascript:alert(1)', '/mp?target=javascript%3Aalert(1)'],
  ])('is asked for again at %s by %s', async (redirectUrl, to) => {
    await open(failed, `${path}?source_type=clinic&redirectUrl=${redirectUrl}`);
    expect(await linkTo(texts.failed.retry)).toBe(to);
    expect(await linkTo(texts.failed.selfPaid)).toBe('/community/consult/clinic-zf/entry');
    expect(screen.getByText(texts.failed.why)).toBeTruthy();
  });

  it('says what the insurance card lacks', async () => {
    await open(failed, `${path}?isFromActiveMedicare=1`);
    expect(await screen.findByText(texts.failed.medicare)).toBeTruthy();
    expect(screen.queryByRole('link', { name: texts.failed.retry })).toBeNull();
    const how = within(screen.getByRole('region', { name: texts.failed.how }));
    expect(how.getAllByRole('listitem')).toHaveLength(3);
  });
});
