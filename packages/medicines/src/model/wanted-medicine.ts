import type { PageLoadInput } from '@xinglin/api';
import { idFilter } from '@xinglin/pages';
import type { Renewal } from './renewal-call';

/** What an address names: a medicine of the list, or goods of a shop. */
export function wantedIn({ query }: Pick<PageLoadInput, 'query'>) {
  const named = (name: string) => idFilter.read(query.get(name));
  return { drugId: named('drugId'), goodsNo: named('goodsNo'), shopId: named('shopId') };
}

/**
 * Whether an earlier sheet has what goods are called: the names of the mall have the form and the maker besides.
 * @param goodsName undefined where a medicine of the list was named, by which the gateway has chosen already.
 */
export const hasMedicine = (
  { prescription: { itemNames } }: Renewal,
  goodsName: string | undefined,
): boolean =>
  goodsName === undefined ||
  itemNames.some((name) => goodsName.includes(name) || name.includes(goodsName));
