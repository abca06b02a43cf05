import type { OrderSummary } from '@xinglin/gateway-sdk';
import { AskAgain } from '@xinglin/orders';
import { AddressCode, ButtonLink, Card, Note, Price, Stack } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';

interface CashierCodeProps {
  readonly order: OrderSummary;
  /** Where the order is paid. */
  readonly payTo: string;
  /** What came of it is still asked for by itself. */
  readonly isWatching: boolean;
  readonly isAsking: boolean;
  readonly onAsk: () => void;
}

/**
 * The way to pay an order as a code. It leads to the page of the order and not to a cashier: who scans it signs in there,
 * so that a picture of the code shows a stranger nothing.
 */
export function CashierCode(props: CashierCodeProps): ReactElement {
  const { order, payTo, isWatching, isAsking, onAsk } = props;
  const { t } = useTranslation('mall');
  return (
    <Card title={t('cashierCode.scan')}>
      <Stack>
        <p>
          <Price cents={order.amountCents} size="large" />
        </p>
        <AddressCode address={payTo} label={t('cashierCode.label', { order: order.title })} />
        <Note>{t('cashierCode.hint')}</Note>
        {isWatching ? (
          <Note>{t('cashierCode.watching')}</Note>
        ) : (
          <AskAgain onAsk={onAsk} isAsking={isAsking} />
        )}
        <ButtonLink block variant="outline" to={payTo}>
          {t('cashierCode.here')}
        </ButtonLink>
      </Stack>
    </Card>
  );
}
