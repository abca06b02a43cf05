// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { ShownPage } from '@xinglin/api';
import { aiChatLocales } from '@xinglin/conversation';
import { locales as forms } from '@xinglin/forms';
import { locales as orders } from '@xinglin/orders';
import {
  prepareLoadedPage,
  sampleAiChat,
  samplePatients,
  sampleTime,
  type GatewayAnswers,
} from '@xinglin/testing';
import { afterEach, expect, it } from 'vitest';
import { aiConsultLocales } from '../ai-consult-locales';
import texts from '../locales/ai-consult/zh-Hans.json';
import * as assistant from './aiassistant.page';
import * as chat from './consult/aiachat/$id.page';
import * as begin from './consult/submitorder/aia.page';

afterEach(cleanup);

const { conversationId, messages: _messages, patientId: _patientId, ...named } = sampleAiChat;
const listed = { conversationId, ...named };
const patients = Object.values(samplePatients);
const answers: GatewayAnswers = {
  aiChatCalls: { items: [listed], total: 1, pageNo: 1, pageSize: 1 },
  getAiChat: sampleAiChat,
  beginAiChat: { conversationId },
  listPatients: { items: patients, total: patients.length, pageNo: 1, pageSize: 10 },
  getConsultDraft: { draft: null },
  saveConsultDraft: { savedAt: sampleTime },
};
const namespaces = {
  'ai-chat': aiChatLocales,
  'ai-consult': aiConsultLocales,
  forms,
  orders,
};

async function open(page: ShownPage, path: string, more: GatewayAnswers = {}) {
  const gateway = { ...answers, ...more };
  const loaded = await prepareLoadedPage(page, namespaces, { path, gateway });
  render(loaded.element);
  expect(loaded.lateCalls()).toEqual([]);
  return loaded;
}
const place = ({ router }: Awaited<ReturnType<typeof open>>) =>
  router.state.location.pathname + router.state.location.search;
const wayOf = (name: string) => screen.queryByRole('link', { name })?.getAttribute('href');

it('begins a conversation and shows it, and leads back to the doctor a person came from', async () => {
  const loaded = await open(assistant, '/aiassistant?doctorDetail=d-1');
  expect(wayOf(texts.backToDoctor)).toContain('d-1');
  expect(wayOf(texts.ask)).toBe('/consult/portal');
  fireEvent.change(screen.getByRole('textbox'), { target: { value: '肚子疼' } });
  fireEvent.click(screen.getByRole('button', { name: '问一问' }));
  await waitFor(() => expect(place(loaded)).toBe(`/aiassistant?conversationId=${conversationId}`));
  expect(loaded.gateway.inputsOf('beginAiChat')).toMatchObject([{ text: '肚子疼' }]);
});

it('shows the conversations of before without the field', async () => {
  await open(assistant, '/aiassistant?mode=history');
  expect(await screen.findByText(sampleAiChat.text)).toBeTruthy();
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(wayOf(`打开“${sampleAiChat.text}”`)).toBe(`/aiassistant?conversationId=${conversationId}`);
});

it('leads to a doctor with what was told, behind what was drafted before', async () => {
  const draft = { question: '以前写的', fileIds: [], savedAt: sampleTime };
  const loaded = await open(chat, `/consult/aiachat/${conversationId}`, {
    getAiChat: { ...sampleAiChat, patientId: 'p-1', patientName: '王芳' },
    getConsultDraft: { draft },
  });
  expect(wayOf('找消化内科医生')).toBe('/search?tab=doctor&deptId=gastroenterology');
  fireEvent.click(screen.getByRole('button', { name: texts.chat.askDoctor }));
  await waitFor(() => expect(place(loaded)).toBe('/my/pubconsult/ask'));
  expect(loaded.gateway.inputsOf('saveConsultDraft')).toEqual([
    {
      kind: 'fast',
      draft: { fileIds: [], patientId: 'p-1', question: '以前写的\n肚子疼两天了' },
    },
  ]);
});

it('begins a consult for one of the family, and tells at its field what is missing', async () => {
  const loaded = await open(begin, '/consult/submitorder/aia');
  fireEvent.click(screen.getByRole('button', { name: '问一问' }));
  expect((await screen.findAllByText('请选择就诊人')).length).toBeGreaterThan(0);
  const patient = patients[0]?.patientId ?? '';
  fireEvent.click(screen.getByRole('radio', { name: new RegExp(`^${patients[0]?.name ?? ''}`) }));
  fireEvent.change(screen.getByRole('textbox'), { target: { value: '头晕' } });
  fireEvent.click(screen.getByRole('button', { name: '问一问' }));
  await waitFor(() => expect(place(loaded)).toBe(`/consult/aiachat/${conversationId}`));
  expect(loaded.gateway.inputsOf('beginAiChat')).toMatchObject([
    { text: '头晕', patientId: patient },
  ]);
});
