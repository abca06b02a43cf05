import { help } from '@xinglin/contract';
import { helpHandlers } from './handlers';
import { publishHelp } from './publish';
import { defineDomain } from '../../platform/domain';

export const helpDomain = defineDomain({
  name: 'help',
  calls: help,
  handlers: () => helpHandlers,
  publish: (db) => publishHelp(db),
});
