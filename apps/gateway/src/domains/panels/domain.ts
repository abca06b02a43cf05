// Owns: one question to several experts: who is asked at which share, sending, the answers, what goes back.
// Must not know: how money is moved, conversations, other domains.
// Used by: the list of domains.
import { panels } from '@xinglin/contract';
import { deskActions } from '../../kernel/desk/desk-action';
import { broughtBy } from '../../kernel/orders/brought-by';
import { exportedData } from '../../kernel/people/accounts/exported-data';
import { defineDomain } from '../../platform/domain';
import { sealedTables } from '../../platform/reseal';
import { panelColleagueDeadline } from './colleague';
import { panelsDesk } from './desk';
import { findDraft, purgeDrafts } from './drafts';
import { panelsHandlers } from './handlers';
import { panelKind } from './order-kind';
import { seedExperts } from './seed';
import { panelAnswers, panelDrafts, panelOrders } from './tables';
import { fileUses } from '../../kernel/files/file-uses';

export const panelsDomain = defineDomain({
  name: 'panels',
  calls: panels,
  handlers: panelsHandlers,
  deadlines: [panelColleagueDeadline],
  purges: [purgeDrafts],
  sandboxSeed: seedExperts,
  brings: [
    fileUses.of({ column: panelOrders.pictures }, { column: panelDrafts.draft }),
    ...broughtBy(panelKind),
    deskActions.of(...panelsDesk),
    exportedData.of(async (db, ownerId) => ({
      panelDraft: (await findDraft(db, ownerId)).draft,
    })),
    sealedTables.of(panelOrders, panelAnswers, panelDrafts),
  ],
});
