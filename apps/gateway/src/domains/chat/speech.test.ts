import { createServer } from 'node:http';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { voiceBytes } from '../../kernel/files/recording-fixture';
import { addTalk, stands, testTalks } from '../../testing/chat-fixture';
import { openTestGateway, type TestGateway } from '../../testing/test-gateway';
import { sendFile } from '../../testing/upload-fixture';

/** What the service answers next, and what it was asked. */
let answer: { readonly status: number; readonly body: object };
const asked: { readonly authorization: string | undefined; readonly body: string }[] = [];
const service = createServer((request, response) => {
  const parts: Buffer[] = [];
  request.on('data', (part: Buffer) => parts.push(part));
  request.on('end', () => {
    const { authorization } = request.headers;
    asked.push({ authorization, body: Buffer.concat(parts).toString() });
    response.writeHead(answer.status, { 'content-type': 'application/json' });
    response.end(JSON.stringify(answer.body));
  });
});

let gateway: TestGateway;
let talk: Awaited<ReturnType<typeof addTalk>>;
beforeAll(async () => {
  await new Promise<void>((done) => service.listen(0, '127.0.0.1', done));
  // A listening TCP server has a port.
  const { port } = service.address() as { readonly port: number };
  const speech = { url: `http://127.0.0.1:${port}/`, token: 'speech-token' };
  gateway = await openTestGateway({ domains: [testTalks], config: { speech } });
});
afterAll(async () => {
  await gateway.dispose();
  service.close();
});
beforeEach(async () => {
  talk = await addTalk(gateway);
  answer = { status: 200, body: { text: ' 孩子还在发烧 ' } };
  asked.length = 0;
});

/** A voice message that was uploaded by one of the two people. */
async function uploadedVoice({ token }: { readonly token: string }): Promise<string> {
  const bytes = await voiceBytes('webm', 1);
  const { data } = await sendFile(gateway, '/common/upload/audio', bytes, { token });
  return data.fileId;
}

it('is written down for its owner, in the language of the reader, and goes with its words', async () => {
  expect((await talk.call('audiouploadurl')).data).toMatchObject({ writesWords: true });
  const voice = await uploadedVoice(talk.owner);
  const { data } = await talk.call('voicetotext', { fileIds: [voice] });
  expect(data).toEqual({ text: '孩子还在发烧' });
  expect(asked[0]?.authorization).toBe('Bearer speech-token');
  expect(JSON.parse(asked[0]?.body ?? '')).toMatchObject({
    contentType: 'audio/webm',
    language: 'zh-Hans',
  });
  const sent = await talk.call('dpchat/reply', {
    clientId: 'v',
    type: 'voice',
    fileIds: [voice],
    text: data.text,
  });
  expect(sent.data.content).toMatchObject({
    type: 'voice',
    voice: { fileId: voice, transcript: '孩子还在发烧' },
  });
});

it('is written down in place of typing, where there is no conversation', async () => {
  const { token } = talk.owner;
  const { data } = await gateway.call('/moduleim/audiouploadurl', {}, { token });
  expect(data).toMatchObject({
    uploadPath: '/common/upload/audio',
    writesWords: true,
    closesAt: null,
  });
});

it('is not written down for another person, who cannot send it either', async () => {
  const voice = await uploadedVoice(talk.owner);
  const refused = await talk.call('voicetotext', { fileIds: [voice] }, talk.stranger);
  expect(refused.code).toBe(41501);
  expect(asked).toEqual([]);
  const others = await uploadedVoice(talk.stranger);
  const sent = { clientId: 'v', type: 'voice', fileIds: [others] };
  expect((await talk.call('dpchat/reply', sent)).code).toBe(41501);
});

it.each([
  ['fails', { status: 503, body: {} }],
  ['answers something else', { status: 200, body: { words: '乱' } }],
  ['hears no words', { status: 200, body: { text: null } }],
  ['hears nothing but a pause', { status: 200, body: { text: '  ' } }],
])('goes without words where the service %s', async (_, next) => {
  answer = next;
  const voice = await uploadedVoice(talk.owner);
  expect((await talk.call('voicetotext', { fileIds: [voice] })).data).toEqual({ text: null });
});

it('gives of many words as many as a message holds', async () => {
  answer = { status: 200, body: { text: '咳'.repeat(1500) } };
  const voice = await uploadedVoice(talk.owner);
  const { data } = await talk.call('voicetotext', { fileIds: [voice] });
  expect(data.text).toHaveLength(1000);
});

it('has no place where nothing can be said', async () => {
  stands(talk.orderKey, { mayWrite: { patient: false, doctor: false } });
  expect((await talk.call('audiouploadurl')).code).toBe(42801);
});
