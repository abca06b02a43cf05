import { approvalsDesk } from './approvals/desk';
import { deskActions } from './desk-action';
import { endingKeys } from './keys';
import { ledgerDesk } from './ledger';
import { defineDomain } from '../../platform/domain';
import { sealedTables } from '../../platform/reseal';
import { deskApprovals } from './tables';

export const deskDomain = defineDomain({
  name: 'desk',
  warn({ config, clock, logger }) {
    for (const key of endingKeys(config.desk?.keys ?? [], clock.now()))
      logger.warn({ key }, 'desk: key ends soon');
  },
  brings: [deskActions.of(...ledgerDesk, ...approvalsDesk), sealedTables.of(deskApprovals)],
});
