import type { consult, RequestOf, ResponseOf } from '@xinglin/contract';
import { sql } from 'drizzle-orm';
import { communityClinicLevel } from '../../kernel/places/community-clinics';
import { findHospitals } from '../../kernel/places/hospital-finders';
import type { CallContext } from '../../platform/context';
import { openDoctors } from './offers';

type Calls = typeof consult;

/** Clinics of communities as the directory finds them, each with who of its doctors can be asked now. */
export async function listClinics(
  wanted: RequestOf<Calls['listCommunityClinics']>,
  context: CallContext,
): Promise<ResponseOf<Calls['listCommunityClinics']>> {
  const found = await findHospitals({ ...wanted, level: communityClinicLevel }, context);
  const ids = found.items.map(({ hospitalId }) => hospitalId);
  const { rows } = await context.db.execute<{ id: string; doctors: number; price_cents: number }>(
    sql`
      select doctor.hospital_id as id, count(*)::int as doctors, min(open.price_cents) as price_cents
      from (${openDoctors('policlinic')}) open join doctors doctor on doctor.id = open.id
      where doctor.hospital_id = any(${sql.param(ids)}::text[]) group by 1`,
  );
  const open = new Map(rows.map((row) => [row.id, row]));
  return {
    ...found,
    items: found.items.map((hospital) => {
      const { doctors, price_cents: priceCents } = open.get(hospital.hospitalId) ?? {};
      return { hospital, openDoctorCount: doctors ?? 0, priceCents: priceCents ?? null };
    }),
  };
}
