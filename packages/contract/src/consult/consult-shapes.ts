import { z } from 'zod';
import { PatientId } from '../account/ids';
import { ConsultKey, RecordNo, ReferralId } from './ids';
import { DoctorCard } from '../directory/directory-shapes';
import { DeptId, DoctorId } from '../directory/ids';
import { CouponId } from '../membership/ids';
import { FileId } from '../system/ids';
import { marked } from '../marks';
import { consultKindNames, consultStates } from './consult-order';
import { JudgedCoupon } from '../membership/coupon-shapes';
import { MemberRightOffer } from '../membership/membership-shapes';
import { OrderDetail, OrderSummary, Quote } from '../orders/orders';
import { Cents, Id, Instant, LocalDate, Mobile, writtenText } from '../shapes';

export const ConsultKind = z.enum(consultKindNames).meta({ id: 'ConsultKind' });

export const ConsultState = z.enum(consultStates).meta({ id: 'ConsultState' });

/** For how long it has been so. */
export const ConsultSince = z.enum(['today', 'week', 'month', 'halfYear', 'longer']);

/** What is promised of a kind of consult, and what it costs. */
export const ConsultService = z
  .object({
    kind: ConsultKind,
    /** In the reader's language. */
    title: z.string(),
    medium: z.enum(['text', 'phone', 'video']),
    /** Whether a doctor is chosen by name, or the first free one answers. */
    doctor: z.enum(['chosen', 'assigned']),
    /** Of one doctor theirs; of a kind the lowest one. */
    priceCents: Cents,
    answerWithinMinutes: z.int().min(1),
    lastsHours: z.int().min(1),
    /** Most questions; null where only the time counts. */
    turns: z.int().min(1).nullable(),
    callMinutes: z.int().min(1).nullable(),
    needsEarlierDiagnosis: z.boolean(),
    /** Whether a moment for the call is agreed, of `getConsultIntentionTime`. */
    takesTime: z.boolean(),
  })
  .meta({ id: 'ConsultService' });

/** The words of a question are limited by `consultLimits` of the rules. */
const Words = writtenText({ max: 2000 });

/** What a doctor reads before answering. */
export const CaseFields = {
  question: Words,
  since: ConsultSince.optional(),
  /** What was done about it so far. */
  treated: Words.optional(),
  /** What a doctor on site found before. */
  earlierDiagnosis: Words.optional(),
  /** Ids of uploaded pictures. */
  fileIds: z.array(FileId).max(30).default([]),
};

/** What only the case in hand tells: asked for after it was sent, and while the doctor waits for it. */
export const PreconsultInfo = z
  .object({
    allergies: Words.optional(),
    /** Earlier illnesses and operations. */
    history: Words.optional(),
    medicines: Words.optional(),
    pregnancy: marked(z.enum(['none', 'pregnant', 'nursing', 'unknown']), {
      private: true,
    }).optional(),
  })
  .meta({ id: 'PreconsultInfo' });

/** Who answers. */
export const ConsultDoctor = z
  .object({
    doctorId: DoctorId,
    name: z.string(),
    titleText: z.string(),
    hospitalName: z.string(),
    hospDeptName: z.string(),
  })
  .meta({ id: 'ConsultDoctor' });

/** What only a consult has, in lists as on its own page. */
const Shown = {
  orderKey: ConsultKey,
  state: ConsultState,
  consultKind: ConsultKind,
  medium: z.enum(['text', 'phone', 'video']),
  /** Null until the first free one takes it. */
  doctor: ConsultDoctor.nullable(),
  /** Of the doctor's drawn face; null until a doctor is known. */
  doctorGender: DoctorCard.shape.gender.nullable().default(null),
  patientName: z.string(),
  question: z.string(),
  /** When its state ends by itself, and what happens then; null where nothing is awaited. */
  until: z
    .object({
      at: Instant,
      // `lapses`: the order, unpaid. `paidBack`: no answer came. `ends`: the consult is over.
      outcome: z.enum(['lapses', 'paidBack', 'ends']),
    })
    .nullable(),
  /** Messages of its conversation that its patient has not read. */
  unread: z.int().min(0).default(0),
};

/** Something held of a patient from earlier, as a doctor reads it who was let. */
export const AttachedRecord = z
  .object({
    /** Number of the order that it is of. */
    recordNo: RecordNo,
    kind: z.enum(['checkUpReport', 'visit', 'consult']),
    /** In the reader's language. */
    title: z.string(),
    day: LocalDate,
    /** All that the doctor reads of it, a line each. */
    lines: z.array(z.string()),
  })
  .meta({ id: 'AttachedRecord' });

export const ConsultCard = OrderSummary.extend(Shown).meta({ id: 'ConsultCard' });

/** The consult of an account that wants its patient most, with what is left of it. */
export const RunningConsult = ConsultCard.extend({
  /** Questions that its patient may still ask; null where only the time counts. */
  turnsLeft: z.int().min(0).nullable(),
}).meta({ id: 'RunningConsult' });

/** A way in which a consult in writing goes on otherwise. */
export const UpgradeKind = z.enum(['phone', 'video', 'quanke']).meta({ id: 'UpgradeKind' });

