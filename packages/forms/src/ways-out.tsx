import { ButtonLink, Cluster, Gutter } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { waysToOrders } from './orders-in-the-way';
import type { Refusal } from './use-problems';
import type { WayOut } from './way-out';

/** Links that lead on from a refusal: those of the form, and those to the orders that it names. */
export default function WaysOut({
  ways,
  refusal,
}: {
  ways: readonly WayOut[];
  refusal: Refusal | undefined;
}): ReactElement | null {
  const { t } = useTranslation();
  const all = [...ways, ...waysToOrders(refusal, t)];
  if (all.length === 0) return null;
  return (
    <Gutter>
      <Cluster>
        {all.map(({ label, to }) => (
          <ButtonLink key={to} size="small" variant="outline" to={to}>
            {label}
          </ButtonLink>
        ))}
      </Cluster>
    </Gutter>
  );
}
