import type { consult, RequestOf } from '@xinglin/contract';
import type { ConsultKind } from '@xinglin/rules';
import { eq, sql } from 'drizzle-orm';
import type { MoveContext } from '../../../kernel/orders/move-context';
import type { CallContext } from '../../../platform/context';
import { refuse } from '../../../platform/refusal';
import { lockOwn } from '../acts';
import { allowedOf } from '../consult-rules';
import type { submitConsult } from '../submit';
import { convertToText } from './convert';
import { findReferral } from './referrals';
import { consultReferrals } from './tables';
import { upgradeConsult } from './upgrades';

type Calls = typeof consult;

/** What a doctor proposes: whom, and by which kind. */
interface Proposal {
  readonly kind: ConsultKind;
  readonly doctorId: string | null;
}

/** Whether a proposal is that the same consult goes on with its doctor in another form. */
export function isOtherForm(
  order: Parameters<typeof allowedOf>[0],
  { kind, doctorId }: Proposal,
  now: Date,
): boolean {
  if (doctorId === null || doctorId !== order.own.doctorId) return false;
  const { mayUpgrade, mayConvert } = allowedOf(order, now);
  if (kind === 'imageText') return mayConvert;
  return mayUpgrade && (kind === 'phone' || kind === 'video');
}

/**
 * Goes on in the form that the doctor of a consult proposed, under the consult's lock: as a call, which is answered as
 * it was ordered, or in writing, which is the same consult (null).
 */
export async function confirmOtherForm(
  context: CallContext & MoveContext,
  { orderKey, referralId, ...call }: RequestOf<Calls['confirmConsultOtherForm']>,
): Promise<Awaited<ReturnType<typeof submitConsult>> | null> {
  const { own } = await lockOwn(context, orderKey);
  const { kind, doctorId } =
    (await findReferral(context, orderKey, referralId)) ?? refuse('forbidden');
  if (doctorId === null || doctorId !== own.doctorId) refuse('consultChangeUnavailable');
  if (kind === 'imageText') {
    await convertToText(context, { orderKey });
    await taken(context, referralId, orderKey);
    return null;
  }
  // The general practitioner of another form is not its doctor.
  if (kind !== 'phone' && kind !== 'video') refuse('consultChangeUnavailable');
  const made = await upgradeConsult(context, kind, { orderKey, ...call });
  await taken(context, referralId, made.orderNo);
  return made;
}

/** Ties a proposal to the consult that came of it; the first moment counts, though an unpaid one is asked for again. */
async function taken(
  { db, now }: Pick<CallContext, 'db' | 'now'>,
  referralId: string,
  newOrderNo: string,
): Promise<void> {
  await db
    .update(consultReferrals)
    .set({
      acceptedAt: sql`coalesce(${consultReferrals.acceptedAt}, ${now.toISOString()}::timestamptz)`,
      newOrderNo,
    })
    .where(eq(consultReferrals.referralId, referralId));
}
