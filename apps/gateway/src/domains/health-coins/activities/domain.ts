// Owns: activities of health coins: who enters, what is drawn and won, who was invited.
// Must not know: how coins are earned and goods are sent; how calls are served.
// Used by: the list of domains.
import { activities } from '@xinglin/contract';
import { deskActions } from '../../../kernel/desk/desk-action';
import { erasures } from '../../../kernel/people/accounts/closing';
import { exportedData } from '../../../kernel/people/accounts/exported-data';
import { defineDomain } from '../../../platform/domain';
import { sealedTables } from '../../../platform/reseal';
import { activities as activityRows } from './tables';
import { activitiesDesk } from './desk';
import { purgeEnrollTokens } from './enroll';
import { eraseActivities } from './erasure';
import { activityHandlers } from './handlers';
import { seed } from './seed';
import { exportedEntries } from './shown';

export const activitiesDomain = defineDomain({
  name: 'activities',
  calls: activities,
  handlers: () => activityHandlers,
  purges: [purgeEnrollTokens],
  sandboxSeed: seed,
  brings: [
    deskActions.of(...activitiesDesk),
    erasures.of(eraseActivities),
    exportedData.of(async (db, ownerId, locale) => ({
      activityEntries: await exportedEntries(db, ownerId, locale),
    })),
    sealedTables.of(activityRows),
  ],
});
