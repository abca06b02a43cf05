import { z } from 'zod';
import { AddressId, PatientId } from '../account/ids';
import { DeptId, DoctorId, HospitalId } from '../directory/ids';
import { consultAttachedCalls } from './consult-attached-calls';
import { caseShareCalls } from './case-share-calls';
import { AskedDepartment, ConsultHomepage, FastAsk } from './consult-home-shapes';
import { consultGuideCalls } from './consult-guide-calls';
import { consultChangeCalls } from './consult-change-calls';
import { consultOrderCalls, OneConsult } from './consult-order-calls';
import { consultRecordCalls } from './consult-record-calls';
import {
  CaseFields,
  ConsultKind,
  ConsultOffer,
  ConsultService,
  ConsultTime,
} from './consult-shapes';
import { PrescriptionId } from '../medicines/ids';
import { RenewalSurvey } from '../medicines/renewal-survey';
import { JudgedCoupon } from '../membership/coupon-shapes';
import { defineCalls } from '../define-calls';
import { DoctorCard, HospitalCard, HospitalWanted } from '../directory/directory-shapes';
import {
  Attached,
  Call,
  consultRefusals,
  PricedBy,
  submitted,
  Submitted,
  Wanted,
  WantedCoupon,
} from './consult-submit-shapes';
import { followUpCalls } from './follow-up-calls';
import { RedFlag } from '../directory/knowledge';
import { unpaidRefusals } from '../orders/order-refusals';
import { Cents, Instant, ListOf, Nothing, PageFields } from '../shapes';
import { volunteerCalls } from './volunteer-calls';

/** A draft as it stands in its form: nothing is asked of it yet. */
const Draft = z.object({
  ...CaseFields,
  question: CaseFields.question.default(''),
  patientId: PatientId.optional(),
  deptId: DeptId.optional(),
  ...Attached,
});

const StoredDraft = Draft.extend({ savedAt: Instant });

