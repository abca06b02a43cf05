import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { askDesk, newDeskKey } from '../../../testing/desk-fixture';
import { addStaffMember, addStaffSession, noticesAs } from '../../../testing/notice-fixture';
import { openTestGateway, type TestGateway } from '../../../testing/test-gateway';
import { deskApprovals } from '../../desk/tables';
import type { StaffActor } from '../../desk/actor';
import { staffNoticesDomain } from './domain';
import { notifyStaff } from './notify-staff';
import { approvalDecided, approvalWaits, type StaffAudience, type StaffEvent } from './staff-event';
import { staffNotices } from './tables';
import { textKinds } from './words';

const second = 1000;
const minute = 60 * second;
const day = 24 * 60 * minute;

const { secret, key } = newDeskKey('his', ['list-staff-notices', 'read-staff-notices']);
let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openTestGateway({ config: { desk: { keys: [key], listen: null } } });
});
afterAll(() => gateway.dispose());

let events = 0;
const notify = (audience: StaffAudience, more: Partial<StaffEvent> = {}, now?: Date) =>
  gateway.services.db.transaction((db) =>
    notifyStaff(
      { db, now: now ?? gateway.services.clock.now(), services: gateway.services },
      {
        kind: 'approvalDecided',
        once: `e${(events += 1)}`,
        audience,
        orderKey: null,
        facts: {},
        ...more,
      },
    ),
  );
const unreadOf = async (actor: StaffActor): Promise<number> =>
  (await noticesAs(gateway, actor, 'list-staff-notices')).unread;

describe('who has a notice', () => {
  it('is a doctor, all of a role, or a person', async () => {
    const doctor = await addStaffMember(gateway, { roles: ['doctor'], doctorId: 'd-1' });
    const otherDoctor = await addStaffMember(gateway, { roles: ['doctor'], doctorId: 'd-2' });
    const nurse = await addStaffMember(gateway, { roles: ['nurse', 'moderator'] });
    const readers = [doctor, otherDoctor, nurse];
    const counts = () => Promise.all(readers.map(unreadOf));
    await notify({ doctorIds: ['d-1'] });
    expect(await counts()).toEqual([1, 0, 0]);
    await notify({ roles: ['moderator', 'pharmacist'] });
    expect(await counts()).toEqual([1, 0, 1]);
    await notify({ staffId: otherDoctor.staffId });
    expect(await counts()).toEqual([1, 1, 1]);
    await notify({ doctorIds: ['d-1', 'd-2'] });
    expect(await counts()).toEqual([2, 2, 1]);
  });

  it('is the service where no doctor can take a consult', async () => {
    const service = await addStaffMember(gateway, { roles: ['service'] });
    const before = await unreadOf(service);
    await notify({ doctorIds: [] });
    expect(await unreadOf(service)).toBe(before + 1);
  });

  it('is fifty doctors at most', async () => {
    const doctorIds = Array.from({ length: 60 }, (_, index) => `many-${index}`);
    await notify({ doctorIds }, { orderKey: 'many' });
    const { db } = gateway.services;
    expect(await db.$count(staffNotices, eq(staffNotices.orderKey, 'many'))).toBe(50);
  });

  it('is a second person for a refund, and the requester for the decision', async () => {
    const { db, clock } = gateway.services;
    const requester = await addStaffMember(gateway, { roles: ['cashier'] });
    const approver = await addStaffMember(gateway, { roles: ['cashier'] });
    const approval = { approvalId: 'a-1', orderKey: 'o-1', cents: 80_000, requestedBy: requester };
    await db.insert(deskApprovals).values({
      approvalId: 'a-1',
      action: 'refund-consult',
      input: '{}',
      cents: 80_000,
      requestedBy: requester.staffId,
      requestedAt: clock.now(),
      expiresAt: new Date(clock.now().getTime() + day),
      state: 'waiting',
    });
    const list = async (actor: StaffActor) =>
      (await noticesAs(gateway, actor, 'list-staff-notices')).items;
    const report = (event: StaffEvent) => notify(event.audience, event);
    await report(approvalWaits(approval));
    expect(await list(requester)).toEqual([]);
    expect(await list(approver)).toMatchObject([
      { kind: 'approvalWaits', title: '退款待复核', text: '王芳提交退款 ¥800.00，请复核' },
    ]);
    await db.update(deskApprovals).set({ expiresAt: clock.now() });
    expect(await list(approver)).toEqual([]);
    await db.update(deskApprovals).set({ state: 'approved' });
    await report(approvalDecided(approval, 'approved'));
    expect(await list(requester)).toMatchObject([{ title: '退款已通过复核', orderKey: 'o-1' }]);
    expect(await list(approver)).toEqual([]);
  });
});

