import { useServerTimeOffset } from '@xinglin/api';
import type { RegistrationOrderCard } from '@xinglin/gateway-sdk';
import { href } from '@xinglin/routes';
import { formatCents } from '@xinglin/rules';
import {
  Button,
  ButtonLink,
  Countdown,
  RichText,
  TicketIcon,
  useFocusKept,
  useLazyOpening,
} from '@xinglin/ui';
import { lazy, Suspense, useState, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';

const loadDialog = () => import('./cancel-dialog');
const CancelDialog = lazy(loadDialog);

interface OrderActionsProps {
  order: RegistrationOrderCard;
  /** The detail page shows the voucher itself. */
  withoutVoucher?: boolean;
  size?: 'small' | 'medium';
  /** One below the other, where what matters most comes first; in a row it is the last, at the thumb. */
  stacked?: boolean;
}

/** The buttons that the order's state allows, as the gateway says. */
export function OrderActions({
  order,
  withoutVoucher = false,
  size = 'small',
  stacked = false,
}: OrderActionsProps): ReactElement {
  const { t } = useTranslation('booking');
  const [asking, setAsking] = useState(false);
  const ask = useLazyOpening(loadDialog, () => setAsking(true));
  // A cancelled order has no cancel button for the dialog to give the focus back to.
  useFocusKept(order.status);
  const may = (action: RegistrationOrderCard['actions'][number]) => order.actions.includes(action);
  const asides = (
    <>
      {may('cancel') && (
        <Button variant="outline" size={size} onClick={ask}>
          {t('action.cancel')}
        </Button>
      )}
      {may('bookAgain') && (
        <ButtonLink
          variant="outline"
          size={size}
          to={href('directory.doctor', { id: order.doctorId })}
        >
          {t('action.bookAgain')}
        </ButtonLink>
      )}
    </>
  );
  return (
    <>
      {!stacked && asides}
      {may('showVoucher') && !withoutVoucher && (
        <ButtonLink
          size={size}
          icon={<TicketIcon />}
          to={href('booking.orderDetail', { orderNo: order.orderNo })}
        >
          {t('action.showVoucher')}
        </ButtonLink>
      )}
      {may('pay') && (
        <ButtonLink size={size} to={href('booking.reservationPay', { orderNo: order.orderNo })}>
          {t('action.pay', { amount: formatCents(order.feeCents) })}
        </ButtonLink>
      )}
      {stacked && asides}
      {asking && (
        <Suspense>
          <CancelDialog order={order} onClose={() => setAsking(false)} />
        </Suspense>
      )}
    </>
  );
}

/** "Pay within 27:41", for an order that holds its place unpaid. */
export function PayWithin({ until, onEnd }: { until: string; onEnd: () => void }): ReactElement {
  const { t } = useTranslation('booking');
  const offset = useServerTimeOffset();
  const time = <Countdown until={until} serverOffsetMs={offset} onEnd={onEnd} />;
  return <RichText text={t('pay.within')} parts={{ time: () => time }} />;
}
