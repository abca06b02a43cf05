import { randomBytes } from 'node:crypto';
import { addDays, dayAt, momentOf } from '@xinglin/rules';
import { eq, sql } from 'drizzle-orm';
import { startSession } from '../../kernel/people/accounts/sessions';
import { users } from '../../kernel/people/accounts/tables';
import {
  areas,
  doctors,
  hospitalDepartments,
  hospitals,
  shiftCases,
} from '../../kernel/places/tables';
import { patients } from '../../kernel/people/patients/tables';
import type { Database } from '../../platform/database';

const zone = 'Asia/Shanghai';
const text = (zh: string, en: string) => ({ 'zh-Hans': zh, 'zh-Hant': zh, en });
const list = (zh: string[], en: string[]) => ({ 'zh-Hans': zh, 'zh-Hant': zh, en });
const freshId = () => randomBytes(6).toString('hex');

let mobiles = 0;
/** A number of its own for each: of twenty thousand drawn by chance two would often be the same. */
const freshMobile = () => `130${String((mobiles += 1)).padStart(8, '0')}`;

/** A person of a test: an account with a session and one patient. */
export interface TestPerson {
  readonly userId: string;
  readonly token: string;
  readonly patientId: string;
  readonly mobile: string;
}

/** One person of a test books what a hundred would: what is about these limits sets them. */
const wideLimits = {
  maxOpenPerAccount: 10_000,
  maxADayPerAccount: 10_000,
  maxADayPerPerson: 10_000,
  maxADayPerDevice: 10_000,
  maxGivenUpADay: 10_000,
  maxWaitsPerAccount: 10_000,
  maxWaitsPerPerson: 10_000,
  maxWaitsPerDevice: 10_000,
};

/** Adds a hospital with one department; `rules` replaces its booking rules. */
export async function addHospital(
  db: Database,
  rules: Partial<typeof hospitals.$inferInsert> = {},
) {
  for (const [id, level, parentId] of [
    ['330000', 'province', null],
    ['330100', 'city', '330000'],
    ['330106', 'district', '330100'],
  ] as const) {
    await db
      .insert(areas)
      .values({
        id,
        level,
        parentId,
        name: text('杭州', 'Hangzhou'),
        pinyin: 'hangzhou',
        initial: 'H',
      })
      .onConflictDoNothing();
  }
  const hospitalId = `h${freshId()}`;
  const hospDeptId = `d${freshId()}`;
  await db.insert(hospitals).values({
    id: hospitalId,
    name: text('同仁医院', 'Tongren Hospital'),
    level: '3A',
    provinceId: '330000',
    cityId: '330100',
    districtId: '330106',
    address: text('文一路 1 号', '1 Wenyi Road'),
    latitude: 30.2,
    longitude: 120.1,
    phone: '0571-00000000',
    introduction: text('', ''),
    trafficGuide: text('', ''),
    tags: list([], []),
    bring: list(['身份证'], ['ID card']),
    ...wideLimits,
    ...rules,
  });
  await db.insert(hospitalDepartments).values({
    id: hospDeptId,
    hospitalId,
    name: text('心血管内科', 'Cardiology'),
    clinicAddress: text('门诊 3 楼', 'Floor 3'),
    position: 1,
  });
  return { hospitalId, hospDeptId };
}

/** Adds a doctor to a hospital made by {@link addHospital}. */
export async function addDoctor(
  db: Database,
  place: { readonly hospitalId: string; readonly hospDeptId: string },
) {
  const doctorId = `doc${freshId()}`;
  await db.insert(doctors).values({
    id: doctorId,
    ...place,
    name: text('沈知远', 'Shen Zhiyuan'),
    gender: 'male',
    title: 'chief',
    speciality: text('', ''),
    introduction: text('', ''),
    tags: list([], []),
    praisePerMille: 980,
    visitCount: 1,
    feeCents: 3800,
  });
  return { doctorId, ...place };
}

/** Adds a half-hour shift `daysAhead` days after `now`, at `time` of the hospital. */
export async function addShift(
  db: Database,
  doctor: { readonly doctorId: string; readonly hospitalId: string; readonly hospDeptId: string },
  shift: { now: Date; daysAhead?: number; time?: string; places?: number; feeCents?: number },
) {
  const date = addDays(dayAt(shift.now, zone), shift.daysAhead ?? 3);
  const startsAt = momentOf(date, shift.time ?? '10:00', zone);
  const row = {
    id: `s${freshId()}`,
    doctorId: doctor.doctorId,
    hospitalId: doctor.hospitalId,
    hospDeptId: doctor.hospDeptId,
    date,
    period: 'morning' as const,
    startsAt,
    endsAt: new Date(startsAt.getTime() + 30 * 60_000),
    total: shift.places ?? 5,
    remaining: shift.places ?? 5,
    feeCents: shift.feeCents ?? 3800,
    clinicType: 'expert' as const,
  };
  await db.insert(shiftCases).values(row);
  return row;
}

/** Adds accounts that are signed in, on one device if it is named, and have one patient each. */
export async function addPeople(
  db: Database,
  count: number,
  now: Date,
  deviceId: string | null = null,
): Promise<TestPerson[]> {
  const people = Array.from({ length: count }, () => {
    const id = freshId();
    return {
      userId: `u${id}`,
      patientId: `p${id}`,
      mobile: freshMobile(),
    };
  });
  await db
    .insert(users)
    .values(people.map(({ userId, mobile }) => ({ userId, mobile, createdAt: now })));
  await db.insert(patients).values(people.map((person) => patientRow(person, now)));
  return Promise.all(
    people.map(async (person) => ({
      ...person,
      token: (await startSession(db, { userId: person.userId, deviceId, now })).token,
    })),
  );
}

