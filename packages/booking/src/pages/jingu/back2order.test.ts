import { createI18n } from '@xinglin/i18n';
import {
  businessRefusal,
  createMockGateway,
  createSurroundings,
  failures,
  sampleOrder,
  type GatewayAnswers,
} from '@xinglin/testing';
import { expect, it } from 'vitest';
import { forward } from './back2order.page';

const own = { getRegistrationOrder: sampleOrder('confirmed') };
const of = (getRegistrationOrder: GatewayAnswers['getRegistrationOrder']) => ({
  getRegistrationOrder,
});

it.each([
  ['an order of the account', '?orderNo=R1', own, '/my/order/detail/R1', ['R1']],
  [
    'another’s order',
    '?orderNo=R2',
    of(businessRefusal('forbidden', '没有')),
    '/my/order/list',
    ['R2'],
  ],
  [
    'an order while the gateway fails',
    '?orderNo=R1',
    of(failures.serverTrouble),
    '/my/order/list',
    ['R1'],
  ],
  ['no order', '', own, '/my/order/list', []],
  ['what is no number', '?orderNo=%3Cscript%3E', own, '/my/order/list', []],
] as const)('leads back from the partner with %s', async (_, query, answers, to, asked) => {
  const i18n = createI18n({ locale: 'zh-Hans' });
  const gateway = createMockGateway(answers as GatewayAnswers);
  const { store } = createSurroundings({}, i18n, gateway);
  const { preferences } = store.getState();
  const place = {
    route: '',
    params: {},
    query: new URLSearchParams(query),
    preferences,
    now: 0,
    userAgent: '',
  };
  expect(await forward(place, store)).toBe(to);
  expect(gateway.inputsOf('getRegistrationOrder')).toEqual(asked.map((orderNo) => ({ orderNo })));
});
