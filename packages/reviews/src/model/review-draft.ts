import type {
  AddOrderCommentRequest,
  GetCommentStandardResponse,
  OwnReview,
  ReviewTag,
} from '@xinglin/gateway-sdk';

/** What is scored besides the whole, in the order in which it is shown; each can be left out. */
export const aspects = ['explanation', 'attitude', 'effect', 'waiting'] as const;

export type Aspect = (typeof aspects)[number];

/** The fields that may be wrong. */
export type ReviewField = 'score' | 'text' | 'pictures';

type TagKey = ReviewTag['key'];
type Audience = OwnReview['audience'];

/** Most tags of a review. */
export const mostTags = 6;

/** What is being written. Pictures are not part of it: they do not survive a reload. */
export interface ReviewDraft {
  readonly score: number | null;
  readonly attitude: number | null;
  readonly explanation: number | null;
  readonly waiting: number | null;
  readonly effect: number | null;
  readonly tags: readonly TagKey[];
  readonly text: string;
  /** Empty where none is named. */
  readonly diseaseId: string;
  readonly anonymous: boolean;
  readonly audience: Audience;
}

/** What the form holds before anything is typed: the former review, or the stars that were tapped before. */
export function draftOf(review: OwnReview | null, score: number | undefined): ReviewDraft {
  return {
    score: review?.score ?? score ?? null,
    attitude: review?.aspects?.attitude ?? null,
    explanation: review?.aspects?.explanation ?? null,
    waiting: review?.aspects?.waiting ?? null,
    effect: review?.aspects?.effect ?? null,
    tags: review?.tags.map(({ key }) => key) ?? [],
    text: review?.writtenText ?? '',
    diseaseId: review?.diseaseId ?? '',
    anonymous: review?.anonymous ?? false,
    audience: review?.audience ?? 'everyone',
  };
}

/** All of it may stay on the device. */
export const keepable = (draft: ReviewDraft): ReviewDraft => draft;

const isStars = (value: unknown): value is number | null =>
  value === null || (typeof value === 'number' && [1, 2, 3, 4, 5].includes(value));

/** A draft from what storage held; null for anything that does not fit. */
export function restore(kept: unknown): ReviewDraft | null {
  if (typeof kept !== 'object' || kept === null) return null;
  const {
    score,
    attitude,
    explanation,
    waiting,
    effect = null,
    tags,
    text,
    diseaseId,
    anonymous,
    // Drafts of an earlier version had no choice of it.
    audience = 'everyone',
  } = kept as Readonly<Record<string, unknown>>;
  if (
    !isStars(score) ||
    !isStars(attitude) ||
    !isStars(explanation) ||
    !isStars(waiting) ||
    !isStars(effect)
  )
    return null;
  if (!Array.isArray(tags) || !tags.every((tag) => typeof tag === 'string')) return null;
  if (typeof text !== 'string' || typeof diseaseId !== 'string' || typeof anonymous !== 'boolean')
    return null;
  if (audience !== 'everyone' && audience !== 'hospital') return null;
  // A tag that is no longer offered is left out when the review is sent.
  return {
    score,
    attitude,
    explanation,
    waiting,
    effect,
    tags: tags as TagKey[],
    text,
    diseaseId,
    anonymous,
    audience,
  };
}

/** How many tags of the kind that the stars suggest are offered, and how many of the other kind. */
const offeredTags = { leading: 6, other: 3 } as const;

/** A tag of the form, and whether it speaks of a weakness. */
export interface OfferedTag extends ReviewTag {
  readonly isCritical: boolean;
}

/**
 * Tags to choose from. Good and critical ones are offered beside each other whatever the stars; these decide only which
 * come first. What was chosen stays.
 */
export function tagsFor(
  { score, tags }: Pick<ReviewDraft, 'score' | 'tags'>,
  { goodTags, poorTags }: Pick<GetCommentStandardResponse, 'goodTags' | 'poorTags'>,
): readonly OfferedTag[] {
  const good = goodTags.map((tag) => ({ ...tag, isCritical: false }));
  const poor = poorTags.map((tag) => ({ ...tag, isCritical: true }));
  const [leading, other] = score !== null && score < 3 ? [poor, good] : [good, poor];
  const isOffered = (most: number) => (tag: OfferedTag, place: number) =>
    place < most || tags.includes(tag.key);
  return [
    ...leading.filter(isOffered(offeredTags.leading)),
    ...other.filter(isOffered(offeredTags.other)),
  ];
}

/** The fields without which nothing is sent: stars are enough. */
export const missingIn = ({ score }: ReviewDraft): ReviewField[] =>
  score === null ? ['score'] : [];

/** What the call is sent; only once nothing is missing. */
export function inputOf(
  draft: ReviewDraft,
  offered: readonly ReviewTag[],
  pictures: readonly { readonly fileId: string }[],
): Omit<AddOrderCommentRequest, 'orderNo'> {
  const { score, tags, text, anonymous, audience, diseaseId } = draft;
  const known = offered.map(({ key }) => key);
  const scored = aspects.flatMap((aspect) => {
    const stars = draft[aspect];
    return stars === null ? [] : [[aspect, stars] as const];
  });
  return {
    score: score ?? 0,
    aspects: Object.fromEntries(scored),
    tags: known.filter((key) => tags.includes(key)).slice(0, mostTags),
    text,
    pictures: pictures.map(({ fileId }) => fileId),
    anonymous,
    audience,
    ...(diseaseId !== '' && { diseaseId }),
  };
}
