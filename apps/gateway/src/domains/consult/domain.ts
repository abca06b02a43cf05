// Owns: consults of every kind: who can be asked and for how much, sending, the machine's moves, the desk's side, drafts.
// Must not know: how a conversation is kept, how money is moved, other domains.
// Used by: the list of domains.
import { askingPrices, doctorWays } from '../../kernel/places/cards';
import { pricesInWriting } from './asking-prices';
import { consult } from '@xinglin/contract';
import { patientRecords } from '../../kernel/triage/patient-records';
import { questionDrafts } from '../../kernel/triage/question-drafts';
import { conversationKinds } from '../../kernel/conversations/conversation-kind';
import { deskActions } from '../../kernel/desk/desk-action';
import { broughtBy } from '../../kernel/orders/brought-by';
import { exportedData } from '../../kernel/people/accounts/exported-data';
import { noticeReasons } from '../../kernel/staff/notices/reasons';
import { couponSources } from '../../kernel/pricing/coupon-sources';
import { consultCoupons } from './coupon-source';
import { defineDomain } from '../../platform/domain';
import { sealedTables } from '../../platform/reseal';
import { caseShares } from './case-shares/tables';
import { upgradesDeadline } from './changes/deadline';
import { changeDesk } from './changes/desk';
import { purgeReferrals } from './changes/personal';
import { consultReferrals, consultRefundRequests } from './changes/tables';
import { colleagueDeadline } from './colleague';
import { consultDesk } from './desk';
import { waysToAsk } from './doctor-ways';
import { addToDraft } from './drafts';
import { followUpDesk } from './follow-up-desk';
import { consultHandlers } from './handlers';
import { invoiceDesk } from './invoice-desk';
import { consultKind } from './order-kind';
import { renewers } from '../../kernel/prescriptions/renewers';
import { findRenewers } from './renewers';
import { exportedBesides, purgeDrafts, purgeFollowUps } from './personal';
import { recordingDesk } from './recording-desk';
import { earlierConsults } from './records/source';
import { promiseDeadline } from './promise-deadline';
import { purgeRecordings } from './recordings';
import { consultReasons } from './staff-notices';
import { sandboxCallsDeadline } from './sandbox-calls';
import { seedServices } from './seed';
import { seedAnswers } from './seed-answers';
import {
  consultDrafts,
  consultOrders,
  consultRecordings,
  followUpReplies,
  followUps,
} from './tables';
import { consultTalk } from './talk-kind';
import { fileUses } from '../../kernel/files/file-uses';
import { liveConsults } from './sandbox-life';

export const consultDomain = defineDomain({
  name: 'consult',
  calls: consult,
  handlers: consultHandlers,
  deadlines: [colleagueDeadline, sandboxCallsDeadline, upgradesDeadline, promiseDeadline],
  purges: [purgeDrafts, purgeFollowUps, purgeRecordings, purgeReferrals],
  async sandboxSeed(db, options) {
    await seedServices(db);
    await seedAnswers(db, options);
  },
  sandboxLife: liveConsults,
  brings: [
    couponSources.of(consultCoupons),
    fileUses.of(
      { column: consultOrders.pictures },
      { column: consultRecordings.fileId },
      { column: consultDrafts.draft },
    ),
    askingPrices.of(pricesInWriting),
    doctorWays.of(waysToAsk),
    renewers.of(findRenewers),
    conversationKinds.of(consultTalk),
    questionDrafts.of(addToDraft),
    patientRecords.of(earlierConsults),
    noticeReasons.of(...consultReasons),
    ...broughtBy(consultKind),
    deskActions.of(
      ...consultDesk,
      ...followUpDesk,
      ...invoiceDesk,
      ...recordingDesk,
      ...changeDesk,
    ),
    exportedData.of(exportedBesides),
    sealedTables.of(
      consultOrders,
      consultDrafts,
      followUps,
      followUpReplies,
      caseShares,
      consultReferrals,
      consultRefundRequests,
    ),
  ],
});
