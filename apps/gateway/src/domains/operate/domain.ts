// Owns: what the operator places on pages without a release: banners, service entries, departments of home.
// Must not know: which page shows it, how calls are served.
// Used by: the list of domains.
import { operate } from '@xinglin/contract';
import { deskActions } from '../../kernel/desk/desk-action';
import { defineDomain } from '../../platform/domain';
import { operateDesk } from './desk';
import { firstItems } from './first-items';
import { operateHandlers } from './handlers';
import { operateItems } from './tables';

export const operateDomain = defineDomain({
  name: 'operate',
  calls: operate,
  handlers: () => operateHandlers,
  async topUp(db, { now }) {
    // What the operator changed or took away stays as it is.
    await db.insert(operateItems).values(firstItems(now)).onConflictDoNothing();
  },
  brings: [deskActions.of(...operateDesk)],
});
