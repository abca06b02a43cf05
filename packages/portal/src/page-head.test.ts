import { createStore, type PageHead, type PageLoadInput } from '@xinglin/api';
import { createGateway } from '@xinglin/gateway-sdk';
import { createI18n } from '@xinglin/i18n';
import { currentChannel, type PageConfig } from '@xinglin/routes';
import { expect, test } from 'vitest';
import { headTexts } from './page-head';

const i18n = createI18n({
  locale: 'zh-Hans',
  resources: { shared: { brand: { name: '杏林健康' } }, form: { add: '添加', edit: '修改' } },
});
const row = { path: '/form', title: 'form:add' };

function titleOf(head: PageHead | undefined, pageConfig: PageConfig = {}): string {
  const state = createStore({
    gateway: createGateway({ baseUrl: '' }),
    preloadedState: { channel: { ...currentChannel({ id: null, code: null }, {}), pageConfig } },
  }).getState();
  const input: PageLoadInput = {
    route: '',
    params: {},
    query: new URLSearchParams(),
    preferences: state.preferences,
    now: 0,
  };
  return headTexts({ name: 'account.patientAdd', row, head }, input, state, i18n).title;
}

test.each([
  ['nothing', undefined, '添加 - 杏林健康'],
  ['another text', () => ({ titleKey: 'form:edit' }), '修改 - 杏林健康'],
  ['neither text nor name', () => ({ titleKey: undefined }), '添加 - 杏林健康'],
  ['a name of its data', () => ({ title: '王秀兰' }), '王秀兰 - 杏林健康'],
])('the title of a page that says %s', (_, head, title) => {
  expect(titleOf(head)).toBe(title);
});

test('a channel’s title stands where the page’s data gives none', () => {
  const renamed = { 'account.patientAdd': { page: { title: { 'zh-Hans': '家人' } } } };
  expect(titleOf(() => ({ titleKey: 'form:edit' }), renamed)).toBe('家人 - 杏林健康');
  expect(titleOf(() => ({ title: '王秀兰' }), renamed)).toBe('王秀兰 - 杏林健康');
});
