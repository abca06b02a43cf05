import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addTalk, stands, testTalks, textsOf } from '../../testing/chat-fixture';
import { openTestGateway, type TestGateway } from '../../testing/test-gateway';

let gateway: TestGateway;
let talk: Awaited<ReturnType<typeof addTalk>>;
beforeAll(async () => {
  gateway = await openTestGateway({ domains: [testTalks] });
});
afterAll(() => gateway.dispose());
beforeEach(async () => {
  talk = await addTalk(gateway);
});

describe('the wish for a prescription', () => {
  const ask = () => talk.call('sendcardmsg/applyprescribe');
  const check = async () => (await talk.call('checkapplyprescard')).data;
  const reply = (body: object = {}) =>
    talk.desk('answer-prescription-request', { staff: '李医生', ...body });

  it('is a card that is sent once, after the doctor has answered', async () => {
    expect(await check()).toMatchObject({ status: 'unavailable', askedAt: null });
    expect((await ask()).code).toBe(42806);
    await talk.say('血压药快吃完了');
    await talk.answer('最近血压多少？');
    expect(await check()).toMatchObject({ status: 'possible' });
    const [first, ...again] = await Promise.all([ask(), ask(), ask()]);
    for (const { data } of again) expect(data.number).toBe(first.data.number);
    expect(first.data).toMatchObject({
      side: 'patient',
      content: { type: 'card', card: 'prescriptionRequest', thingId: talk.orderKey },
    });
    expect(await check()).toMatchObject({ status: 'asked', askedAt: first.data.at });
    expect((await talk.details()).items).toHaveLength(3);
  });

  it('is noted by the doctor or refused with why, once', async () => {
    await talk.answer('您好');
    expect((await reply()).code).toBe(-7);
    await ask();
    const { data } = await reply({ refusal: '需要先到医院查血压' });
    expect(await check()).toMatchObject({
      status: 'refused',
      reason: expect.stringContaining('需要先到医院查血压'),
    });
    expect((await reply()).data.number).toBe(data.number);
    expect(await check()).toMatchObject({ status: 'refused' });
    const other = await addTalk(gateway);
    await other.answer('您好');
    await other.call('sendcardmsg/applyprescribe');
    await other.desk('answer-prescription-request', { staff: '李医生' });
    expect((await other.call('checkapplyprescard')).data).toMatchObject({ status: 'noted' });
  });

  it('can be taken back, and is not answered then', async () => {
    await talk.answer('您好');
    const { data } = await ask();
    await talk.call('dpchat/withdraw', { number: data.number });
    expect(await check()).toMatchObject({ status: 'unavailable', askedAt: null });
    expect((await reply()).code).toBe(-7);
  });

  it('ends with the conversation, and belongs to its owner', async () => {
    await talk.answer('您好');
    for (const path of ['sendcardmsg/applyprescribe', 'checkapplyprescard', 'audiouploadurl'])
      expect((await talk.call(path, {}, talk.stranger)).code, path).toBe(-7);
    stands(talk.orderKey, { phase: 'closed', mayWrite: { patient: false, doctor: false } });
    expect(await check()).toMatchObject({ status: 'unavailable' });
    expect((await ask()).code).toBe(42801);
    expect((await talk.call('audiouploadurl')).code).toBe(42801);
  });
});

it('tells where a voice is uploaded, and takes it there', async () => {
  const { data } = await talk.call('audiouploadurl');
  expect(data).toMatchObject({
    msAtMost: 60_000,
    closesAt: expect.any(String),
    // No service is configured that could.
    writesWords: false,
  });
  expect(data.contentTypes).toContain('audio/webm');
  const form = new FormData();
  form.set('file', new File(['no voice'], 'voice.webm', { type: 'audio/webm' }));
  const headers = { token: talk.owner.token, deviceid: 'test-device' };
  const { code } = await gateway.send(
    new Request(`http://gateway.test${data.uploadPath}`, { method: 'POST', headers, body: form }),
  );
  // The address is there and judges the file itself.
  expect(code).toBe(41505);
});

describe('the addresses of orders', () => {
  const call = (path: string, body: object = {}, { token } = talk.owner) =>
    gateway.call(`/consult/consultorder/${path}`, { orderKey: talk.orderKey, ...body }, { token });

  it('say, read from the beginning and mark as read what belongs to their owner', async () => {
    expect((await call('reply', { clientId: 'c1', text: '孩子发烧了' })).data.number).toBe(1);
    expect((await call('reply', { clientId: 'c1', text: '孩子发烧了' })).data.number).toBe(1);
    await talk.answer('体温多少？');
    const page = async (body: object) => (await call('detaillist', body)).data;
    const first = await page({ pageSize: 1 });
    expect(first).toMatchObject({ items: [{ number: 1, side: 'patient' }], hasMore: true });
    expect(textsOf((await page({ after: 1 })).items)).toEqual(['体温多少？']);
    expect((await talk.standing()).unread).toBe(1);
    expect((await call('setreadbyorderkey')).data).toMatchObject({ unread: 0, ownerRead: 2 });
  });

  it('refuse a stranger, who changes nothing', async () => {
    await talk.answer('您好');
    const { stranger } = talk;
    expect((await call('reply', { clientId: 'x', text: '冒名' }, stranger)).code).toBe(-7);
    expect((await call('detaillist', {}, stranger)).code).toBe(-7);
    expect((await call('setreadbyorderkey', {}, stranger)).code).toBe(-7);
    expect(await talk.standing()).toMatchObject({ unread: 1, lastNumber: 1 });
  });
});
