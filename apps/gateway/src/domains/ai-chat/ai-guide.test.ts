import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { readConfig } from '../../platform/config';
import { triageIndex } from '../../kernel/triage/triage-index';
import { textOfPair } from '../../kernel/triage/knowledge-base';
import type { AiGuide, GuidedConversation } from './ai-guide';
import { completionsGuide } from './completions-guide';
import { withTables } from './configured-guide';
import { guarded, mayBeTold } from './guard';
import { tableGuide } from './table-guide';

const conversation: GuidedConversation = {
  said: [{ side: 'person', text: '肚子疼' }],
  departments: [{ name: '消化内科', reason: '肚子疼先看消化内科。' }],
  patient: { age: 70, sex: 'female' },
};
const neverLeft = new AbortController().signal;

async function* piecesOf(...all: readonly string[]) {
  yield* all;
}
async function collect(pieces: AsyncIterable<string>): Promise<string> {
  let all = '';
  for await (const piece of pieces) all += piece;
  return all;
}

describe('the guard', () => {
  it.each([
    '请先吃布洛芬。',
    '每天三次，每次两片。',
    '可以口服 500 mg。',
    '阿 莫 西 林 有用。',
    '用点头孢就好。',
    '您这是胃炎。',
    '可能是阑尾炎。',
    '考虑为高血压。',
    '应该是普通的肠胃炎。',
    'Take two tablets a day.',
    'Paracetamol 500mg helps.',
    'Amoxicillin is what you need.',
    'You probably have the flu.',
    'It sounds like a migraine.',
    'This is gastritis.',
    'Potrebbe trattarsi di gastrite.',
    'Prenda un compressa.',
    'Vous avez probablement une grippe.',
    'Prenez deux comprimés.',
    'Anda mungkin menderita maag.',
    'Minum obat tiga kali.',
    '加我微信买药。',
  ])('does not tell %s', (sentence) => {
    expect(mayBeTold(sentence)).toBe(false);
  });

  it.each([
    '请去消化内科看看。',
    '疼了多久了？',
    '是给大人还是孩子看？',
    '如果疼得厉害，请去急诊。',
    'Please see a gastroenterologist.',
    'Where does it hurt, and since when?',
    'If you have chest pain, call an ambulance.',
    'Da quanto tempo ha dolore?',
    'Depuis quand avez-vous mal ?',
    'Sejak kapan sakitnya?',
  ])('tells %s', (sentence) => {
    expect(mayBeTold(sentence)).toBe(true);
  });

  it.each(['zh-Hans', 'en'] as const)('lets pass whatever the tables say in %s', async (locale) => {
    const departments = [...triageIndex().complaints.values()].flatMap(({ reason }) =>
      reason == null ? [] : [{ name: '内科', reason: textOfPair(reason, locale) }],
    );
    expect(departments.length).toBeGreaterThan(20);
    // An answer names three.
    for (let place = 0; place < departments.length; place += 3) {
      const told = { ...conversation, departments: departments.slice(place, place + 3) };
      const all = await collect(guarded(tableGuide.answer(told, locale, neverLeft), '[replaced]'));
      expect(all).not.toContain('[replaced]');
    }
  });

  it('replaces once what may not be told, however the pieces are cut', async () => {
    const text = '请去消化内科。可以吃布洛芬。每天三次。别着急！';
    for (const size of [1, 3, 50]) {
      const pieces = text.match(new RegExp(`.{1,${size}}`, 'gu')) ?? [];
      expect(await collect(guarded(piecesOf(...pieces), '请问医生。'))).toBe(
        '请去消化内科。请问医生。\n别着急！',
      );
    }
  });

  it('reads what never ends a sentence', async () => {
    const endless = `${'啊'.repeat(400)}吃阿司匹林`;
    expect(await collect(guarded(piecesOf(endless), '请问医生。'))).not.toContain('阿司匹林');
  });

  it('hides how somebody could be reached', async () => {
    expect(await collect(guarded(piecesOf('请打 13812345678。'), ''))).not.toContain('13812345678');
  });
});

