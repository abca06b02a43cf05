// Owns: channels and organisations of the health services, and what people say of them.
// Must not know: other domains, how calls are served.
// Used by: the list of domains.
import { healthServices } from '@xinglin/contract';
import { textIn } from '@xinglin/rules';
import { asc, eq } from 'drizzle-orm';
import { deskActions } from '../../kernel/desk/desk-action';
import { erasures } from '../../kernel/people/accounts/closing';
import { exportedData } from '../../kernel/people/accounts/exported-data';
import { defineDomain } from '../../platform/domain';
import { sealedTables } from '../../platform/reseal';
import { healthServicesDesk } from './desk';
import { healthServicesHandlers } from './handlers';
import { seed } from './seed';
import { healthComments, healthOrganisations } from './tables';

export const healthServicesDomain = defineDomain({
  name: 'healthServices',
  calls: healthServices,
  handlers: () => healthServicesHandlers,
  sandboxSeed: seed,
  brings: [
    deskActions.of(...healthServicesDesk),
    erasures.of(async (db, ownerId) => {
      await db.delete(healthComments).where(eq(healthComments.ownerId, ownerId));
    }),
    exportedData.of(async (db, ownerId, locale) => {
      const rows = await db
        .select({ comment: healthComments, orgName: healthOrganisations.name })
        .from(healthComments)
        .innerJoin(healthOrganisations, eq(healthOrganisations.orgCode, healthComments.orgCode))
        .where(eq(healthComments.ownerId, ownerId))
        .orderBy(asc(healthComments.createdAt));
      return {
        healthServiceComments: rows.map(({ comment, orgName }) => ({
          organisation: textIn(orgName, locale),
          score: comment.score,
          text: comment.text,
          state: comment.state,
          createdAt: comment.createdAt,
          editedAt: comment.editedAt,
        })),
      };
    }),
    sealedTables.of(healthComments),
  ],
});
