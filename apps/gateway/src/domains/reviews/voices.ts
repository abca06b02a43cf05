import {
  goodFrom,
  reviewAspects,
  reviewTags,
  type directory,
  type ResponseOf,
} from '@xinglin/contract';
import { and, desc, eq, inArray, lt, ne, type SQL } from 'drizzle-orm';
import type { CallContext } from '../../platform/context';
import { scoredTypes, summarise } from './lists';
import { selectReviews, shownReview } from './shown';
import { reviews } from './tables';

type Voices = NonNullable<ResponseOf<(typeof directory)['getDoctorInfoById']>['voices']>;

/** Words that are shown; the last of them is one of blame where there is any. */
const shownTags = 3;

const isCritical = (key: string): boolean => reviewTags.poor.some((poor) => poor === key);

/** What the published reviews of a doctor come to, with the newest of them and the newest that blames. */
export async function voicesOfDoctor(
  doctorId: string,
  context: CallContext,
): Promise<Voices | null> {
  const about = { subject: 'doctor', id: doctorId } as const;
  const written = and(
    eq(reviews.state, 'published'),
    eq(reviews.doctorId, doctorId),
    inArray(reviews.type, [...scoredTypes]),
    ne(reviews.shownText, ''),
  );
  const [found, [latest], [blaming]] = await Promise.all([
    summarise(context, about),
    newest(context, written),
    newest(context, and(written, lt(reviews.score, goodFrom))),
  ]);
  const tags = found.tags.map((tag) => ({ ...tag, isCritical: isCritical(tag.key) }));
  const blame = tags.find((tag) => tag.isCritical);
  const praise = tags.filter((tag) => !tag.isCritical);
  const said = blaming?.commentKey === latest?.commentKey ? [latest] : [latest, blaming];
  return {
    reviewCount: found.reviewCount,
    score: found.average,
    aspects: reviewAspects.flatMap((key) => {
      const score = found.aspects?.[key] ?? null;
      return score === null ? [] : [{ key, score }];
    }),
    tags: [...praise.slice(0, shownTags - (blame ? 1 : 0)), ...(blame ? [blame] : [])],
    said: said.flatMap((one) =>
      one?.score == null
        ? []
        : [
            {
              commentKey: one.commentKey,
              text: one.text,
              authorName: one.authorName,
              createdAt: one.createdAt,
              score: one.score,
            },
          ],
    ),
  };
}

/** The newest review for which a condition holds, as others read it. */
async function newest({ db, locale }: CallContext, where: SQL | undefined) {
  const rows = await selectReviews(db, where)
    .orderBy(desc(reviews.createdAt), desc(reviews.reviewId))
    .limit(1);
  return rows.map((row) => shownReview(row, locale));
}
