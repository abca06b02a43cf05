import { eq } from 'drizzle-orm';
import { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addConsultDoctor, desk, newAsker } from '../../../testing/consult-fixture';
import { addStaffMember, addStaffSession, noticesAs } from '../../../testing/notice-fixture';
import { openTestGateway, type TestGateway } from '../../../testing/test-gateway';
import { sha256 } from '../../../platform/identifiers';
import type { Services } from '../../../platform/services';
import type { StaffActor } from '../../desk/actor';
import { staffAccounts, staffSessions } from '../../desk/staff/tables';
import { changeFor, staffTopic, type StaffChange, type StaffGroup } from '../topics';
import { staffEventRoutes } from './event-routes';
import { notifyStaff } from './notify-staff';

let gateway: TestGateway;
let other: TestGateway;
beforeAll(async () => {
  gateway = await openTestGateway();
  other = await gateway.another();
});
afterAll(async () => {
  await other.dispose();
  await gateway.dispose();
});

/** Sessions without the rules of when they end: as long as there is a row. */
async function peekStaff({ db }: Services, token: string): Promise<StaffActor | null> {
  const [row] = await db
    .select()
    .from(staffSessions)
    .innerJoin(staffAccounts, eq(staffAccounts.staffId, staffSessions.staffId))
    .where(eq(staffSessions.tokenHash, sha256(token)));
  if (row === undefined) return null;
  return { kind: 'staff', ...row.staff_accounts, tokenId: row.staff_sessions.tokenHash };
}

const appOf = ({ services }: TestGateway) =>
  new Hono().route('/staff', staffEventRoutes(services, peekStaff));

/** A stream that is read until it ends. */
async function follow(app: Hono, token: string) {
  const response = await app.request('/staff/events', { headers: { token } });
  const read = { status: response.status, text: '', isOver: false };
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  const over = (async () => {
    for (let part = await reader?.read(); part?.value !== undefined; part = await reader?.read())
      read.text += part.value;
    read.isOver = true;
    return read.text;
  })();
  const topics = (): string[] =>
    [...read.text.matchAll(/event: changed\ndata: (.+)\n/g)].flatMap(
      ([, data = '']) => JSON.parse(data).topics,
    );
  /** Forgets what came at once. */
  const opened = async () => {
    await expect.poll(topics).toEqual(['queue', 'notices']);
    read.text = '';
  };
  return { read, over, topics, opened, leave: async () => (await reader?.cancel(), over) };
}

describe('events of the staff', () => {
  it('say what to read again: at once, of a consult, of its conversation, of notices', async () => {
    const { doctorId } = await addConsultDoctor(gateway);
    const doctor = await addStaffMember(gateway, { roles: ['doctor'], doctorId });
    const colleague = await addStaffMember(gateway, { roles: ['doctor'], doctorId: 'another' });
    // Through another gateway than the one where it happens.
    const app = appOf(other);
    const stream = await follow(app, await addStaffSession(gateway, doctor));
    const theirs = await follow(app, await addStaffSession(gateway, colleague));
    await stream.opened();
    await theirs.opened();
    const asker = await newAsker(gateway);
    const orderKey = await asker.asked(doctorId);
    await expect
      .poll(() => stream.topics().toSorted())
      .toEqual([`consult:${orderKey}`, 'notices', 'queue'].toSorted());
    await desk(gateway, 'take-consult', { orderKey, doctorId });
    stream.read.text = '';
    const words = { orderKey, clientId: 'c1', text: '今天还在发烧' };
    expect((await asker.call('/moduleim/dpchat/reply', words)).code).toBe(0);
    await expect.poll(stream.topics).toContain(`consult:${orderKey}`);
    await expect.poll(stream.topics).toContain('notices');
    await noticesAs(gateway, doctor, 'read-staff-notices');
    stream.read.text = '';
    await expect.poll(stream.topics).toContain('notices');
    expect(theirs.topics()).toEqual([]);
    await stream.leave();
    await theirs.leave();
  });

  it('are refused without a session', async () => {
    const answer = await appOf(gateway).request('/staff/events', { headers: { token: 'none' } });
    expect(answer.status).toBe(401);
    expect(await answer.json()).toMatchObject({ code: -6, data: null });
  });

  it('end within five seconds of the session', async () => {
    const nurse = await addStaffMember(gateway, { roles: ['nurse'] });
    const token = await addStaffSession(gateway, nurse);
    const stream = await follow(appOf(gateway), token);
    await stream.opened();
    await gateway.services.db
      .delete(staffSessions)
      .where(eq(staffSessions.tokenHash, sha256(token)));
    expect(await stream.over).toMatch(/event: failure\ndata: .*"status":401/);
  });

  it('are five streams of a person at most', async () => {
    const nurse = await addStaffMember(gateway, { roles: ['nurse'] });
    const token = await addStaffSession(gateway, nurse);
    const app = appOf(gateway);
    const streams = [];
    for (let index = 0; index < 5; index += 1) streams.push(await follow(app, token));
    const refused = await app.request('/staff/events', { headers: { token } });
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '30']);
    await streams.pop()?.leave();
    const again = await follow(app, token);
    expect(again.read.status).toBe(200);
    for (const stream of [...streams, again]) await stream.leave();
    await expect.poll(() => gateway.services.live.followers).toBe(0);
  });

  it('end when the gateway begins to stop', async () => {
    const stopping = await gateway.another();
    const nurse = await addStaffMember(gateway, { roles: ['nurse'] });
    const stream = await follow(appOf(stopping), await addStaffSession(gateway, nurse));
    await stream.opened();
    stopping.drain();
    expect(await stream.over).toContain('"status":503');
    await stopping.dispose();
  });

  it('come once a second at most', async () => {
    const nurse = await addStaffMember(gateway, { roles: ['nurse'] });
    const stream = await follow(appOf(gateway), await addStaffSession(gateway, nurse));
    await stream.opened();
    const { db, clock } = gateway.services;
    for (let index = 0; index < 10; index += 1)
      await db.transaction((tx) =>
        notifyStaff(
          { db: tx, now: clock.now(), services: gateway.services },
          {
            kind: 'approvalDecided',
            once: `often-${index}`,
            audience: { staffId: nurse.staffId },
            orderKey: null,
            facts: {},
          },
        ),
      );
    await expect.poll(stream.topics).toContain('notices');
    expect(stream.topics().length).toBeLessThan(5);
    await stream.leave();
  });
});

describe('a change concerns', () => {
  const doctor = { staffId: 's1', roles: ['doctor'], doctorId: 'd1' } as const;
  const nurse = { staffId: 's2', roles: ['nurse'], doctorId: null } as const;
  const cashier = { staffId: 's3', roles: ['cashier'], doctorId: null } as const;

  it.each<[StaffGroup, StaffChange, readonly string[]]>([
    ['doctor:d1', 'consult:c1', ['s1', 's2']],
    ['doctor:d2', 'consult:c1', ['s2']],
    ['doctors', 'queue', ['s1', 's2']],
    ['doctor:d1', 'notices', ['s1']],
    ['role:cashier', 'notices', ['s3']],
    ['role:service', 'notices', []],
    ['person:s3', 'notices', ['s3']],
  ])('of %s %s: %j', (group, change, concerned) => {
    const topic = staffTopic(group, change);
    const found = [doctor, nurse, cashier].filter((one) => changeFor(one, topic) === change);
    expect(found.map(({ staffId }) => staffId)).toEqual(concerned);
  });

  it('no one where it is of patients', () => {
    expect(changeFor(doctor, 'conversations:d1')).toBeNull();
  });
});
