import { paymentOutcome, WrongPayments } from '@xinglin/orders';
import { href, orderHref } from '@xinglin/routes';
import { ButtonLink, Loaded, Page, PageHeader, ResultHeader, SkeletonList } from '@xinglin/ui';
import { Card, Stack } from '@xinglin/ui';
import type { ReactElement, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { CashierCode } from '../../components/cashier-code';
import { NoOrder } from '../../components/no-order';
import { OrderFacts } from '../../components/order-facts';
import { OwnOnly, withSession } from '../../components/own-only';
import { centreOrder } from '../../model/centre-order';
import { resultHref } from '../../model/centre-ways';

export const load = withSession(centreOrder.load);

/** The cashier as a code: one's own unpaid order, to be paid with another device (spec 2 §2.10, §2.25). */
export default function CashierCodePage(): ReactElement {
  const { t } = useTranslation('mall');
  return (
    <OwnOnly
      title={t('cashierCode.title')}
      backTo={href('mall.mergedOrderList')}
      promise={t('cashierCode.forOwner')}
      own={OwnCode}
    />
  );
}

function OwnCode(): ReactElement {
  const { t } = useTranslation('mall');
  const [query] = useSearchParams();
  // The code is paid on another device, so the order is asked for again as long as it can be paid.
  const { answer, isWatching } = centreOrder.useAnswer(({ actions }) => actions.includes('pay'));
  const title = t('cashierCode.title');
  const backTo = href('mall.mergedOrderList');
  const frame = (content: ReactNode) => (
    <Page header={<PageHeader title={title} backTo={backTo} />}>{content}</Page>
  );
  if (!query.get('orderNo')) return <NoOrder title={title} />;
  const refetch = () => void answer.refetch();
  return (
    <Loaded
      query={answer}
      skeleton={<SkeletonList lines={4} count={2} />}
      frame={frame}
      gone={t('noOrder.title')}
      action={<ButtonLink to={backTo}>{t('orders.title')}</ButtonLink>}
    >
      {(order) => {
        const outcome = paymentOutcome({
          isPaid: order.payment === 'paid',
          isAwaitingPayment: order.actions.includes('pay'),
          payment: order.payment,
          isWatching,
        });
        const payTo = orderHref(order, 'pay');
        return frame(
          <>
            <WrongPayments payments={order.wrongPayments} dueCents={order.amountCents} />
            {outcome === 'failed' && payTo !== null ? (
              <CashierCode
                order={order}
                payTo={payTo}
                isWatching={isWatching}
                isAsking={answer.isFetching}
                onAsk={refetch}
              />
            ) : (
              <Card as="div">
                <ResultHeader
                  state={
                    outcome === 'success' ? 'success' : outcome === 'over' ? 'over' : 'waiting'
                  }
                  // i18n-keys: mall:payResult.says.*
                  title={t(`payResult.says.${outcome}`)}
                >
                  {t('cashierCode.closed')}
                </ResultHeader>
                <Stack>
                  <ButtonLink block to={resultHref(order.orderNo)}>
                    {t('payResult.title')}
                  </ButtonLink>
                </Stack>
              </Card>
            )}
            <OrderFacts order={order} />
          </>,
        );
      }}
    </Loaded>
  );
}
