import { allow, block, type Guard } from './guard';

/** A page with channel rules shows only where `channel` or `_cp` of the address matches one (spec 1 §4). */
export const channelMatched: Guard = ({ route, url }) => {
  const rules = route.row.requireChannelRules;
  if (!rules) return allow;
  const asked = new URL(url, 'http://portal.invalid').searchParams;
  const matches = rules.some(({ query, values }) => values.includes(asked.get(query) ?? ''));
  return matches ? allow : block('notFound', 'channelNotMatched');
};
