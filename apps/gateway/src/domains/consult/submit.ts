import type { consult, RequestOf, ResponseOf } from '@xinglin/contract';
import { checkConsultCase, consultTerms, hospitalTimeZone, type ConsultKind } from '@xinglin/rules';
import { and, eq, sql } from 'drizzle-orm';
import { requireOwnPictures } from '../../kernel/files/own-pictures';
import { reserveTime } from '../../kernel/calendar/reserve';
import type { MoveContext } from '../../kernel/orders/move-context';
import { registerOrder } from '../../kernel/orders/new-order';
import { newOrderNo } from '../../kernel/orders/order-number';
import { keepAgreed } from '../../kernel/pricing/one-thing';
import type { CallContext } from '../../platform/context';
import { refuse } from '../../platform/refusal';
import { textOf } from './locales';
import { answerBeforeOf, callSpanOf, payBeforeOf } from './consult-rules';
import { linkReferral } from './changes/referrals';
import { agreeOn, agreeOnUpgrade, offerAt } from './coupons';
import { requireOpen } from './obstacles';
import { serviceOf, type Asked } from './offers';
import { consultKind } from './order-kind';
import { consultDrafts, consultOrders, type ConsultRow } from './tables';
import { grantRecords } from './records/grants';
import { notifyOfMove } from './staff-notices';
import { talkAfter } from './talk';
import { freeTimes } from './times';
import { refuseFields } from '../../platform/refuse-fields';
import { refuseBlocked } from '../../kernel/moderation/refuse-blocked';

type Calls = typeof consult;

/** What a form sends, of whatever kind. */
type Sent = Pick<
  RequestOf<Calls['submitFastPhoneConsult']>,
  Exclude<keyof RequestOf<Calls['submitFastPhoneConsult']>, 'startsAt' | 'mobile'>
> &
  Partial<Pick<RequestOf<Calls['submitFastPhoneConsult']>, 'startsAt' | 'mobile'>> &
  Partial<Pick<RequestOf<Calls['submitImageTextConsult']>, 'usesRight'>>;

/** The consult that a new one goes on from, and what was paid for it and counts; at most the price. */
interface Upgrade extends Pick<ConsultRow, 'preconsult'> {
  readonly upgradedFrom: string;
  /** What is left of what was paid for it, where it ends with the new one. */
  readonly paidCents: number;
}

/** What a renewal settles itself, whatever its kind says. */
interface Renewal {
  /** The doctor who prescribed before; undefined where the first free one of the department renews it. */
  readonly doctorId: string | undefined;
  readonly priceCents: number;
}

/** What is agreed of a consult at a price, or of one that a member's right includes, by name. */
function termsOf(priceCents: number, isByRight: boolean) {
  if (priceCents === 0) return ['free'] as const;
  return isByRight ? (['right'] as const) : (['cancel', 'unanswered', 'refused'] as const);
}

/** What a submit would meet, and what is agreed by it. */
export async function checkOrder(
  wanted: RequestOf<Calls['checkConsultOrder']>,
  context: CallContext,
): Promise<ResponseOf<Calls['checkConsultOrder']>> {
  const { priceCents } = await requireOpen(context, wanted);
  const { locale } = context;
  const offer = await offerAt(context, { kind: wanted.kind, priceCents }, wanted);
  return {
    service: serviceOf(wanted.kind, priceCents, locale),
    ...offer,
    terms: termsOf(priceCents, offer.right?.whyNot === null).map((term) =>
      textOf(locale, `terms.${term}`),
    ),
  };
}

/**
 * Opens a consult at the price it has now, less its coupon or what was paid for the one that it goes on from: to be
 * paid, or, where nothing is left to pay, waiting for its doctor. Refuses by the rules that the form has as well, and by
 * what the account may.
 */
