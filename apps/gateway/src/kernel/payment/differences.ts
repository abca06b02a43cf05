import { newId } from '../../platform/identifiers';
import type { Services } from '../../platform/services';
import { billedDayBefore } from './billed-day';
import type { OtherCurrency } from './provider';
import { paymentDifferences } from './tables';

type Difference = Pick<
  typeof paymentDifferences.$inferInsert,
  'provider' | 'day' | 'type' | 'subject' | 'billedCents' | 'bookedCents'
>;

/** Those that are settled as soon as they are found. */
const mendsItself: ReadonlySet<Difference['type']> = new Set(['lostNotice', 'lostRefund']);

/** Stores a difference for the desk, once however often a bill is read. */
export async function noteDifference(
  { db, clock, logger }: Services,
  difference: Difference,
): Promise<void> {
  const now = clock.now();
  const noted = await db
    .insert(paymentDifferences)
    .values({
      ...difference,
      differenceId: newId(),
      foundAt: now,
      mendedAt: mendsItself.has(difference.type) ? now : null,
    })
    .onConflictDoNothing()
    .returning({ differenceId: paymentDifferences.differenceId });
  if (noted.length > 0) logger.error(difference, 'bill and books differ');
}

/** Reports money in another currency, which is never booked, for the desk; once a day however often it is seen. */
export async function noteOtherCurrency(
  services: Services,
  provider: string,
  { subject, otherCurrency }: OtherCurrency,
): Promise<void> {
  services.logger.error(
    { provider, subject, otherCurrency },
    'payment in another currency refused',
  );
  await noteDifference(services, {
    provider,
    day: billedDayBefore(services.clock.now(), 0),
    type: 'otherCurrency',
    subject,
    billedCents: null,
    bookedCents: null,
  });
}
