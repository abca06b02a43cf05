import { textIn, timeAt } from '@xinglin/rules';
import { eq, inArray } from 'drizzle-orm';
import type { Locale } from '../../platform/context';
import type { Queryable } from '../../platform/database';
import { textOf } from './locales';
import type { Place } from '../../kernel/orders/next-of-kind';
import type { OrderSubject } from '../../kernel/orders/order-kind';
import { doctorNames } from '../../kernel/places/doctor-names';
import { hospitalDepartments, hospitals } from '../../kernel/places/tables';
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
  const label = (key: 'doctor' | 'hospital' | 'patient' | 'visitTime') =>
    textOf(locale, `fact.${key}`);
  return orders.map(({ own }) => {
    const doctor = doctorNameOf(own.doctorId);
    const hospital = hospitalNames.get(own.hospitalId) ?? '';
    const [from, to] = [own.startsAt, own.endsAt].map((moment) => timeAt(moment, own.timeZone));
    return {
      title: textOf(locale, 'title', { hospital, doctor }),
      facts: [
        { label: label('doctor'), text: doctor },
        { label: label('hospital'), text: hospital },
        { label: label('visitTime'), text: `${own.date} ${from}–${to}`, isTime: true },
        { label: label('patient'), text: own.patientName },
      ],
    };
  });
}

/** Where visits take place: the hospital and its department. */
export async function placesOf(
  db: Queryable,
  orders: readonly { readonly own: RegistrationRow }[],
  locale: Locale,
): Promise<Place[]> {
  const rows = await db
    .select({
      hospDeptId: hospitalDepartments.id,
      hospital: hospitals.name,
      department: hospitalDepartments.name,
    })
    .from(hospitalDepartments)
    .innerJoin(hospitals, eq(hospitals.id, hospitalDepartments.hospitalId))
    .where(
      inArray(
        hospitalDepartments.id,
        orders.map(({ own }) => own.hospDeptId),
      ),
    );
  const names = new Map(
    rows.map(({ hospDeptId, hospital, department }) => [
      hospDeptId,
      `${textIn(hospital, locale)} ${textIn(department, locale)}`,
    ]),
  );
  return orders.map(({ own }) => ({
    name: names.get(own.hospDeptId) ?? '',
    hospitalId: own.hospitalId,
    timeZone: own.timeZone,
  }));
}