/** Asking doctors: whom, what it costs, sending, and what becomes of it (spec 2 §2.9, spec 3 §7.6). */
export const consult = defineCalls({
  /** Whether a doctor answers within minutes now, who is on duty for it, and how soon answers came. */
  isFastAskOpen: {
    path: '/moduleoperate/isfastaskopen',
    access: 'open',
    kind: 'query',
    request: Nothing,
    response: FastAsk,
  },
  /** The kinds of consult with price and promise, the departments, and the doctors who answer soonest now. */
  getConsultHomepage: {
    path: '/consult/consultorder/homepage',
    access: 'open',
    kind: 'query',
    request: Nothing,
    response: ConsultHomepage,
  },
  /** The standard departments in which doctors can be asked. */
  listConsultDepartments: {
    path: '/consult/consultorder/departments',
    access: 'open',
    kind: 'query',
    request: Nothing,
    response: ListOf(AskedDepartment),
  },
  /** Doctors who can be asked by a kind of consult, the best first. */
  listConsultDoctors: {
    path: '/consult/consultorder/doctorlist',
    access: 'open',
    kind: 'query',
    request: z.object({
      kind: ConsultKind,
      deptId: DeptId.optional(),
      hospitalId: HospitalId.optional(),
      ...PageFields,
    }),
    response: ListOf(z.object({ doctor: DoctorCard, priceCents: Cents })),
  },
  /** Clinics of communities, the best first, each with how many of its doctors take questions (spec 2 §2.24). */
  listCommunityClinics: {
    path: '/consult/consultorder/cliniclist',
    access: 'open',
    kind: 'query',
    request: HospitalWanted.pick({ q: true, areaId: true, pageNo: true, pageSize: true }),
    response: ListOf(
      z.object({
        hospital: HospitalCard,
        /** Of its doctors, who can be asked now. */
        openDoctorCount: z.int().min(0),
        /** What the doctor asks who asks least; null where none can be asked. */
        priceCents: Cents.nullable(),
      }),
    ),
  },
  /** Departments for what is wrong, each with its reason; what cannot wait comes first. */
  matchConsultDept: {
    path: '/consult/consultorder/matchdept.json',
    access: 'open',
    kind: 'query',
    request: z.object({ question: CaseFields.question }),
    response: z.object({
      redFlags: z.array(RedFlag).default([]),
      departments: z.array(AskedDepartment.extend({ reason: z.string().nullable() })).default([]),
    }),
  },
  /** What a doctor asks for a consult in writing; null where the doctor gives none. */
  getDoctorImageTextPrice: {
    path: '/consult/consultorder/doctorimagetextprice',
    access: 'open',
    kind: 'query',
    request: z.object({ doctorId: DoctorId }),
    response: z.object({ priceCents: Cents.nullable() }),
  },
  /** A doctor with all that they can be asked by. */
  getExpertConsultInfo: {
    path: '/consult/consultorder/expertconsultinfo',
    access: 'open',
    kind: 'query',
    request: z.object({ doctorId: DoctorId }),
    response: z.object({
      doctor: DoctorCard,
      services: z.array(ConsultService),
      /** Consults that the doctor has answered. */
      consultCount: z.int().min(0),
    }),
  },
  /** The free moments of a doctor's calls, by day and in order; none where the doctor calls when there is time. */
  getConsultIntentionTime: {
    path: '/consult/consultorder/getintentiontime',
    access: 'open',
    kind: 'query',
    request: z.object({ doctorId: DoctorId, kind: ConsultKind }),
    response: z.object({ timeZone: z.string(), times: z.array(ConsultTime) }),
    tags: ['ConsultTime'],
  },
  /** Whether a doctor can be asked by a kind now, and what speaks against it in the reader's language. */
  checkConsultService: {
    path: '/consult/consultorder/checkconsultservice',
    access: 'open',
    kind: 'query',
    request: z.object({ kind: ConsultKind, doctorId: DoctorId.optional() }),
    response: z.object({
      isOpen: z.boolean(),
      priceCents: Cents.nullable(),
      refusal: z.string().nullable(),
    }),
  },
  /** What a submit would meet, without opening anything; refuses as it would. */
  checkConsultOrder: {
    path: '/consult/consultorder/checkorder',
    access: 'bound',
    kind: 'query',
    request: z.object({ kind: ConsultKind, ...Wanted, couponId: WantedCoupon }),
    response: ConsultOffer.extend({
      service: ConsultService,
      /** What is paid back when, in the reader's language. */
      terms: z.array(z.string()),
    }),
    refusals: consultRefusals,
    tags: ['Consult', 'Coupon', 'MemberRight'],
  },
  /** The coupon of the account that takes most off a consult; null where none does. */
  getConsultBestCoupon: {
    path: '/consult/consultorder/getbestcoupon',
    access: 'session',
    kind: 'query',
    request: z.object(PricedBy),
    response: z.object({ coupon: JudgedCoupon.nullable() }),
    refusals: ['consultClosed'],
    tags: ['Coupon'],
  },
  /** What a consult costs beside the account's coupons, and for a patient on its card, with the card's rights. */
  listConsultCoupons: {
    path: '/consult/consultorder/couponlist',
    access: 'session',
    kind: 'query',
    request: z.object({ ...PricedBy, couponId: WantedCoupon, patientId: PatientId.optional() }),
    response: ConsultOffer,
    refusals: ['consultClosed'],
    tags: ['Coupon', 'MemberRight'],
  },
  /** How many free consults are left this month. */
  checkFreeConsultCount: {
    path: '/fetchconsult/checkfreeconsultcount',
    access: 'session',
    kind: 'query',
    request: Nothing,
    response: z.object({ left: z.int().min(0), perMonth: z.int().min(1) }),
    tags: ['Consult'],
  },
  /**
   * Stores what is typed, one draft of each kind and doctor; an empty one is removed. Nothing is stored where another device
   * saved since `knownAt`: `other` is its draft.
   */
  saveConsultDraft: {
    path: '/consult/draft/save.json',
    access: 'session',
    kind: 'mutation',
    request: z.object({
      kind: ConsultKind,
      doctorId: DoctorId.optional(),
      draft: Draft,
      /** `savedAt` of the draft that this device knows, null for none; left out, any draft is replaced. */
      knownAt: Instant.nullable().optional(),
    }),
    response: z.object({ savedAt: Instant, other: StoredDraft.optional() }),
    tags: ['ConsultDraft'],
  },
  /** The draft of a kind and doctor; null where there is none. */
  getConsultDraft: {
    path: '/consult/draft/detail.json',
    access: 'session',
    kind: 'query',
    request: z.object({ kind: ConsultKind, doctorId: DoctorId.optional() }),
    response: z.object({
      draft: StoredDraft.nullable(),
    }),
    tags: ['ConsultDraft'],
  },
  /** In writing: `kind` says which of the services; the doctor's own one when left out. */
  submitImageTextConsult: submitted('/consult/submitorder/imagetext', {
    kind: ConsultKind.extract([
      'imageText',
      'expert',
      'fast',
      'special',
      'free',
      'convenient',
    ]).default('imageText'),
    /** The person saw that it is free by a right of the card, and wants to use the right. */
    usesRight: z.boolean().default(false),
  }),
  /**
   * Requests a renewal of an earlier prescription: a consult with its doctor, or the first free one of the department
   * (decisions a7, a8). One that ended unclaimed costs nothing.
   */
  submitRenewalConsult: {
    path: '/recipe/complexprescription/submit.json',
    access: 'bound',
    kind: 'mutation',
    request: z.object({
      prescriptionId: PrescriptionId,
      survey: RenewalSurvey,
      /** Where it is to be delivered; left out where that is chosen later. */
      addressId: AddressId.optional(),
      /** The price that was shown. */
      priceCents: Cents,
    }),
    response: Submitted.extend({ isFree: z.boolean() }),
    refusals: [...consultRefusals, ...unpaidRefusals, 'renewalRefused', 'quoteChanged'],
    tags: [OneConsult, 'Order', 'Prescription'],
  },
  /** By phone: with the doctor who is named, else with the first free one. */
  submitFastPhoneConsult: submitted('/consult/submitorder/fastphone', Call),
  submitVideoConsult: submitted('/consult/submitorder/video', Call),
  submitQuankeConsult: submitted('/consult/submitorder/quanke', {}),
  submitPoliclinicConsult: submitted('/consult/submitorder/policlinic', {}),
  ...consultGuideCalls,
  ...consultOrderCalls,
  ...consultChangeCalls,
  ...followUpCalls,
  ...consultRecordCalls,
  ...caseShareCalls,
  ...consultAttachedCalls,
  ...volunteerCalls,
});
