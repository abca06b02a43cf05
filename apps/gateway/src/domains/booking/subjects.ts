import { textIn, timeAt } from '@xinglin/rules';
import { inArray } from 'drizzle-orm';
import type { Locale } from '../../platform/context';
import type { Queryable } from '../../platform/database';
import { textOf } from './locales';
import type { OrderSubject } from '../../kernel/orders/order-kind';
import { doctorNames } from '../../kernel/places/doctor-names';
import { hospitals } from '../../kernel/places/tables';
import type { RegistrationRow } from './tables';

/** What lists and the cashier say of visits: with whom, where and when. */
export async function subjectsOf(
  db: Queryable,
  orders: readonly { readonly own: RegistrationRow }[],
  locale: Locale,
): Promise<OrderSubject[]> {
  const [doctorNameOf, hospitalRows] = await Promise.all([
    doctorNames(
      db,
      orders.map(({ own }) => own.doctorId),
      locale,
    ),
    db
      .select({ id: hospitals.id, name: hospitals.name })
      .from(hospitals)
      .where(
        inArray(
          hospitals.id,
          orders.map(({ own }) => own.hospitalId),
        ),
      ),
  ]);
  const hospitalNames = new Map(hospitalRows.map(({ id, name }) => [id, textIn(name, locale)]));
  const label = (key: 'doctor' | 'hospital' | 'visitTime') => textOf(locale, `fact.${key}`);
  return orders.map(({ own }) => {
    const doctor = doctorNameOf(own.doctorId);
    const hospital = hospitalNames.get(own.hospitalId) ?? '';
    const [from, to] = [own.startsAt, own.endsAt].map((moment) => timeAt(moment, own.timeZone));
    return {
      title: textOf(locale, 'title', { hospital, doctor }),
      facts: [
        { label: label('doctor'), text: doctor },
        { label: label('hospital'), text: hospital },
        { label: label('visitTime'), text: `${own.date} ${from}–${to}` },
      ],
    };
  });
}