/** Adds one more patient to an account; `place` is its number there, `identity` whom its document is of. */
export async function addPatient(
  db: Database,
  person: TestPerson,
  now: Date,
  place: number,
  identity?: string,
): Promise<string> {
  const patientId = `p${freshId()}`;
  await db.insert(patients).values({
    ...patientRow({ ...person, patientId }, now),
    ...(identity !== undefined && { identityHash: identity }),
    place,
    isDefault: false,
  });
  return patientId;
}

function patientRow(person: { userId: string; patientId: string; mobile: string }, now: Date) {
  return {
    patientId: person.patientId,
    ownerId: person.userId,
    place: 1,
    name: '王芳',
    relation: 'self' as const,
    cardType: 'idCard' as const,
    cardNo: '330102198503070021',
    identityHash: person.patientId,
    mobile: person.mobile,
    gender: 'female' as const,
    birthDate: '1985-03-07',
    isDefault: true,
    createdAt: now,
    updatedAt: now,
  };
}

/** Whole world for one test: a hospital, a doctor, a shift and people. */
export async function addWorld(
  db: Database,
  now: Date,
  options: {
    readonly people?: number;
    readonly shift?: Omit<Parameters<typeof addShift>[2], 'now'>;
    readonly rules?: Parameters<typeof addHospital>[1];
  } = {},
) {
  const doctor = await addDoctor(db, await addHospital(db, options.rules));
  const shift = await addShift(db, doctor, { now, ...options.shift });
  return { doctor, shift, people: await addPeople(db, options.people ?? 1, now) };
}

/** Places of a shift that are left. */
export async function remainingOf(db: Database, shiftCaseId: string): Promise<number> {
  const [row] = await db.select().from(shiftCases).where(eq(shiftCases.id, shiftCaseId));
  if (!row) throw new Error('no such shift');
  return row.remaining;
}

/**
 * What must hold at any moment between transactions, as counts of rows that break it: a place is
 * either free, kept for the list or held by one order, who waits is counted, refunds stay within payments, a wrong amount goes back, the
 * history ends in the order's state, booking's copy of it is the register's, and an order that still waits or is confirmed holds its place.
 */
export async function brokenInvariants(db: Database): Promise<Record<string, number>> {
  const { rows } = await db.execute<Record<string, number>>(sql`
    SELECT
      (SELECT count(*)::int FROM shift_cases s LEFT JOIN (
        SELECT shift_case_id, count(*) AS orders FROM registration_orders WHERE holds_place GROUP BY shift_case_id
        ) held ON held.shift_case_id = s.id WHERE s.remaining + s.kept + coalesce(held.orders, 0) <> s.total) AS places,
      (SELECT count(*)::int FROM shift_cases s WHERE s.waiting <> (
        SELECT count(*) FROM waits w WHERE w.shift_case_id = s.id AND w.state = 'waiting')) AS waiting,
      (SELECT count(*)::int FROM waits w LEFT JOIN orders o ON o.order_no = w.offered_order_no
        WHERE (w.state = 'offered') <> (o.state IS NOT DISTINCT FROM 'awaitingPayment')) AS offers,
      (SELECT count(*)::int FROM orders WHERE refunded_cents > paid_cents) AS refunds,
      (SELECT count(*)::int FROM orders o WHERE o.paid_cents <> coalesce((
        SELECT sum(p.amount_cents) FROM payments p WHERE p.order_no = o.order_no AND p.status = 'paid'), 0)) AS paid,
      (SELECT count(*)::int FROM orders o WHERE o.refunded_cents <> coalesce((
        SELECT sum(r.amount_cents) FROM payment_refunds r
        WHERE r.order_no = o.order_no AND r.cause <> 'wrongAmount'), 0)) AS refunded,
      (SELECT count(*)::int FROM payments p WHERE p.refunded_cents <> coalesce((
        SELECT sum(r.amount_cents) FROM payment_refunds r WHERE r.payment_id = p.payment_id), 0)) AS "ofPayment",
      (SELECT count(*)::int FROM payments p WHERE p.status = 'mismatched' AND p.received_cents IS DISTINCT FROM coalesce((
        SELECT sum(r.amount_cents) FROM payment_refunds r
        WHERE r.payment_id = p.payment_id AND r.cause = 'wrongAmount'), 0)) AS "wrongAmounts",
      (SELECT count(*)::int FROM orders o WHERE o.state IS DISTINCT FROM (
        SELECT state FROM order_steps t WHERE t.order_no = o.order_no ORDER BY step_id DESC LIMIT 1)) AS history,
      (SELECT count(*)::int FROM orders o FULL JOIN registration_orders r ON r.order_no = o.order_no
        WHERE o.kind IS NULL OR (o.kind = 'registration' AND o.state IS DISTINCT FROM r.status)) AS register,
      (SELECT count(*)::int FROM registration_orders o
        WHERE o.status IN ('awaitingHospital', 'awaitingPayment', 'confirmed', 'checkedIn') AND NOT o.holds_place) AS held,
      (SELECT count(*)::int FROM orders o
        WHERE o.kind = 'registration' AND o.state = 'confirmed' AND o.total_cents > 0
          AND o.paid_cents - o.refunded_cents <> o.total_cents) AS unpaid`);
  return rows[0] ?? {};
}

/** What {@link brokenInvariants} answers when all is well. */
export const nothingBroken = {
  places: 0,
  waiting: 0,
  offers: 0,
  refunds: 0,
  paid: 0,
  refunded: 0,
  ofPayment: 0,
  wrongAmounts: 0,
  history: 0,
  register: 0,
  held: 0,
  unpaid: 0,
};
