import { z } from 'zod';
import { AddressId } from '../account/ids';
import { ActivityId, InviteCode } from './ids';
import {
  AssistantFriend,
  AssistantHelp,
  assistantHelpStates,
  PrizeAddress,
} from './activity-shapes';
import { defineCalls } from '../define-calls';
import { ListOf, Nothing, PageFields } from '../shapes';

/** Friends who help each other to take part in activities; a call that fails answers with its failure (spec 3 §7.12). */
export const assistantCalls = defineCalls({
  /** The friends who helped the person with an activity, the newest first, a hundred at most. */
  listAssistantHelps: {
    path: '/assistant/list',
    access: 'session',
    kind: 'query',
    onFailure: 'result',
    request: z.object({ activityId: ActivityId }),
    response: ListOf(AssistantFriend),
    tags: ['Session', 'Activity'],
  },
  /** Helps a friend by following their invitation, as `acceptActivityInvite` does. */
  helpAssistant: {
    path: '/assistant/help',
    access: 'bound',
    kind: 'mutation',
    onFailure: 'result',
    request: z.object({ inviteCode: InviteCode }),
    response: z.object({ activityId: ActivityId }),
    refusals: ['activityOver', 'inviteUnknown', 'inviteOwn', 'inviteNotNew'],
    tags: ['Activity'],
  },
  /** Asks friends for help with an activity: answers the person's invitation to it, as `shareActivity` does. */
  requestAssistantHelp: {
    path: '/assistant/request/help',
    access: 'bound',
    kind: 'mutation',
    onFailure: 'result',
    request: z.object({ activityId: ActivityId }),
    response: z.object({ inviteCode: InviteCode }),
    refusals: ['activityOver', 'activityAdultsOnly', 'activityAgeUnknown'],
    tags: ['Activity'],
  },
  /** The activities for which the person asked friends for help, the newest first. */
  pageMyAssistantHelps: {
    path: '/assistant/mine/page',
    access: 'session',
    kind: 'query',
    onFailure: 'result',
    /** Spelled as the specification does (spec 3 §3). */
    request: z.object({
      state: z.enum(assistantHelpStates).optional(),
      pageNumber: PageFields.pageNo,
      pageSize: PageFields.pageSize,
    }),
    response: ListOf(AssistantHelp),
    tags: ['Session', 'Activity'],
  },
  /** An address of the person to send to what was won with friends' help: the one of the id, else the default one. */
  assistantAddress: {
    path: '/assistant/address',
    access: 'session',
    kind: 'query',
    onFailure: 'result',
    request: z.object({ addressId: AddressId.optional() }),
    response: z.object({ address: PrizeAddress.nullable() }),
    tags: ['Session', 'Address'],
  },
  /** Whether the coins for signing in today wait to be taken, so that the person is reminded of them. */
  remindAssistantSign: {
    path: '/assistant/remindsign',
    access: 'session',
    kind: 'query',
    onFailure: 'result',
    request: Nothing,
    response: z.object({
      isDue: z.boolean(),
      /** What is to be taken; 0 where it was taken. */
      coins: z.int().min(0),
    }),
    tags: ['Session', 'HealthCoin'],
  },
});
