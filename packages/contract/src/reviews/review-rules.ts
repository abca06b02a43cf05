/** What a review is about: a visit, an online consult, a hospital as a whole, or thanks alone. */
export const reviewTypes = ['visit', 'consult', 'hospital', 'praise'] as const;

export type ReviewType = (typeof reviewTypes)[number];

/** Where a review stands: only a published one is seen by others and counts. */
export const reviewStates = ['published', 'inReview', 'blocked', 'refused'] as const;

/** The same for what is said of doctors and hospitals; `private` is read by the hospital alone, and neither listed nor counted. */
export const reviewOutcomes = [...reviewStates, 'private'] as const;

/** Who may read a review: every reader of the doctor's page, or only the hospital. */
export const reviewAudiences = ['everyone', 'hospital'] as const;

/** Papers that a letter of thanks can be written on. */
export const letterPapers = ['apricot', 'bamboo', 'lake', 'plain'] as const;

/** What is scored besides the whole. */
export const reviewAspects = ['explanation', 'attitude', 'effect', 'waiting'] as const;

/** Words to choose from, by how many stars they go with. */
export const reviewTags = {
  good: ['patient', 'clear', 'skilled', 'effective', 'kind', 'thorough', 'sparing', 'punctual'],
  poor: ['rushed', 'waitedLong', 'unclear', 'cold', 'costly', 'late'],
} as const;

export const reviewTagKeys = [...reviewTags.good, ...reviewTags.poor] as const;

/** Stars from which on a review speaks well of a doctor. */
export const goodFrom = 4;

/** Most characters and pictures of a review. */
export const reviewLimits = { text: 500, appeal: 200, pictures: 9 } as const;

/** Why words of a text are hidden, looked at by a person first, or not published. */
export const moderationReasons = [
  'insult',
  'advert',
  'touting',
  'illegal',
  'healthClaim',
  'accusation',
  'contact',
] as const;

export const moderationActs = ['mask', 'review', 'block'] as const;

/** Why a reader tells us of a review. */
export const reportReasons = [
  'untrue',
  'insult',
  'advert',
  'privacy',
  'medicalHarm',
  'other',
] as const;

/** Why a visit did not take place, as its patient says. */
export const untreatedReasons = ['doctorAway', 'turnedAway', 'cameLate', 'didNotGo'] as const;
