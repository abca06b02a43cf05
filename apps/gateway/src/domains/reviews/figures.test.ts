import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestGateway, type TestGateway } from '../../testing/test-gateway';
import { addDoctor, addHospital } from '../booking/booking-fixture';
import { changeReviews, countReviews } from './figures';
import { reviews } from './tables';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openTestGateway();
});
afterAll(() => gateway.dispose());

/** What the sums would be if they were taken anew, beside what they are; both without what is nothing. */
async function compared() {
  const counted = sql`count(*) FILTER (WHERE score IS NOT NULL)::int AS reviews, coalesce(sum(score), 0)::int AS stars,
    coalesce(sum(attitude), 0)::int AS attitude, count(attitude)::int AS aspected,
    coalesce(sum(waiting), 0)::int AS waiting, count(waiting)::int AS waiting_scored,
    coalesce(sum(effect), 0)::int AS effect, count(effect)::int AS effect_scored, count(answer)::int AS answered,
    count(*) FILTER (WHERE type = 'praise')::int AS praises, count(*) FILTER (WHERE pictures <> '[]')::int AS pictures`;
  const { db } = gateway.services;
  const { rows: anew } = await db.execute(sql`
    SELECT 'doctor' AS subject, doctor_id AS id, ${counted} FROM reviews
      WHERE state = 'published' AND doctor_id IS NOT NULL GROUP BY doctor_id
    UNION ALL SELECT 'hospital', hospital_id, ${counted} FROM reviews WHERE state = 'published' GROUP BY hospital_id
    ORDER BY 1, 2`);
  const { rows: kept } = await db.execute(sql`
    SELECT subject, subject_id AS id, score_1 + score_2 + score_3 + score_4 + score_5 AS reviews,
      score_1 + 2 * score_2 + 3 * score_3 + 4 * score_4 + 5 * score_5 AS stars, attitude, aspected, waiting, waiting_scored, effect, effect_scored, answered,
      praises,
      with_pictures AS pictures
    FROM review_figures
    WHERE score_1 + score_2 + score_3 + score_4 + score_5 + praises <> 0 ORDER BY 1, 2`);
  const { rows: doctors } = await db.execute(sql`
    SELECT d.id FROM doctors d LEFT JOIN (
      SELECT doctor_id, count(score)::int AS reviews, round(1000.0 * count(*) FILTER (WHERE score >= 4) / nullif(count(score), 0)) AS share
      FROM reviews WHERE state = 'published' GROUP BY doctor_id) r ON r.doctor_id = d.id
    WHERE d.review_count <> coalesce(r.reviews, 0) OR (r.reviews > 0 AND d.praise_per_mille <> r.share)`);
  return { anew, kept, doctors };
}

const states = ['published', 'inReview', 'blocked', 'refused', 'private'] as const;
const act = fc.oneof(
  fc.record({
    act: fc.constant('write' as const),
    doctor: fc.nat(1),
    type: fc.constantFrom('visit' as const, 'praise' as const, 'hospital' as const),
    score: fc.integer({ min: 1, max: 5 }),
    state: fc.constantFrom(...states),
  }),
  fc.record({
    act: fc.constant('change' as const),
    which: fc.nat(30),
    score: fc.integer({ min: 1, max: 5 }),
    state: fc.constantFrom(...states),
    answer: fc.option(fc.constant('谢谢')),
  }),
  fc.record({
    act: fc.constant('remove' as const),
    which: fc.nat(30),
    count: fc.integer({ min: 1, max: 4 }),
  }),
);

it('are what a count of the reviews comes to, whatever happens at once', async () => {
  const { db, clock } = gateway.services;
  const place = await addHospital(db);
  const doctors = [await addDoctor(db, place), await addDoctor(db, place)];
  let next = 0;
  const ids: string[] = [];
  await fc.assert(
    fc.asyncProperty(fc.array(act, { minLength: 1, maxLength: 24 }), async (acts) => {
      // All at once, each in a transaction of its own.
      await Promise.all(
        acts.map((one) =>
          db.transaction(async (tx) => {
            if (one.act === 'write') {
              const reviewId = `r${(next += 1)}`;
              const isPraise = one.type === 'praise';
              const isVisit = one.type === 'visit';
              await tx.insert(reviews).values({
                reviewId,
                type: one.type,
                doctorId: one.type === 'hospital' ? null : (doctors[one.doctor]?.doctorId ?? null),
                hospitalId: place.hospitalId,
                score: isPraise ? null : one.score,
                attitude: isVisit ? one.score : null,
                explanation: isVisit ? one.score : null,
                waiting: isVisit && one.score < 4 ? one.score : null,
                effect: isVisit && one.score > 2 ? one.score : null,
                text: '',
                shownText: '',
                state: one.state,
                locale: 'zh-Hans',
                createdAt: clock.now(),
              });
              await countReviews(tx, [reviewId]);
              ids.push(reviewId);
              return;
            }
            const from = one.which % Math.max(1, ids.length);
            const chosen = ids.slice(from, from + (one.act === 'remove' ? one.count : 1));
            const among = sql`review_id = ANY(${sql.param(chosen)}::text[])`;
            await changeReviews(tx, chosen, () =>
              one.act === 'remove'
                ? tx.execute(sql`DELETE FROM reviews WHERE ${among}`)
                : tx.execute(sql`UPDATE reviews SET state = ${one.state}, answer = ${one.answer},
                    score = CASE WHEN score IS NULL THEN NULL ELSE ${one.score}::int END WHERE ${among}`),
            );
          }),
        ),
      );
      const { anew, kept, doctors: wrong } = await compared();
      expect(kept).toEqual(anew);
      expect(wrong).toEqual([]);
    }),
    { numRuns: 40 },
  );
});
