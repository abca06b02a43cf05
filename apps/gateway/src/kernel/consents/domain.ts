import { content } from '@xinglin/contract';
import { contentHandlers } from './handlers';
import { publishAgreements } from './publish';
import { defineDomain } from '../../platform/domain';
import './locales';

export const contentDomain = defineDomain({
  name: 'content',
  calls: content,
  handlers: () => contentHandlers,
  publish: (db) => publishAgreements(db),
});