describe('a provider of answers', () => {
  let server: Server;
  afterEach(() => {
    server.closeAllConnections();
    server.close();
  });

  /** A provider that answers as told, and what it was asked. */
  async function provider(answer: (response: ServerResponse) => void, silenceMs = 5000) {
    const asked: { authorization: string | undefined; body: string }[] = [];
    server = createServer((request, response) => {
      let body = '';
      request.on('data', (part) => (body += String(part)));
      request.on('end', () => {
        asked.push({ authorization: request.headers.authorization, body });
        answer(response);
      });
    });
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    // A server that listens on a port answers an object.
    const { port } = server.address() as AddressInfo;
    const service = { url: `http://127.0.0.1:${port}/v1/`, token: 'key', model: 'm-1' };
    return { guide: completionsGuide(service, { silenceMs, longestMs: 10_000 }), asked };
  }
  const chunk = (content: string) =>
    `data: ${JSON.stringify({ choices: [{ delta: { content } }] })}\n\n`;
  const start = (response: ServerResponse) =>
    response.writeHead(200, { 'content-type': 'text/event-stream' });
  const answer = (guide: AiGuide, signal = neverLeft) =>
    collect(guide.answer(conversation, 'zh-Hans', signal));

  it('streams its words, and is told no name', async () => {
    const { guide, asked } = await provider((response) => {
      start(response).write(`${chunk('请去')}: alive\n\n${chunk('消化').slice(0, 12)}`);
      setTimeout(() => response.end(`${chunk('消化').slice(12)}data: [DONE]\n\n`), 20);
    });
    expect(await answer(guide)).toBe('请去消化');
    expect(asked[0]?.authorization).toBe('Bearer key');
    const body = JSON.parse(asked[0]?.body ?? '');
    expect(body).toMatchObject({ model: 'm-1', stream: true });
    expect(body.messages.at(-1)).toEqual({ role: 'user', content: '肚子疼' });
    expect(body.messages[0].content).toContain('消化内科');
  });

  it('breaks off with what it said where its line ends early', async () => {
    const { guide } = await provider((response) => {
      start(response).write(chunk('请去'));
      setTimeout(() => response.destroy(), 20);
    });
    const heard: string[] = [];
    const failures: unknown[] = [];
    const read = async () => {
      const both = withTables(guide, (error) => failures.push(error));
      for await (const piece of both.answer(conversation, 'zh-Hans', neverLeft)) heard.push(piece);
    };
    await expect(read()).rejects.toThrow(Error);
    expect(heard).toEqual(['请去']);
    expect(failures).toHaveLength(1);
  });

  it.each([
    ['refuses', (response: ServerResponse) => response.writeHead(429).end('no')],
    ['says nothing', () => undefined],
    [
      'reports an error',
      (response: ServerResponse) => start(response).end('data: {"error":1}\n\n'),
    ],
    ['ends without words', (response: ServerResponse) => start(response).end('data: [DONE]\n\n')],
    ['is no stream', (response: ServerResponse) => start(response).end('data: <html>\n\n')],
  ])('is answered for by the tables where it %s', async (_, told) => {
    const { guide } = await provider(told, 200);
    const failures: unknown[] = [];
    const both = withTables(guide, (error) => failures.push(error));
    expect(await answer(both)).toContain('消化内科');
    expect(failures).toHaveLength(1);
  });

  it('is left when the reader leaves', async () => {
    const { guide } = await provider((response) => void start(response).write(chunk('请去')));
    const leave = new AbortController();
    const both = withTables(guide, () => undefined);
    setTimeout(() => leave.abort(), 50);
    await expect(answer(both, leave.signal)).rejects.toMatchObject({ name: 'AbortError' });
  });
});

describe('the setting of a provider', () => {
  const url = 'https://ai.example.org/v1';

  it.each([
    { AI_GUIDE_URL: url },
    { AI_GUIDE_URL: url, AI_GUIDE_TOKEN: 'key' },
    { AI_GUIDE_TOKEN: 'key', AI_GUIDE_MODEL: 'm' },
  ])('is refused in one line where it is half set', (half) => {
    expect(() => readConfig({ XINGLIN_SANDBOX: '1', ...half })).toThrow(
      'AI_GUIDE_URL, AI_GUIDE_TOKEN and AI_GUIDE_MODEL must be set together',
    );
  });

  it('is refused where words would travel in clear', () => {
    const plain = {
      AI_GUIDE_URL: 'http://ai.example.org',
      AI_GUIDE_TOKEN: 'k',
      AI_GUIDE_MODEL: 'm',
    };
    expect(() => readConfig({ XINGLIN_SANDBOX: '1', ...plain })).toThrow('https');
  });
});

it('the tables name departments with their reason and ask whom it is for once', async () => {
  const asked = (patient: GuidedConversation['patient']) =>
    collect(tableGuide.answer({ ...conversation, patient }, 'zh-Hans', neverLeft));
  expect(await asked(null)).toContain('孕妇');
  const told = await asked(conversation.patient);
  expect(told).not.toContain('孕妇');
  expect(told).toContain('肚子疼先看消化内科');
});
