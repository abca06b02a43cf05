// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { createMockGateway, failures, preparePage, type GatewayAnswers } from '@xinglin/testing';
import type { ReactElement } from 'react';
import { afterEach, expect, it } from 'vitest';
import { entranceLocales, locales } from '../../locales';
import { boundAccount } from '../../model/entrance-storage';
import AgreementPage from './agreement.page';
import PostBindPage from './postbind.page';

afterEach(cleanup);

async function open(page: ReactElement, path: string, answers: GatewayAnswers, user?: null) {
  const gateway = createMockGateway(answers);
  const setting = { path, ...(user === null && { user }) };
  const texts = { account: locales, entrance: entranceLocales };
  render((await preparePage(page, texts, setting, { gateway })).element);
}

const listed = (type: 'service' | 'business', bsType: string) => ({
  type,
  bsType,
  title: type === 'service' ? '用户服务协议' : '业务协议',
  version: '2.0',
  effectiveOn: '2026-06-01',
  status: 'current' as const,
});

it('the agreements of signing in are listed by version and day, and lead back with the target', async () => {
  const items = [listed('service', 'default'), listed('service', 'mall'), listed('business', 'x')];
  await open(
    <AgreementPage />,
    '/login/agreement?target=%2Fmy%2Fpatients',
    { listAgreements: { items, total: 3, pageNo: 1, pageSize: 20 } },
    null,
  );
  const link = await screen.findByRole('link', { name: /用户服务协议/ });
  expect(link.getAttribute('href')).toBe('/agreement/service');
  expect(link.textContent).toContain('版本 2.0，2026年6月1日起生效');
  expect(screen.queryByText('业务协议')).toBeNull();
  expect(screen.getByRole('link', { name: '去登录' }).getAttribute('href')).toBe(
    '/user/login?target=%2Fmy%2Fpatients',
  );
});

it('the agreements can be asked for again when they did not come', async () => {
  await open(<AgreementPage />, '/login/agreement', { listAgreements: failures.network }, null);
  expect(await screen.findByRole('button', { name: /重试|重新加载/ })).toBeTruthy();
});

it.each([
  ['%2Fmy%2Fpatients', '/my/patients'],
  // What lies elsewhere goes by the one check of targets, which leads home.
  ['https%3A%2F%2Fevil.example', '/mp?target=https%3A%2F%2Fevil.example'],
])('after binding a number, the target %s leads to %s', async (target, to) => {
  boundAccount.keep('u-1');
  await open(<PostBindPage />, `/login/postbind?target=${target}`, {});
  expect(await screen.findByText('绑定成功')).toBeTruthy();
  expect(screen.getByRole('link', { name: '继续' }).getAttribute('href')).toBe(to);
});
