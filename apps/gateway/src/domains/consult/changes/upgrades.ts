import type { BusinessErrorName, consult, RequestOf, ResponseOf } from '@xinglin/contract';
import { consultTerms } from '@xinglin/rules';
import { and, eq, inArray } from 'drizzle-orm';
import type { MoveContext } from '../../../kernel/orders/move-context';
import { orders } from '../../../kernel/orders/tables';
import { doctors, hospitalDepartments } from '../../../kernel/places/tables';
import { explained } from '../../../kernel/pricing/explained';
import type { CallContext } from '../../../platform/context';
import type { Queryable } from '../../../platform/database';
import { refuse } from '../../../platform/refusal';
import { refusalText } from '../../../platform/texts';
import { lockOwn } from '../acts';
import { allowedOf, can } from '../consult-rules';
import { quoteOfUpgrade } from '../coupons';
import { findObstacles } from '../obstacles';
import type { Asked } from '../offers';
import { endFormer } from '../order-kind';
import { giveBackPart } from '../part-refunds';
import { submitConsult } from '../submit';
import { consultOrders, type ConsultRow } from '../tables';
import { kindTitle } from '../texts';

type Calls = typeof consult;
type Former = Awaited<ReturnType<typeof lockOwn>>;
type UpgradeKind = RequestOf<Calls['addPreconsultUpgradeInfo']>['kind'];

const upgradeKinds: readonly UpgradeKind[] = ['phone', 'video', 'quanke'];

/** The consult that another one goes on as, or is about to; null for none, and after it was given up. */
export async function upgradeOf(db: Queryable, orderNo: string): Promise<string | null> {
  const [found] = await db
    .select({ orderNo: orders.orderNo })
    .from(consultOrders)
    .innerJoin(orders, eq(orders.orderNo, consultOrders.orderNo))
    .where(
      and(
        eq(consultOrders.upgradedFrom, orderNo),
        inArray(orders.stateGroup, ['awaitingPayment', 'active', 'completed']),
      ),
    );
  return found?.orderNo ?? null;
}

interface Refusal {
  readonly name: BusinessErrorName;
  readonly orderKey?: string;
}

/** Why a consult can go on as no other. */
async function refusalOf(
  { db, now }: Pick<CallContext, 'db' | 'now'>,
  former: Former,
): Promise<Refusal | null> {
  const other = await upgradeOf(db, former.orderNo);
  if (other !== null) return { name: 'consultUpgradedAlready', orderKey: other };
  if (!can('upgrade', former.state)) return { name: 'consultNotOpen' };
  return allowedOf(former, now).mayUpgrade ? null : { name: 'consultChangeUnavailable' };
}

async function requireUpgradable(
  context: Pick<CallContext, 'db' | 'now'>,
  former: Former,
): Promise<void> {
  const refusal = await refusalOf(context, former);
  if (refusal)
    refuse(refusal.name, refusal.orderKey ? { data: { orderKey: refusal.orderKey } } : {});
}

/** The standard department of a consult: the one that was asked, else its doctor's. */
async function departmentOf(
  db: Queryable,
  { deptId, doctorId }: Pick<ConsultRow, 'deptId' | 'doctorId'>,
): Promise<string | undefined> {
  if (deptId !== null || doctorId === null) return deptId ?? undefined;
  const [found] = await db
    .select({ deptId: hospitalDepartments.standardDepartmentId })
    .from(doctors)
    .innerJoin(hospitalDepartments, eq(hospitalDepartments.id, doctors.hospDeptId))
    .where(eq(doctors.id, doctorId));
  return found?.deptId ?? undefined;
}

/** Whom a consult goes on with: the same doctor, or a general practitioner of the department. */
async function askedAs(db: Queryable, kind: UpgradeKind, own: ConsultRow): Promise<Asked> {
  if (consultTerms(kind).doctor === 'chosen') return { kind, doctorId: own.doctorId ?? undefined };
  return { kind, deptId: await departmentOf(db, own) };
}

