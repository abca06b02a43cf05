import type { PassThroughPage } from '@xinglin/api';
import { sitePath, withQuery } from '@xinglin/rules';
import { targetOf } from '../../passages/forwards';

/** What says where a person came from (spec 1 §4). */
const marks = ['channel', '_cp'] as const;

/** Leads on to `target` and keeps the chain: the target within the site gets the marks of the channel (spec 2 §2.12). */
export const forward: PassThroughPage['forward'] = ({ query }) => {
  const target = targetOf(query);
  return marks.reduce((path, name) => {
    const mark = query.get(name);
    return mark === null || sitePath(path) === null ? path : withQuery(path, name, mark);
  }, target);
};
