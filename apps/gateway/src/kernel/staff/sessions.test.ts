import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callStaff, enrolStaff, signInStaff, tokenOf } from '../../testing/staff-fixture';
import { openTestGateway, type TestGateway } from '../../testing/test-gateway';
import { sha256 } from '../../platform/identifiers';
import { findStaff, peekStaff, purgeStaffSessions } from './sessions';
import { staffAccounts, staffSessions } from '../desk/staff/tables';

const minute = 60_000;

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openTestGateway();
});
afterAll(() => gateway.dispose());

const statusOf = async (token: string) => (await callStaff(gateway, 'me', {}, { token })).status;

describe('a session', () => {
  it('is found by its token alone, and names the person and their roles', async () => {
    const { token, staffId, account } = await enrolStaff(gateway, {
      roles: ['cashier', 'service'],
    });
    expect(token).toMatch(/^[\w-]{43}$/);
    expect(await findStaff(gateway.services, token)).toEqual({
      kind: 'staff',
      staffId,
      account,
      name: '李娜',
      roles: ['cashier', 'service'],
      doctorId: null,
      tokenId: sha256(token),
    });
    for (const other of ['', sha256(token), `${token}x`, 'x'.repeat(200)])
      expect(await findStaff(gateway.services, other), other).toBeNull();
  });

  it('ends after half an hour without a call, and each call prolongs it', async () => {
    const { token } = await enrolStaff(gateway);
    for (let calls = 0; calls < 4; calls += 1) {
      await gateway.advance(29 * minute);
      expect(await statusOf(token)).toBe(200);
    }
    await gateway.advance(30 * minute);
    expect(await statusOf(token)).toBe(401);
  });

  it('ends after twelve hours, however it is used', async () => {
    const { token, me } = await enrolStaff(gateway);
    const endsInMs = Date.parse(me.sessionEndsAt) - gateway.services.clock.now().getTime();
    expect(endsInMs).toBeGreaterThan(11.9 * 60 * minute);
    expect(endsInMs).toBeLessThanOrEqual(12 * 60 * minute);
    for (let calls = 0; calls < 29; calls += 1) {
      await gateway.advance(24 * minute);
      expect(await statusOf(token)).toBe(200);
    }
    await gateway.advance(24 * minute);
    expect(await statusOf(token)).toBe(401);
  });

  it('stores its use once a minute at most', async () => {
    const { token, staffId } = await enrolStaff(gateway);
    const lastSeen = async () => {
      const [row] = await gateway.services.db
        .select({ session: staffSessions.lastSeenAt, account: staffAccounts.lastSeenAt })
        .from(staffSessions)
        .innerJoin(staffAccounts, eq(staffAccounts.staffId, staffSessions.staffId))
        .where(eq(staffSessions.staffId, staffId));
      return row;
    };
    const started = await lastSeen();
    await gateway.advance(30_000);
    await statusOf(token);
    expect(await lastSeen()).toEqual(started);
    await gateway.advance(30_000);
    await statusOf(token);
    const used = await lastSeen();
    expect(used?.session.getTime()).toBeGreaterThanOrEqual(
      (started?.session.getTime() ?? 0) + minute,
    );
    expect(used?.account).toEqual(used?.session);
  });

  it('is not prolonged by a stream that only looks at it', async () => {
    const { token } = await enrolStaff(gateway);
    for (let looks = 0; looks < 2; looks += 1) {
      await gateway.advance(14 * minute);
      expect(await peekStaff(gateway.services, token)).not.toBeNull();
    }
    await gateway.advance(2 * minute);
    expect(await peekStaff(gateway.services, token)).toBeNull();
    expect(await statusOf(token)).toBe(401);
  });

  it('is ended from another one, which stays', async () => {
    const person = await enrolStaff(gateway);
    const second = tokenOf(await signInStaff(gateway, person));
    const third = tokenOf(await signInStaff(gateway, person));
    const { data } = await callStaff(gateway, 'sign-out-elsewhere', {}, { token: third });
    expect(data).toEqual({ ended: 2 });
    expect(await Promise.all([person.token, second, third].map(statusOf))).toEqual([401, 401, 200]);
  });
});

it('ended sessions are removed from the database', async () => {
  const idle = await enrolStaff(gateway);
  await gateway.advance(31 * minute);
  const living = await enrolStaff(gateway);
  const { db, clock } = gateway.services;
  await purgeStaffSessions(db, clock.now(), gateway.services);
  const left = await db.select({ staffId: staffSessions.staffId }).from(staffSessions);
  expect(left.map(({ staffId }) => staffId)).toContain(living.staffId);
  expect(left.map(({ staffId }) => staffId)).not.toContain(idle.staffId);
});
