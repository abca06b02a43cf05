import { z } from 'zod';
import { PatientId } from '../account/ids';
import { PanelKey } from './ids';
import { DeptId, DoctorId } from '../directory/ids';
import { FileId } from '../system/ids';
import type { BusinessErrorName } from '../business-errors';
import { CaseFields, ConsultDoctor } from './consult-shapes';
import { defineCalls } from '../define-calls';
import { DoctorCard, HotDepartment } from '../directory/directory-shapes';
import { OrderDetail, OrderSummary } from '../orders/orders';
import { panelAnswerStates, panelStates } from './panel-order';
import { Cents, Instant, Nothing, opaqueText, writtenText } from '../shapes';

const Department = HotDepartment.omit({ isIndividuation: true });

/** An expert who is asked, and the part of the price that is theirs. */
const PanelExpert = z.object({ doctor: DoctorCard, shareCents: Cents }).meta({ id: 'PanelExpert' });

/** What is typed: nothing is asked of it before it is sent. */
const Draft = z.object({
  question: CaseFields.question.default(''),
  since: CaseFields.since,
  treated: CaseFields.treated,
  fileIds: CaseFields.fileIds,
  /** Standard department whose experts are asked. */
  deptId: DeptId.optional(),
});

/** What one of the experts makes of the question. */
const PanelAnswer = z
  .object({
    doctor: ConsultDoctor,
    shareCents: Cents,
    state: z.enum(panelAnswerStates),
    /** The expert's words; null without an answer. */
    text: z.string().nullable(),
    /** When it was answered or declined; null while it is awaited. */
    at: Instant.nullable(),
  })
  .meta({ id: 'PanelAnswer' });

/** What only a question to several experts has, in lists as on its own page. */
const Shown = {
  orderKey: PanelKey,
  state: z.enum(panelStates),
  patientName: z.string(),
  question: z.string(),
  expertCount: z.int().min(1),
  answeredCount: z.int().min(0),
  /** What was paid for it. */
  paidCents: Cents,
};

const PanelCard = OrderSummary.extend(Shown).meta({ id: 'PanelCard' });

const PanelOrder = OrderDetail.extend({
  ...Shown,
  since: CaseFields.since.unwrap().nullable(),
  treated: z.string().nullable(),
  fileIds: z.array(FileId),
  /** Those who have answered stand first. */
  answers: z.array(PanelAnswer),
  /** Until when each expert was promised to answer; null before it is paid. */
  answerBefore: Instant.nullable(),
  timeZone: z.string(),
  mayCancel: z.boolean(),
}).meta({ id: 'PanelOrder' });

/** One as an answer's subject: what changes it leaves all others as they were. */
const OnePanel = { type: 'Panel', by: 'orderKey' } as const;

const OwnPanel = z.object({ orderKey: PanelKey });

/** Why a question is not taken, in the order in which it is looked at. */
const panelRefusals = [
  'consentRequired',
  'consultOpenAlready',
  'consultClosed',
  'fileRefused',
  'textRefused',
] as const satisfies readonly BusinessErrorName[];

/** One question to several experts, each of whom answers on their own (spec 2 §2.13). */
export const panels = defineCalls({
  /** How many experts answer, by when, from which price, and in which departments there are enough of them. */
  getPanelHomepage: {
    path: '/consult/panel/homepage',
    access: 'open',
    kind: 'query',
    request: Nothing,
    response: z.object({
      expertCount: z.int().min(1),
      answerWithinHours: z.int().min(1),
      /** The lowest price; null where no department has enough experts. */
      fromCents: Cents.nullable(),
      departments: z.array(Department).default([]),
    }),
  },
  /** The experts of a department who would be asked now, and what they cost together; none where they are too few. */
  listPanelExperts: {
    path: '/consult/panel/expertlist',
    access: 'open',
    kind: 'query',
    request: z.object({ deptId: DeptId }),
    response: z.object({ items: z.array(PanelExpert), totalCents: Cents }),
  },
  /**
   * Stores what is typed, one draft of each account; an empty one is removed. Nothing is stored where another device saved
   * since `knownAt`: `other` is its draft.
   */
  savePanelDraft: {
    path: '/consult/panel/draft/save',
    access: 'session',
    kind: 'mutation',
    request: z.object({
      draft: Draft,
      /** `savedAt` of the draft that this device knows, null for none; left out, any draft is replaced. */
      knownAt: Instant.nullable().optional(),
    }),
    response: z.object({ savedAt: Instant, other: Draft.optional() }),
    tags: ['PanelDraft'],
  },
  getPanelDraft: {
    path: '/consult/panel/draft/detail',
    access: 'session',
    kind: 'query',
    request: Nothing,
    /** `savedAt` is absent without a draft. */
    response: z.object({ draft: Draft.nullable(), savedAt: Instant.optional() }),
    tags: ['PanelDraft'],
  },
  /** Sends a question to the experts who were shown, at the sum of their shares: to be paid within half an hour. */
  submitPanelOrder: {
    path: '/consult/panel/submit',
    access: 'bound',
    kind: 'mutation',
    request: z.object({
      patientId: PatientId,
      question: CaseFields.question,
      since: CaseFields.since,
      treated: CaseFields.treated,
      fileIds: CaseFields.fileIds,
      /** As `listPanelExperts` told them. */
      doctorIds: z.array(DoctorId).min(1).max(10),
    }),
    response: z.object({ orderKey: PanelKey, amountCents: Cents, payBefore: Instant }),
    refusals: panelRefusals,
    tags: [OnePanel, 'PanelDraft', 'Order'],
  },
  /** The account's questions, newest first, each with what was paid and what came back. */
  listPanelOrders: {
    path: '/consult/panel/list',
    access: 'session',
    kind: 'query',
    request: z.object({
      /** The `next` of the page before. */
      cursor: opaqueText({ max: 200 }).optional(),
      pageSize: z.int().min(1).max(50).default(20),
    }),
    response: z.object({
      items: z.array(PanelCard),
      /** Where the next page begins; null at the end. */
      next: z.string().nullable(),
    }),
    tags: ['Panel'],
  },
  /** One of the account's questions with its answers; refuses with `forbidden` what belongs to another. */
  getPanelOrder: {
    path: '/consult/panel/detail',
    access: 'session',
    kind: 'query',
    request: OwnPanel,
    response: PanelOrder,
    tags: [OnePanel],
  },
  /** Until the first answer; what was paid goes back whole. */
  cancelPanelOrder: {
    path: '/consult/panel/cancel',
    access: 'session',
    kind: 'mutation',
    request: OwnPanel.extend({ reason: writtenText({ max: 200 }).optional() }),
    response: z.object({ orderKey: PanelKey, statusText: z.string(), refundCents: Cents }),
    refusals: ['orderNotCancellable'],
    tags: [OnePanel, 'Order'],
  },
});
