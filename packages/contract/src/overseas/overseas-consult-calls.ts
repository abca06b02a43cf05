import { z } from 'zod';
import { TalkKey } from '../consult/ids';
import { DoctorId } from '../directory/ids';
import { AskerId, OverseasKey } from './ids';
import { FileId } from '../system/ids';
import { marked } from '../marks';
import { defineCalls } from '../define-calls';
import { overseasStates } from './overseas-order';
import { Done, Instant, opaqueText, writtenText } from '../shapes';

/** A consultation as an answer's subject: what changes it leaves all others as they were. */
const OneConsult = { type: 'OverseasConsult', by: 'orderKey' } as const;
const OwnConsult = z.object({ orderKey: OverseasKey });

export const OverseasSymptom = marked(
  z.enum([
    'fever',
    'cough',
    'breathless',
    'soreThroat',
    'runnyNose',
    'fatigue',
    'headache',
    'muscleAche',
    'diarrhoea',
    'lossOfSmell',
    'none',
  ]),
  { private: true },
).meta({ id: 'OverseasSymptom' });

export const OverseasDuration = marked(z.enum(['today', 'days', 'week', 'fortnight', 'longer']), {
  private: true,
}).meta({ id: 'OverseasDuration' });

export const OverseasDepartment = z
  .enum([
    'respiratory',
    'gastroenterology',
    'cardiology',
    'neurology',
    'endocrinology',
    'dermatology',
    'ear-nose-throat',
    'gynaecology',
    'orthopaedics',
  ])
  .meta({ id: 'OverseasDepartment' });

/** What a consultation is in, as its patient reads it: `withdrawn` is done (spec 1 §4). */
export const OverseasStatus = z
  .enum(['waiting', 'inProgress', 'done', 'cancelled'])
  .meta({ id: 'OverseasStatus' });

/** A medicine that the doctor advised, and how it is taken. */
export const OverseasMedicine = z.object({
  name: opaqueText({ max: 100 }),
  dose: opaqueText({ max: 200 }),
});

/** Whom it is waited for: the doctors on duty now, and how it is in their country (spec 2 §2.30). */
export const OverseasDuty = z
  .object({
    onDuty: z.int().min(0),
    /** Those who wait before. */
    ahead: z.int().min(0),
    /** Null where no doctor is on duty. */
    minutes: z.int().min(0).nullable(),
    /** When the doctors' night is over; null by day. */
    nightEndsAt: Instant.nullable(),
    /** The hospitals' zone. */
    timeZone: z.string(),
    /** Between which hours of the hospitals' day the doctors are at work. */
    hours: z.object({ from: z.int().min(0).max(23), to: z.int().min(1).max(24) }),
  })
  .meta({ id: 'OverseasDuty' });

const OverseasCard = z
  .object({
    orderKey: OverseasKey,
    state: z.enum(overseasStates),
    status: OverseasStatus,
    nickname: z.string(),
    department: OverseasDepartment,
    question: z.string(),
    doctor: z
      .object({
        doctorId: DoctorId,
        name: z.string(),
        titleText: z.string(),
        hospitalName: z.string(),
      })
      .nullable(),
    createdAt: Instant,
    unread: z.int().min(0),
  })
  .meta({ id: 'OverseasCard' });

