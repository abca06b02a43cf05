import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eraseAccount } from '../../kernel/people/accounts/erasure';
import { users, verifyCodes } from '../../kernel/people/accounts/tables';
import { idempotency } from '../../platform/tables';
import { passCheck } from '../../testing/pass-check';
import { newAdult } from '../../testing/people';
import { openTestGateway, type CallOptions, type TestGateway } from '../../testing/test-gateway';
import { purgeAwaitedMessages } from './awaited-messages';
import { inboundPath } from './inbound';
import { awaitedMessages } from '../../kernel/people/checks/tables';

const minute = 60 * 1000;
const day = 24 * 60 * minute;
const [checkRequired, messagesNotTaken] = [41061, 41064];
const path = '/moduleoperate/verifycode/verify/sendbyclient.json';
const signInPath = '/user/account/checkcodelogin.json';
const inboundSms = { number: '106901234567', key: 'a key of the provider, 32 characters' };

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openTestGateway();
});
afterAll(() => gateway.dispose());

const ask = (mobile: string, options?: CallOptions, body: object = {}) =>
  gateway.call(path, { mobile, scene: 'login', ...body }, options);
const send = (from: string, text: string) =>
  gateway.call('/sandbox/desk/send-message', { from, text });

/** What a device is told that asks for the first time. */
async function textFor(mobile: string, options?: CallOptions): Promise<string> {
  const { data, message } = await ask(mobile, options);
  expect(message).toBe('');
  return data.text;
}

