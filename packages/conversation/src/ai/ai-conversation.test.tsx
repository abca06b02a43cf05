// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { locales as forms } from '@xinglin/forms';
import {
  businessRefusal,
  createMockGateway,
  failures,
  preparePage,
  sampleAiChat,
  sampleAiMessage,
  sampleAiQuestion,
  type GatewayAnswers,
} from '@xinglin/testing';
import { afterEach, expect, it } from 'vitest';
import texts from '../locales/ai-chat/zh-Hans.json';
import { AiConversation } from './ai-conversation';
import { AiStart } from './ai-start';
import { aiChatLocales } from './locales';

afterEach(cleanup);

const { conversationId } = sampleAiChat;
const said = (text: string) => ({ type: 'words', text }) as const;
const whole = (number: number, text: string) =>
  ({ type: 'message', message: sampleAiMessage(number, { text }) }) as const;

async function open(answers: GatewayAnswers = {}) {
  const gateway = createMockGateway({
    getAiChat: sampleAiChat,
    streamAiChat: ({ text }) => [said(`关于${text}，`), said('看内科。'), whole(4, '看内科。')],
    ...answers,
  });
  const { element } = await preparePage(
    <AiConversation
      conversationId={conversationId}
      departmentHref={(deptId) => `/search?deptId=${deptId}`}
      renderWays={() => <a href="/ask">问医生</a>}
    />,
    { 'ai-chat': aiChatLocales, forms },
    { path: '/' },
    { gateway },
  );
  render(element);
  await screen.findByRole('list');
  return gateway;
}
const field = () => screen.getByRole('textbox');
const button = (name: string) => screen.getByRole('button', { name });
function write(text: string) {
  fireEvent.change(field(), { target: { value: text } });
  fireEvent.click(button(texts.send));
}

it('says what it is, shows what was said, and leads to the doctors of the departments', async () => {
  const gateway = await open();
  expect(screen.getByText(texts.whatItIs)).toBeTruthy();
  expect(screen.getByText('肚子疼两天了')).toBeTruthy();
  const way = screen.getByRole('link', { name: '找消化内科医生' });
  expect(way.getAttribute('href')).toBe('/search?deptId=gastroenterology');
  expect(gateway.inputsOf('streamAiChat')).toEqual([]);
});

it('sends a question once however often it is tapped, and announces the whole answer once', async () => {
  const gateway = await open();
  write('头晕');
  fireEvent.click(screen.getByRole('textbox').closest('form')?.querySelector('button') as Element);
  await screen.findByText('看内科。');
  expect(gateway.inputsOf('streamAiChat')).toEqual([
    { conversationId, clientId: expect.any(String), text: '头晕' },
  ]);
  expect(field()).toHaveProperty('value', '');
  expect(screen.getByText('导诊助手回答：关于头晕，看内科。').getAttribute('role')).toBe('status');
});

it('asks the question with which a conversation stands open', async () => {
  const gateway = await open({
    getAiChat: { ...sampleAiChat, messages: [sampleAiQuestion] },
    streamAiChat: [said('看内科。'), whole(2, '看内科。')],
  });
  await screen.findByText('看内科。');
  expect(gateway.inputsOf('streamAiChat')).toEqual([
    { conversationId, clientId: 'q-1', text: '肚子疼两天了' },
  ]);
  expect(screen.getAllByText('肚子疼两天了')).toHaveLength(1);
});

it('keeps what came before the line broke, and asks the same again', async () => {
  const gateway = await open({ streamAiChat: [said('先说一半'), failures.network] });
  write('头晕');
  fireEvent.click(await screen.findByRole('button', { name: texts.again }));
  expect(await screen.findByText('先说一半')).toBeTruthy();
  gateway.answer({ streamAiChat: [said('看内科。'), whole(4, '看内科。')] });
  fireEvent.click(await screen.findByRole('button', { name: texts.again }));
  expect(await screen.findByText('看内科。')).toBeTruthy();
  expect(screen.queryByText('先说一半')).toBeNull();
  const ids = (gateway.inputsOf('streamAiChat') as { clientId: string }[]).map(
    ({ clientId }) => clientId,
  );
  expect(new Set(ids).size).toBe(1);
});