/** Consultations from abroad: free, of a department, with the first doctor who has time (spec 2 §2.30). */
export const overseasConsultCalls = defineCalls({
  /**
   * The doctors on duty in a department, and how long one waits for them. Without a department: all who are on duty, and
   * the wait of the department that answers first.
   */
  getOverseasDuty: {
    path: '/overseas/consult/duty.json',
    access: 'open',
    kind: 'query',
    request: z.object({ department: OverseasDepartment.optional() }),
    response: OverseasDuty,
    tags: ['OverseasConsult'],
  },
  /**
   * Sends a case. Refuses with `askerTooYoung` who is under 16, with `consultOpenAlready` a second one for the same
   * person, with `invalidFields` what the rules of the form refuse.
   */
  submitOverseasConsult: {
    path: '/overseas/consult/submit.json',
    access: 'session',
    kind: 'mutation',
    request: z.object({
      askerId: AskerId,
      department: OverseasDepartment,
      question: writtenText({ max: 2000 }),
      fileIds: z.array(FileId).max(20),
      symptoms: z.array(OverseasSymptom).max(20),
      duration: OverseasDuration,
      /** Tenths of a degree Celsius. */
      tenths: marked(z.int(), { private: true }),
    }),
    response: OwnConsult,
    refusals: ['askerTooYoung', 'consultOpenAlready', 'textRefused', 'fileRefused'],
    tags: ['OverseasConsult', 'Order'],
  },
  /** The account's consultations, newest first, without those it deleted. */
  listOverseasConsults: {
    path: '/overseas/consult/list.json',
    access: 'session',
    kind: 'query',
    request: z.object({
      status: OverseasStatus.optional(),
      /** The `next` of the page before. */
      cursor: opaqueText({ max: 200 }).optional(),
      pageSize: z.int().min(1).max(50).default(20),
    }),
    response: z.object({
      items: z.array(OverseasCard),
      /** Where the next page begins; null at the end. */
      next: z.string().nullable(),
    }),
    tags: ['OverseasConsult'],
  },
  /** One of the account's consultations; refuses with `forbidden` what belongs to another. */
  getOverseasConsult: {
    path: '/overseas/consult/detail.json',
    access: 'session',
    kind: 'query',
    request: OwnConsult,
    response: OverseasCard.extend({
      fileIds: z.array(FileId),
      symptoms: z.array(OverseasSymptom),
      duration: OverseasDuration,
      tenths: marked(z.int(), { private: true }),
      /** While it waits for a doctor. */
      duty: OverseasDuty.nullable(),
      /** When the state it is in ends by itself. */
      until: Instant.nullable(),
      answeredAt: Instant.nullable(),
      /** What the doctor advised so far. */
      medicines: z.array(OverseasMedicine),
      mayCancel: z.boolean(),
      mayFinish: z.boolean(),
      mayDelete: z.boolean(),
      mayThank: z.boolean(),
    }).meta({ id: 'OverseasConsult' }),
    tags: [OneConsult],
  },
  /** Gives one up until its doctor has answered; refuses with `consultAnswered` afterwards. */
  cancelOverseasConsult: {
    path: '/overseas/consult/cancel.json',
    access: 'session',
    kind: 'mutation',
    request: OwnConsult,
    response: OwnConsult.extend({ status: OverseasStatus }),
    refusals: ['consultAnswered', 'orderNotCancellable'],
    tags: [OneConsult, 'Order'],
  },
  /**
   * Ends one that was answered. The patient reads back each medicine with its dose: what is not as the doctor advised it
   * now is refused with `readBackDiffers`.
   */
  finishOverseasConsult: {
    path: '/overseas/consult/finish.json',
    access: 'session',
    kind: 'mutation',
    request: OwnConsult.extend({ readBack: z.array(OverseasMedicine).max(50) }),
    response: OwnConsult.extend({ status: OverseasStatus }),
    refusals: ['consultNotOpen', 'readBackDiffers'],
    tags: [OneConsult, 'Order'],
  },
  /** Takes one that has ended out of the list. */
  deleteOverseasConsult: {
    path: '/overseas/consult/delete.json',
    access: 'session',
    kind: 'mutation',
    request: OwnConsult,
    response: Done,
    refusals: ['orderNotDeletable'],
    tags: [OneConsult, 'Order'],
  },
  /** A message of the account's own conversation in another language; refuses with `forbidden` any other. */
  translateOverseasMessage: {
    path: '/overseas/consult/translate.json',
    access: 'session',
    kind: 'query',
    request: z.object({
      orderKey: TalkKey,
      number: z.int().min(1),
      language: z.enum(['zh-Hans', 'zh-Hant', 'en', 'it', 'fr', 'id']),
    }),
    response: z.object({
      /** Whole sentences or nothing: null for a message without words, and for one that is not translated yet. */
      text: z.string().nullable(),
      /** Made from a list of sentences and words; it knows nothing that is not in the list. */
      isGlossary: z.boolean(),
    }),
    tags: [OneConsult],
  },
});
