import { z } from 'zod';
import { PatientId } from '../account/ids';
import { ConsultKey, ReferralId } from './ids';
import { DeptId, DoctorId } from '../directory/ids';
import { CouponId } from '../membership/ids';
import type { BusinessErrorName } from '../business-errors';
import { OneConsult, Moved } from './consult-order-calls';
import { ConsultKind, ConsultReferral, UpgradeInfo, UpgradeKind } from './consult-shapes';
import { defineCalls } from '../define-calls';
import { Quote } from '../orders/orders';
import { unpaidRefusals } from '../orders/order-refusals';
import { Cents, Instant, writtenText } from '../shapes';

/** What speaks against a consult, in the order in which it is looked at. */
export const consultObstacles = [
  'consentRequired',
  'consultClosed',
  'consultShielded',
  'consultOpenAlready',
  'consultLimitReached',
] as const satisfies readonly BusinessErrorName[];

const OwnConsult = z.object({ orderKey: ConsultKey });

/** A new consult that goes on from one in writing: to be paid, or, where nothing is left to pay, waiting at once. */
const Upgraded = z.object({
  orderKey: ConsultKey,
  amountCents: Cents,
  payBefore: Instant.nullable(),
});

const upgradeRefusals = [
  ...consultObstacles,
  ...unpaidRefusals,
  'couponUnusable',
  'consultTimeTaken',
  'overlappingVisit',
  'consultNotOpen',
  'consultChangeUnavailable',
  'consultUpgradedAlready',
] as const satisfies readonly BusinessErrorName[];

/**
 * Goes on from an open consult in writing as a new one with the same case. Until the old one is answered, what was paid
 * for it counts for the new one; the old one ends once the new one is paid. An answered one stays as it is and the new
 * one costs its full price, from which a coupon takes off; beside what was paid none does (`couponUnusable`). Not paid
 * in time, the new one lapses and the old one is untouched.
 */
const upgraded = <Path extends `/${string}`, Fields extends z.ZodRawShape>(
  path: Path,
  fields: Fields,
) =>
  ({
    path,
    access: 'bound',
    kind: 'mutation',
    request: OwnConsult.extend({
      ...fields,
      /** Of `listConsultCoupons`; none when left out. */
      couponId: CouponId.optional(),
    }),
    response: Upgraded,
    refusals: upgradeRefusals,
    tags: [OneConsult, 'Order', 'ConsultTime', 'Coupon'],
  }) as const;

/** What is left out is taken from what `addPreconsultUpgradeInfo` kept. */
const Call = UpgradeInfo.omit({ kind: true }).shape;

