import { letterPapers, reviewTags, type reviewTagKeys } from '@xinglin/contract';
import { asc, eq } from 'drizzle-orm';
import { listEntries } from '../../kernel/triage/knowledge-base';
import { doctors, hospitalDepartments, hospitals } from '../../kernel/places/tables';
import { bulkInsert } from '../../platform/bulk-insert';
import type { Queryable } from '../../platform/database';
import { createRandom, type Random } from '../../platform/random';
import { localised } from '../../platform/translate';
import { countAllReviews } from './figures';
import { saidOfDepartments } from './seed-departments';
import {
  answers,
  lettersOfThanks,
  saidOf,
  saidOfHospitals,
  surnames,
  type Said,
} from './seed-texts';
import { reviews } from './tables';

type Row = typeof reviews.$inferInsert;
type Mood = keyof typeof saidOf;

const moods = ['good', 'middle', 'poor'] as const satisfies readonly Mood[];

/** What doctors are weak in, as often as its weight says: punctuality first. */
const weaknesses = [
  ['waiting', 70],
  ['effect', 15],
  ['explanation', 10],
  ['attitude', 5],
] as const;

/** Doctors who get reviews: all of a demo, some of a full directory. */
const reviewedDoctors = 2000;
const reviewedHospitals = 100;

/** From so many visits on a doctor has more to be read. */
const wellKnownFrom = 5000;

/** By how many stars a weakness falls short, as often as the weight says. */
const shortfalls = [
  [0, 45],
  [1, 38],
  [2, 17],
] as const;

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

/** Gives each of some sentences once before any of them comes again, in an order of chance. */
function bagOf(random: Random, sentences: Said): () => Said[number] {
  let left: Said[number][] = [];
  return () => {
    if (left.length === 0) left = [...sentences];
    const [taken] = left.splice(random.between(0, left.length - 1), 1);
    if (taken === undefined) throw new Error('there is no sentence');
    return taken;
  };
}

/** What the patients of one doctor say: of what the department treats, and in general. */
function sayingOf(random: Random, department: string | null) {
  const bags = Object.fromEntries(
    moods.map((mood) => [mood, saidOf[mood].map((sentences) => bagOf(random, sentences))]),
  );
  const own = saidOfDepartments[department ?? ''];
  const ofDepartment = own && bagOf(random, own);
  return (mood: Mood) => {
    const first = mood === 'good' && ofDepartment && random.chance(45) ? [ofDepartment()] : [];
    const general = (bags[mood] ?? []).filter(() => random.chance(first.length > 0 ? 35 : 62));
    return first.concat(general.map((take) => take()));
  };
}

/** Some sentences as one text. */
function textOfAll(chosen: Said) {
  return localised(
    chosen.map(([chinese]) => chinese).join(''),
    chosen.map(([, english]) => english).join(' '),
  );
}

function author(random: Random) {
  const [surname, letter] = random.pick(surnames);
  return localised(`${surname}${random.chance(70) ? '**' : '*'}`, `${letter}***`);
}

function answerTo(random: Random, mood: Mood) {
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

/** A doctor as the reviews of the sandbox see them. */
interface Reviewed {
  readonly id: string;
  readonly hospitalId: string;
  /** What most patients score lower than the rest. */
  readonly weakness: (typeof weaknesses)[number][0];
  /** How often of a hundred each of the others falls short. */
  readonly slips: Readonly<Record<Reviewed['weakness'], number>>;
  readonly say: ReturnType<typeof sayingOf>;
}

/** A review of a visit to a doctor, good or not. */
function visitRow(
  random: Random,
  id: number,
  now: Date,
  doctor: Reviewed,
  about: { readonly isGood: boolean; readonly diseaseId: string | null },
): Row {
  const mood = about.isGood ? 'good' : random.chance(65) ? 'middle' : 'poor';
  const score =
    mood === 'good' ? (random.chance(80) ? 5 : 4) : mood === 'middle' ? 3 : random.between(1, 2);
  const near = (aspect: Reviewed['weakness']) => {
    const less =
      aspect === doctor.weakness
        ? random.weighted(shortfalls)
        : random.chance(doctor.slips[aspect])
          ? 1
          : 0;
    const more = score < 5 && random.chance(40) ? 1 : 0;
    return Math.max(1, Math.min(5, score + more - less));
  };
  const waiting = near('waiting');
  const words: readonly (typeof reviewTagKeys)[number][] =
    mood === 'good' ? reviewTags.good : mood === 'poor' ? reviewTags.poor : [];
  const tags = words.filter(() => random.chance(28)).slice(0, 4);
  // Who is content may have waited too long all the same.
  if (waiting <= 3 && mood !== 'poor' && random.chance(50)) tags.push('waitedLong');
  return {
    ...rowOf(random, id, now, {
      text: textOfAll(doctor.say(mood)),
      answer: answerTo(random, mood),
    }),
    type: 'visit',
    doctorId: doctor.id,
    hospitalId: doctor.hospitalId,
    diseaseId: about.diseaseId,
    score,
    attitude: near('attitude'),
    explanation: near('explanation'),
    effect: near('effect'),
    waiting,
    tags,
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
    const reviewed = {
      ...doctor,
      weakness: random.weighted(weaknesses),
      slips: {
        explanation: random.between(2, 20),
        attitude: random.between(2, 20),
        effect: random.between(2, 20),
        waiting: random.between(2, 20),
      },
      say: sayingOf(random, doctor.department),
    };
    for (let place = 0; place < count; place += 1) {
      const diseaseId = diseases.length > 0 && random.chance(60) ? random.pick(diseases).id : null;
      rows.push(visitRow(random, rows.length, now, reviewed, { isGood: place < good, diseaseId }));
    }
    const letters =
      doctor.visitCount >= wellKnownFrom
        ? lettersOfThanks
        : lettersOfThanks.slice(0, random.chance(12) ? 1 : 0);
    for (const [place, letter] of letters.entries())
      rows.push({
        ...rowOf(random, rows.length, now, { text: localised(...letter) }),
        type: 'praise',
        paper: letterPapers[place % letterPapers.length],
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
