import { ButtonLink } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { waysToOrders } from './orders-in-the-way';
import type { Refusal } from './use-problems';

/** Links to the orders that a refusal names. */
export default function OrderLinks({ refusal }: { refusal: Refusal }): ReactElement | null {
  const { t } = useTranslation();
  return (
    <>
      {waysToOrders(refusal, t).map(({ label, to }) => (
        <ButtonLink key={to} size="small" variant="outline" to={to}>
          {label}
        </ButtonLink>
      ))}
    </>
  );
}
