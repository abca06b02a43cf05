import { addDays, dayAt, hospitalTimeZone, momentOf } from '@xinglin/rules';
import { eq } from 'drizzle-orm';
import { registerOrder } from '../../../kernel/orders/new-order';
import { orders, orderSteps } from '../../../kernel/orders/tables';
import { patients } from '../../../kernel/people/patients/tables';
import type { Queryable } from '../../../platform/database';
import { localised } from '../../../platform/translate';
import { checkUpKind } from '../order-kind';
import type { Report } from '../shapes';
import { checkUpOrders, checkUpOrganisations, checkUpPackages, checkUpPeople } from '../tables';
import { resultsOfYear } from './report-values';

const packageCode = 'health100-p3';
/** In the city where the people of the sandbox live. */
const storeId = 'health100-5';

const conclusions = [
  localised(
    '各项指标在参考范围内，建议每年体检一次。',
    'All values are within their ranges. Come again in a year.',
  ),
  localised(
    '血脂和空腹血糖偏高，血红蛋白偏低，甲状腺有小结节。建议到内分泌科复查。',
    'Blood lipids and blood sugar are high, haemoglobin is low, and there is a small nodule in the thyroid. Please see an endocrinologist.',
  ),
] as const;

const reportOf = (year: 0 | 1): Report => ({
  conclusion: conclusions[year],
  results: resultsOfYear(year),
});

/**
 * Two former check-ups of a person, paid for by an employer, so that there is a report and a former one: by default of the
 * verified person of the sandbox.
 * @param series distinguishes the order numbers of one person from those of another
 */
export async function seedFormerReports(
  db: Queryable,
  now: Date,
  { patientId, series }: { readonly patientId: string; readonly series: number } = {
    patientId: 'seed-patient',
    series: 0,
  },
): Promise<void> {
  const [patient] = await db.select().from(patients).where(eq(patients.patientId, patientId));
  const [found] = await db
    .select({ offer: checkUpPackages, organisation: checkUpOrganisations })
    .from(checkUpPackages)
    .innerJoin(checkUpOrganisations, eq(checkUpOrganisations.orgCode, checkUpPackages.orgCode))
    .where(eq(checkUpPackages.packageCode, packageCode));
  if (!patient || !found) return;
  const { offer, organisation } = found;
  const today = dayAt(now, hospitalTimeZone);
  for (const year of [0, 1] as const) {
    const day = addDays(today, year === 0 ? -760 : -395);
    const at = (days: number) => momentOf(addDays(day, days), '08:00', hospitalTimeZone);
    const orderNo = `${day.replaceAll('-', '')}0000${series}${year + 1}`;
    await registerOrder(db, checkUpKind, {
      orderNo,
      ownerId: patient.ownerId,
      patientId,
      day,
      startsAt: at(0),
      state: 'booked',
      locale: 'zh-Hans',
      totalCents: 0,
      dueAt: null,
      createdAt: at(-7),
      event: 'submit',
      actor: 'patient',
    });
    await db
      .update(orders)
      .set({ state: 'completed', stateGroup: 'completed', movedAt: at(3) })
      .where(eq(orders.orderNo, orderNo));
    await db.insert(orderSteps).values([
      { orderNo, state: 'attended', event: 'attend', actor: 'hospital', at: at(0) },
      { orderNo, state: 'completed', event: 'complete', actor: 'hospital', at: at(3) },
    ]);
    await db.insert(checkUpOrders).values({
      orderNo,
      packageCode,
      storeId,
      day,
      refundDay: day,
      title: offer.title,
      preparation: offer.preparation,
      preparationKinds: offer.preparationKinds,
      refundRule: organisation.refundRule,
      priceCents: offer.priceCents,
      offCents: offer.priceCents,
      people: 1,
      voucherCode: `100000${series}${year + 1}`,
      holdsPlaces: false,
    });
    await db.insert(checkUpPeople).values({
      orderNo,
      patientId,
      patientName: patient.name,
      attendedAt: at(0),
      report: reportOf(year),
      reportedAt: at(3),
    });
  }
}
