import type { payment, ResponseOf } from '@xinglin/contract';
import type { Locale } from '../../platform/context';
import type { Queryable } from '../../platform/database';
import { collection } from '../../platform/ports';
import type { PayableOrder } from './open-payment';

type ServicePackage = NonNullable<ResponseOf<(typeof payment)['getBestServicePackage']>['package']>;

/** The packages of a domain that would make this order cost less, each with what it saves. */
type PackagesFor = (
  db: Queryable,
  payable: PayableOrder,
  locale: Locale,
) => Promise<readonly ServicePackage[]>;

/** Where domains that sell packages offer them to orders of others. */
export const servicePackages = collection<PackagesFor>('service packages');

/** The package that saves most; of two that save the same the one that costs less. Null where none saves anything. */
export function bestPackage(offered: readonly ServicePackage[]): ServicePackage | null {
  const [best] = offered
    .filter(({ savesCents }) => savesCents > 0)
    .toSorted(
      (one, other) => other.savesCents - one.savesCents || one.priceCents - other.priceCents,
    );
  return best ?? null;
}
