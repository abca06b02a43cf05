// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { sampleAiChat, type GatewayAnswers } from '@xinglin/testing';
import { afterEach, expect, it } from 'vitest';
import texts from '../locales/overseas-consult/zh-Hans.json';
import { showPage } from '../testing/show-page';
import * as page from './aiassistant.page';

afterEach(cleanup);

const { messages: _messages, patientId: _patientId, ...listed } = sampleAiChat;
const gateway: GatewayAnswers = {
  aiChatCalls: { items: [listed], total: 1, pageNo: 1, pageSize: 1 },
  beginAiChat: { conversationId: 'ai-1' },
  getAiChat: sampleAiChat,
};
const consult = () => screen.getByRole('link', { name: texts.wizard.title }).getAttribute('href');

it('begins a conversation, and leads to a free consultation as well', async () => {
  const loaded = await showPage(page, { path: '/aiassistant', gateway });
  expect(consult()).toBe('/overseas/consult/fast-imagetxt');
  fireEvent.change(screen.getByRole('textbox'), { target: { value: 'mal di pancia' } });
  fireEvent.click(screen.getByRole('button', { name: '问一问' }));
  await waitFor(() => expect(loaded.router.state.location.search).toBe('?conversationId=ai-1'));
  expect(loaded.gateway.inputsOf('beginAiChat')).toMatchObject([{ text: 'mal di pancia' }]);
});

it('shows a conversation with no way to doctors that this portal does not have', async () => {
  await showPage(page, { path: '/aiassistant?conversationId=ai-1', gateway });
  expect(screen.getByText('可以看这些科室：消化内科。')).toBeTruthy();
  expect(screen.queryByRole('link', { name: '找消化内科医生' })).toBeNull();
  expect(consult()).toBe('/overseas/consult/fast-imagetxt');
});

it('shows the conversations of before without the field', async () => {
  await showPage(page, { path: '/aiassistant?mode=history', gateway });
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(await screen.findByText(sampleAiChat.text)).toBeTruthy();
});
