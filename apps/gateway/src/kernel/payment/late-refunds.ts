import { sql } from 'drizzle-orm';
import { numberOf, type Measured } from '../../platform/gauges';

/** Money that should be back by now, as the operator's alarm asks for it; the desk's list names each. */
export const lateRefunds: Measured = {
  name: 'refunds_late',
  help: 'Refunds that were given up or are past the day by which they were promised.',
  read: (services) =>
    numberOf(
      services,
      sql`SELECT count(*) AS value FROM payment_refunds WHERE status = 'processing'
        AND (given_up_at IS NOT NULL OR expected_by < ${services.clock.now().toISOString()}::timestamptz)`,
    ),
};
