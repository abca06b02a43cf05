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

/** The package that the address chooses of the two in view; the first one where it names neither. */
export const chosenOf = (text: string | null, codes: readonly string[]): string | undefined =>
  codes.slice(0, 2).find((code) => code === text) ?? codes[0];

/** Parts that only one of two packages examines, or its own part where there is none; two at most. */
export function partsOnly(
  { items, picture }: CheckUpPackage,
  other: CheckUpPackage,
): readonly Item['part'][] {
  const theirs = new Set(other.items.map(({ itemCode }) => itemCode));
  const parts = items.flatMap(({ itemCode, part }) =>
    theirs.has(itemCode) || part === 'basic' || part === picture.main ? [] : [part],
  );
  const most = 2;
  const shown = [...new Set(parts)].slice(0, most);
  return shown.length > 0 || picture.badge === null ? shown : [picture.badge];
}
