// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { createMockGateway, preparePage } from '@xinglin/testing';
import { afterEach, expect, it } from 'vitest';
import { BellButton } from './bell-button';

afterEach(cleanup);

async function open(count: number, person?: null) {
  const gateway = createMockGateway({ getUnreadMessageCount: { count } });
  const setting = { path: '/', ...(person === null && { user: null }) };
  const bell = <BellButton page="directory.home" />;
  render((await preparePage(bell, {}, setting, { gateway })).element);
  return gateway;
}

it('links to the messages, and says how many are unread', async () => {
  await open(2);
  const bell = await screen.findByRole('link', { name: /^消息 ?，2 条未读$/ });
  expect(bell.getAttribute('href')).toBe('/my/messages');
});

it('requests nothing for a visitor', async () => {
  const gateway = await open(2, null);
  expect(await screen.findByRole('link', { name: '消息' })).toBeTruthy();
  expect(gateway.inputsOf('getUnreadMessageCount')).toEqual([]);
});
