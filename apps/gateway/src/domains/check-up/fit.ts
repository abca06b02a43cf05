import type { CheckUpFlag, CheckUpPictureOf } from '@xinglin/contract';
import { checkUpMisfit, type CheckUpAudience, type CheckUpMisfit } from '@xinglin/rules';
import type { z } from 'zod';

type Part = NonNullable<CheckUpPictureOf['badge']>;
type Flag = z.output<typeof CheckUpFlag>;

/** A package as the rule takes it. */
export interface FitPackage extends CheckUpAudience {
  readonly packageCode: string;
  readonly items: readonly string[];
  readonly picture: CheckUpPictureOf;
}

/** What is known of a person, and what items and values are. */
export interface FitFacts {
  /** The day on which the person's age counts. */
  readonly day: string;
  readonly person: { readonly gender: 'female' | 'male'; readonly birthDate: string };
  /** Values of the last report that were issued as not normal. */
  readonly outside: readonly { readonly code: string; readonly flag: Flag }[];
  /** Items of check-ups of which a report was issued; empty without a report. */
  readonly examined: readonly string[];
  /** The items of each check-up that the person has and has not attended. */
  readonly owned: readonly (readonly string[])[];
  readonly partOf: (itemCode: string) => Part;
  /** The item that measures a value, and what the value is about; undefined for a value that no item measures. */
  readonly measured: (
    code: string,
  ) => { readonly itemCode: string; readonly part: Part } | undefined;
}

/** How a package fits a person, in codes. */
export type Fit =
  | { readonly kind: 'unfit'; readonly reason: CheckUpMisfit }
  | {
      readonly kind: 'suits';
      readonly values: readonly { readonly code: string; readonly flag: Flag }[];
      /** How many of its items are about what was not normal. */
      readonly closeItems: number;
    }
  | { readonly kind: 'new'; readonly itemCode: string }
  | { readonly kind: 'plain' }
  | { readonly kind: 'owned'; readonly sameItems: number };

/** A package looks closely at a part from so many items on: an ECG alone is in every check-up. */
const closeLook = 3;
/** A check-up that the person has is the same in substance if it contains so much of a package. */
const sameShare = 0.75;

/** Values that were not normal and that a package measures again, with a close look at the same part. */
function suiting({ items }: FitPackage, { outside, partOf, measured }: FitFacts): Fit | null {
  const itemsOf = (part: Part) => items.filter((item) => partOf(item) === part).length;
  const values = outside.filter(({ code }) => {
    const value = measured(code);
    return value && items.includes(value.itemCode) && itemsOf(value.part) >= closeLook;
  });
  if (values.length === 0) return null;
  const parts = new Set(values.flatMap(({ code }) => measured(code)?.part ?? []));
  const closeItems = [...parts].reduce((all, part) => all + itemsOf(part), 0);
  return { kind: 'suits', values, closeItems };
}

/** Whether an item is of the parts that the package is about. */
const isAbout = ({ picture }: FitPackage, part: Part): boolean =>
  picture.main === part || picture.badge === part;

/** The most items that a package shares with a check-up that the person has and that lacks nothing the package is about. */
function mostShared(offer: FitPackage, { owned, partOf }: FitFacts): number {
  const about = offer.items.filter((item) => isAbout(offer, partOf(item)));
  const alike = owned.filter((has) => about.every((item) => has.includes(item)));
  return Math.max(
    0,
    ...alike.map((has) => offer.items.filter((item) => has.includes(item)).length),
  );
}

/** The first item that no former check-up had, of what the package is about before others. */
function newItemOf(offer: FitPackage, { examined, partOf }: FitFacts): Fit | null {
  if (examined.length === 0) return null;
  const missing = offer.items.filter((item) => !examined.includes(item));
  const about = missing.find((item) => isAbout(offer, partOf(item)));
  const itemCode = about ?? missing[0];
  return itemCode === undefined ? null : { kind: 'new', itemCode };
}

/**
 * How a package fits a person: whether it excludes the person, whether a check-up that the person has is the same in
 * substance, whether it looks closely at what the last report found, whether it has something new.
 */
export function fitOf(offer: FitPackage, facts: FitFacts): Fit {
  const reason = checkUpMisfit(offer, facts.person, facts.day);
  if (reason) return { kind: 'unfit', reason };
  const sameItems = mostShared(offer, facts);
  if (sameItems > 0 && sameItems >= offer.items.length * sameShare)
    return { kind: 'owned', sameItems };
  return suiting(offer, facts) ?? newItemOf(offer, facts) ?? { kind: 'plain' };
}

const order: readonly Fit['kind'][] = ['suits', 'new', 'plain', 'owned', 'unfit'];

/** Packages with how they fit, the best first: by the values they suit, then by how closely they look; equals stay as they are. */
export function byFit<Offer extends FitPackage>(
  offers: readonly Offer[],
  facts: FitFacts,
): { readonly offer: Offer; readonly fit: Fit }[] {
  return offers
    .map((offer) => ({ offer, fit: fitOf(offer, facts) }))
    .toSorted(({ fit: one }, { fit: other }) => {
      if (one.kind === 'suits' && other.kind === 'suits')
        return other.values.length - one.values.length || other.closeItems - one.closeItems;
      return order.indexOf(one.kind) - order.indexOf(other.kind);
    });
}
