import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addConsultDoctor, desk, newAsker } from '../../testing/consult-fixture';
import { addStaffMember, noticesAs, noticesOf } from '../../testing/notice-fixture';
import { openTestGateway, type TestGateway } from '../../testing/test-gateway';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openTestGateway();
});
afterAll(() => gateway.dispose());

/** A consult that a doctor has taken, with what both sides do in it. */
async function taken(kind: 'imagetext' | 'video' = 'imagetext') {
  const { doctorId } = await addConsultDoctor(gateway);
  const actor = await addStaffMember(gateway, { roles: ['doctor'], doctorId });
  const asker = await newAsker(gateway);
  const startsAt = kind === 'video' ? await asker.lastFreeTime(doctorId, 'video') : undefined;
  const { data } = await asker.submit(kind, { doctorId, startsAt });
  const { orderKey } = data;
  await asker.pay(orderKey);
  const take = () => desk(gateway, 'take-consult', { orderKey, doctorId });
  const write = (text: string) =>
    asker.call('/moduleim/dpchat/reply', { orderKey, clientId: randomUUID(), text });
  return {
    orderKey,
    asker,
    take,
    write,
    read: () => desk(gateway, 'open-conversation', { orderKey }),
    answer: (text: string) => desk(gateway, 'answer-conversation', { orderKey, text }),
    countOf: async (of: string) =>
      (await noticesOf(gateway, orderKey)).filter((notice) => notice.kind === of).length,
    listed: async (): Promise<string[]> =>
      (await noticesAs(gateway, actor, 'list-staff-notices')).items.map(
        (item: { kind: string }) => item.kind,
      ),
  };
}

describe('what a patient writes', () => {
  it('is one notice until the doctor has read, and then one again', async () => {
    const { take, write, read, countOf, listed } = await taken();
    await take();
    await read();
    for (const text of ['今天还在发烧', '吃了药']) expect((await write(text)).code).toBe(0);
    expect(await countOf('patientWrote')).toBe(1);
    expect(await listed()).toEqual(['patientWrote']);
    await read();
    expect(await listed()).toEqual([]);
    await write('体温 38 度');
    expect(await countOf('patientWrote')).toBe(2);
    expect(await listed()).toEqual(['patientWrote']);
  });

  it('is no notice of its own while the consult waits for its doctor', async () => {
    const { write, countOf, listed } = await taken();
    expect((await write('补充一点')).code).toBe(0);
    expect(await countOf('patientWrote')).toBe(0);
    expect(await listed()).toEqual(['consultWaiting']);
  });

  it('is no notice when the doctor writes', async () => {
    const { take, read, answer, countOf } = await taken();
    await take();
    await read();
    expect((await answer('请多喝水')).code).toBe(0);
    expect(await countOf('patientWrote')).toBe(0);
  });
});

describe('a patient in a call', () => {
  it('is one notice for each call until the doctor joins', async () => {
    const { orderKey, asker, take, countOf, listed } = await taken('video');
    await take();
    const clientId = randomUUID();
    const open = (device = clientId) =>
      asker.call('/moduleim/videocall/open', { orderKey, clientId: device });
    for (const device of [clientId, clientId, randomUUID()])
      expect((await open(device)).code).toBe(0);
    expect(await countOf('videoCallWaits')).toBe(1);
    expect(await listed()).toContain('videoCallWaits');
    const joined = await desk(gateway, 'join-video-call', { orderKey, clientId: randomUUID() });
    expect(joined.code).toBe(0);
    expect(await listed()).not.toContain('videoCallWaits');
    await open();
    expect(await countOf('videoCallWaits')).toBe(1);
  });
});
