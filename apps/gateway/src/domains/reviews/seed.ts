import { reviewTags } from '@xinglin/contract';
import { asc, eq } from 'drizzle-orm';
import { listEntries } from '../../kernel/triage/knowledge-base';
import { doctors, hospitalDepartments, hospitals } from '../../kernel/places/tables';
import { bulkInsert } from '../../platform/bulk-insert';
import type { Queryable } from '../../platform/database';
import { createRandom, type Random } from '../../platform/random';
import { localised } from '../../platform/translate';
import { countAllReviews } from './figures';
import { answers, lettersOfThanks, saidOf, saidOfHospitals, surnames } from './seed-texts';
import { reviews } from './tables';

type Row = typeof reviews.$inferInsert;

/** Doctors who get reviews: all of a demo, some of a full directory. */
const reviewedDoctors = 2000;
const reviewedHospitals = 100;

/** From so many visits on a doctor has more to be read. */
const wellKnownFrom = 5000;

const dayMs = 24 * 60 * 60 * 1000;

/** How many reviews a doctor gets and how many of them are good, so that the share is near what is wanted, or just that. */
function sharesOf(random: Random, praisePerMille: number, visitCount: number) {
  const goodOf = (count: number) => Math.round((count * praisePerMille) / 1000);
  if (visitCount < wellKnownFrom) {
    const count = random.between(3, 9);
    return { count, good: goodOf(count) };
  }
  for (let count = 30; count < 90; count += 1) {
    const good = goodOf(count);
    if (Math.round((1000 * good) / count) === praisePerMille) return { count, good };
  }
  return { count: 60, good: goodOf(60) };
}

/** Some of the sentences that go with so many stars. */
function saying(random: Random, mood: keyof typeof saidOf) {
  const chosen = saidOf[mood].filter(() => random.chance(62)).map((one) => random.pick(one));
  return localised(
    chosen.map(([chinese]) => chinese).join(''),
    chosen.map(([, english]) => english).join(' '),
  );
}

function author(random: Random) {
  const [surname, letter] = random.pick(surnames);
  return localised(`${surname}${random.chance(70) ? '**' : '*'}`, `${letter}***`);
}

function answerTo(random: Random, mood: keyof typeof saidOf) {
  if (!random.chance(mood === 'good' ? 12 : 55)) return null;
  return localised(...random.pick(answers[mood === 'good' ? 'good' : 'poor']));
}

/** What the rows of all types share. */
function rowOf(
  random: Random,
  id: number,
  now: Date,
  {
    text,
    answer = null,
  }: {
    readonly text: ReturnType<typeof localised>;
    readonly answer?: ReturnType<typeof localised> | null;
  },
) {
  const createdAt = new Date(
    now.getTime() - random.between(3, 600) * dayMs - random.between(0, dayMs),
  );
  const authorName = author(random);
  return {
    reviewId: `seed-${id}`,
    text: text['zh-Hans'],
    shownText: text['zh-Hans'],
    authorName: authorName['zh-Hans'],
    inLanguages: { text, authorName, answer },
    anonymous: random.chance(15),
    state: 'published',
    locale: 'zh-Hans',
    answer: answer && answer['zh-Hans'],
    answeredAt:
      answer &&
      new Date(Math.min(now.getTime(), createdAt.getTime() + random.between(1, 3) * dayMs)),
    createdAt,
  } as const;
}

/** A review of a visit to a doctor, good or not. */
function visitRow(
  random: Random,
  id: number,
  now: Date,
  doctor: { readonly id: string; readonly hospitalId: string },
  about: { readonly isGood: boolean; readonly diseaseId: string | null },
): Row {
  const mood = about.isGood ? 'good' : random.chance(65) ? 'middle' : 'poor';
  const score =
    mood === 'good' ? (random.chance(80) ? 5 : 4) : mood === 'middle' ? 3 : random.between(1, 2);
  const near = () => Math.max(1, Math.min(5, score + random.between(-1, 1)));
  const words = mood === 'good' ? reviewTags.good : mood === 'poor' ? reviewTags.poor : [];
  const tags = words.filter(() => random.chance(28)).slice(0, 4);
  return {
    ...rowOf(random, id, now, { text: saying(random, mood), answer: answerTo(random, mood) }),
    type: 'visit',
    doctorId: doctor.id,
    hospitalId: doctor.hospitalId,
    diseaseId: about.diseaseId,
    score,
    attitude: near(),
    explanation: near(),
    waiting: near(),
    tags: [...tags],
  };
}

/** Believable reviews of the directory's doctors and hospitals, for the sandbox: they belong to no account. */
export async function seed(db: Queryable, { now }: { readonly now: Date }): Promise<void> {
  const random = createRandom(20_261_122);
  const people = await db
    .select({
      id: doctors.id,
      hospitalId: doctors.hospitalId,
      praisePerMille: doctors.praisePerMille,
      visitCount: doctors.visitCount,
      department: hospitalDepartments.standardDepartmentId,
    })
    .from(doctors)
    .innerJoin(hospitalDepartments, eq(hospitalDepartments.id, doctors.hospDeptId))
    .orderBy(asc(doctors.id))
    .limit(reviewedDoctors);
  const places = await db
    .select({ id: hospitals.id })
    .from(hospitals)
    .orderBy(asc(hospitals.id))
    .limit(reviewedHospitals);
  const entries = listEntries('zh-Hans').map(({ entry }) => entry);
  const rows: Row[] = [];
  for (const doctor of people) {
    const diseases = entries.filter(({ departments }) =>
      departments.some((one) => one === doctor.department),
    );
    const { count, good } = sharesOf(random, doctor.praisePerMille, doctor.visitCount);
    for (let place = 0; place < count; place += 1) {
      const diseaseId = diseases.length > 0 && random.chance(60) ? random.pick(diseases).id : null;
      rows.push(visitRow(random, rows.length, now, doctor, { isGood: place < good, diseaseId }));
    }
    const letters =
      doctor.visitCount >= wellKnownFrom
        ? lettersOfThanks
        : lettersOfThanks.slice(0, random.chance(12) ? 1 : 0);
    for (const letter of letters)
      rows.push({
        ...rowOf(random, rows.length, now, { text: localised(...letter) }),
        type: 'praise',
        doctorId: doctor.id,
        hospitalId: doctor.hospitalId,
      });
  }
  for (const { id: hospitalId } of places) {
    for (let count = random.between(3, 8); count > 0; count -= 1) {
      const mood = random.chance(80) ? 'good' : 'middle';
      rows.push({
        ...rowOf(random, rows.length, now, {
          text: localised(...random.pick(saidOfHospitals[mood])),
        }),
        type: 'hospital',
        hospitalId,
        score: mood === 'good' ? random.between(4, 5) : 3,
      });
    }
  }
  await bulkInsert(
    db,
    reviews,
    // What a row leaves out would be null in such an insertion, where the column has a default.
    rows.map((row) => ({ tags: [], findings: [], pictures: [], ...row })),
  );
  await countAllReviews(db);
}
