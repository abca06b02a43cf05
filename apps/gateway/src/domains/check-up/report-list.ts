import type { checkUp, ResponseOf } from '@xinglin/contract';
import { textIn } from '@xinglin/rules';
import { and, desc, eq, isNotNull } from 'drizzle-orm';
import { orders } from '../../kernel/orders/tables';
import { patientFaces } from '../../kernel/people/patients/faces';
import { nameInPast } from '../../kernel/people/patients/service';
import type { CallContext } from '../../platform/context';
import { checkUpOrders, checkUpPeople, checkUpStores } from './tables';

/** Most reports of a list. */
const reportsShown = 100;

/** The reports of all check-ups of the account, the newest first. */
export async function listReports(
  _: unknown,
  { db, account, locale }: CallContext,
): Promise<ResponseOf<(typeof checkUp)['listCheckupReports']>> {
  const rows = await db
    .select({ person: checkUpPeople, own: checkUpOrders, storeName: checkUpStores.name })
    .from(checkUpPeople)
    .innerJoin(orders, eq(orders.orderNo, checkUpPeople.orderNo))
    .innerJoin(checkUpOrders, eq(checkUpOrders.orderNo, checkUpPeople.orderNo))
    .innerJoin(checkUpStores, eq(checkUpStores.storeId, checkUpOrders.storeId))
    .where(and(eq(orders.ownerId, account), isNotNull(checkUpPeople.report)))
    .orderBy(desc(checkUpPeople.reportedAt), desc(orders.orderNo), desc(checkUpPeople.patientId))
    .limit(reportsShown);
  const faceOf = await patientFaces(
    db,
    rows.map(({ person }) => person.patientId),
  );
  return {
    items: rows.flatMap(({ person, own, storeName }) => {
      const { report, reportedAt } = person;
      if (report === null || reportedAt === null) return [];
      return [
        {
          orderNo: own.orderNo,
          patientId: person.patientId,
          patientName: nameInPast(person.patientName, locale),
          person: faceOf(person.patientId, own.day),
          packageTitle: textIn(own.title, locale),
          storeName: textIn(storeName, locale),
          day: own.day,
          issuedAt: reportedAt.toISOString(),
          outsideCount: report.results.filter(({ flag }) => flag !== 'normal').length,
          resultCount: report.results.length,
        },
      ];
    }),
  };
}
