import { and, eq, inArray } from 'drizzle-orm';
import type { CallContext } from '../../platform/context';
import { consultServices } from './tables';

/** What a question in writing costs, by doctor; who takes none now is left out. */
export async function pricesInWriting(
  doctorIds: readonly string[],
  { db }: CallContext,
): Promise<ReadonlyMap<string, number>> {
  if (doctorIds.length === 0) return new Map();
  const rows = await db
    .select({ doctorId: consultServices.doctorId, priceCents: consultServices.priceCents })
    .from(consultServices)
    .where(
      and(
        inArray(consultServices.doctorId, [...doctorIds]),
        eq(consultServices.kind, 'imageText'),
        eq(consultServices.isOpen, true),
      ),
    );
  return new Map(rows.map(({ doctorId, priceCents }) => [doctorId, priceCents]));
}
