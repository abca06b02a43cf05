import type { accurateReserveReasons } from '@xinglin/contract';
import { formatDay, formatInstant, timeAt } from '@xinglin/rules';
import { eq } from 'drizzle-orm';
import { holdVisit } from '../../kernel/orders/visit-holders';
import { signedForOwner } from '../../kernel/people/accounts/signature';
import { users } from '../../kernel/people/accounts/tables';
import { doctors, hospitals, shiftCases } from '../../kernel/places/tables';
import type { Queryable } from '../../platform/database';
import { sendMessage } from '../../kernel/messages/send-message';
import { refuse } from '../../platform/refusal';
import type { Services } from '../../platform/services';
import { textOf } from './locales';
import { changeRequest, lockRequest, nextState } from './requests';
import { accurateReserveExperts, type AccurateReserveRow } from './tables';

/** What an audit runs in: a transaction, the desk's or a colleague's of the sandbox. */
export interface AuditContext {
  readonly db: Queryable;
  readonly now: Date;
  readonly services: Pick<Services, 'jobs' | 'all' | 'use'>;
}

/** For how long a place waits where the expert's own rules are gone. */
const usualPayWithinMinutes = 120;

/** What came of an approval. */
export interface Approved {
  readonly requestId: string;
  readonly orderNo: string;
  /** Null where nothing is to be paid. */
  readonly payBefore: Date | null;
}

/**
 * Approves a request by holding a place of its doctor on a wanted day; refuses as a booking does. Approved again, it is
 * answered as it is.
 */
export async function approveRequest(
  context: AuditContext,
  { requestId, shiftCaseId }: { readonly requestId: string; readonly shiftCaseId: string },
): Promise<Approved> {
  const { db, now } = context;
  const request = (await lockRequest(db, requestId)) ?? refuse('forbidden');
  if (request.orderNo !== null) return { requestId, orderNo: request.orderNo, payBefore: null };
  const state = nextState(request, 'approve', 'hospital');
  const shift = (await wantedShift(db, shiftCaseId)) ?? refuse('forbidden');
  if (shift.doctorId !== request.doctorId || !request.days.includes(shift.date)) {
    const message = 'is no shift of the doctor on a wanted day';
    refuse('invalidFields', { data: { fields: [{ path: 'shiftCaseId', message }] } });
  }
  const { ownerId, patientId, locale } = request;
  const payWithinMinutes = shift.payWithinMinutes ?? usualPayWithinMinutes;
  const held = await holdVisit(
    context,
    { ownerId, patientId, shiftCaseId, locale, payWithinMinutes },
    context.services,
  );
  await changeRequest(db, requestId, { state, orderNo: held.orderNo, reasons: [], remark: null });
  // A place that costs nothing is the patient's already, and booking has told them.
  if (held.payBefore !== null)
    await tell(db, request, now, 'sms.approved', {
      day: formatDay(shift.date, locale),
      time: timeAt(shift.startsAt.getTime(), shift.timeZone),
      before: formatInstant(held.payBefore.getTime(), locale, shift.timeZone),
    });
  return { requestId, orderNo: held.orderNo, payBefore: held.payBefore };
}

async function wantedShift(db: Queryable, shiftCaseId: string) {
  const [shift] = await db
    .select({
      doctorId: shiftCases.doctorId,
      date: shiftCases.date,
      startsAt: shiftCases.startsAt,
      timeZone: hospitals.timeZone,
      payWithinMinutes: accurateReserveExperts.payWithinMinutes,
    })
    .from(shiftCases)
    .innerJoin(doctors, eq(doctors.id, shiftCases.doctorId))
    .innerJoin(hospitals, eq(hospitals.id, doctors.hospitalId))
    .leftJoin(accurateReserveExperts, eq(accurateReserveExperts.doctorId, shiftCases.doctorId))
    .where(eq(shiftCases.id, shiftCaseId));
  return shift;
}

/** Asks for changes, and tells the owner that there are some. */
export async function returnRequest(
  { db, now }: AuditContext,
  {
    requestId,
    reasons,
    remark,
  }: {
    readonly requestId: string;
    readonly reasons: readonly (typeof accurateReserveReasons)[number][];
    readonly remark: string | null;
  },
): Promise<void> {
  const request = (await lockRequest(db, requestId)) ?? refuse('forbidden');
  const state = nextState(request, 'return', 'hospital');
  await changeRequest(db, requestId, { state, reasons: [...reasons], remark });
  await tell(db, request, now, 'sms.changesWanted');
}

/** Ends a request that nothing came of in time; one that moved meanwhile stays. */
export async function expireRequest({ db, now }: AuditContext, requestId: string): Promise<void> {
  const request = await lockRequest(db, requestId);
  const isOpen = request?.state === 'auditing' || request?.state === 'changesWanted';
  if (request === null || !isOpen || request.expiresAt > now) return;
  await changeRequest(db, requestId, { state: nextState(request, 'expire', 'system') });
  await tell(db, request, now, 'sms.expired');
}

async function tell(
  db: Queryable,
  { ownerId, locale }: Pick<AccurateReserveRow, 'ownerId' | 'locale'>,
  now: Date,
  key: 'sms.approved' | 'sms.changesWanted' | 'sms.expired',
  values: Record<string, string> = {},
): Promise<void> {
  const [user] = await db
    .select({ mobile: users.mobile })
    .from(users)
    .where(eq(users.userId, ownerId));
  if (!user?.mobile) return;
  const text = await signedForOwner(db, { ownerId, locale }, textOf(locale, key, values));
  await sendMessage(
    db,
    { channel: 'sms', to: user.mobile, text, about: { topic: 'preciseRequest' } },
    now,
  );
}
