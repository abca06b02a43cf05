import { z } from 'zod';
import { AddressId } from '../account/ids';
import { ActivityId, ActivityRecordId, InviteCode } from './ids';
import { coinExchangeOrderStates } from './coin-exchange-order';
import { Id, Instant } from '../shapes';

/** What an entry of an activity takes: coins, nothing, or a friend who was invited and came. */
export const activityKinds = ['coins', 'free', 'invite'] as const;

/** Where an activity stands for everybody; `full` has no places left. */
export const activityStates = ['coming', 'open', 'full', 'over'] as const;

export const activityPrizeKinds = ['coins', 'goods', 'none'] as const;

/** What keeps a person from entering an activity, the first that does. */
export const activityHindrances = [
  'coming',
  'over',
  'full',
  'minor',
  'ageUnknown',
  'limit',
  'invites',
  'balance',
] as const;

/** Where a prize stands: nothing to do, an address wanted, or as its order. */
export const activityOrderStates = ['none', 'addressWanted', ...coinExchangeOrderStates] as const;

const Count = z.int().min(0);

export const ActivityCard = z
  .object({
    activityId: ActivityId,
    kind: z.enum(activityKinds),
    title: z.string(),
    subtitle: z.string(),
    /** What an entry costs; 0 where it is free. */
    coins: Count,
    state: z.enum(activityStates),
    beginsAt: Instant,
    endsAt: Instant,
    placesLeft: Count,
  })
  .meta({ id: 'ActivityCard' });

/** A prize with its odds, as they are used in every draw. */
export const ActivityPrize = z
  .object({
    prizeId: Id,
    kind: z.enum(activityPrizeKinds),
    title: z.string(),
    /** What it is worth in coins: what is credited, or what the goods cost in the store; 0 for nothing. */
    worth: Count,
    /** Of a million; those of all prizes together are a million. */
    odds: Count,
    /** How many there were at the beginning; null for as many as are drawn. */
    stock: Count.nullable(),
    left: Count.nullable(),
  })
  .meta({ id: 'ActivityPrize' });

export const ActivityTip = ActivityCard.extend({
  rules: z.array(z.string()),
  prizes: z.array(ActivityPrize),
  /** What an entry gives on average now, in coins; what is gone counts as the last prize. */
  meanCoins: z.number().min(0),
  mostPerPerson: z.int().min(1),
  /** Entries so far: the sequence of the last one. */
  entries: Count,
  /** SHA-256 of the seed in hex, published before the first entry. */
  seedHash: z.string(),
  /** The seed, once the activity is over and it was revealed. */
  seed: z.string().nullable(),
}).meta({ id: 'ActivityTip' });

export const ActivityStatus = z
  .object({
    activityId: ActivityId,
    /** Null where the person may enter. */
    hindrance: z.enum(activityHindrances).nullable(),
    /** Entries the person has left. */
    triesLeft: Count,
    balance: Count,
    /** Friends who came by the person's invitation, and those of them whose first order is completed. */
    friends: z.object({ accepted: Count, counted: Count }),
  })
  .meta({ id: 'ActivityStatus' });

export const ActivityRecord = z
  .object({
    /** `{activityId}.{sequence}`: what is drawn on. */
    recordId: ActivityRecordId,
    activityId: ActivityId,
    activityTitle: z.string(),
    sequence: z.int().min(1),
    prizeId: Id,
    prizeTitle: z.string(),
    prizeKind: z.enum(activityPrizeKinds),
    /** What was spent. */
    coins: Count,
    at: Instant,
    orderState: z.enum(activityOrderStates),
  })
  .meta({ id: 'ActivityRecord' });

/** An entry of anybody, without saying whose. */
export const ActivityEntry = z
  .object({ sequence: z.int().min(1), prizeId: Id, at: Instant })
  .meta({ id: 'ActivityEntry' });

export const PrizeAddress = z
  .object({ addressId: AddressId, name: z.string(), mobile: z.string(), text: z.string() })
  .meta({ id: 'PrizeAddress' });

/** How far friends' help with an activity has come: none counts yet, some does, the activity is over. */
export const assistantHelpStates = ['waiting', 'helped', 'over'] as const;

/** A friend who followed an invitation. */
export const AssistantFriend = z
  .object({
    /** Masked; null where the friend has given none. */
    name: z.string().nullable(),
    helpedAt: Instant,
    /** Whether the friend's first order is completed since, so that the help counts. */
    isCounted: z.boolean(),
  })
  .meta({ id: 'AssistantFriend' });

/** An activity for which a person asked friends for help. */
export const AssistantHelp = z
  .object({
    activityId: ActivityId,
    title: z.string(),
    state: z.enum(assistantHelpStates),
    inviteCode: InviteCode,
    friends: z.object({ accepted: Count, counted: Count }),
    requestedAt: Instant,
    endsAt: Instant,
  })
  .meta({ id: 'AssistantHelp' });
