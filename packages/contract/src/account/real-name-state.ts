import type { StateMachine } from '../state-machine';

/**
 * States of an account's real name. The place of a state is its `verifyStatus` (spec 1 §4): 0 not asked for yet,
 * 1 verified, 2 still missing because staff look at it, 3 refused.
 */
export const realNameStates = ['none', 'verified', 'inReview', 'refused'] as const;

export type RealNameState = (typeof realNameStates)[number];

/** The `verifyStatus` of a state. */
export const verifyStatusOf = (state: RealNameState): number => realNameStates.indexOf(state);

/** Wrong names or numbers an account may try within a day. */
export const realNameTriesADay = 5;

/** Accounts that one document can verify: a person may have lost the number of a former one. */
export const accountsOfOneDocument = 3;

/**
 * The life of an account's real name (spec 1 §4, §9). Who matches the register is verified at once; where that is not
 * possible, staff look at pictures of the document, which are erased with their decision.
 */
export const realNameMachine: StateMachine<
  RealNameState,
  'match' | 'submit' | 'withdraw' | 'approve' | 'refuse',
  'owner' | 'register' | 'reviewer',
  'erasePictures' | 'notify'
> = {
  initial: ['none'],
  final: ['verified'],
  transitions: [
    {
      event: 'match',
      from: ['none', 'inReview', 'refused'],
      to: 'verified',
      by: ['register'],
      emits: ['erasePictures'],
    },
    { event: 'submit', from: ['none', 'refused'], to: 'inReview', by: ['owner'], emits: [] },
    {
      event: 'withdraw',
      from: ['inReview'],
      to: 'none',
      by: ['owner'],
      emits: ['erasePictures'],
    },
    {
      event: 'approve',
      from: ['inReview'],
      to: 'verified',
      by: ['reviewer'],
      emits: ['erasePictures', 'notify'],
    },
    {
      event: 'refuse',
      from: ['inReview'],
      to: 'refused',
      by: ['reviewer'],
      emits: ['erasePictures', 'notify'],
    },
  ],
};
