// Owns: those for whom an account abroad asks, and the countries one chooses from.
// Must not know: other domains, how calls are served.
// Used by: the list of domains.
import { overseas as calls } from '@xinglin/contract';
import { eq } from 'drizzle-orm';
import { erasures } from '../../kernel/people/accounts/closing';
import { exportedData } from '../../kernel/people/accounts/exported-data';
import { defineDomain } from '../../platform/domain';
import { exportedAskers } from './askers';
import { overseasHandlers } from './handlers';
import { askers } from './tables';

export const overseasDomain = defineDomain({
  name: 'overseas',
  calls,
  handlers: overseasHandlers,
  brings: [
    erasures.of(async (db, ownerId) => {
      await db.delete(askers).where(eq(askers.ownerId, ownerId));
    }),
    exportedData.of(async (db, ownerId) => ({ askers: await exportedAskers(db, ownerId) })),
  ],
});
