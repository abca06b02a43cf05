import { directory } from '@xinglin/contract';
import { directoryHandlers } from './handlers';
import { seed } from './seed/seed';
import { topUpDeadline } from './deadlines';
import { defineDomain } from '../../platform/domain';

export const directoryDomain = defineDomain({
  name: 'directory',
  calls: directory,
  handlers: () => directoryHandlers,
  deadlines: [topUpDeadline],
  seed: (db, { config, now }) => seed(db, { size: config.seed, now }),
});
