import { inArray } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { voiceBytes } from '../../kernel/files/recording-fixture';
import { uploadedFiles } from '../../kernel/files/tables';
import { erasuresOf } from '../../kernel/people/accounts/closing';
import { addTalk, testTalks } from '../../testing/chat-fixture';
import { openTestGateway, type TestGateway } from '../../testing/test-gateway';
import { sendFile } from '../../testing/upload-fixture';
import { exportedConversations } from './personal';

const staff = '李医生';

let gateway: TestGateway;
let talk: Awaited<ReturnType<typeof addTalk>>;
let voice: string;
beforeAll(async () => {
  gateway = await openTestGateway({ domains: [testTalks] });
});
afterAll(() => gateway.dispose());
beforeEach(async () => {
  talk = await addTalk(gateway);
  const bytes = await voiceBytes('webm', 1);
  const { data } = await sendFile(gateway, '/common/upload/audio', bytes, talk.owner);
  voice = data.fileId;
});

const send = (text?: string) =>
  talk.call('dpchat/reply', { clientId: 'v', type: 'voice', fileIds: [voice], text });
const openFiles = async (number: number) => talk.desk('open-message-files', { staff, number });
/** What a person gets of an uploaded file: its status and its first bytes. */
async function fetchPart(url: string, { token }: { readonly token: string }) {
  const answer = await gateway.app.fetch(
    new Request(`http://gateway.test${url}`, { headers: { token, range: 'bytes=0-3' } }),
  );
  return { status: answer.status, bytes: Buffer.from(await answer.arrayBuffer()).toString('hex') };
}
/** How WebM begins. */
const webm = '1a45dfa3';

describe('a voice of the patient', () => {
  it('is played part by part for its owner, and for no other person', async () => {
    const { content } = (await send()).data;
    expect(await fetchPart(content.voice.url, talk.owner)).toEqual({ status: 206, bytes: webm });
    const other = await fetchPart(content.voice.url, talk.stranger);
    expect(other.status).not.toBe(206);
    expect(other.bytes).not.toBe(webm);
  });

  it('is heard at the desk, until it is withdrawn', async () => {
    const { number } = (await send('孩子还在发烧')).data;
    const { data } = await openFiles(number);
    const [, base64 = ''] = data.files[0].split('base64,');
    expect(data.files[0]).toMatch(/^data:audio\/webm;base64,/);
    expect(Buffer.from(base64, 'base64').subarray(0, 4).toString('hex')).toBe(webm);
    await talk.call('dpchat/withdraw', { number });
    expect((await openFiles(number)).data).toEqual({ files: [] });
    expect((await openFiles(number + 1)).code).toBe(-7);
  });

  it('goes with words that are checked as typed ones are', async () => {
    expect((await send('加我微信聊')).code).toBe(42802);
    expect((await talk.details()).items).toEqual([]);
    const { content } = (await send('这个白痴药')).data;
    expect(content.voice.transcript).toBe('这个**药');
  });

  it('is found by its words, and nothing of them is logged', async () => {
    await send('夜里咳得厉害');
    expect((await talk.details({ words: '咳得' })).items).toHaveLength(1);
    expect((await talk.details({ words: '发烧' })).items).toEqual([]);
    expect(gateway.log.join('')).not.toContain('咳得');
  });

  it('is named in what its owner takes along, and goes with the account', async () => {
    await send('夜里咳得厉害');
    const { db, clock } = gateway.services;
    const [taken] = await exportedConversations(db, talk.ownerId, 'zh-Hans');
    expect(taken?.messages).toMatchObject([
      {
        content: {
          type: 'voice',
          voice: { url: `/kanoupload/file/${voice}`, transcript: '夜里咳得厉害' },
        },
      },
    ]);
    await db.transaction(async (tx) => {
      for (const erase of erasuresOf(gateway.services))
        await erase(tx, talk.ownerId, clock.now(), gateway.services);
    });
    expect(await db.$count(uploadedFiles, inArray(uploadedFiles.fileId, [voice]))).toBe(0);
    expect((await openFiles(1)).data).toEqual({ files: [null] });
  });
});

describe('a voice of the doctor', () => {
  it('is heard by the patient alone', async () => {
    const bytes = Buffer.from(await voiceBytes('m4a', 1)).toString('base64');
    const { data } = await talk.desk('answer-conversation', { staff, voice: bytes });
    const { items } = await talk.details();
    expect(items).toMatchObject([
      {
        number: data.number,
        side: 'doctor',
        content: { type: 'voice', voice: { contentType: 'audio/mp4', transcript: null } },
      },
    ]);
    const { url } = items[0].content.voice;
    expect((await fetchPart(url, talk.owner)).status).toBe(206);
    expect((await fetchPart(url, talk.stranger)).status).not.toBe(206);
  });

  it('is refused where it is no sound, and beside words', async () => {
    const noSound = Buffer.from('no sound at all').toString('base64');
    const answers = [{ voice: noSound }, { voice: noSound, text: '按时吃药' }, {}];
    for (const answer of answers)
      expect((await talk.desk('answer-conversation', { staff, ...answer })).code).not.toBe(0);
    expect((await talk.details()).items).toEqual([]);
  });
});
