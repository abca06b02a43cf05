import type { RegistrationOrder } from '@xinglin/gateway-sdk';
import { RefundState } from '@xinglin/orders';
import { formatCents } from '@xinglin/rules';
import { Card, Stack } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { afterWrongPayment } from '../model/payment-outcome';

/** What the person has to do next with an appointment that is not ahead, and where its refund is. */
export function VisitState({ order }: { order: RegistrationOrder }): ReactElement {
  const { t } = useTranslation('booking');
  const { refund, status } = order;
  const afterWrong = afterWrongPayment(order);
  return (
    <Card as="div">
      <Stack gap={2}>
        {/* A late refund is not announced as being on its way. */}
        {refund?.status !== 'late' && (
          <p>
            {
              // i18n-keys: booking:order.next.* booking:wrongPayment.*
              afterWrong === null
                ? t(`order.next.${status}`)
                : t(`wrongPayment.${afterWrong}`, { fee: formatCents(order.feeCents) })
            }
          </p>
        )}
        <RefundState refund={refund} />
      </Stack>
    </Card>
  );
}