describe('reading notices', () => {
  it('is of the reader alone, of those named or of all, and is in the reader’s language', async () => {
    const [one, other] = [
      await addStaffMember(gateway, { roles: ['pharmacist'] }),
      await addStaffMember(gateway, { roles: ['pharmacist'] }),
    ];
    const before = await unreadOf(one);
    for (let index = 0; index < 35; index += 1)
      await notify({ roles: ['pharmacist'] }, { facts: { state: 'refused', cents: 100 } });
    const first = await noticesAs(gateway, one, 'list-staff-notices', {}, 'en');
    expect(first).toMatchObject({ unread: before + 35, hasMore: true });
    expect(first.items[0].title).toBe('Refund declined');
    const noticeIds: string[] = first.items.map(({ noticeId }: { noticeId: string }) => noticeId);
    expect(noticeIds).toHaveLength(30);
    const next = await noticesAs(gateway, one, 'list-staff-notices', { before: noticeIds.at(-1) });
    expect(next).toMatchObject({ hasMore: false });
    expect(next.items.length).toBe(before + 5);
    const some = noticeIds.slice(0, 2);
    expect(await noticesAs(gateway, one, 'read-staff-notices', { noticeIds: some })).toEqual({
      unread: before + 33,
    });
    expect(await noticesAs(gateway, one, 'read-staff-notices')).toEqual({ unread: 0 });
    expect(await unreadOf(other)).toBe(before + 35);
  });

  it('marks nothing of others', async () => {
    const one = await addStaffMember(gateway, { roles: ['administrator'] });
    const other = await addStaffMember(gateway, { roles: ['administrator'] });
    await notify({ staffId: other.staffId });
    const { items } = await noticesAs(gateway, other, 'list-staff-notices');
    const noticeIds = items.map(({ noticeId }: { noticeId: string }) => noticeId);
    await noticesAs(gateway, one, 'read-staff-notices', { noticeIds });
    expect(await unreadOf(other)).toBe(items.length);
  });

  it.each(key.actions)('is refused to a key: %s', async (action) => {
    const answer = await askDesk(gateway, action, { staff: 'S1' }, secret);
    expect([answer.status, answer.code]).toEqual([403, -7]);
  });

  it('ends after ninety days', async () => {
    const { db, clock } = gateway.services;
    const [purge] = staffNoticesDomain.purges ?? [];
    await notify(
      { staffId: (await addStaffMember(gateway, { roles: ['nurse'] })).staffId },
      { orderKey: 'old' },
    );
    const left = () => db.$count(staffNotices, eq(staffNotices.orderKey, 'old'));
    await purge?.(db, new Date(clock.now().getTime() + 89 * day), gateway.services);
    expect(await left()).toBe(1);
    await purge?.(db, new Date(clock.now().getTime() + 91 * day), gateway.services);
    expect(await left()).toBe(0);
  });
});

describe('text messages', () => {
  const start = () => gateway.services.clock.now();
  const later = (from: Date, ms: number) => new Date(from.getTime() + ms);
  let doctors = 0;
  async function addDoctor(
    more: { readonly isOnDuty?: boolean; readonly hasMobile?: boolean } = {},
  ) {
    const { isOnDuty = true, hasMobile = true } = more;
    const mobile = gateway.newMobile();
    const doctorId = `texted-${(doctors += 1)}`;
    const actor = await addStaffMember(gateway, {
      roles: ['doctor'],
      doctorId,
      isOnDuty,
      ...(hasMobile && { mobile }),
    });
    const texts = async () => (await gateway.messagesTo(mobile)).map(({ text }) => text);
    const waits = (now: Date, kind: StaffEvent['kind'] = 'videoCallWaits') =>
      notify({ doctorIds: [doctorId] }, { kind }, now);
    return { actor, texts, waits };
  }

  it('are one in two minutes', async () => {
    const { texts, waits } = await addDoctor();
    const from = start();
    const counts = [];
    for (const ms of [0, second, 2 * minute - second, 2 * minute, 3 * minute, 4 * minute]) {
      await waits(later(from, ms));
      counts.push((await texts()).length);
    }
    expect(counts).toEqual([1, 1, 1, 2, 2, 3]);
    expect((await texts())[0]).toBe('【杏林健康】有患者在视频中等待，请登录医护工作台接诊。');
  });

  it('go to no one who has the app open', async () => {
    const { actor, texts, waits } = await addDoctor();
    const from = start();
    await addStaffSession(gateway, actor, from);
    await waits(later(from, minute));
    expect(await texts()).toEqual([]);
    await waits(later(from, 3 * minute));
    expect(await texts()).toHaveLength(1);
  });

  it.each([{ isOnDuty: false }, { hasMobile: false }])('go to no one with %o', async (without) => {
    const { texts, waits } = await addDoctor(without);
    await waits(start());
    expect(await texts()).toEqual([]);
  });

  it('are sent of patients who wait alone', async () => {
    const kinds = [
      'consultWaiting',
      'consultReminded',
      'promiseEndsSoon',
      'patientWrote',
      'videoCallWaits',
      'refundRequested',
      'approvalWaits',
      'approvalDecided',
    ] as const;
    const texted = [];
    for (const kind of kinds) {
      const { texts, waits } = await addDoctor();
      await waits(start(), kind);
      if ((await texts()).length > 0) texted.push(kind);
    }
    expect(texted).toEqual([...textKinds]);
  });
});
