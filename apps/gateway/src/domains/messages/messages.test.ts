import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sendMessage } from '../../kernel/messages/send-message';
import { accountMessages } from '../../kernel/messages/tables';
import { erasuresOf } from '../../kernel/people/accounts/closing';
import { patients } from '../../kernel/people/patients/tables';
import { openTestGateway, type TestGateway } from '../../testing/test-gateway';
import { addPeople, addWorld } from '../booking/booking-fixture';
import { exportedMessages, purgeOldMessages } from './retention';

const minute = 60_000;
const day = 24 * 60 * minute;

let gateway: TestGateway;
const db = () => gateway.services.db;
const now = () => gateway.services.clock.now();
beforeAll(async () => {
  gateway = await openTestGateway();
});
afterAll(() => gateway.dispose());

const callsOf = (token: string | undefined) => ({
  list: async (input: object = {}, locale?: string) =>
    (await gateway.call('/user/message/list.json', input, { token, locale })).data,
  read: async (input: object = {}) =>
    (await gateway.call('/user/message/read.json', input, { token })).data.count,
  unread: async () => (await gateway.call('/user/message/unread.json', {}, { token })).data.count,
});

/** An account that got an SMS about an order it did not pay in time. */
async function notified() {
  const { shift, people } = await addWorld(db(), now());
  const [person] = people;
  if (!person) throw new Error('no person');
  const order = { shiftCaseId: shift.id, patientId: person.patientId };
  const { token } = person;
  const { data } = await gateway.call('/order/submitorder/submit.json', order, { token });
  await gateway.advance(31 * minute);
  return { ...person, orderNo: data.orderNo as string, ...callsOf(token) };
}

async function newAccount() {
  const [person] = await addPeople(db(), 1, now());
  if (!person) throw new Error('no person');
  const tell = (text: string, at = now(), topic: 'security' | 'card' = 'security') =>
    sendMessage(db(), { channel: 'sms', to: person.mobile, text, about: { topic } }, at);
  return { ...person, tell, ...callsOf(person.token) };
}

describe('the messages of an account', () => {
  it('have a row for the order that an SMS was about, with its title in the reader’s language', async () => {
    const { orderNo, mobile, list, unread } = await notified();
    const { items, next } = await list();
    expect(next).toBeNull();
    expect(items).toMatchObject([
      {
        matterId: orderNo,
        topic: 'order',
        group: 'visits',
        orderNo,
        orderKind: 'registration',
        count: 1,
        unreadCount: 1,
        twin: { channel: 'sms', to: `${mobile.slice(0, 3)}****${mobile.slice(-4)}` },
      },
    ]);
    // The sender's mark is for phones.
    expect(items[0].text).not.toContain('【');
    expect(items[0].title).toContain('同仁医院');
    expect((await list({}, 'en')).items[0].title).toContain('Tongren Hospital');
    expect(await unread()).toBe(1);
  });

  it('are read by matter or all at once, and stay so', async () => {
    const { userId, orderNo, mobile, list, read, unread } = await notified();
    const readMoments = async () =>
      (await exportedMessages(db(), userId)).messages.map(({ readAt }) => readAt);
    const about = { topic: 'card' } as const;
    await sendMessage(db(), { channel: 'sms', to: mobile, text: 'card', about }, now());
    expect(await unread()).toBe(2);
    expect(await read({ matterId: orderNo })).toBe(1);
    expect(await read({ matterId: orderNo })).toBe(1);
    expect((await list({ group: 'orders' })).items).toMatchObject([{ unreadCount: 1 }]);
    expect(await read()).toBe(0);
    const moments = await readMoments();
    await gateway.advance(minute);
    await read();
    expect(await readMoments()).toEqual(moments);
  });

  it('leave unread what came after the newest that was shown', async () => {
    const { tell, read } = await newAccount();
    const shown = now();
    await tell('shown', shown);
    await tell('later', new Date(shown.getTime() + minute));
    expect(await read({ until: shown.toISOString() })).toBe(1);
  });

  it('do not count what the account did itself', async () => {
    const { shift, people } = await addWorld(db(), now());
    const [person] = people;
    if (!person) throw new Error('no person');
    const call = (path: string, input: object) =>
      gateway.call(path, input, { token: person.token });
    const order = { shiftCaseId: shift.id, patientId: person.patientId };
    const { orderNo } = (await call('/order/submitorder/submit.json', order)).data;
    await call('/order/cancelorder/cancel.json', { orderNo });
    const { list, unread } = callsOf(person.token);
    expect((await list()).items).toMatchObject([{ orderNo, unreadCount: 0 }]);
    expect(await unread()).toBe(0);
  });

  it('are those of the account alone, and none is read for another', async () => {
    const { orderNo, unread } = await notified();
    const other = await newAccount();
    expect((await other.list()).items).toEqual([]);
    expect(await other.read({ matterId: orderNo })).toBe(0);
    expect(await other.read()).toBe(0);
    expect(await unread()).toBe(1);
  });

  it('reach the account of a patient who has one, without the order of the other', async () => {
    const relative = await newAccount();
    const { shift, people } = await addWorld(db(), now());
    const [person] = people;
    if (!person) throw new Error('no person');
    await db()
      .update(patients)
      .set({ mobile: relative.mobile, mobileProvenAt: now() })
      .where(eq(patients.patientId, person.patientId));
    const order = { shiftCaseId: shift.id, patientId: person.patientId };
    const { token } = person;
    const { orderNo } = (await gateway.call('/order/submitorder/submit.json', order, { token }))
      .data;
    await gateway.advance(31 * minute);
    const [matter] = (await relative.list()).items;
    expect(matter).toMatchObject({ orderNo: null, title: null, orderKind: 'registration' });
    expect(matter.matterId).not.toBe(orderNo);
  });

  it('come in pages, the newest first', async () => {
    const { tell, list } = await newAccount();
    const start = now().getTime();
    for (let at = 0; at < 5; at += 1) await tell(`no ${at}`, new Date(start + at * minute));
    const texts = (page: { items: { text: string }[] }) => page.items.map(({ text }) => text);
    const first = await list({ pageSize: 3 });
    expect(texts(first)).toEqual(['no 4', 'no 3', 'no 2']);
    const second = await list({ pageSize: 3, cursor: first.next });
    expect(texts(second)).toEqual(['no 1', 'no 0']);
    expect(second.next).toBeNull();
    const { code } = await gateway.call(
      '/user/message/list.json',
      { cursor: 'nothing' },
      { token: (await newAccount()).token },
    );
    expect(code).not.toBe(0);
  });

  it('have none for a code, and are written only when the transaction is', async () => {
    const mobile = gateway.newMobile();
    const token = await gateway.signIn(mobile);
    const { list } = callsOf(token);
    expect((await list()).items).toEqual([]);
    const about = { topic: 'security' } as const;
    await db()
      .transaction(async (tx) => {
        await sendMessage(tx, { channel: 'sms', to: mobile, text: 'never', about }, now());
        throw new Error('undone');
      })
      .catch(() => undefined);
    expect((await list()).items).toEqual([]);
  });

  it('go with the account, and after a year', async () => {
    const { userId, tell, list } = await newAccount();
    await tell('old', new Date(now().getTime() - 366 * day));
    await tell('new');
    await purgeOldMessages(db(), now(), gateway.services);
    expect((await list()).items).toMatchObject([{ text: 'new' }]);
    await db().transaction(async (tx) => {
      for (const erase of erasuresOf(gateway.services))
        await erase(tx, userId, now(), gateway.services);
    });
    expect(await db().$count(accountMessages, eq(accountMessages.ownerId, userId))).toBe(0);
  });
});
