import type { CheckUpPackage } from '@xinglin/gateway-sdk';
import type { BodyFigureProps } from '@xinglin/ui';

type Item = CheckUpPackage['items'][number];
type Part = Item['part'];

/** A package that is mainly about one of these is drawn as head and chest. */
const inBust: readonly string[] = ['heart', 'brain', 'lung', 'thyroid'];

/** Most words beside a figure. */
const mostLabels = 4;

/** Pictures say the most of a part, then what is done at the body, then what the laboratory measures. */
const ranks: Readonly<Record<Item['group'], number>> = {
  imaging: 0,
  dental: 0,
  body: 1,
  laboratory: 2,
  other: 3,
};

function figureOf({ picture: { main }, items }: Pick<CheckUpPackage, 'picture' | 'items'>) {
  const parts = new Set(items.map(({ part }) => part));
  if (main === 'tooth') return 'teeth' as const;
  if (main === 'infection') return 'tube' as const;
  if (parts.size === 1 && parts.has('joint')) return 'knee' as const;
  return inBust.includes(main) ? ('chest' as const) : ('whole' as const);
}

/** What a package examines as a drawing: the parts, and its main examinations, one for each part. */
export function packageFigure(
  offer: Pick<CheckUpPackage, 'picture' | 'items'>,
): Pick<BodyFigureProps, 'figure' | 'parts' | 'labels'> {
  const seen = new Set<Part>();
  const labels = [...offer.items]
    .sort((one, other) => ranks[one.group] - ranks[other.group])
    .flatMap(({ part, name }) => {
      if (seen.has(part) || part === 'basic' || part === 'tumour') return [];
      seen.add(part);
      return [{ text: name, at: part }];
    });
  const figure = figureOf(offer);
  const first = labels.filter(({ at }) => figure !== 'chest' || inBust.includes(at));
  return {
    figure,
    parts: [...new Set(offer.items.map(({ part }) => part))],
    labels: first.slice(0, mostLabels),
  };
}

/** Items of a package by what they examine, the parts with the most items first. */
export function itemsByPart(items: readonly Item[]) {
  const groups = new Map<Part, Item[]>();
  for (const item of items) groups.set(item.part, [...(groups.get(item.part) ?? []), item]);
  return [...groups]
    .map(([part, found]) => ({ part, items: found }))
    .sort((one, other) => other.items.length - one.items.length);
}

/** Who must not have which items: each contraindication once, with the items that it is about. */
export function notForOf(items: readonly Item[]) {
  const found = new Map<string, string[]>();
  for (const { notFor, name } of items)
    if (notFor !== null) found.set(notFor, [...(found.get(notFor) ?? []), name]);
  return [...found].map(([notFor, names]) => ({ notFor, names }));
}
