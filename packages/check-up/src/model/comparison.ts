import type { CheckUpPackage } from '@xinglin/gateway-sdk';
import { mostCompared } from './compared';

type Item = CheckUpPackage['items'][number];

/** An item that at least one of the packages holds. */
export interface ComparedItem {
  readonly itemCode: string;
  readonly name: string;
  readonly purpose: string;
  /** Whether each package holds it, in their order. */
  readonly held: readonly boolean[];
  /** Whether all of them do, or not. */
  readonly isSame: boolean;
}

/** Items that are done with or about the same. */
export interface ComparedGroup {
  readonly group: Item['group'];
  /** What differs stands first; otherwise in the order in which the packages name them. */
  readonly items: readonly ComparedItem[];
}

const groups: readonly Item['group'][] = ['body', 'laboratory', 'imaging', 'dental', 'other'];

/** What packages have in common and where they differ, group by group; a group that none of them has is left out. */
export function compareItems(offers: readonly CheckUpPackage[]): readonly ComparedGroup[] {
  const items = new Map<string, Item>();
  for (const offer of offers)
    for (const item of offer.items) if (!items.has(item.itemCode)) items.set(item.itemCode, item);
  const compared = [...items.values()].map(({ itemCode, group, name, purpose }) => {
    const held = offers.map((offer) => offer.items.some((item) => item.itemCode === itemCode));
    return { group, itemCode, name, purpose, held, isSame: held.every(Boolean) };
  });
  return groups.flatMap((group) => {
    const own = compared
      .filter((item) => item.group === group)
      .map(({ group: _, ...item }) => item)
      // A stable sort keeps the order within both halves.
      .toSorted((one, other) => Number(one.isSame) - Number(other.isSame));
    return own.length === 0 ? [] : [{ group, items: own }];
  });
}

/** The packages that an address names to be compared: each once, four at most; what is no code counts as absent. */
export function codesToCompare(text: string | null): readonly string[] {
  const codes = (text ?? '').split(',').filter((code) => /^[\w-]{1,64}$/.test(code));
  return [...new Set(codes)].slice(0, mostCompared);
}
