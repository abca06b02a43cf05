import { realName } from '@xinglin/contract';
import { deskActions } from '../../kernel/desk/desk-action';
import { redDots } from '../../kernel/messages/red-dots';
import { faceResults } from '../../kernel/payment/face-results';
import { erasures } from '../../kernel/people/accounts/closing';
import { exportedData } from '../../kernel/people/accounts/exported-data';
import { realNameDesk } from './desk';
import { eraseRealName } from './erasure';
import { exportedRealName } from './exported-real-name';
import { facePassedAt, purgeFaceChecks } from './face-checks';
import { mountSandboxFaceCheck } from './face-sandbox-routes';
import { realNameHandlers } from './handlers';
import { renewIdentities } from './identities';
import { hasDecision } from './red-dots';
import { seed } from './seed';
import { faceChecks, realNameReviews, realNames } from './tables';
import { purgeRealNameTries } from './tries';
import { defineDomain } from '../../platform/domain';
import { once } from '../../platform/once';
import { sealedTables } from '../../platform/reseal';
import { fileUses } from '../../kernel/files/file-uses';

export const realNameDomain = defineDomain({
  name: 'realName',
  calls: realName,
  handlers: realNameHandlers,
  pages: [mountSandboxFaceCheck],
  purges: [purgeRealNameTries, purgeFaceChecks],
  topUp: (db, { config, now }) =>
    once(db, 'realName.identities', now, () => renewIdentities(db, config.documentHashKey)),
  sandboxSeed: (db, { config, now }) => seed(db, { now, documentHashKey: config.documentHashKey }),
  warn({ config, logger }) {
    if (!config.sandbox && config.realName === null)
      logger.warn('REAL_NAME_URL is not set: real names are verified by hand only');
  },
  brings: [
    fileUses.of({ column: realNameReviews.pictures }),
    deskActions.of(...realNameDesk),
    erasures.of(eraseRealName),
    exportedData.of(async (db, userId) => ({ realName: await exportedRealName(db, userId) })),
    sealedTables.of(realNames, realNameReviews, faceChecks),
    faceResults.of(facePassedAt),
    redDots.of({ place: 'realName', isNew: hasDecision }),
  ],
});
