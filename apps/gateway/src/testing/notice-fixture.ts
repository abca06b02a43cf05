import { randomBytes } from 'node:crypto';
import type { StaffRole } from '@xinglin/contract';
import type { StaffActor } from '../kernel/desk/actor';
import { deskActionsOf } from '../kernel/desk/desk-action';
import { noticeDesk } from '../kernel/staff/notices/desk';
import { staffNotices } from '../kernel/staff/notices/tables';
import { staffAccounts, staffSessions } from '../kernel/desk/staff/tables';
import { inTransaction } from '../platform/database';
import { sha256 } from '../platform/identifiers';
import { parseInput } from '../platform/request-input';
import { outboxMessages } from '../platform/tables';
import { asc, eq } from 'drizzle-orm';
import type { Locale } from '../platform/context';
import type { AnyJson, TestGateway } from './test-gateway';

interface NewStaff {
  readonly roles: readonly StaffRole[];
  readonly doctorId?: string;
  readonly mobile?: string;
  readonly isOnDuty?: boolean;
}

/** A person of the staff, and as whom they act. */
export async function addStaffMember(
  { services: { db, clock } }: TestGateway,
  { roles, doctorId, mobile, isOnDuty = false }: NewStaff,
): Promise<StaffActor> {
  const staffId = `s${randomBytes(6).toString('hex')}`;
  const person = { staffId, account: staffId, name: '王芳', roles: [...roles] };
  await db.insert(staffAccounts).values({
    ...person,
    doctorId: doctorId ?? null,
    mobile: mobile ?? null,
    isOnDuty,
    createdAt: clock.now(),
  });
  return { kind: 'staff', ...person, doctorId: doctorId ?? null, tokenId: `t${staffId}` };
}

/** A session of theirs, used last at `lastSeenAt`. */
export async function addStaffSession(
  { services: { db, clock } }: TestGateway,
  { staffId }: StaffActor,
  lastSeenAt = clock.now(),
): Promise<string> {
  const token = `token-${randomBytes(6).toString('hex')}`;
  await db.insert(staffSessions).values({
    tokenHash: sha256(token),
    staffId,
    createdAt: lastSeenAt,
    lastSeenAt,
    expiresAt: new Date(lastSeenAt.getTime() + 12 * 3_600_000),
  });
  return token;
}

/** Runs one of the actions of notices as a person of the staff. */
export async function noticesAs(
  { services }: TestGateway,
  actor: StaffActor,
  name: 'list-staff-notices' | 'read-staff-notices',
  body: object = {},
  locale: Locale = 'zh-Hans',
): Promise<AnyJson> {
  const action = deskActionsOf(services).find((one) => one.name === name);
  if (action === undefined || !noticeDesk.includes(action)) throw new Error('no such action');
  const { staff, ...input } = parseInput(
    action.request,
    { staff: actor.name, ...body },
    locale,
  ) as {
    staff: string;
  };
  return inTransaction(services.db, async (db) =>
    action.response.parse(
      await action.handle(input, {
        db,
        now: services.clock.now(),
        services,
        staff,
        actor,
        locale,
        onlyDoctorId: null,
        afterCommit: () => undefined,
      }),
    ),
  );
}

/** The rows of notices about an order, in their order. */
export const noticesOf = ({ services: { db } }: TestGateway, orderKey: string) =>
  db
    .select()
    .from(staffNotices)
    .where(eq(staffNotices.orderKey, orderKey))
    .orderBy(asc(staffNotices.at), asc(staffNotices.onceKey));

/** What webhooks say about an order. */
export async function webhooksOf({ services: { db } }: TestGateway, orderKey: string) {
  const rows = await db
    .select({ body: outboxMessages.body })
    .from(outboxMessages)
    .where(eq(outboxMessages.channel, 'webhook'))
    .orderBy(asc(outboxMessages.createdAt));
  return rows.map(({ body }) => JSON.parse(body)).filter((body) => body.orderKey === orderKey);
}
