import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { exportedData } from '../../kernel/people/accounts/exported-data';
import { runRefunds } from '../../testing/payment-fixture';
import { openTestGateway, type TestGateway } from '../../testing/test-gateway';
import {
  addConsultDoctor,
  answered,
  desk,
  newAsker,
  price,
  question,
} from '../../testing/consult-fixture';
import { unreadOf } from '../../kernel/conversations/read';
import { eraseBesides } from './personal';

const hourMs = 60 * 60_000;

let gateway: TestGateway;
let doctorId: string;
beforeAll(async () => {
  gateway = await openTestGateway();
  ({ doctorId } = await addConsultDoctor(gateway));
});
afterAll(() => gateway.dispose());

const asker = () => newAsker(gateway);

describe('what stays', () => {
  it('is kept as a draft until it is sent, and asked again from an old one', async () => {
    const person = await asker();
    const of = { kind: 'imageText', doctorId };
    const draft = async () => (await person.call('/consult/draft/detail.json', of)).data.draft;
    expect(await draft()).toBeNull();
    await person.call('/consult/draft/save.json', { ...of, draft: { question: '头疼' } });
    expect(await draft()).toMatchObject({ question: '头疼', fileIds: [] });
    const other = await asker();
    expect((await other.call('/consult/draft/detail.json', of)).data.draft).toBeNull();
    const { data } = await person.submit('imagetext', { doctorId });
    expect(await draft()).toBeNull();
    await person.act('cancel', data.orderKey);
    const again = await person.act('reorder', data.orderKey);
    expect(again.data).toEqual({ kind: 'imageText', doctorId });
    expect(await draft()).toMatchObject({ question, patientId: person.patientId });
  });

  it('is not replaced by a device that does not know it', async () => {
    const person = await asker();
    const of = { kind: 'imageText', doctorId };
    const save = async (text: string, knownAt: string | null) =>
      (await person.call('/consult/draft/save.json', { ...of, draft: { question: text }, knownAt }))
        .data;
    const draft = async () => (await person.call('/consult/draft/detail.json', of)).data.draft;
    // Two devices begin at once: one draft is stored, and the other device receives it.
    const first = await Promise.all([save('头疼', null), save('发烧', null)]);
    const [refused] = first.filter(({ other }) => other !== undefined);
    expect(first.filter(({ other }) => other === undefined)).toHaveLength(1);
    const stored = await draft();
    expect(refused).toEqual({ savedAt: stored.savedAt, other: stored });
    const both = await save('头疼，发烧', stored.savedAt);
    expect(both.other).toBeUndefined();
    expect(await save('头疼三天', stored.savedAt)).toMatchObject({
      savedAt: both.savedAt,
      other: { question: '头疼，发烧' },
    });
    expect(await save('', stored.savedAt)).toMatchObject({ other: { question: '头疼，发烧' } });
    expect(await draft()).toMatchObject({ question: '头疼，发烧' });
    await save('', both.savedAt);
    expect(await draft()).toBeNull();
    // A draft that was sent or emptied elsewhere begins again with what is typed here.
    expect((await save('头疼', both.savedAt)).other).toBeUndefined();
  });

  it('stands in the lists until its owner hides it, and no other account can', async () => {
    const person = await asker();
    const orderKey = await person.asked(doctorId);
    const keys = async (more: object = {}) =>
      (await person.call('/consult/consultorder/list', more)).data.items.map(
        (one: { orderKey: string }) => one.orderKey,
      );
    expect(await keys({ listAll: false })).toEqual([orderKey]);
    expect(await keys({ consultTypes: ['video'] })).toEqual([]);
    expect(await keys({ consultTargets: ['assigned'] })).toEqual([]);
    expect(await keys({ patientId: person.patientId })).toEqual([orderKey]);
    expect(await keys({ patientId: 'another' })).toEqual([]);
    expect((await person.act('delete', orderKey)).code).toBe(42105);
    const other = await asker();
    const theirs = { patientId: person.patientId };
    expect((await other.call('/consult/consultorder/list', theirs)).data.items).toEqual([]);
    for (const act of [
      'detail',
      'cancel',
      'delete',
      'finishbypatient',
      'reorder',
      'like',
      'reminddoctor',
    ])
      expect(await other.act(act, orderKey), act).toMatchObject({ status: 403, data: null });
    for (const path of ['/consult/preconsult/getInfo', '/consult/invoice/status.json'])
      expect((await other.call(path, { orderKey })).status, path).toBe(403);
    await person.act('cancel', orderKey);
    // Not before the money is back.
    expect((await person.act('delete', orderKey)).code).toBe(42105);
    await runRefunds(gateway.services);
    await person.act('delete', orderKey);
    expect(await keys()).toEqual([]);
    expect(await person.detail(orderKey)).toMatchObject({ orderKey });
  });

  it('counts as unread nowhere once it is hidden', async () => {
    const person = await asker();
    const { db } = gateway.services;
    const orderKey = await person.asked(doctorId);
    await person.act('cancel', orderKey);
    await runRefunds(gateway.services);
    // The notice of its end, which was not opened.
    expect([...(await unreadOf(db, person.userId))]).toEqual([[orderKey, 1]]);
    await person.act('delete', orderKey);
    expect([...(await unreadOf(db, person.userId))]).toEqual([]);
  });

  it('counts what was given before', async () => {
    const person = await asker();
    const orderKey = await person.asked(doctorId);
    const count = async () =>
      (await person.call('/consult/consultorder/historycount', { doctorId })).data.count;
    expect(await count()).toBe(0);
    await answered(gateway, orderKey, doctorId);
    await person.act('finishbypatient', orderKey);
    expect(await count()).toBe(1);
    const past = await person.call('/consult/consultorder/historys', { doctorId });
    expect(past.data).toMatchObject({ total: 1, items: [{ orderKey }] });
  });

  it('is invoiced once, over what was not given back', async () => {
    const person = await asker();
    const orderKey = await person.asked(doctorId);
    const status = async () =>
      (await person.call('/consult/invoice/status.json', { orderKey })).data.status;
    const apply = (title: object) =>
      person.call('/consult/invoice/apply.json', { orderKey, title, email: 'a@example.com' });
    expect(await status()).toBe('unavailable');
    expect((await apply({ type: 'person', name: '王芳' })).code).toBe(42709);
    await answered(gateway, orderKey, doctorId);
    await person.act('finishbypatient', orderKey);
    expect(await status()).toBe('none');
    const wrong = { type: 'company', name: '杏林公司', taxNo: '91110000000000000X' };
    expect((await apply(wrong)).code).toBe(42200);
    expect((await apply({ type: 'person', name: '王芳' })).code).toBe(0);
    expect(await status()).toBe('applied');
    const waiting = async () =>
      (await desk(gateway, 'list-consult-invoices', {})).data.items.filter(
        (one: { orderKey: string }) => one.orderKey === orderKey,
      );
    expect(await waiting()).toMatchObject([
      { email: 'a@example.com', amountCents: price, title: { name: '王芳', taxNo: null } },
    ]);
    const issue = () => desk(gateway, 'issue-consult-invoice', { orderKey });
    const { data } = await issue();
    expect(await waiting()).toEqual([]);
    expect(await status()).toBe('issued');
    await gateway.advance(hourMs);
    expect((await issue()).data).toEqual(data);
    expect((await desk(gateway, 'issue-consult-invoice', { orderKey: 'none' })).status).toBe(403);
    expect((await apply({ type: 'person', name: '王芳' })).code).toBe(42709);
  });

  it('keeps a doctor away whom the account shields itself from', async () => {
    const person = await asker();
    const shielded = async () =>
      (await person.call('/cobra/doctor/blacklist/status', { doctorId })).data.isShielded;
    await person.call('/consult/consultorder/shielddoctor', { doctorId });
    expect(await shielded()).toBe(true);
    expect((await person.submit('imagetext', { doctorId })).code).toBe(42702);
    await person.call('/consult/consultorder/removeshield', { doctorId });
    expect(await shielded()).toBe(false);
    expect((await person.submit('imagetext', { doctorId })).code).toBe(0);
  });

  it('lists the doctors an account has blocked to that account alone, and says so on its consults', async () => {
    const person = await asker();
    const list = async (one = person) =>
      (await one.call('/consult/consultorder/shieldlist', {})).data.items;
    const orderKey = await person.asked(doctorId);
    expect((await person.detail(orderKey)).isShielded).toBe(false);
    await person.call('/consult/consultorder/shielddoctor', { doctorId });
    expect(await list()).toMatchObject([{ doctorId, name: '沈知远' }]);
    expect(await list(await asker())).toEqual([]);
    expect((await person.detail(orderKey)).isShielded).toBe(true);
  });

  it('never gives a question to a shielded doctor, however free they are', async () => {
    const person = await asker();
    await person.call('/consult/consultorder/shielddoctor', { doctorId });
    const { data } = await person.submit('imagetext', { kind: 'free' });
    const of = { orderKey: data.orderKey, doctorId };
    expect((await desk(gateway, 'take-consult', of)).code).toBe(42702);
    // The colleague of the sandbox finds no other doctor here.
    await gateway.advance(60_000);
    expect(await person.detail(data.orderKey)).toMatchObject({ state: 'waiting', doctor: null });
    const other = await addConsultDoctor(gateway);
    await gateway.advance(60_000);
    expect(await person.detail(data.orderKey)).toMatchObject({
      state: 'inProgress',
      doctor: { doctorId: other.doctorId },
    });
  });

  it('shows its doctor what the patient added', async () => {
    const person = await asker();
    const orderKey = await person.asked(doctorId);
    const added = { allergies: '青霉素', pregnancy: 'none' };
    await person.call('/consult/preconsult/addInfo', { orderKey, ...added });
    expect((await desk(gateway, 'open-consult', { orderKey })).data.added).toEqual(added);
  });

  it('reminds the doctor once in a while', async () => {
    const person = await asker();
    const orderKey = await person.asked(doctorId);
    expect((await person.act('reminddoctor', orderKey)).code).toBe(0);
    expect((await person.act('reminddoctor', orderKey)).code).toBe(42708);
    await gateway.advance(3 * hourMs);
    expect((await person.act('reminddoctor', orderKey)).code).toBe(0);
    const waits = async () =>
      (await desk(gateway, 'list-waiting-consults', {})).data.items.some(
        (one: { readonly orderKey: string }) => one.orderKey === orderKey,
      );
    expect(await waits()).toBe(true);
    await answered(gateway, orderKey, doctorId);
    expect(await waits()).toBe(false);
  });

  it('is taken along, and what is no record is erased', async () => {
    const person = await asker();
    const orderKey = await person.asked(doctorId);
    const of = { kind: 'video', doctorId };
    await person.call('/consult/draft/save.json', { ...of, draft: { question: '头疼' } });
    const { db, all } = gateway.services;
    const taken = async () =>
      Object.assign(
        {},
        ...(await Promise.all(all(exportedData).map((part) => part(db, person.userId, 'en')))),
      );
    expect(await taken()).toMatchObject({
      consults: [{ orderKey, question }],
      consultDrafts: [{ kind: 'video' }],
    });
    // Who read it, of the own consults alone.
    const other = await asker();
    const theirs = await other.asked(doctorId);
    for (const key of [orderKey, theirs])
      await desk(gateway, 'open-conversation', { orderKey: key, staff: 'nurse-17' });
    expect(await taken()).toMatchObject({ consultReadings: [{ orderKey, by: 'nurse-17' }] });
    await eraseBesides(db, person.userId);
    expect(await taken()).toMatchObject({ consults: [{ orderKey }], consultDrafts: [] });
  });
});
