import type { checkUp, RequestOf, ResponseOf } from '@xinglin/contract';
import { textIn } from '@xinglin/rules';
import { and, asc, desc, eq, isNotNull, lt, type SQL } from 'drizzle-orm';
import { orders } from '../../kernel/orders/tables';
import { patientFaces } from '../../kernel/people/patients/faces';
import { nameInPast } from '../../kernel/people/patients/service';
import type { Locale } from '../../platform/context';
import type { Queryable } from '../../platform/database';
import { refuse } from '../../platform/refusal';
import { checkUpOrders, checkUpPeople, checkUpStores } from './tables';

type Answer = ResponseOf<(typeof checkUp)['getPhysicalReport']>;

/** Most former values that are shown beside a value. */
const formerShown = 5;

const selectReports = (db: Queryable, where: SQL | undefined) =>
  db
    .select({ person: checkUpPeople, own: checkUpOrders, storeName: checkUpStores.name })
    .from(checkUpPeople)
    .innerJoin(orders, eq(orders.orderNo, checkUpPeople.orderNo))
    .innerJoin(checkUpOrders, eq(checkUpOrders.orderNo, checkUpPeople.orderNo))
    .innerJoin(checkUpStores, eq(checkUpStores.storeId, checkUpOrders.storeId))
    .where(where)
    .orderBy(desc(checkUpOrders.day), asc(checkUpPeople.patientId))
    .limit(formerShown);

/**
 * The report of a person of one of the account's orders, values outside their range first, each beside what former
 * reports said of it. Refuses what belongs to another and what was not issued.
 */
export async function findReport(
  db: Queryable,
  { orderNo, patientId }: RequestOf<(typeof checkUp)['getPhysicalReport']>,
  { ownerId, locale }: { readonly ownerId: string; readonly locale: Locale },
): Promise<Answer> {
  const mine = and(eq(orders.ownerId, ownerId), isNotNull(checkUpPeople.report));
  const [row = refuse('forbidden')] = await selectReports(
    db,
    and(
      mine,
      eq(checkUpPeople.orderNo, orderNo),
      patientId === undefined ? undefined : eq(checkUpPeople.patientId, patientId),
    ),
  );
  const { person, own, storeName } = row;
  const { report, reportedAt } = person;
  if (report === null || reportedAt === null) return refuse('forbidden');
  const former = await selectReports(
    db,
    and(mine, eq(checkUpPeople.patientId, person.patientId), lt(checkUpOrders.day, own.day)),
  );
  const faceOf = await patientFaces(db, [person.patientId]);
  const results = report.results.map(({ name, abbreviation = '', ...result }) => ({
    ...result,
    abbreviation,
    name: textIn(name, locale),
    former: former.flatMap(({ person: earlier, own: { day } }) => {
      const same = earlier.report?.results.find(({ code }) => code === result.code);
      return same ? [{ day, value: same.value, flag: same.flag }] : [];
    }),
  }));
  return {
    orderNo,
    patientId: person.patientId,
    patientName: nameInPast(person.patientName, locale),
    person: faceOf(person.patientId, own.day),
    packageTitle: textIn(own.title, locale),
    storeName: textIn(storeName, locale),
    day: own.day,
    issuedAt: reportedAt.toISOString(),
    conclusion: textIn(report.conclusion, locale),
    results: [
      ...results.filter(({ flag }) => flag !== 'normal'),
      ...results.filter(({ flag }) => flag === 'normal'),
    ],
    documentId: report.documentId ?? null,
    hasPictures: report.imaging !== undefined,
  };
}
