import { OrderActions, paymentOutcome, PaymentResult, WrongPayments } from '@xinglin/orders';
import { href, orderHref } from '@xinglin/routes';
import { ButtonLink, Loaded, Page, PageHeader, SkeletonList, Stack } from '@xinglin/ui';
import type { ReactElement, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { NoOrder } from '../../../components/no-order';
import { OrderFacts } from '../../../components/order-facts';
import { OwnOnly, withSession } from '../../../components/own-only';
import { centreOrder } from '../../../model/centre-order';
import { resultHref } from '../../../model/centre-ways';

export const load = withSession(centreOrder.load);

/** What came of the payment of an order of any kind: paid, failed or unknown (spec 2 §2.25). */
export default function PayResultPage(): ReactElement {
  const { t } = useTranslation('mall');
  return (
    <OwnOnly
      title={t('payResult.title')}
      backTo={href('mall.mergedOrderList')}
      promise={t('payResult.forOwner')}
      own={OwnResult}
    />
  );
}

function OwnResult(): ReactElement {
  const { t } = useTranslation('mall');
  const [query] = useSearchParams();
  const { answer, isWatching } = centreOrder.useAnswer(({ payment }) => payment === 'open');
  const title = t('payResult.title');
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
        const { group, payment, actions, amountCents: cents, orderNo } = order;
        const outcome = paymentOutcome({
          isPaid: payment === 'paid',
          isAwaitingPayment: actions.includes('pay'),
          payment,
          isWatching,
        });
        // A kind that this portal has no page of has all that can be seen of it here.
        const seeTo = orderHref(order);
        const payTo = orderHref(order, 'pay');
        const see = seeTo !== null && (
          <ButtonLink block variant="outline" to={seeTo}>
            {t('payResult.see')}
          </ButtonLink>
        );
        return (
          <PaymentResult
            title={title}
            backTo={backTo}
            outcome={outcome}
            order={order}
            // i18n-keys: mall:payResult.says.*, mall:payResult.hint.*
            says={{
              title: t(`payResult.says.${outcome}`),
              hint: t(`payResult.hint.${outcome}`, { status: order.statusText }),
            }}
            notices={<WrongPayments payments={order.wrongPayments} dueCents={cents} />}
            actions={
              <>
                {payTo !== null && outcome === 'failed' && (
                  <OrderActions status={group} size="medium" pay={{ to: payTo, cents }} />
                )}
                {see}
              </>
            }
            seeTo={seeTo ?? resultHref(orderNo)}
            onAsk={refetch}
            isAsking={answer.isFetching}
            onExpire={refetch}
          >
            <OrderFacts order={order} />
            <Stack inset>
              {outcome === 'success' && see}
              <ButtonLink block variant="text" to={backTo}>
                {t('payResult.toOrders')}
              </ButtonLink>
            </Stack>
          </PaymentResult>
        );
      }}
    </Loaded>
  );
}