export async function submitConsult(
  context: CallContext & MoveContext,
  kind: ConsultKind,
  sent: Sent,
  { upgrade, renewal }: { readonly upgrade?: Upgrade; readonly renewal?: Renewal } = {},
): Promise<{
  readonly orderNo: string;
  readonly amountCents: number;
  /** What was paid for the one before and counts for this one. */
  readonly creditCents: number;
  readonly dueAt: Date;
  readonly isFree: boolean;
}> {
  const { db, account: ownerId, now, locale } = context;
  const { patientId, deptId, question, since, treated, earlierDiagnosis, startsAt } = sent;
  const doctorId = renewal?.doctorId ?? sent.doctorId;
  // The consults of one account, and the calls of one doctor, come one after the other: their limits are exact.
  for (const one of [ownerId, doctorId ?? ownerId].toSorted())
    await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${one}, 3))`);
  const open = await requireOpen(context, {
    kind,
    patientId,
    // The kind of a renewal assigns its doctor: that it is the former one changes neither price nor rules.
    doctorId: sent.doctorId,
    deptId,
    isRenewal: renewal !== undefined,
  });
  const { patientName } = open;
  const priceCents = renewal?.priceCents ?? open.priceCents;
  const problems = checkConsultCase(kind, sent);
  if (problems.length > 0) refuseFields(problems, locale);
  const callAt = await requireFree(context, { kind, doctorId, startsAt });
  const pictures = await requireOwnPictures(context, sent.fileIds);
  refuseBlocked(question, treated, earlierDiagnosis);
  const orderNo = newOrderNo(now, hospitalTimeZone);
  const priced = { kind, priceCents };
  const creditCents = Math.min(upgrade?.paidCents ?? 0, priceCents);
  const agreed =
    creditCents > 0
      ? await agreeOnUpgrade(context, priced, { creditCents, couponId: sent.couponId })
      : await agreeOn(context, priced, sent);
  const totalCents = agreed?.kept.totalCents ?? 0;
  const isFree = totalCents === 0;
  const answerBefore = isFree ? answerBeforeOf({ consultKind: kind, callAt }, now) : null;
  const dueAt = answerBefore ?? payBeforeOf(now);
  await registerOrder(db, consultKind, {
    ownerId,
    patientId,
    locale,
    orderNo,
    ...(doctorId !== undefined && { doctorId }),
    holds: callAt !== null,
    state: isFree ? 'waiting' : 'awaitingPayment',
    totalCents,
    dueAt,
    createdAt: now,
    event: 'submit',
    actor: 'patient',
  });
  const call = callSpanOf({ consultKind: kind, callAt });
  if (call !== null)
    await reserveTime(
      db,
      {
        useNo: orderNo,
        orderNo,
        kind: 'consult',
        patientId,
        doctorIds: doctorId === undefined ? [] : [doctorId],
        ...call,
      },
      { account: ownerId, ifDoctorBusy: 'consultTimeTaken' },
    );
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
    ...(upgrade && { upgradedFrom: upgrade.upgradedFrom, preconsult: upgrade.preconsult }),
    creditCents,
  };
  const [kept] = await db.insert(consultOrders).values(own).returning();
  await grantRecords(context, { orderNo, patientId }, sent.recordNos ?? []);
  // One that costs nothing is not paid first: a doctor who was chosen can be written to at once.
  if (isFree && kept) {
    const consult = { orderNo, ownerId, own: kept };
    await talkAfter({ db, now }, consult, 'submit');
    await notifyOfMove(context, { ...consult, state: 'waiting' }, 'submit');
  }
  // What goes on from another consult, or renews a prescription, was typed in no form and takes up no proposal.
  if (upgrade === undefined && renewal === undefined) {
    await linkReferral(context, { orderNo, kind, doctorId, deptId });
    await db
      .delete(consultDrafts)
      .where(
        and(
          eq(consultDrafts.ownerId, ownerId),
          eq(consultDrafts.kind, kind),
          eq(consultDrafts.doctorId, doctorId ?? ''),
        ),
      );
  }
  return { orderNo, amountCents: totalCents, creditCents, dueAt, isFree };
}

/** The agreed moment of a call, as it was offered; null for a kind that agrees none. */
async function requireFree(
  { db, now }: CallContext,
  { kind, doctorId, startsAt }: Asked & { readonly startsAt?: string | undefined },
): Promise<Date | null> {
  if (!consultTerms(kind).takesTime || startsAt === undefined || doctorId === undefined)
    return null;
  const wanted = Date.parse(startsAt);
  const { times } = await freeTimes(db, { doctorId, kind }, now);
  return times.find((at) => at.getTime() === wanted) ?? refuse('consultTimeTaken');
}
