import { consultTerms, dayAt, ageOn, textIn } from '@xinglin/rules';
import { and, eq, isNotNull, isNull, or, sql } from 'drizzle-orm';
import { doctorContents } from '../../../kernel/conversations/read';
import { orders } from '../../../kernel/orders/tables';
import { patients } from '../../../kernel/people/patients/tables';
import {
  areas,
  doctors,
  hospitalDepartments,
  hospitals,
  standardDepartments,
} from '../../../kernel/places/tables';
import type { CallContext } from '../../../platform/context';
import type { Queryable } from '../../../platform/database';
import { sha256 } from '../../../platform/identifiers';
import { refuse } from '../../../platform/refusal';
import { consultOrders } from '../tables';
import { ageBand } from './identifying';
import type { Known } from './identifying-rule';
import { passagesOf, type SharedCase } from './passages';

const adultAge = 18;

/** Whether a consult may be shared, as far as its own row and its patient tell: none of a child, and none of another person. */
export async function mayShare(
  db: Queryable,
  { ownerId, orderNo }: { readonly ownerId: string; readonly orderNo: string },
  now: Date,
): Promise<boolean> {
  return (await shareable(db, { ownerId, orderNo }, now)) !== null;
}

async function shareable(
  db: Queryable,
  { ownerId, orderNo }: { readonly ownerId: string; readonly orderNo: string },
  now: Date,
) {
  const [row] = await db
    .select({ order: orders, own: consultOrders, patient: patients })
    .from(orders)
    .innerJoin(consultOrders, eq(consultOrders.orderNo, orders.orderNo))
    .innerJoin(
      patients,
      and(
        eq(patients.patientId, consultOrders.patientId),
        eq(patients.ownerId, orders.ownerId),
        eq(patients.relation, 'self'),
        isNull(patients.deletedAt),
      ),
    )
    .where(
      and(
        eq(orders.orderNo, orderNo),
        eq(orders.ownerId, ownerId),
        eq(orders.state, 'finished'),
        isNotNull(consultOrders.answeredAt),
      ),
    );
  if (row === undefined || consultTerms(row.own.consultKind).medium !== 'text') return null;
  return ageOn(row.patient.birthDate, dayAt(now)) < adultAge ? null : row;
}

/**
 * One of the account's consults as others would read it, and a digest that names exactly this text.
 * Refuses another account's with `forbidden`, and one that cannot be shared with `caseNotShareable`.
 */
export async function caseOf(
  { db, account: ownerId, now, locale }: CallContext,
  orderNo: string,
): Promise<{ readonly shared: SharedCase; readonly digest: string }> {
  const isOwn =
    (await db.$count(
      orders,
      and(eq(orders.orderNo, orderNo), eq(orders.ownerId, ownerId), eq(orders.kind, 'consult')),
    )) > 0;
  if (!isOwn) refuse('forbidden');
  const { order, own, patient } =
    (await shareable(db, { ownerId, orderNo }, now)) ?? refuse('caseNotShareable');
  const answer = await answerOf(db, orderNo);
  if (answer === '') refuse('caseNotShareable');
  const department = await departmentOf(db, own.doctorId);
  const texts = [
    ['question', own.question],
    ['treated', own.treated ?? ''],
    ['earlierDiagnosis', own.earlierDiagnosis ?? ''],
    ['answer', answer],
  ] as const;
  const known = await knownIn(
    db,
    { ownerId, doctorId: own.doctorId },
    texts.map(([, text]) => text).join('\n'),
  );
  const day = dayAt(order.createdAt);
  const { from, to } = ageBand(ageOn(patient.birthDate, day));
  const shared: SharedCase = {
    ageFrom: from,
    ageTo: to,
    gender: patient.gender,
    month: day.slice(0, 7),
    deptId: department?.deptId ?? null,
    deptName: department ? textIn(department.name, locale) : null,
    sections: texts.flatMap(([section, text]) => {
      const passages = passagesOf(section, text, known);
      return passages.length === 0 ? [] : [{ section, passages }];
    }),
  };
  // What a department is called in the reader's language makes no other case of it.
  return { shared, digest: sha256(JSON.stringify({ ...shared, deptName: null })) };
}

/** What the doctor wrote in a conversation, as one text. */
async function answerOf(db: Queryable, key: string): Promise<string> {
  const said = await doctorContents(db, key);
  return said
    .flatMap((content) => {
      if (content.type === 'richText')
        return content.paragraphs.map(({ heading, text }) => `${heading ?? ''}\n${text}`);
      return content.type === 'text' && 'text' in content ? [content.text] : [];
    })
    .join('\n')
    .trim();
}

/** The standard department of a doctor. */
async function departmentOf(db: Queryable, doctorId: string | null) {
  if (doctorId === null) return undefined;
  const [row] = await db
    .select({ deptId: standardDepartments.id, name: standardDepartments.name })
    .from(doctors)
    .innerJoin(hospitalDepartments, eq(hospitalDepartments.id, doctors.hospDeptId))
    .innerJoin(
      standardDepartments,
      eq(standardDepartments.id, hospitalDepartments.standardDepartmentId),
    )
    .where(eq(doctors.id, doctorId));
  return row;
}

/** What a city or a province is called without 市 or 省; a district keeps its whole name, as many are everyday words. */
const shortName = (name: string): string => name.replace(/(?:市|省|特别行政区|自治区)$/u, '');

/** Names of the account's people, of the hospital's doctors, of hospitals and areas, as far as they stand in a text. */
async function knownIn(
  db: Queryable,
  { ownerId, doctorId }: { readonly ownerId: string; readonly doctorId: string | null },
  text: string,
): Promise<Known> {
  const family = await db
    .select({ name: patients.name, guardianName: patients.guardianName })
    .from(patients)
    .where(eq(patients.ownerId, ownerId));
  const colleagues = await db
    .select({ name: doctors.name })
    .from(doctors)
    .where(
      sql`${doctors.hospitalId} = (select hospital_id from doctors where id = ${doctorId}) and strpos(${text}, ${doctors.name}->>'zh-Hans') > 0`,
    );
  const [asked] = await db
    .select({ name: doctors.name })
    .from(doctors)
    .where(eq(doctors.id, doctorId ?? ''));
  const clinics = await db
    .select({ name: hospitals.name })
    .from(hospitals)
    .where(
      or(
        sql`strpos(${text}, ${hospitals.name}->>'zh-Hans') > 0`,
        sql`strpos(lower(${text}), lower(${hospitals.name}->>'en')) > 0`,
      ),
    );
  const regions = await db
    .select({ name: areas.name, level: areas.level })
    .from(areas)
    .where(
      or(
        sql`strpos(${text}, ${areas.name}->>'zh-Hans') > 0`,
        sql`${areas.level} <> 'district' and strpos(${text}, regexp_replace(${areas.name}->>'zh-Hans', '(市|省|特别行政区|自治区)$', '')) > 0`,
      ),
    );
  const inAllLanguages = (rows: readonly { readonly name: object }[]): string[] =>
    rows.flatMap(({ name }) =>
      Object.values(name).filter((one): one is string => typeof one === 'string'),
    );
  return {
    names: [
      ...family.flatMap(({ name, guardianName }) => [name, guardianName ?? '']),
      ...inAllLanguages(colleagues),
      ...inAllLanguages(asked ? [asked] : []),
    ],
    places: [
      ...inAllLanguages(clinics),
      ...regions.flatMap(({ name, level }) => [
        name['zh-Hans'],
        ...(level === 'district' ? [] : [shortName(name['zh-Hans'])]),
      ]),
    ],
  };
}
