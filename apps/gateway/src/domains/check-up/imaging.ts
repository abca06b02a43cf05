import type { checkUp, RequestOf, ResponseOf } from '@xinglin/contract';
import { textIn } from '@xinglin/rules';
import { and, eq, isNotNull } from 'drizzle-orm';
import { downloadPath } from '../../kernel/files/service';
import { orders } from '../../kernel/orders/tables';
import { nameInPast } from '../../kernel/people/patients/service';
import type { CallContext } from '../../platform/context';
import { refuse } from '../../platform/refusal';
import { checkUpOrders, checkUpPeople } from './tables';

/** The pictures of an examination of the account with what was seen on them; refuses where there are none. */
export async function findImaging(
  { orderNo, patientId }: RequestOf<(typeof checkUp)['cicPatientPacsReport']>,
  { db, account, locale }: Pick<CallContext, 'db' | 'account' | 'locale'>,
): Promise<ResponseOf<(typeof checkUp)['cicPatientPacsReport']>> {
  const rows = await db
    .select({ person: checkUpPeople, day: checkUpOrders.day })
    .from(checkUpPeople)
    .innerJoin(orders, eq(orders.orderNo, checkUpPeople.orderNo))
    .innerJoin(checkUpOrders, eq(checkUpOrders.orderNo, checkUpPeople.orderNo))
    .where(
      and(
        eq(orders.ownerId, account),
        eq(checkUpPeople.orderNo, orderNo),
        patientId === undefined ? undefined : eq(checkUpPeople.patientId, patientId),
        isNotNull(checkUpPeople.report),
      ),
    )
    .orderBy(checkUpPeople.patientId);
  // A report is sealed, so that no query can look into it; an order is for five people at most.
  const row = rows.find(({ person }) => person.report?.imaging !== undefined);
  const { person, day } = row ?? refuse('forbidden');
  const imaging = person.report?.imaging ?? refuse('forbidden');
  return {
    orderNo,
    patientId: person.patientId,
    patientName: nameInPast(person.patientName, locale),
    day,
    findings: textIn(imaging.findings, locale),
    pictures: imaging.pictures.map(({ fileId, caption }) => ({
      fileId,
      url: `${downloadPath}${fileId}`,
      caption: textIn(caption, locale),
    })),
  };
}
