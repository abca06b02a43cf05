import { ChannelModule } from '@xinglin/api';
import {
  AskAgain,
  OrderActions,
  OrderDetail,
  Payment,
  paymentOutcome,
  WrongPayments,
} from '@xinglin/orders';
import { href } from '@xinglin/routes';
import { hospitalTimeZone } from '@xinglin/rules';
import { Loaded, Page, PageHeader, Price, SkeletonList } from '@xinglin/ui';
import { lazy, type ReactElement, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Pauses } from '../../../../../components/pauses';
import { Quotas } from '../../../../../components/quotas';
import { orderHref } from '../../../../../model/links';
import { orderCall } from '../../../../../model/order-at';

const loadDialog = () => import('../../../../../components/give-up');
const GiveUp = lazy(loadDialog);

export const { load } = orderCall;

/** One package: it is paid here, said for whom, used item by item, and given up (spec 2 §2.8). */
export default function PackageOrderPage(): ReactElement {
  const { t } = useTranslation('service-packages');
  const { answer, isWatching } = orderCall.useAnswer(({ payment }) => payment === 'open');
  const head = { title: t('orderDetail.title'), backTo: href('service-packages.orderList') };
  const frame = (content: ReactNode) => <Page header={<PageHeader {...head} />}>{content}</Page>;
  const refetch = () => void answer.refetch();
  return (
    <Loaded query={answer} skeleton={<SkeletonList lines={4} count={3} />} frame={frame}>
      {(order) => {
        const { actions, facts, amountCents: cents, orderNo, state, statusText } = order;
        const notices = <WrongPayments payments={order.wrongPayments} dueCents={cents} />;
        const outcome = paymentOutcome({
          isPaid: order.payment === 'paid',
          isAwaitingPayment: actions.includes('pay'),
          payment: order.payment,
          isWatching,
        });
        // A person who may have paid is asked neither to pay again nor to cancel.
        const unsure = outcome === 'waiting' || outcome === 'unknown' ? outcome : null;
        const giveUp = (order.mayCancel || order.mayRefund) && unsure === null && (
          <OrderActions
            status={statusText}
            size="medium"
            cancel={{
              text: t(order.mayRefund ? 'giveUp.refundButton' : 'giveUp.button'),
              load: loadDialog,
              renderDialog: (onClose) => <GiveUp order={order} onClose={onClose} />,
            }}
          />
        );
        return outcome === 'failed' ? (
          <Payment
            {...head}
            order={order}
            cents={cents}
            resultTo={orderHref(orderNo)}
            about={{
              title: order.title,
              facts: facts.map(({ label, text }) => ({ label, value: text })),
            }}
            priceLabel={t('package.price')}
            notices={notices}
            actions={giveUp}
            onStale={refetch}
          />
        ) : (
          frame(
            <>
              {notices}
              <OrderDetail
                order={order}
                timeZone={hospitalTimeZone}
                // i18n-keys: service-packages:orderDetail.next.*, service-packages:orderDetail.unsure.*
                next={unsure ? t(`orderDetail.unsure.${unsure}`) : t(`orderDetail.next.${state}`)}
                actions={
                  unsure === 'unknown' ? (
                    <AskAgain onAsk={refetch} isAsking={answer.isFetching} />
                  ) : (
                    giveUp
                  )
                }
                facts={[
                  ...facts.map(({ label, text }) => ({ label, value: text })),
                  { label: t('package.price'), value: <Price cents={cents} /> },
                ]}
                onExpire={refetch}
              >
                <ChannelModule of="service-packages.orderDetail" name="pauses">
                  <Pauses order={order} />
                </ChannelModule>
                <Quotas order={order} />
              </OrderDetail>
            </>,
          )
        );
      }}
    </Loaded>
  );
}
