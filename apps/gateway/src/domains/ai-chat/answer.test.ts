import { aiChatRules } from '@xinglin/rules';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { replacing } from '../../platform/ports';
import { openTestGateway, type TestGateway } from '../../testing/test-gateway';
import type { AiGuide } from './ai-guide';
import { aiGuidePort } from './configured-guide';

const busy = 42821;

/** How the guide answers next; a test sets it. */
let answer: AiGuide['answer'];
let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openTestGateway({
    seeded: true,
    replace: [replacing(aiGuidePort, { answer: (...given) => answer(...given) })],
  });
}, 120_000);
afterAll(() => gateway.dispose());

async function* says(...words: readonly string[]): AsyncGenerator<string> {
  yield* words;
}

function newSignal() {
  let give = (): void => undefined;
  const given = new Promise<void>((done) => {
    give = done;
  });
  return { give, given };
}

async function newConversation() {
  const token = await gateway.signIn(gateway.newMobile());
  const { data } = await gateway.call('/aichat/begin', { clientId: 'c', text: '头晕' }, { token });
  let asked = 0;
  /** The events of an answer as they come over the wire. */
  const ask = async (): Promise<string> => {
    asked += 1;
    const body = { conversationId: data.conversationId, clientId: `c-${asked}`, text: '头晕' };
    const headers = { 'content-type': 'application/json', token };
    const request = { method: 'POST', headers, body: JSON.stringify(body) };
    const response = await gateway.app.request('/aichat/stream', request);
    return response.text();
  };
  return { token, ask };
}

describe('an answer of the guide', () => {
  it('that fails before its first word keeps no further question waiting', async () => {
    const { ask } = await newConversation();
    answer = () => {
      throw new Error('no provider');
    };
    expect(await ask()).toContain('event: failure');
    answer = () => says('请去神经内科。');
    expect(await ask()).toContain('神经内科');
  });

  it('that is still being told refuses the next question, which takes nothing from the allowance', async () => {
    const { token, ask } = await newConversation();
    const session = await gateway.services.sessions.find(token, gateway.services.clock.now());
    for (let taken = 2; taken < aiChatRules.questionsADay; taken += 1)
      await gateway.services.limits.take('aiQuestionByAccount', session?.userId ?? '');
    const [begun, goOn] = [newSignal(), newSignal()];
    answer = async function* () {
      begun.give();
      await goOn.given;
      yield '请去神经内科。';
    };
    const first = ask();
    await begun.given;
    for (let time = 0; time < 3; time += 1) expect(await ask()).toContain(String(busy));
    goOn.give();
    expect(await first).toContain('神经内科');
    expect(await ask()).toContain('神经内科');
    expect(await ask()).toContain('42822');
  });
});
