import type { consult } from '@xinglin/contract';
import { consultTerms } from '@xinglin/rules';
import { ordersDeadline } from '../../kernel/orders/deadlines';
import { hideOwnOrder } from '../../kernel/orders/hide-order';
import type { CallContext } from '../../platform/context';
import type { HandlersOf } from '../../platform/mount';
import type { Services } from '../../platform/services';
import { wholeList } from '../../platform/whole-list';
import { convertToText } from './changes/convert';
import { upgradesDeadline } from './changes/deadline';
import { confirmOtherForm } from './changes/other-form';
import { acceptReferral } from './changes/referrals';
import { askRefund } from './changes/refund-requests';
import { keepUpgradeInfo, upgradeConsult, upgradeWays } from './changes/upgrades';
import {
  addToCase,
  askAgain,
  cancelConsult,
  findAdded,
  finishConsult,
  likeConsult,
  remindDoctor,
  type OwnAct,
} from './acts';
import { listClinics } from './clinics';
import {
  findSharedCase,
  listShares,
  previewCase,
  shareCase,
  withdrawShare,
} from './case-shares/shares';
import { colleagueDeadline } from './colleague';
import { bestCoupon, couponsBeside } from './coupons';
import { findDraft, saveDraft } from './drafts';
import { listExaminations } from './examinations';
import { listExpenses } from './expenses';
import { fastAsk } from './fast-ask';
import { checkReport, findFollowUp, findReport, listReplies, submitReport } from './follow-ups';
import { applyInvoice, invoiceStatus } from './invoices';
import { checkService, doctorOffer, listDoctors, matchDepartment, priceOf } from './offers';
import { feverConfig, inform, kindConfig, lineNumber, sensitiveWords } from './guide';
import { departments, homepage } from './homepage';
import { consultKind } from './order-kind';
import { listAttachable, withdrawRecord } from './records/grants';
import { listRecordings } from './recordings';
import { findRunning } from './running';
import { sandboxCallsDeadline } from './sandbox-calls';
import { listShields, removeShield, shieldDoctor, shieldStatus } from './shields';
import {
  countHistory,
  findCard,
  findConsult,
  listConsults,
  listHistory,
  listScheduled,
} from './shown';
import { checkApply, usedThisMonth } from './obstacles';
import { checkOrder, submitConsult } from './submit';
import { summarise } from './summary';
import { findVolunteer, listOwnQuestions, listVolunteers } from './volunteers';
import { submitRenewal } from './renewal';
import { intentionTimes } from './times';