/** What was paid for a consult and counts for the one that it goes on as: until it is answered. */
const countsOf = ({ own, paidCents, refundedCents }: Former): number =>
  own.answeredAt === null ? paidCents - refundedCents : 0;

/** In which ways one of the account's consults can go on, and why not in the others. */
export async function upgradeWays(
  { orderKey }: RequestOf<Calls['checkUpgradeWhitelist']>,
  context: CallContext,
): Promise<ResponseOf<Calls['checkUpgradeWhitelist']>> {
  const { db, locale } = context;
  const former = await lockOwn(context, orderKey);
  const { own } = former;
  const refusal = await refusalOf(context, former);
  const paidCents = countsOf(former);
  const items = [];
  for (const kind of upgradeKinds) {
    const asked = await askedAs(db, kind, own);
    const wanted = { ...asked, patientId: own.patientId };
    const { obstacles, priceCents } = await findObstacles(context, wanted);
    const { takesTime, callMinutes } = consultTerms(kind);
    const creditCents = Math.min(paidCents, priceCents ?? 0);
    const quote =
      priceCents === null
        ? null
        : explained(await quoteOfUpgrade(context, { kind, priceCents }, creditCents), locale);
    const [first] = obstacles;
    items.push({
      kind,
      title: kindTitle(kind, locale),
      takesTime,
      callMinutes,
      quote,
      // Where something is left to pay, all that was paid counts.
      backCents: quote?.totalCents === 0 ? paidCents - creditCents : 0,
      endsFormer: own.answeredAt === null,
      refusal: first ? refusalText(locale, first.name) : null,
    });
  }
  return {
    refusal: refusal && refusalText(locale, refusal.name),
    items: refusal === null ? items : [],
    info: own.upgradeInfo,
  };
}

/** Keeps what is chosen for the call that a consult may go on as. */
export async function keepUpgradeInfo(
  { orderKey, ...info }: RequestOf<Calls['addPreconsultUpgradeInfo']>,
  context: CallContext,
): Promise<ResponseOf<Calls['addPreconsultUpgradeInfo']>> {
  const former = await lockOwn(context, orderKey);
  await requireUpgradable(context, former);
  await context.db
    .update(consultOrders)
    .set({ upgradeInfo: info })
    .where(eq(consultOrders.orderNo, orderKey));
  return { kind: info.kind };
}

/**
 * Goes on from a consult as a new one with its case. The old one is locked, so that two taps make one; it ends with the
 * payment of the new one, or at once where nothing is left to pay.
 */
export async function upgradeConsult(
  context: CallContext & MoveContext,
  kind: UpgradeKind,
  { orderKey, ...call }: RequestOf<Calls['upgradePhoneConsult']>,
): ReturnType<typeof submitConsult> {
  const { db } = context;
  const former = await lockOwn(context, orderKey);
  await requireUpgradable(context, former);
  const { own } = former;
  const { kind: _, ...kept } = own.upgradeInfo?.kind === kind ? own.upgradeInfo : { kind };
  const { doctorId, deptId } = await askedAs(db, kind, own);
  const paidCents = countsOf(former);
  const made = await submitConsult(
    context,
    kind,
    {
      patientId: own.patientId,
      question: own.question,
      since: own.since ?? undefined,
      treated: own.treated ?? undefined,
      earlierDiagnosis: own.earlierDiagnosis ?? undefined,
      fileIds: own.pictures,
      doctorId,
      deptId,
      ...kept,
      ...call,
    },
    { upgrade: { upgradedFrom: orderKey, paidCents, preconsult: own.preconsult } },
  );
  const backCents = paidCents - made.creditCents;
  if (made.isFree && (await endFormer(context, orderKey)) && backCents > 0)
    await giveBackPart(context, orderKey, backCents);
  return made;
}