/** What is chosen for the call that a consult goes on as. */
export const UpgradeInfo = z
  .object({
    kind: UpgradeKind,
    /** A moment of `getConsultIntentionTime`. */
    startsAt: Instant.optional(),
    /** Where the doctor calls; the account's own number when left out. */
    mobile: Mobile.optional(),
  })
  .meta({ id: 'UpgradeInfo' });

/** Another doctor or department that the doctor of a consult proposes, or another form with the same doctor. */
export const ConsultReferral = z
  .object({
    referralId: ReferralId,
    kind: ConsultKind,
    /** By which service it is asked, in the reader's language. */
    title: z.string(),
    /** Name of the doctor who proposes it. */
    fromDoctor: z.string(),
    reason: z.string(),
    /** The proposed doctor; null for a department. */
    doctorId: DoctorId.nullable(),
    doctorName: z.string().nullable(),
    /** The proposed standard department; null for a doctor, or for any. */
    deptId: DeptId.nullable(),
    deptName: z.string().nullable(),
    referredAt: Instant,
    /** `proposed`; `accepted`: its form was opened; `asked`: a consult was sent by it. */
    state: z.enum(['proposed', 'accepted', 'asked']),
    /** The consult that was asked by it; null before. */
    orderKey: ConsultKey.nullable(),
  })
  .meta({ id: 'ConsultReferral' });

/** Where a patient's request for the money of a consult stands. */
export const ConsultRefundRequest = z
  .object({
    reason: z.string(),
    askedAt: Instant,
    state: z.enum(['open', 'granted', 'declined']),
    /** What the service says to it; null before it is decided. */
    answer: z.string().nullable(),
  })
  .meta({ id: 'ConsultRefundRequest' });

/** A consult with all that its patient may know and do. */
export const ConsultOrder = OrderDetail.extend({
  ...Shown,
  /** As it was agreed to; null for a free one, and for one from before coupons. */
  quote: Quote.nullable().default(null),
  patientId: PatientId,
  /** Whole years on the day of the question; null where the patient is no longer known. */
  patientAge: z.int().min(0).nullable().default(null),
  since: ConsultSince.nullable(),
  treated: z.string().nullable(),
  earlierDiagnosis: z.string().nullable(),
  fileIds: z.array(FileId),
  /** What its patient lets the doctor read beside; empty once it is over. */
  records: z.array(AttachedRecord).default([]),
  preconsult: PreconsultInfo.nullable(),
  /** The agreed moment of a call; null where none is. */
  startsAt: Instant.nullable(),
  timeZone: z.string(),
  answerWithinMinutes: z.int().min(1),
  lastsHours: z.int().min(1),
  turns: z.int().min(1).nullable(),
  callMinutes: z.int().min(1).nullable(),
  /** When the doctor answered first; null before. Until then all is paid back where it is given up. */
  answeredAt: Instant.nullable(),
  liked: z.boolean(),
  /** Whether the account wants nothing more of its doctor. */
  isShielded: z.boolean().default(false),
  mayCancel: z.boolean(),
  mayFinish: z.boolean(),
  mayRemind: z.boolean(),
  mayLike: z.boolean(),
  /** Hides it from lists; the record stays as long as the law asks. */
  mayDelete: z.boolean(),
  maySendPictures: z.boolean(),
  mayInvoice: z.boolean(),
  /** Its owner may share it without names: it is the holder's own, over, and answered in writing. */
  mayShare: z.boolean().default(false),
  /** The consult in writing that it goes on from; null for one that was asked by itself. */
  upgradedFrom: Id.nullable().default(null),
  /** The consult that it goes on as; null for none, and after that one was given up. */
  upgradedTo: Id.nullable().default(null),
  /** What was paid for the one before and counts for this one; it goes back with this one's money. */
  creditCents: Cents.default(0),
  /** It may go on as a call or with a general practitioner; `checkUpgradeWhitelist` tells how. */
  mayUpgrade: z.boolean().default(false),
  /** What goes back where the call becomes a consult in writing; null where it cannot. */
  convertBackCents: Cents.nullable().default(null),
  /** Its money can be asked for, which the service decides. */
  mayAskRefund: z.boolean().default(false),
  refundRequest: ConsultRefundRequest.nullable().default(null),
  /** The last one that its doctor proposed; null for none. */
  referral: ConsultReferral.nullable().default(null),
  /** `referral` is that the same doctor goes on in another form, which `confirmConsultOtherForm` confirms. */
  mayConfirmForm: z.boolean().default(false),
}).meta({ id: 'ConsultOrder' });

/** What a consult costs the account, beside its coupons. */
export const ConsultOffer = z
  .object({
    quote: Quote,
    /** The coupon that the quote is made with; null where none is used. */
    couponId: CouponId.nullable(),
    /** Those that can be used first, the best one before the others. One that would take off everything is left out. */
    coupons: z.array(JudgedCoupon),
    /** The right of the card in service that includes it; null for none, and while no person is named. */
    right: MemberRightOffer.nullable(),
  })
  .meta({ id: 'ConsultOffer' });

/** A moment at which a doctor calls. */
export const ConsultTime = z
  .object({ startsAt: Instant, endsAt: Instant })
  .meta({ id: 'ConsultTime' });
