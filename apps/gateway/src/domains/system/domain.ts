import { system } from '@xinglin/contract';
import { purgeTraces, systemHandlers } from './handlers';
import { mountTitlePage, titlePagePath } from './title-page';
import { defineDomain } from '../../platform/domain';

export const systemDomain = defineDomain({
  name: 'system',
  calls: system,
  handlers: systemHandlers,
  pages: [mountTitlePage],
  paths: [titlePagePath],
  purges: [purgeTraces],
});
