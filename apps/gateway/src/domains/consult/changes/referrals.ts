import type { consult, RequestOf, ResponseOf } from '@xinglin/contract';
import type { ConsultKind } from '@xinglin/rules';
import { and, desc, eq, inArray, isNotNull, isNull } from 'drizzle-orm';
import { orders } from '../../../kernel/orders/tables';
import { doctorNames } from '../../../kernel/places/doctor-names';
import { standardDepartmentsOf } from '../../../kernel/places/standard-departments';
import type { CallContext } from '../../../platform/context';
import { refuse } from '../../../platform/refusal';
import { keepAsDraft, lockOwn, type OwnAct } from '../acts';
import { kindTitle } from '../texts';
import { consultReferrals } from './tables';

type Calls = typeof consult;
type Referral = ResponseOf<Calls['consultReferralOrder']>;

/** The last proposal in a consult, or the one that is named, in the reader's language; null for none. */
export async function findReferral(
  { db, locale }: Pick<CallContext, 'db' | 'locale'>,
  orderNo: string,
  referralId?: string,
): Promise<Referral | null> {
  const [found] = await db
    .select()
    .from(consultReferrals)
    .where(
      and(
        eq(consultReferrals.orderNo, orderNo),
        referralId === undefined ? undefined : eq(consultReferrals.referralId, referralId),
      ),
    )
    .orderBy(desc(consultReferrals.referredAt), desc(consultReferrals.referralId))
    .limit(1);
  if (found === undefined) return null;
  const { kind, reason, fromDoctorId, doctorId, deptId, referredAt, acceptedAt } = found;
  const nameOf = await doctorNames(
    db,
    [fromDoctorId, ...(doctorId === null ? [] : [doctorId])],
    locale,
  );
  const [department] = deptId === null ? [] : await standardDepartmentsOf([deptId], { db, locale });
  return {
    referralId: found.referralId,
    kind,
    title: kindTitle(kind, locale),
    fromDoctor: nameOf(fromDoctorId),
    reason,
    doctorId,
    doctorName: doctorId && nameOf(doctorId),
    deptId,
    deptName: department?.deptName ?? null,
    referredAt: referredAt.toISOString(),
    state: found.newOrderNo !== null ? 'asked' : acceptedAt === null ? 'proposed' : 'accepted',
    orderKey: found.newOrderNo,
  };
}

/** Takes up a proposal: its case stands in the form of whom it leads to. Said again, the first moment counts. */
export async function acceptReferral(
  context: OwnAct,
  { orderKey, referralId }: RequestOf<Calls['consultReferralOrder']>,
): Promise<Referral> {
  const { db, now } = context;
  const { own } = await lockOwn(context, orderKey);
  const found = (await findReferral(context, orderKey, referralId)) ?? refuse('forbidden');
  // What was sent by it stands; its form would ask the same again.
  if (found.state === 'asked') return found;
  await db
    .update(consultReferrals)
    .set({ acceptedAt: now })
    .where(and(eq(consultReferrals.referralId, referralId), isNull(consultReferrals.acceptedAt)));
  await keepAsDraft(context, own, found);
  return { ...found, state: 'accepted' };
}

/** Ties a consult that was sent to the proposal by which its form was opened, where there is one. */
export async function linkReferral(
  { db, account }: Pick<CallContext, 'db' | 'account'>,
  {
    orderNo,
    kind,
    doctorId,
    deptId,
  }: {
    readonly orderNo: string;
    readonly kind: ConsultKind;
    readonly doctorId: string | undefined;
    readonly deptId: string | undefined;
  },
): Promise<void> {
  const own = db
    .select({ orderNo: orders.orderNo })
    .from(orders)
    .where(eq(orders.ownerId, account));
  const to =
    doctorId !== undefined
      ? eq(consultReferrals.doctorId, doctorId)
      : and(
          isNull(consultReferrals.doctorId),
          deptId === undefined
            ? isNull(consultReferrals.deptId)
            : eq(consultReferrals.deptId, deptId),
        );
  await db
    .update(consultReferrals)
    .set({ newOrderNo: orderNo })
    .where(
      and(
        inArray(consultReferrals.orderNo, own),
        eq(consultReferrals.kind, kind),
        isNotNull(consultReferrals.acceptedAt),
        isNull(consultReferrals.newOrderNo),
        to,
      ),
    );
}
