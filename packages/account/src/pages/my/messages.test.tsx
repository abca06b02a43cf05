// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import {
  createMockGateway,
  messagesOf,
  preparePage,
  sampleMatter,
  sampleMatters,
  type GatewayAnswers,
} from '@xinglin/testing';
import { afterEach, expect, it } from 'vitest';
import { centreLocales, locales } from '../../locales';
import MessagesPage from './messages.page';

afterEach(cleanup);

async function open(answers: GatewayAnswers = {}, path = '/my/messages') {
  const gateway = createMockGateway({
    listMessages: messagesOf(sampleMatters),
    getUnreadMessageCount: { count: 4 },
    readMessages: { count: 0 },
    ...answers,
  });
  const namespaces = { account: locales, centre: centreLocales };
  const page = await preparePage(<MessagesPage />, namespaces, { path }, { gateway });
  render(page.element);
  return { gateway, ...page };
}

it('shows the messages by day, each with its matter, its page and the number that also got it', async () => {
  await open();
  const [cancelled, answered] = await screen.findAllByRole('article');
  if (!cancelled || !answered) throw new Error('two matters');
  const link = within(cancelled).getByRole('link', { name: '同仁医院 沈知远' });
  expect(link.getAttribute('href')).toBe('/my/order/detail/R1');
  expect(within(cancelled).getByText('同时发短信到 138****5521')).toBeTruthy();
  expect(within(cancelled).getByText('，2 条未读')).toBeTruthy();
  expect(within(answered).queryByText(/未读/)).toBeNull();
  const heads = screen.getAllByRole('heading', { level: 2 }).map((head) => head.textContent);
  expect(heads).toHaveLength(3);
});

it('marks a matter as read on the way to its page, up to the message that was shown', async () => {
  const { gateway } = await open();
  fireEvent.click(await screen.findByRole('link', { name: '同仁医院 沈知远' }));
  await waitFor(() =>
    expect(gateway.inputsOf('readMessages')).toEqual([{ matterId: 'R1', until: sampleMatter.at }]),
  );
});

it('has a button where a matter has no page', async () => {
  const { gateway } = await open({ listMessages: messagesOf(sampleMatters.slice(3)) });
  fireEvent.click(await screen.findByRole('button', { name: '知道了' }));
  await waitFor(() => expect(gateway.inputsOf('readMessages')).toHaveLength(1));
});

it('marks all as read, and says that all are', async () => {
  let count = 4;
  const { gateway } = await open({
    getUnreadMessageCount: () => ({ count }),
    readMessages: () => ({ count: (count = 0) }),
  });
  fireEvent.click(await screen.findByRole('button', { name: '全部已读' }));
  expect(await screen.findByText('消息都看过了')).toBeTruthy();
  expect(gateway.inputsOf('readMessages')).toEqual([{}]);
});

it('lists one kind, and offers all where that has none', async () => {
  const { gateway } = await open({ listMessages: messagesOf([]) }, '/my/messages?group=orders');
  const all = await screen.findByRole('link', { name: '看全部消息' });
  expect(all.getAttribute('href')).toBe('/my/messages');
  expect(gateway.inputsOf('listMessages')).toEqual([{ group: 'orders' }]);
});
