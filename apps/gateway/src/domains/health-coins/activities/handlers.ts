import type { activities } from '@xinglin/contract';
import { eq } from 'drizzle-orm';
import type { HandlersOf } from '../../../platform/mount';
import { enroll, enrollToken } from './enroll';
import { listHelpers, pageHelps, signInDue } from './assistant';
import { statusOf } from './hindrance';
import { accept, share } from './invites';
import { addressFor, orderStatus, updateAddress } from './prize-orders';
import { activityOf, history, home, recordOf, records, tip } from './shown';
import { activityEntries } from './tables';

/** What answers the calls of activities (spec 3 §7.9, §7.12). */
export const activityHandlers: HandlersOf<typeof activities> = {
  getHealthCoinMemberHome: (_, context) => home(context),
  getActivityTip: tip,

  async checkActivityStatus({ activityId }, { db, account: ownerId, now }) {
    return statusOf(db, await activityOf(db, activityId), { ownerId, now });
  },

  getActivityEnrollToken: enrollToken,
  enrollActivity: enroll,
  getActivityPrizeDetail: async (input, context) => (await recordOf(input, context)).record,
  listActivityHistory: history,
  listActivityAttendRecords: records,
  shareActivity: share,
  acceptActivityInvite: accept,
  listAssistantHelps: listHelpers,
  helpAssistant: accept,
  requestAssistantHelp: share,
  pageMyAssistantHelps: pageHelps,
  assistantAddress: addressFor,
  remindAssistantSign: (_, context) => signInDue(context),
  getActivityOrderStatus: orderStatus,
  updateActivityAddress: updateAddress,
  getActivityAddress: addressFor,
  checkFirstHit: async (_, { db, account }) => ({
    isHit: (await db.$count(activityEntries, eq(activityEntries.ownerId, account))) === 0,
  }),
};
