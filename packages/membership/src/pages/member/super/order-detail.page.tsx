import {
  AskAgain,
  OrderDetail,
  Payment,
  paymentOutcome,
  QuoteLines,
  WrongPayments,
} from '@xinglin/orders';
import { usePlace } from '@xinglin/pages';
import { href } from '@xinglin/routes';
import { hospitalTimeZone } from '@xinglin/rules';
import {
  ButtonLink,
  Card,
  EmptyState,
  KeyValueList,
  Loaded,
  Page,
  PageHeader,
  SkeletonList,
  Stack,
} from '@xinglin/ui';
import type { ReactElement, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { CancelAction } from '../../../components/cancel-action';
import { orderCall } from '../../../model/calls';
import { orderLinks } from '../../../model/order-links';

export const { load } = orderCall;

/** One order of membership: it is paid here; what to do next, what it cost and why, giving it up (spec 2 §2.29). */
export default function VipOrderPage(): ReactElement {
  const { t } = useTranslation('membership');
  const { params, query } = usePlace();
  const { answer, isWatching } = orderCall.useAnswer(({ payment }) => payment === 'open');
  const head = { title: t('superOrderDetail.title'), backTo: href('membership.superOrderList') };
  const frame = (content: ReactNode) => <Page header={<PageHeader {...head} />}>{content}</Page>;
  const refetch = () => void answer.refetch();
  if (!params['id'] && !query.get('orderNo'))
    return frame(
      <EmptyState
        title={t('superOrderDetail.none')}
        action={<ButtonLink to={head.backTo}>{t('superOrderList.title')}</ButtonLink>}
      />,
    );
  return (
    <Loaded query={answer} skeleton={<SkeletonList lines={4} count={3} />} frame={frame}>
      {(order) => {
        const { actions, facts, amountCents: cents, orderNo, state, quote } = order;
        const notices = <WrongPayments payments={order.wrongPayments} dueCents={cents} />;
        const outcome = paymentOutcome({
          isPaid: order.payment === 'paid',
          isAwaitingPayment: actions.includes('pay'),
          payment: order.payment,
          isWatching,
        });
        // A person who may have paid is asked neither to pay again nor to cancel.
        const unsure = outcome === 'waiting' || outcome === 'unknown' ? outcome : null;
        const cancel = order.mayCancel && unsure === null && <CancelAction order={order} />;
        return outcome === 'failed' ? (
          <Payment
            {...head}
            order={order}
            cents={cents}
            resultTo={href('membership.superPaySuccess', {}, { orderNo })}
            about={{
              title: order.title,
              facts: facts.map(({ label, text }) => ({ label, value: text })),
            }}
            priceLabel={t('superConfirmOrder.total')}
            notices={notices}
            actions={cancel}
            onStale={refetch}
          />
        ) : (
          frame(
            <>
              {notices}
              <OrderDetail
                order={order}
                timeZone={hospitalTimeZone}
                // i18n-keys: membership:superOrderDetail.next.*, membership:superOrderDetail.unsure.*
                next={
                  unsure
                    ? t(`superOrderDetail.unsure.${unsure}`)
                    : t(`superOrderDetail.next.${order.mayActivate ? 'toActivate' : state}`)
                }
                actions={
                  unsure === 'unknown' ? (
                    <AskAgain onAsk={refetch} isAsking={answer.isFetching} />
                  ) : (
                    cancel
                  )
                }
                facts={[]}
                onExpire={refetch}
              >
                <Card title={order.title}>
                  <Stack>
                    <KeyValueList
                      items={facts.map(({ label, text }) => ({ label, value: text }))}
                    />
                    {orderLinks(order).map(({ key, to }) => (
                      <ButtonLink key={key} block variant="outline" to={to}>
                        {/* i18n-keys: membership:superOrderDetail.way.* */}
                        {t(`superOrderDetail.way.${key}`)}
                      </ButtonLink>
                    ))}
                  </Stack>
                </Card>
                {quote !== null && (
                  <QuoteLines quote={quote} totalLabel={t('superConfirmOrder.total')} />
                )}
              </OrderDetail>
            </>,
          )
        );
      }}
    </Loaded>
  );
}
