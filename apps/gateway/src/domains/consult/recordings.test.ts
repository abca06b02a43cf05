import { callRecordingRules } from '@xinglin/rules';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { deskActs } from '../../kernel/desk/tables';
import { erasuresOf } from '../../kernel/people/accounts/closing';
import { uploadedFiles } from '../../kernel/files/tables';
import { inTransaction } from '../../platform/database';
import { addConsultDoctor, desk, newAsker } from '../../testing/consult-fixture';
import { openTestGateway, type TestGateway } from '../../testing/test-gateway';
import { exportedBesides } from './personal';
import { purgeRecordings } from './recordings';
import { callSound, sandboxCallsDeadline } from './sandbox-calls';

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;
const startedAt = '2026-12-01T09:00:00.000Z';

let gateway: TestGateway;
let doctorId: string;
beforeAll(async () => {
  gateway = await openTestGateway();
  ({ doctorId } = await addConsultDoctor(gateway));
});
afterAll(() => gateway.dispose());

type Person = Awaited<ReturnType<typeof newAsker>>;

/** A consult by phone that a doctor has taken. */
async function taken(person: Person): Promise<string> {
  const times = await person.call('/consult/consultorder/getintentiontime', {
    doctorId,
    kind: 'phone',
  });
  const { data } = await person.submit('fastphone', {
    doctorId,
    startsAt: times.data.times[0]?.startsAt,
  });
  await person.pay(data.orderKey);
  await desk(gateway, 'take-consult', { orderKey: data.orderKey, doctorId });
  return data.orderKey;
}

const handIn = (orderKey: string, more: object = {}) =>
  desk(gateway, 'keep-call-recording', {
    orderKey,
    callId: 'call-1',
    startedAt,
    recording: callSound().toString('base64'),
    ...more,
  });
const list = async (person: Person, orderKey: string) =>
  (await person.call('/consult/consultorder/recordings', { orderKey })).data;
const download = (url: string, token: string) =>
  gateway.app.fetch(new Request(`http://gateway.test${url}`, { headers: { token } }));

let person: Person;
let orderKey: string;
beforeEach(async () => {
  person = await newAsker(gateway);
  orderKey = await taken(person);
});

describe('the recording of a call', () => {
  it('is listed for its owner, who alone can fetch it', async () => {
    expect((await list(person, orderKey)).items).toEqual([]);
    expect((await handIn(orderKey)).code).toBe(0);
    const { items, ...about } = await list(person, orderKey);
    expect(about).toMatchObject({
      orderKey,
      doctorName: '沈知远',
      keptDays: callRecordingRules.keptDays,
    });
    expect(items).toMatchObject([{ startedAt, durationMs: 3000 }]);
    const [{ url }] = items;
    const mine = await download(url, person.token);
    expect(mine.headers.get('content-type')).toBe('audio/wav');
    expect((await mine.arrayBuffer()).byteLength).toBeGreaterThan(1000);
    const other = await newAsker(gateway);
    expect((await download(url, other.token)).status).toBe(403);
    expect((await download(url, '')).status).toBe(401);
    const theirs = await other.call('/consult/consultorder/recordings', { orderKey });
    expect(theirs).toMatchObject({ status: 403, data: null });
  });

  it('stands in the conversation, and in the ledger of the desk', async () => {
    const { recordingId } = (await handIn(orderKey)).data;
    const { items } = (await person.call('/moduleim/dpchat/detaillist', { orderKey })).data;
    expect(items.at(-1)).toMatchObject({
      side: 'system',
      content: { type: 'card', card: 'callRecording', thingId: recordingId },
    });
    expect(await gateway.services.db.select().from(deskActs)).toContainEqual(
      expect.objectContaining({ action: 'keep-call-recording', subject: orderKey }),
    );
  });

  it('is kept once a call, also where it is handed in twice at once', async () => {
    const both = await Promise.all([handIn(orderKey), handIn(orderKey)]);
    expect(both[0]?.data).toEqual(both[1]?.data);
    await handIn(orderKey, { callId: 'call-2' });
    expect((await list(person, orderKey)).items).toHaveLength(2);
  });

  it('is refused where it is no sound, or the consult is not by phone', async () => {
    const words = Buffer.from('no sound at all').toString('base64');
    expect((await handIn(orderKey, { recording: words })).code).not.toBe(0);
    const written = await person.asked(doctorId);
    await desk(gateway, 'take-consult', { orderKey: written, doctorId });
    expect((await handIn(written)).status).toBe(403);
    expect((await list(person, written)).items).toEqual([]);
  });

  it('can be sent nowhere', async () => {
    await handIn(orderKey);
    const [{ url }] = (await list(person, orderKey)).items;
    const sent = await person.call('/moduleim/dpchat/reply', {
      orderKey,
      clientId: 'again',
      type: 'voice',
      fileIds: [url.split('/').at(-1)],
    });
    expect(sent.code).not.toBe(0);
  });

  it('is removed when its time is over, and its line says so', async () => {
    await handIn(orderKey);
    const { db, files, clock } = gateway.services;
    const [{ url }] = (await list(person, orderKey)).items;
    const after = (days: number) => new Date(clock.now().getTime() + days * dayMs);
    await purgeRecordings(db, after(callRecordingRules.keptDays - 1), gateway.services);
    expect((await list(person, orderKey)).items).toMatchObject([{ url }]);
    const rows = await db.select().from(uploadedFiles);
    await purgeRecordings(db, after(callRecordingRules.keptDays + 1), gateway.services);
    expect((await list(person, orderKey)).items).toMatchObject([{ url: null, durationMs: 3000 }]);
    expect((await download(url, person.token)).status).toBe(403);
    const [gone] = rows.filter(({ fileId }) => url.endsWith(fileId));
    expect(await files.get(gone?.storageKey ?? '')).toBeNull();
  });

  it('is taken along, and goes with the account', async () => {
    await handIn(orderKey);
    const { db, clock } = gateway.services;
    const taken = () => exportedBesides(db, person.userId, 'en');
    expect((await taken()).callRecordings).toMatchObject([{ orderKey, durationMs: 3000 }]);
    const [{ url }] = (await list(person, orderKey)).items;
    await inTransaction(db, async (tx) => {
      for (const erase of erasuresOf(gateway.services))
        await erase(tx, person.userId, clock.now(), gateway.services);
    });
    expect((await taken()).callRecordings).toEqual([]);
    const left = await db.select().from(uploadedFiles);
    expect(left.filter(({ fileId }) => url.endsWith(fileId))).toEqual([]);
  });
});

describe('the sandbox', () => {
  it('records each call of a consult that has ended, once', async () => {
    const { deadlines } = gateway.services;
    await deadlines.sweep(sandboxCallsDeadline.name);
    expect((await list(person, orderKey)).items).toEqual([]);
    await desk(gateway, 'answer-consult', { orderKey });
    await person.act('finishbypatient', orderKey);
    await deadlines.sweep(sandboxCallsDeadline.name);
    await deadlines.sweep(sandboxCallsDeadline.name);
    expect((await list(person, orderKey)).items).toMatchObject([{ durationMs: 3000 }]);
  });
});