describe('a number proven by a message from it', () => {
  it('is asked for the same until the message came in, and then signs in by the code', async () => {
    const mobile = gateway.newMobile();
    const { data: first } = await ask(mobile);
    expect(first).toMatchObject({ sendTo: expect.stringMatching(/^\d{5,20}$/), code: null });
    expect(first.text).toMatch(/^[2-9A-HJ-NP-Z]{8}$/);
    const life = Date.parse(first.gmtExpired) - gateway.services.clock.now().getTime();
    expect(life).toBeGreaterThan(9 * minute);
    expect(life).toBeLessThanOrEqual(10 * minute);
    expect((await ask(mobile)).data).toEqual(first);
    await send(mobile, first.text);
    const { data: told } = await ask(mobile);
    expect(told).toEqual({ ...first, code: expect.stringMatching(/^\d{6}$/) });
    const { data } = await gateway.call(signInPath, { mobile, code: told.code });
    expect(data.token).toBeTypeOf('string');
  });

  it('does not open a sleeping account, as no code does', async () => {
    const mobile = gateway.newMobile();
    const token = await gateway.signIn(mobile);
    expect((await gateway.call('/patient/add', newAdult({ mobile }), { token })).code).toBe(0);
    const lastSignInAt = new Date(gateway.services.clock.now().getTime() - 200 * day);
    await gateway.services.db.update(users).set({ lastSignInAt }).where(eq(users.mobile, mobile));
    await send(mobile, await textFor(mobile));
    const { data } = await ask(mobile);
    expect((await gateway.call(signInPath, { mobile, code: data.code })).code).toBe(41056);
  });

  it.each([
    ['+86', (text: string) => text],
    ['0086', (text: string) => ` ${text.toLowerCase()}\n`],
    ['86', (text: string) => `${text.slice(0, 4)} ${text.slice(4)}`],
    ['', (text: string) => `“${text}”。`],
    ['+86 ', (text: string) => `【${text.slice(0, 4)}-${text.slice(4)}】\u200B`],
    ['tel:+86', (text: string) => text.normalize('NFC').replaceAll(/./gu, '$&\u00AD')],
  ])(
    'takes the number as the network writes it, with %s, and the text as people type it',
    async (country, typed) => {
      const mobile = gateway.newMobile();
      const text = await textFor(mobile);
      await send(`${country}${mobile}`, typed(text));
      expect((await ask(mobile)).data.code).toMatch(/^\d{6}$/);
    },
  );

  it('opens nothing by a text from another number, or by another text', async () => {
    const mobile = gateway.newMobile();
    const text = await textFor(mobile);
    await send(gateway.newMobile(), text);
    await send(mobile, `${text}A`);
    await send(mobile, text.slice(0, 7));
    await send(mobile, '');
    expect((await ask(mobile)).data).toMatchObject({ text, code: null });
  });

  it('gives a thief nothing who knows number and text', async () => {
    const mobile = gateway.newMobile();
    const text = await textFor(mobile);
    const thief = { deviceId: 'thief' };
    const { data: theirs } = await ask(mobile, thief);
    expect(theirs.text).not.toBe(text);
    await send(gateway.newMobile(), theirs.text);
    await send(mobile, text);
    expect((await ask(mobile, thief)).data.code).toBeNull();
    const { data } = await ask(mobile);
    expect((await ask(mobile, thief)).data.code).toBeNull();
    // Even the code itself is of no use on another device.
    const stolen = { mobile, code: data.code };
    expect((await gateway.call(signInPath, stolen, thief)).code).toBe(41002);
    expect((await gateway.call(signInPath, stolen)).code).toBe(0);
  });

  it('is for its scene alone', async () => {
    const mobile = gateway.newMobile();
    const text = await textFor(mobile);
    expect((await ask(mobile, {}, { scene: 'bind' })).data.text).not.toBe(text);
    await send(mobile, text);
    expect((await ask(mobile, {}, { scene: 'bind' })).data.code).toBeNull();
    expect((await ask(mobile)).data.code).not.toBeNull();
    expect((await ask(mobile, {}, { scene: 'owner' })).status).toBe(422);
  });

  it('tells the code once, however many ask at once, and asks for another text after a minute', async () => {
    const mobile = gateway.newMobile();
    const firsts = await Promise.all(Array.from({ length: 8 }, () => ask(mobile)));
    const texts = new Set(firsts.map(({ data }) => data.text));
    expect(texts.size).toBe(1);
    const [text] = [...texts];
    await send(mobile, text);
    const before = gateway.services.clock.now().getTime();
    const polls = await Promise.all(Array.from({ length: 8 }, () => ask(mobile)));
    expect(polls.filter(({ data }) => data?.code != null)).toHaveLength(1);
    const others = polls.filter(({ status }) => status === 429);
    expect(others).toHaveLength(7);
    const waitMs = Number(others[0]?.headers.get('retry-after')) * 1000;
    expect(waitMs).toBeLessThanOrEqual(minute);
    // However long the machine takes, a try after that wait is a minute after the one that counted.
    expect(gateway.services.clock.now().getTime() + waitMs).toBeGreaterThanOrEqual(before + minute);
    await gateway.advance(minute);
    await send(mobile, text);
    const { data } = await ask(mobile);
    expect(data.text).not.toBe(text);
    await send(mobile, text);
    expect((await ask(mobile)).data.code).toBeNull();
  });

  it('is over after ten minutes, whether the message came or not', async () => {
    const [late, unasked] = [gateway.newMobile(), gateway.newMobile()];
    const texts = [await textFor(late), await textFor(unasked)] as const;
    await send(unasked, texts[1]);
    await gateway.advance(10 * minute);
    await send(late, texts[0]);
    expect((await ask(late)).data).toMatchObject({ code: null });
    const { data } = await ask(unasked);
    expect(data.code).toBeNull();
    expect(data.text).not.toBe(texts[1]);
  });

  it('is had five times a day', async () => {
    const mobile = gateway.newMobile();
    for (let asked = 0; asked < 5; asked += 1) {
      expect((await ask(mobile)).code).toBe(0);
      await gateway.advance(10 * minute);
    }
    const { status, headers } = await ask(mobile);
    expect(status).toBe(429);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(22 * 60 * 60);
    expect((await ask(mobile, { deviceId: 'another' })).status).toBe(429);
    await gateway.advance(day - 50 * minute);
    expect((await ask(mobile)).code).toBe(0);
  });

  it('asks for a check once many devices ask, but not of who waits', async () => {
    const mobile = gateway.newMobile();
    const devices = ['one', 'two', 'three'];
    for (const deviceId of devices) expect((await ask(mobile, { deviceId })).code).toBe(0);
    expect((await ask(mobile, { deviceId: 'four' })).code).toBe(checkRequired);
    for (const deviceId of devices) expect((await ask(mobile, { deviceId })).code).toBe(0);
    const validateParam = await passCheck(gateway, 'sendCode', { deviceId: 'four' });
    const passed = await ask(mobile, { deviceId: 'four' }, { validateParam });
    expect(passed.data.code).toBeNull();
    expect((await ask(mobile, { deviceId: 'five' }, { validateParam })).code).toBe(checkRequired);
  });

  it('takes a device, or everybody without one would be told the code', async () => {
    const mobile = gateway.newMobile();
    const request = new Request(`http://gateway.test${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ mobile, scene: 'login' }),
    });
    expect((await gateway.send(request)).status).toBe(403);
  });

  it('writes down neither text nor code, and goes with the account and after a day', async () => {
    const { db, clock } = gateway.services;
    const mobile = gateway.newMobile();
    const rows = () => db.$count(awaitedMessages, eq(awaitedMessages.mobile, mobile));
    const text = await textFor(mobile);
    await send(mobile, text);
    const { data } = await ask(mobile);
    const kept = JSON.stringify([
      await db.select().from(awaitedMessages).where(eq(awaitedMessages.mobile, mobile)),
      await db.select().from(verifyCodes).where(eq(verifyCodes.mobile, mobile)),
      await db.select({ answer: idempotency.answer }).from(idempotency),
    ]);
    expect(kept).toContain(mobile);
    expect(kept).not.toContain(text);
    expect(kept).not.toContain(`"${data.code}"`);
    await gateway.call(signInPath, { mobile, code: data.code });
    const [user] = await db.select().from(users).where(eq(users.mobile, mobile));
    await db.transaction((tx) => eraseAccount(tx, user?.userId ?? ''));
    expect(await rows()).toBe(0);
    await gateway.advance(minute);
    await textFor(mobile);
    await purgeAwaitedMessages(db, clock.now());
    expect(await rows()).toBe(1);
    await purgeAwaitedMessages(db, new Date(clock.now().getTime() + day + 1));
    expect(await rows()).toBe(0);
  });
});

describe('messages that a provider brings', () => {
  it('are taken with the key only, and have no address without one', async () => {
    const strict = await openTestGateway({ config: { sandbox: false, inboundSms } });
    try {
      const mobile = strict.newMobile();
      const body = { mobile, scene: 'login' };
      const { data: first } = await strict.call(path, body);
      expect(first.sendTo).toBe(inboundSms.number);
      const message = { from: mobile, text: first.text };
      const bring = (headers?: Record<string, string>, content: object = message) =>
        strict.call(inboundPath, content, headers && { headers });
      for (const authorization of ['', inboundSms.key, `Bearer ${inboundSms.key}x`, 'Bearer '])
        expect((await bring({ authorization })).status).toBe(403);
      expect((await bring()).status).toBe(403);
      expect((await strict.call(path, body)).data.code).toBeNull();
      const authorization = `Bearer ${inboundSms.key}`;
      expect((await bring({ authorization }, { from: mobile })).status).toBe(422);
      const unknown = await bring({ authorization }, { from: mobile, text: 'hello' });
      const known = await bring({ authorization });
      expect([known.status, known.data]).toEqual([unknown.status, unknown.data]);
      expect(known.code).toBe(0);
      // A provider repeats what it got no answer to, and what is refused for ever.
      expect((await bring({ authorization })).code).toBe(0);
      for (const text of ['half a sign \uD83D', '\0', '退订', '9'.repeat(39_000)])
        expect((await bring({ authorization }, { from: mobile, text, id: 1 })).code).toBe(0);
      expect((await strict.call(path, body)).data.code).toMatch(/^\d{6}$/);
      const log = strict.log.join('\n');
      for (const secret of [mobile, first.text, inboundSms.key]) expect(log).not.toContain(secret);
    } finally {
      await strict.dispose();
    }
    const without = await openTestGateway({ config: { sandbox: false } });
    try {
      const answer = await without.call(
        inboundPath,
        { from: '13912345678', text: 'ABCDEFGH' },
        { headers: { authorization: `Bearer ${inboundSms.key}` } },
      );
      expect(answer).toMatchObject({ status: 404, code: 40400 });
      const asked = await without.call(path, { mobile: without.newMobile(), scene: 'login' });
      expect(asked).toMatchObject({ status: 200, code: messagesNotTaken, data: null });
    } finally {
      await without.dispose();
    }
  });
});
