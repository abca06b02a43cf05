import type { consult, RequestOf, ResponseOf } from '@xinglin/contract';
import {
  checkConsultCase,
  consultTerms,
  dayAt,
  hospitalTimeZone,
  type ConsultKind,
} from '@xinglin/rules';
import { and, eq, gte, inArray, ne, sql } from 'drizzle-orm';
import { requireOwnPictures } from '../../kernel/files/own-pictures';
import { registerOrder } from '../../kernel/orders/new-order';
import { newOrderNo } from '../../kernel/orders/order-number';
import { orders } from '../../kernel/orders/tables';
import { ownRow } from '../../kernel/people/patients/own-row';
import { patients } from '../../kernel/people/patients/tables';
import { keepAgreed } from '../../kernel/pricing/one-thing';
import type { CallContext } from '../../platform/context';
import { refuse } from '../../platform/refusal';
import { textOf } from '../../platform/texts';
import { answerBeforeOf, payBeforeOf } from './consult-rules';
import { agreeOn, offerAt } from './coupons';
import { priceOf, serviceOf, type Asked } from './offers';
import { consultKind } from './order-kind';
import { isShielded } from './shields';
import { consultDrafts, consultOrders } from './tables';
import { talkAfter } from './talk';
import { freeTimes } from './times';
import { refuseFields } from '../../platform/refuse-fields';
import { refuseBlocked } from '../../kernel/moderation/refuse-blocked';

type Calls = typeof consult;

/** Open consults of one account: each waits for a person. */
export const mostOpen = 10;

/** What a form sends, of whatever kind. */
type Sent = Pick<
  RequestOf<Calls['submitFastPhoneConsult']>,
  Exclude<keyof RequestOf<Calls['submitFastPhoneConsult']>, 'startsAt' | 'mobile'>
> &
  Partial<Pick<RequestOf<Calls['submitFastPhoneConsult']>, 'startsAt' | 'mobile'>>;

interface Wanted extends Asked {
  readonly patientId: string;
}

/** What speaks against a consult, in the order of `consultRefusals`; answers its price and patient. */
async function requireOpen(context: CallContext, wanted: Wanted) {
  const { db, account: ownerId, now } = context;
  const { kind, doctorId, patientId } = wanted;
  const [patient = refuse('forbidden')] = await db
    .select({ name: patients.name, consentWithdrawnAt: patients.consentWithdrawnAt })
    .from(patients)
    .where(ownRow(ownerId, patientId));
  if (patient.consentWithdrawnAt !== null) refuse('consentRequired');
  const priceCents = (await priceOf(db, wanted)) ?? refuse('consultClosed');
  if (doctorId !== undefined && (await isShielded(db, ownerId, doctorId)))
    refuse('consultShielded');
  const open = await db
    .select({
      orderKey: consultOrders.orderNo,
      kind: consultOrders.consultKind,
      doctorId: consultOrders.doctorId,
      patientId: consultOrders.patientId,
    })
    .from(consultOrders)
    .innerJoin(orders, eq(orders.orderNo, consultOrders.orderNo))
    .where(
      and(eq(orders.ownerId, ownerId), inArray(orders.stateGroup, ['awaitingPayment', 'active'])),
    );
  const same = open.find(
    (one) =>
      one.kind === kind &&
      one.patientId === patientId &&
      (doctorId === undefined || one.doctorId === doctorId),
  );
  if (same) refuse('consultOpenAlready', { data: { orderKey: same.orderKey } });
  if (open.length >= mostOpen) refuse('consultLimitReached');
  const { perMonth } = consultTerms(kind);
  if (perMonth !== null && (await usedThisMonth(context, kind)) >= perMonth)
    refuse('consultLimitReached');
  return { priceCents, patientName: patient.name, now };
}

/** Consults of a kind that an account opened this month; what was given up unanswered does not count. */
export async function usedThisMonth(
  { db, account, now }: Pick<CallContext, 'db' | 'account' | 'now'>,
  kind: ConsultKind,
): Promise<number> {
  const month = `${dayAt(now, hospitalTimeZone).slice(0, 7)}-01`;
  const [used] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(consultOrders)
    .innerJoin(orders, eq(orders.orderNo, consultOrders.orderNo))
    .where(
      and(
        eq(orders.ownerId, account),
        eq(consultOrders.consultKind, kind),
        ne(orders.stateGroup, 'cancelled'),
        gte(orders.createdAt, sql`(${month}::date::timestamp at time zone ${hospitalTimeZone})`),
      ),
    );
  return used?.count ?? 0;
}

