import { reviewAspects, type ResponseOf, type reviews as calls } from '@xinglin/contract';
import { textIn } from '@xinglin/rules';
import { eq, type SQL } from 'drizzle-orm';
import { findEntry } from '../../kernel/triage/knowledge-base';
import { doctors, hospitals } from '../../kernel/places/tables';
import type { Locale } from '../../platform/context';
import type { Queryable } from '../../platform/database';
import { picturePath } from './pictures';
import { editDays, tagText } from './standard';
import { reviews, type ReviewRow } from './tables';

export type Review = ResponseOf<(typeof calls)['listDoctorComments']>['items'][number];
export type OwnReview = ResponseOf<(typeof calls)['addOrderComment']>;

const dayMs = 24 * 60 * 60 * 1000;

/** Until when its author may change a review. */
export const editableUntil = ({ createdAt }: Pick<ReviewRow, 'createdAt'>): Date =>
  new Date(createdAt.getTime() + editDays * dayMs);

/** Whether its author may ask for a person to look again. */
export const mayAppeal = ({ state, appeal }: Pick<ReviewRow, 'state' | 'appeal'>): boolean =>
  (state === 'blocked' || state === 'refused') && appeal === null;

/** Reviews with what their subjects are called. */
export const selectReviews = (db: Queryable, where: SQL | undefined) =>
  db
    .select({
      review: reviews,
      doctorName: doctors.name,
      doctorGender: doctors.gender,
      hospitalName: hospitals.name,
    })
    .from(reviews)
    .leftJoin(doctors, eq(doctors.id, reviews.doctorId))
    .innerJoin(hospitals, eq(hospitals.id, reviews.hospitalId))
    .where(where);

export type NamedReview = Awaited<ReturnType<typeof selectReviews>>[number];

/** The aspects that the author scored; null for none. */
function aspectsOf(row: ReviewRow): Review['aspects'] {
  const scored = reviewAspects.flatMap((aspect) => {
    const stars = row[aspect];
    return stars === null ? [] : [[aspect, stars] as const];
  });
  return scored.length === 0 ? null : Object.fromEntries(scored);
}

/** A review as everybody may read it. */
export function shownReview(
  { review, doctorName, doctorGender, hospitalName }: NamedReview,
  locale: Locale,
): Review {
  const { inLanguages, answer, answeredAt, diseaseId } = review;
  const authorName = inLanguages ? textIn(inLanguages.authorName, locale) : review.authorName;
  return {
    commentKey: review.reviewId,
    type: review.type,
    score: review.score,
    aspects: aspectsOf(review),
    tags: review.tags.map((key) => ({ key, text: tagText(key, locale) })),
    paper: review.paper,
    text: inLanguages ? textIn(inLanguages.text, locale) : review.shownText,
    pictures: review.pictures.map((fileId) => ({ url: `${picturePath}${fileId}` })),
    authorName: review.anonymous ? null : authorName,
    createdAt: review.createdAt.toISOString(),
    edited: review.editedAt !== null,
    diseaseName: diseaseId === null ? null : (findEntry(diseaseId, locale)?.name ?? null),
    doctorId: review.doctorId,
    doctorName: doctorName && textIn(doctorName, locale),
    doctorGender,
    hospitalId: review.hospitalId,
    hospitalName: textIn(hospitalName, locale),
    answer:
      answer === null || answeredAt === null
        ? null
        : {
            text: inLanguages?.answer ? textIn(inLanguages.answer, locale) : answer,
            at: answeredAt.toISOString(),
          },
  };
}

/** A review as its author sees it. */
export function ownReview(named: NamedReview, locale: Locale, now: Date): OwnReview {
  const { review } = named;
  const until = editableUntil(review);
  return {
    ...shownReview(named, locale),
    commentId: review.reviewId,
    orderNo: review.orderNo,
    writtenText: review.text,
    pictureIds: review.pictures,
    anonymous: review.anonymous,
    audience: review.state === 'private' ? 'hospital' : 'everyone',
    diseaseId: review.diseaseId,
    state: review.state,
    findings: review.findings,
    refusal: review.refusal,
    appeal:
      review.appeal === null || review.appealedAt === null
        ? null
        : { text: review.appeal, at: review.appealedAt.toISOString() },
    mayAppeal: mayAppeal(review),
    editableUntil: now < until ? until.toISOString() : null,
  };
}
