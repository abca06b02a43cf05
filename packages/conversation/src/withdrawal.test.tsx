// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { forgetPerson } from '@xinglin/platform';
import { conversationRules } from '@xinglin/rules';
import {
  sampleConnection,
  sampleMessage,
  sampleStanding,
  sampleTalk,
  sampleTime,
} from '@xinglin/testing';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { open } from './conversation-fixture';

const { orderKey } = sampleStanding;

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse(sampleTime), shouldAdvanceTime: true });
});
afterEach(async () => {
  cleanup();
  vi.useRealTimers();
  await forgetPerson(window);
});

it('withdraws no message that the doctor has read', async () => {
  const recent = sampleMessage(3, { at: sampleTime });
  const gateway = await open({
    listDpchatDetails: { items: [...sampleTalk.slice(0, 2), recent], hasMore: false, revision: 3 },
  });
  expect(await screen.findByRole('button', { name: '撤回' })).toBeTruthy();
  await act(async () =>
    gateway.tell('followDpchat', {
      event: 'standing',
      id: `${orderKey}:4`,
      data: { ...sampleStanding, revision: 4, doctorRead: 3 },
    }),
  );
  await waitFor(() => expect(screen.queryByRole('button', { name: '撤回' })).toBeNull());
});

it('withdraws a message of the last two minutes only', async () => {
  const recent = sampleMessage(3, { at: sampleTime });
  const gateway = await open({
    listDpchatDetails: { items: [...sampleTalk.slice(0, 2), recent], hasMore: false, revision: 3 },
    withdrawDpchatMessage: { ...recent, content: { type: 'withdrawn' } },
  });
  fireEvent.click(await screen.findByRole('button', { name: '撤回' }));
  expect(await screen.findByText('您撤回了一条消息')).toBeTruthy();
  expect(gateway.inputsOf('withdrawDpchatMessage')).toEqual([{ orderKey, number: 3 }]);
  expect(screen.queryByRole('button', { name: '撤回' })).toBeNull();
});

it('offers to withdraw what was said, but not the question with which the conversation began', async () => {
  const said = (number: number, clientId: string) =>
    sampleMessage(number, { clientId, at: sampleTime });
  const items = [said(1, conversationRules.openingId), said(2, 'c-2')];
  await open({
    connectDpchat: { ...sampleConnection, standing: { ...sampleStanding, doctorRead: 0 } },
    listDpchatDetails: { items, hasMore: false, revision: 2 },
  });
  expect(await screen.findAllByRole('button', { name: '撤回' })).toHaveLength(1);
});
