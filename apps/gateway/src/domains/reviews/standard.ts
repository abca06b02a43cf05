import {
  letterPapers,
  reportReasons,
  reviewAspects,
  reviewLimits,
  reviewTagKeys,
  reviewTags,
  type ResponseOf,
  type reviews as calls,
} from '@xinglin/contract';
import { reviewWithinDays } from '../../kernel/orders/reviewable';
import type { Locale } from '../../platform/context';
import { textOf } from './locales';
import { wholeList } from '../../platform/whole-list';

type TagKey = (typeof reviewTagKeys)[number];

/** Hours within which a person looks at a review that needs it. */
export const checkHours = 24;

/** Days within which a review can be changed. */
export const editDays = 30;

/** A word to choose from, as a person reads it. */
export const tagText = (key: TagKey, locale: Locale): string => textOf(locale, `tag.${key}`);

const tagsOf = (keys: readonly TagKey[], locale: Locale) =>
  keys.map((key) => ({ key, text: tagText(key, locale) }));

/** What a review is made of, in the reader's language. */
export function commentStandard(locale: Locale): ResponseOf<(typeof calls)['getCommentStandard']> {
  return {
    aspects: reviewAspects.map((key) => ({ key, text: textOf(locale, `aspect.${key}`) })),
    goodTags: tagsOf(reviewTags.good, locale),
    poorTags: tagsOf(reviewTags.poor, locale),
    maxText: reviewLimits.text,
    maxPictures: reviewLimits.pictures,
    withinDays: reviewWithinDays,
    editDays,
    checkHours,
    letters: (['recovery', 'patience', 'family'] as const).map((key) =>
      textOf(locale, `letter.${key}`),
    ),
    papers: letterPapers.map((key) => ({ key, text: textOf(locale, `paper.${key}`) })),
  };
}

/** Every word to choose from. */
export const allTags = (locale: Locale) => wholeList(tagsOf(reviewTagKeys, locale));

/** Why a review may be reported. */
export const reportReasonList = (locale: Locale) =>
  wholeList(reportReasons.map((reason) => ({ reason, text: textOf(locale, `report.${reason}`) })));