/** What answers the calls of consults (spec 3 §7.6). */
export function consultHandlers(services: Services): HandlersOf<typeof consult> {
  /** An act of a consult's owner, whose news are sent once it is committed. */
  const acting = <Result>(
    act: (context: OwnAct) => Promise<Result>,
    context: CallContext,
  ): Promise<Result> => {
    const { db, now, account, locale } = context;
    context.afterCommit(() => {
      services.outbox.poke();
      // What counts for another consult may be gone now.
      services.deadlines.schedule(upgradesDeadline.name, now);
    });
    return act({ db, now, account, locale, services });
  };
  const submitted = (
    context: CallContext,
    { orderNo, amountCents, dueAt, isFree }: Awaited<ReturnType<typeof submitConsult>>,
  ) => {
    context.afterCommit(() => {
      services.deadlines.schedule(ordersDeadline, dueAt);
      services.deadlines.schedule(colleagueDeadline.name, context.now);
    });
    return { orderKey: orderNo, amountCents, payBefore: isFree ? null : dueAt.toISOString() };
  };
  const submitting = async (
    context: CallContext,
    [kind, sent]: [Parameters<typeof submitConsult>[1], Parameters<typeof submitConsult>[2]],
  ) => submitted(context, await submitConsult({ ...context, services }, kind, sent));
  const upgrading = async (
    context: CallContext,
    [kind, input]: [Parameters<typeof upgradeConsult>[1], Parameters<typeof upgradeConsult>[2]],
  ) => submitted(context, await upgradeConsult({ ...context, services }, kind, input));
  return {
    isFastAskOpen: (_, context) => fastAsk(context),
    getConsultHomepage: (_, context) => homepage(context),
    listConsultDepartments: async (_, context) => wholeList(await departments(context)),
    listConsultDoctors: listDoctors,
    listCommunityClinics: listClinics,
    matchConsultDept: matchDepartment,
    getDoctorImageTextPrice: async ({ doctorId }, { db }) => ({
      priceCents: await priceOf(db, { kind: 'imageText', doctorId }),
    }),
    getExpertConsultInfo: doctorOffer,
    getConsultIntentionTime: intentionTimes,
    checkConsultService: checkService,
    checkConsultOrder: checkOrder,
    getConsultBestCoupon: bestCoupon,
    listConsultCoupons: couponsBeside,
    async checkFreeConsultCount(_, context) {
      const perMonth = consultTerms('free').perMonth ?? 1;
      return { left: Math.max(0, perMonth - (await usedThisMonth(context, 'free'))), perMonth };
    },
    saveConsultDraft: saveDraft,
    getConsultDraft: findDraft,

    submitImageTextConsult: ({ kind, ...sent }, context) => submitting(context, [kind, sent]),
    submitFastPhoneConsult: (sent, context) =>
      submitting(context, [sent.doctorId === undefined ? 'fastPhone' : 'phone', sent]),
    submitVideoConsult: (sent, context) => submitting(context, ['video', sent]),
    submitQuankeConsult: (sent, context) => submitting(context, ['quanke', sent]),
    async submitRenewalConsult(input, context) {
      const made = await submitRenewal({ ...context, services }, input);
      return { ...submitted(context, made), isFree: made.isFree };
    },
    submitPoliclinicConsult: (sent, context) => submitting(context, ['policlinic', sent]),

    getConsultInform: async (input, context) => inform(input, context),
    getConsultKindConfig: async (input) => kindConfig(input),
    checkSensitiveWords: async (input) => sensitiveWords(input),
    getPneumoniaConfig: (_, context) => feverConfig(context),
    getPhoneConsultLineNumber: (input, context) => lineNumber(services, input, context),
    listScheduleCases: (_, context) => listScheduled(context),
    getAssistantMedicalSummary: summarise,

    checkConsultApply: checkApply,
    checkUpgradeWhitelist: upgradeWays,
    addPreconsultUpgradeInfo: keepUpgradeInfo,
    upgradePhoneConsult: (input, context) => upgrading(context, ['phone', input]),
    upgradeDiagnosisVideoConsult: (input, context) => upgrading(context, ['video', input]),
    upgradeQuankeConsult: (input, context) => upgrading(context, ['quanke', input]),
    convertUpgradeToImageText: (input, context) =>
      acting((own) => convertToText(own, input), context),
    consultReferralOrder: (input, context) => acting((own) => acceptReferral(own, input), context),
    async confirmConsultOtherForm(input, context) {
      const made = await acting((own) => confirmOtherForm({ ...context, ...own }, input), context);
      if (made !== null) return submitted(context, made);
      return { orderKey: input.orderKey, amountCents: 0, payBefore: null };
    },
    refundConsultOrder: (input, context) => acting((own) => askRefund(own, input), context),

    listConsultOrders: listConsults,
    getRunningConsult: (_, context) => findRunning(context),
    getConsultOrder: (input, context) => findConsult(services, input, context),
    getConsultOrderByKey: findCard,
    listConsultOrderHistory: listHistory,
    countConsultOrderHistory: countHistory,
    cancelConsultOrder: (input, context) => acting((own) => cancelConsult(own, input), context),
    async deleteConsultOrder({ orderKey: orderNo }, { db, now, account: ownerId }) {
      await hideOwnOrder({ db, now }, consultKind, { orderNo, ownerId });
      return { done: true };
    },
    finishConsultByPatient: (input, context) => {
      context.afterCommit(() =>
        services.deadlines.schedule(sandboxCallsDeadline.name, context.now),
      );
      return acting((own) => finishConsult(own, input), context);
    },
    reorderConsult: (input, context) => acting((own) => askAgain(own, input), context),
    likeConsultOrder: (input, context) => acting((own) => likeConsult(own, input), context),
    remindConsultDoctor: (input, context) => acting((own) => remindDoctor(own, input), context),
    shieldConsultDoctor: shieldDoctor,
    removeDoctorBlock: removeShield,
    listShieldedDoctors: listShields,
    listAttachableRecords: listAttachable,
    withdrawConsultRecord: withdrawRecord,
    getDoctorBlacklistStatus: shieldStatus,
    addPreconsultInfo: (input, context) => acting((own) => addToCase(own, input), context),
    getPreconsultInfo: findAdded,
    getConsultInvoiceStatus: invoiceStatus,
    applyConsultInvoice: (input, context) => acting((own) => applyInvoice(own, input), context),

    getRevisitRemind: findFollowUp,
    checkSubmitFollowupReport: checkReport,
    submitFollowupReport: submitReport,
    getFollowupReport: findReport,
    listFollowupDoctorReplies: listReplies,

    listConsultRecordings: listRecordings,
    listProposedExaminations: listExaminations,
    listConsultExpenses: listExpenses,

    getShareableCase: previewCase,
    shareCase,
    listCaseShares: listShares,
    withdrawCaseShare: withdrawShare,
    getSharedCase: findSharedCase,

    listVolunteers,
    getVolunteer: findVolunteer,
    listMyVolunteers: listOwnQuestions,
  };
}
