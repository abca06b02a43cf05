import type {
  AddOrderCommentRequest,
  GetCommentStandardResponse,
  OwnReview,
  ReviewTag,
} from '@xinglin/gateway-sdk';

/** What is scored besides the whole. */
export const aspects = ['explanation', 'attitude', 'effect', 'waiting'] as const;

/** The fields that may be wrong. */
export type ReviewField = 'score' | (typeof aspects)[number] | 'text' | 'pictures';

type TagKey = ReviewTag['key'];

/** What is being written; pictures are apart, as they do not survive a reload. */
export interface ReviewDraft {
  readonly score: number | null;
  readonly attitude: number | null;
  readonly explanation: number | null;
  readonly waiting: number | null;
  /** May be left out: it can be too early to say. */
  readonly effect: number | null;
  readonly tags: readonly TagKey[];
  readonly text: string;
  /** Empty where none is named. */
  readonly diseaseId: string;
  readonly anonymous: boolean;
}

/** What the form holds before anything is typed: the review that there is, or the stars that were tapped before. */
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
  // What is no word of today's is left out when it is sent.
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
  };
}

/** Words that go with so many stars; none before the stars are chosen. */
export function tagsFor(
  score: number | null,
  { goodTags, poorTags }: Pick<GetCommentStandardResponse, 'goodTags' | 'poorTags'>,
): readonly ReviewTag[] {
  if (score === null) return [];
  if (score === 3) return [...goodTags, ...poorTags];
  return score > 3 ? goodTags : poorTags;
}

/** The fields without which nothing is sent. */
export const missingIn = (draft: ReviewDraft): ReviewField[] =>
  (['score', ...aspects] as const).filter((field) => field !== 'effect' && draft[field] === null);

/** What the call is sent; only once nothing is missing. */
export function inputOf(
  { score, attitude, explanation, waiting, effect, tags, text, diseaseId, anonymous }: ReviewDraft,
  offered: readonly ReviewTag[],
  pictures: readonly { readonly fileId: string }[],
): Omit<AddOrderCommentRequest, 'orderNo'> {
  const known = offered.map(({ key }) => key);
  return {
    score: score ?? 0,
    aspects: {
      attitude: attitude ?? 0,
      explanation: explanation ?? 0,
      waiting: waiting ?? 0,
      ...(effect !== null && { effect }),
    },
    tags: known.filter((key) => tags.includes(key)).slice(0, 6),
    text,
    pictures: pictures.map(({ fileId }) => fileId),
    anonymous,
    ...(diseaseId !== '' && { diseaseId }),
  };
}
