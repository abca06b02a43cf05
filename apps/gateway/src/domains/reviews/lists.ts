import {
  goodFrom,
  type RequestOf,
  type ResponseOf,
  type reviews as calls,
} from '@xinglin/contract';
import { textIn } from '@xinglin/rules';
import { and, asc, desc, eq, gte, inArray, isNotNull, lt, sql, type SQL } from 'drizzle-orm';
import { doctors, hospitals } from '../../kernel/places/tables';
import type { CallContext } from '../../platform/context';
import { refuse } from '../../platform/refusal';
import { aspectMeans, meanOf, scoreOf } from './score';
import { selectReviews, shownReview, type Review } from './shown';
import { tagText } from './standard';
import { reviewFigures, reviews, type ReviewRow } from './tables';

type Listing = Pick<
  RequestOf<(typeof calls)['listDoctorComments']>,
  'dynamicFilter' | 'tag' | 'sort' | 'pageNo' | 'pageSize'
>;
type Page = ResponseOf<(typeof calls)['listHospitalComments']>;
type Summary = ResponseOf<(typeof calls)['getDoctorCommentSummary']>;

/** Whose reviews are asked for. */
interface Subject {
  readonly subject: (typeof reviewFigures.$inferSelect)['subject'];
  readonly id: string;
}

const isAbout = ({ subject, id }: Subject): SQL =>
  eq(subject === 'doctor' ? reviews.doctorId : reviews.hospitalId, id);

const filters = {
  all: undefined,
  good: gte(reviews.score, goodFrom),
  middle: and(lt(reviews.score, goodFrom), gte(reviews.score, 3)),
  poor: lt(reviews.score, 3),
  withPictures: sql`${reviews.pictures} <> '[]'`,
  answered: isNotNull(reviews.answer),
} satisfies Record<Listing['dynamicFilter'], SQL | undefined>;

/** What says and shows most: a picture before words, words before stars alone. */
const usefulness = sql`(${reviews.pictures} <> '[]')::int * 2 + (length(${reviews.shownText}) >= 20)::int`;

const orders = {
  default: [desc(usefulness)],
  latest: [],
  highest: [desc(reviews.score)],
  lowest: [asc(reviews.score)],
} satisfies Record<Listing['sort'], SQL[]>;

const isListed = (subject: Subject, types: readonly ReviewRow['type'][]): SQL | undefined =>
  and(eq(reviews.state, 'published'), isAbout(subject), inArray(reviews.type, [...types]));

/** A page of published reviews of some types about a doctor or a hospital. */
export async function listReviews(
  { db, locale }: Pick<CallContext, 'db' | 'locale'>,
  subject: Subject,
  types: readonly ReviewRow['type'][],
  { dynamicFilter, tag, sort, pageNo, pageSize }: Listing,
  diseaseId?: string,
): Promise<Page> {
  const where = and(
    isListed(subject, types),
    filters[dynamicFilter],
    tag === undefined ? undefined : sql`${reviews.tags} ? ${tag}`,
    diseaseId === undefined ? undefined : eq(reviews.diseaseId, diseaseId),
  );
  const [total, rows] = await Promise.all([
    db.$count(reviews, where),
    selectReviews(db, where)
      .orderBy(...orders[sort], desc(reviews.createdAt), desc(reviews.reviewId))
      .limit(pageSize)
      .offset((pageNo - 1) * pageSize),
  ]);
  const items: Review[] = rows.map((row) => shownReview(row, locale));
  return { items, total, pageNo, pageSize };
}

/**
 * A page of a doctor's reviews by patients with a disease. Where no review names the disease, the page is of all reviews
 * and says so: a preset disease must not hide the reviews that the figures count.
 */
export async function listDoctorReviews(
  context: Pick<CallContext, 'db' | 'locale'>,
  doctorId: string,
  types: readonly ReviewRow['type'][],
  listing: Listing,
  diseaseId: string | undefined,
): Promise<ResponseOf<(typeof calls)['listDoctorComments']>> {
  const subject = { subject: 'doctor', id: doctorId } as const;
  const named =
    diseaseId === undefined
      ? []
      : await context.db
          .select({ reviewId: reviews.reviewId })
          .from(reviews)
          .where(and(isListed(subject, types), eq(reviews.diseaseId, diseaseId)))
          .limit(1);
  const isDiseaseDropped = diseaseId !== undefined && named.length === 0;
  const asked = isDiseaseDropped ? undefined : diseaseId;
  return { ...(await listReviews(context, subject, types, listing, asked)), isDiseaseDropped };
}

/** The types that a doctor's stars come from. */
export const scoredTypes = ['visit', 'consult'] as const;

/** What all published reviews of a doctor or a hospital come to; refuses one that there is not. */
export async function summarise(
  { db, locale }: Pick<CallContext, 'db' | 'locale'>,
  about: Subject,
): Promise<Summary> {
  const table = about.subject === 'doctor' ? doctors : hospitals;
  const [[place], [figures], tags] = await Promise.all([
    db.select({ name: table.name }).from(table).where(eq(table.id, about.id)),
    db
      .select()
      .from(reviewFigures)
      .where(and(eq(reviewFigures.subject, about.subject), eq(reviewFigures.subjectId, about.id))),
    db.execute<{ tag: ReviewRow['tags'][number]; count: number }>(sql`
      SELECT tag, count(*)::int AS count
      FROM ${reviews}, jsonb_array_elements_text(${reviews.tags}) AS tag
      WHERE ${reviews.state} = 'published' AND ${isAbout(about)}
      GROUP BY tag ORDER BY count DESC, tag LIMIT 12`),
  ]);
  if (!place) return refuse('forbidden');
  const byScore = figures
    ? [figures.score1, figures.score2, figures.score3, figures.score4, figures.score5]
    : [0, 0, 0, 0, 0];
  const from = (low: number, high: number) =>
    byScore.slice(low - 1, high).reduce((sum, one) => sum + one, 0);
  const reviewCount = from(1, 5);
  const stars = byScore.reduce((sum, one, index) => sum + one * (index + 1), 0);
  const good = from(goodFrom, 5);
  const aspects = figures ? aspectMeans(figures) : null;
  return {
    name: textIn(place.name, locale),
    reviewCount,
    goodPerMille: reviewCount === 0 ? null : Math.round((1000 * good) / reviewCount),
    average:
      // What is said of a hospital as a whole has stars alone.
      about.subject === 'doctor' && aspects !== null
        ? scoreOf(aspects)
        : meanOf(stars, reviewCount),
    aspects,
    byScore,
    good,
    middle: from(3, goodFrom - 1),
    poor: from(1, 2),
    withPictures: figures?.withPictures ?? 0,
    answered: figures?.answered ?? 0,
    praiseCount: figures?.praises ?? 0,
    tags: tags.rows.map(({ tag, count }) => ({ key: tag, text: tagText(tag, locale), count })),
  };
}