/** Consults that become others: calls, writing, another doctor, money back (spec 3 §4, §5, §7.6). */
export const consultChangeCalls = defineCalls({
  /** What speaks against asking, all of it at once, before anything is typed; submitting refuses with the first of them. */
  checkConsultApply: {
    path: '/consult/consultorder/checkapply',
    access: 'session',
    kind: 'query',
    request: z.object({
      kind: ConsultKind,
      patientId: PatientId,
      doctorId: DoctorId.optional(),
      deptId: DeptId.optional(),
    }),
    response: z.object({
      obstacles: z.array(
        z.object({
          name: z.enum(consultObstacles),
          /** In the reader's language. */
          text: z.string(),
          /** The open consult that stands in the way; null for other obstacles. */
          orderKey: ConsultKey.nullable(),
        }),
      ),
    }),
    tags: ['Consult', 'DoctorShield'],
  },
  /** In which ways a consult in writing can go on, at which price, and why not in the others. */
  checkUpgradeWhitelist: {
    path: '/consult/submitorder/checkupgradewhitelist',
    access: 'session',
    kind: 'query',
    request: OwnConsult,
    response: z.object({
      /** Why it cannot go on at all, in the reader's language; null where it can. */
      refusal: z.string().nullable(),
      items: z.array(
        z.object({
          kind: UpgradeKind,
          /** In the reader's language. */
          title: z.string(),
          /** Whether a moment for the call is agreed, of `getConsultIntentionTime`. */
          takesTime: z.boolean(),
          callMinutes: z.int().min(1).nullable(),
          /** What is left to pay, and how it comes about; null where it is not offered. */
          quote: Quote.nullable(),
          /** What goes back at once, where more was paid than the new one costs. */
          backCents: Cents,
          /** Whether the old one ends with it: until its doctor has answered. */
          endsFormer: z.boolean(),
          /** Why not in this way, in the reader's language; null where it can be asked for. */
          refusal: z.string().nullable(),
        }),
      ),
      /** What `addPreconsultUpgradeInfo` kept; null for nothing. */
      info: UpgradeInfo.nullable(),
    }),
    tags: [OneConsult, 'ConsultTime'],
  },
  /** Keeps what is chosen for the call that a consult may go on as, until it is sent. */
  addPreconsultUpgradeInfo: {
    path: '/consult/preconsult/addupgradeinfo',
    access: 'session',
    kind: 'mutation',
    request: OwnConsult.extend(UpgradeInfo.shape),
    response: z.object({ kind: UpgradeKind }),
    refusals: ['consultNotOpen', 'consultChangeUnavailable', 'consultUpgradedAlready'],
    tags: [OneConsult],
  },
  upgradePhoneConsult: upgraded('/consult/submitorder/upgradephone.json', Call),
  upgradeDiagnosisVideoConsult: upgraded('/consult/submitorder/upgradediagnosisvideo.json', Call),
  /** With a general practitioner of the doctor's department. */
  upgradeQuankeConsult: upgraded('/consult/submitorder/upgradequanke.json', {}),
  /** A call that did not come about becomes a consult in writing with the same doctor; what it costs less goes back. */
  convertUpgradeToImageText: {
    path: '/consult/submitorder/imagetextconvertupgrade',
    access: 'session',
    kind: 'mutation',
    request: OwnConsult,
    response: Moved,
    refusals: ['consultNotOpen', 'consultAnswered', 'consultClosed', 'consultChangeUnavailable'],
    tags: [OneConsult, 'Order', 'ConsultTime'],
  },
  /** Takes up what the doctor of a consult proposed, and keeps its case as a draft for the form of whom it leads to. */
  consultReferralOrder: {
    path: '/consult/consultorder/referral',
    access: 'session',
    kind: 'mutation',
    request: OwnConsult.extend({ referralId: ReferralId }),
    response: ConsultReferral,
    tags: [OneConsult, 'ConsultDraft'],
  },
  /**
   * Confirms that a consult goes on in the other form that its own doctor proposed (`mayConfirmForm`): one in writing as
   * a call, at the price and by the rules of an upgrade; a call as writing, where what it costs less goes back at once
   * and `orderKey` is the same consult. The documents give the name of this call alone (spec 3 §7.6).
   */
  confirmConsultOtherForm: {
    path: '/consult/consultorder/confirmotherform',
    access: 'bound',
    kind: 'mutation',
    request: OwnConsult.extend({
      referralId: ReferralId,
      ...Call,
      /** Of `listConsultCoupons`, where a call costs its full price; none when left out. */
      couponId: CouponId.optional(),
    }),
    response: Upgraded,
    refusals: [...upgradeRefusals, 'consultAnswered'],
    tags: [OneConsult, 'Order', 'ConsultTime', 'Coupon'],
  },
  /**
   * Asks for the money of a consult: until its doctor has answered all goes back at once; that of one that is over is
   * decided by the service, once.
   */
  refundConsultOrder: {
    path: '/consult/consultorder/refund',
    access: 'session',
    kind: 'mutation',
    request: OwnConsult.extend({ reason: writtenText({ min: 1, max: 200 }) }),
    response: z.object({
      outcome: z.enum(['paidBack', 'asked']),
      /** What goes back at once. */
      refundCents: Cents,
    }),
    refusals: ['consultNotOpen', 'consultRefundAsked', 'orderNotCancellable', 'textRefused'],
    tags: [OneConsult, 'ConsultTime', 'Order', 'Coupon'],
  },
});