it('can be stopped, and what came stays', async () => {
  await open({ streamAiChat: [said('先说一半'), 'never'] });
  write('头晕');
  expect(await screen.findByText('先说一半')).toBeTruthy();
  fireEvent.click(button(texts.stop));
  expect(await screen.findByText(texts.brokenOff)).toBeTruthy();
  expect(screen.getByText('先说一半')).toBeTruthy();
  expect(button(texts.send)).toBeTruthy();
});

it('says in words that the questions of the day are used up', async () => {
  await open({ streamAiChat: businessRefusal('aiChatDayUsedUp', '今天的次数已用完') });
  write('头晕');
  expect(await screen.findByText('今天的次数已用完')).toBeTruthy();
  expect(screen.getByText('头晕')).toBeTruthy();
});

it('offers to ask again where an answer of before broke off', async () => {
  const broken = sampleAiMessage(2, { isBroken: true, text: '先说一半' });
  const gateway = await open({
    getAiChat: { ...sampleAiChat, messages: [sampleAiQuestion, broken] },
    streamAiChat: [said('看内科。'), whole(2, '看内科。')],
  });
  fireEvent.click(button(texts.again));
  expect(await screen.findByText('看内科。')).toBeTruthy();
  expect(gateway.inputsOf('streamAiChat')).toMatchObject([{ clientId: 'q-1' }]);
});

it('puts the ambulance a tap away where it cannot wait', async () => {
  const urgent = sampleAiMessage(2, { isUrgent: true, text: '请马上拨打 120', departments: [] });
  await open({ getAiChat: { ...sampleAiChat, messages: [sampleAiQuestion, urgent] } });
  const call = screen.getByRole('link', { name: texts.call120 });
  expect(call.getAttribute('href')).toBe('tel:120');
  expect(screen.queryByRole('button', { name: texts.verdict.helpful })).toBeNull();
});

it('keeps whether an answer helped', async () => {
  const gateway = await open({ reviewConsultAiRecord: { done: true } });
  fireEvent.click(button(texts.verdict.unhelpful));
  await waitFor(() =>
    expect(button(texts.verdict.unhelpful).getAttribute('aria-pressed')).toBe('true'),
  );
  expect(gateway.inputsOf('reviewConsultAiRecord')).toEqual([
    { conversationId, number: 2, verdict: 'unhelpful' },
  ]);
});

it('begins with a question told at its field, and takes conversations away after asking', async () => {
  const { messages: _messages, patientId: _patientId, ...listed } = sampleAiChat;
  const gateway = createMockGateway({
    aiChatCalls: { items: [listed], total: 1, pageNo: 1, pageSize: 1 },
    beginAiChat: { conversationId: 'ai-2' },
    deleteAiChat: { done: true },
  });
  const begun: string[] = [];
  const { element } = await preparePage(
    <AiStart
      isHistory={false}
      conversationHref={(id) => `/aiassistant?conversationId=${id}`}
      onBegun={async (id) => void begun.push(id)}
      ways={null}
    />,
    { 'ai-chat': aiChatLocales, forms },
    { path: '/' },
    { gateway },
  );
  render(element);
  fireEvent.click(button(texts.ask));
  expect((await screen.findAllByText(texts.problem.text)).length).toBeGreaterThan(0);
  expect(gateway.inputsOf('beginAiChat')).toEqual([]);
  fireEvent.change(field(), { target: { value: '头晕' } });
  fireEvent.click(button(texts.ask));
  fireEvent.click(button(texts.ask));
  await waitFor(() => expect(begun).toEqual(['ai-2']));
  expect(gateway.inputsOf('beginAiChat')).toEqual([{ clientId: expect.any(String), text: '头晕' }]);
  fireEvent.click(await screen.findByRole('button', { name: '删除“肚子疼两天了”' }));
  expect(gateway.inputsOf('deleteAiChat')).toEqual([]);
  fireEvent.click(button(texts.delete));
  await waitFor(() => expect(gateway.inputsOf('deleteAiChat')).toEqual([{ conversationId }]));
});