/** What a submit would meet, and what is agreed by it. */
export async function checkOrder(
  wanted: RequestOf<Calls['checkConsultOrder']>,
  context: CallContext,
): Promise<ResponseOf<Calls['checkConsultOrder']>> {
  const { priceCents } = await requireOpen(context, wanted);
  const { locale } = context;
  const terms =
    priceCents === 0 ? (['free'] as const) : (['cancel', 'unanswered', 'refused'] as const);
  return {
    service: serviceOf(wanted.kind, priceCents, locale),
    ...(await offerAt(context, { kind: wanted.kind, priceCents }, wanted.couponId)),
    terms: terms.map((term) => textOf(locale, `consult.terms.${term}`)),
  };
}

/**
 * Opens a consult at the price it has now, less its coupon: to be paid, or, free, waiting for its doctor. Refuses by the
 * rules that the form has as well, and by what the account may.
 */
export async function submitConsult(
  context: CallContext,
  kind: ConsultKind,
  sent: Sent,
): Promise<{
  readonly orderNo: string;
  readonly amountCents: number;
  readonly dueAt: Date;
  readonly isFree: boolean;
}> {
  const { db, account: ownerId, now, locale } = context;
  const { patientId, doctorId, deptId, question, since, treated, earlierDiagnosis, startsAt } =
    sent;
  // The consults of one account, and the calls of one doctor, come one after the other: their limits are exact.
  for (const one of [ownerId, doctorId ?? ownerId].toSorted())
    await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${one}, 3))`);
  const { priceCents, patientName } = await requireOpen(context, {
    kind,
    patientId,
    doctorId,
    deptId,
  });
  const problems = checkConsultCase(kind, sent);
  if (problems.length > 0) refuseFields(problems, locale);
  const callAt = await requireFree(context, { kind, doctorId, startsAt });
  const pictures = await requireOwnPictures(context, sent.fileIds);
  refuseBlocked(question, treated, earlierDiagnosis);
  const orderNo = newOrderNo(now, hospitalTimeZone);
  const isFree = priceCents === 0;
  const agreed = await agreeOn(context, { kind, priceCents }, sent.couponId);
  const totalCents = agreed?.kept.totalCents ?? 0;
  const answerBefore = isFree ? answerBeforeOf({ consultKind: kind, callAt }, now) : null;
  const dueAt = answerBefore ?? payBeforeOf(now);
  await registerOrder(db, consultKind, {
    ownerId,
    patientId,
    locale,
    orderNo,
    ...(doctorId !== undefined && { doctorId }),
    state: isFree ? 'waiting' : 'awaitingPayment',
    totalCents,
    dueAt,
    createdAt: now,
    event: 'submit',
    actor: 'patient',
  });
  if (agreed !== null) await keepAgreed(context, orderNo, agreed);
  const own = {
    orderNo,
    consultKind: kind,
    doctorId: doctorId ?? null,
    deptId: deptId ?? null,
    patientId,
    patientName,
    question,
    since: since ?? null,
    treated: treated ?? null,
    earlierDiagnosis: earlierDiagnosis ?? null,
    pictures,
    callAt,
    mobile: sent.mobile ?? null,
    answerBefore,
  };
  const [kept] = await db.insert(consultOrders).values(own).returning();
  // One that costs nothing is not paid first: a doctor who was chosen can be written to at once.
  if (isFree && kept) await talkAfter({ db, now }, { orderNo, ownerId, own: kept }, 'submit');
  await db
    .delete(consultDrafts)
    .where(
      and(
        eq(consultDrafts.ownerId, ownerId),
        eq(consultDrafts.kind, kind),
        eq(consultDrafts.doctorId, doctorId ?? ''),
      ),
    );
  return { orderNo, amountCents: totalCents, dueAt, isFree };
}

/** The agreed moment of a call, as it was offered; null for a kind that agrees none. */
async function requireFree(
  { db, now }: CallContext,
  { kind, doctorId, startsAt }: Asked & { readonly startsAt?: string | undefined },
): Promise<Date | null> {
  if (!consultTerms(kind).takesTime || startsAt === undefined || doctorId === undefined)
    return null;
  const wanted = Date.parse(startsAt);
  const { times } = await freeTimes(db, doctorId, now);
  return times.find((at) => at.getTime() === wanted) ?? refuse('consultTimeTaken');
}
