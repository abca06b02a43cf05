import { href } from '@xinglin/routes';
import { ListGroup, ListLink } from '@xinglin/ui';
import { lazy, Suspense, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';

// The page is whole without it, also where it cannot be loaded, as without a network.
const CheckInState = lazy(
  (): Promise<{ default: (props: { orderNo: string }) => ReactElement | null }> =>
    import('./check-in-state').catch(() => ({ default: () => null })),
);

/** The way to tell the doctor something before the visit, and whether it was told; without an answer the way alone. */
export function CheckInLink({ orderNo }: { orderNo: string }): ReactElement {
  const { t } = useTranslation('booking');
  return (
    <ListGroup>
      <ListLink
        to={href('booking.patientCheckInSubmit', {}, { orderNo })}
        label={t('order.checkIn')}
        description={t('order.checkInHint')}
        value={
          <Suspense>
            <CheckInState orderNo={orderNo} />
          </Suspense>
        }
      />
    </ListGroup>
  );
}
