import {
  AskAgain,
  OrderActions,
  OrderDetail,
  Payment,
  paymentOutcome,
  WrongPayments,
} from '@xinglin/orders';
import { hospitalTimeZone } from '@xinglin/rules';
import { Loaded, Page, PageHeader, Price, SkeletonList } from '@xinglin/ui';
import { lazy, type ReactElement, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { MoveDay } from '../../../../../components/move-day';
import { OrderCards } from '../../../../../components/order-cards';
import { orderCall } from '../../../../../model/order-call';
import { orderHref, ordersHref } from '../../../../../model/links';

const loadDialog = () => import('../../../../../components/cancel-order');
const CancelOrder = lazy(loadDialog);

export const { load } = orderCall;

/** One check-up: it is paid here; voucher, preparation, another day, giving up, reports (spec 2 §2.20). */
export default function CheckUpOrderPage(): ReactElement {
  const { t } = useTranslation('check-up');
  const { answer, isWatching } = orderCall.useAnswer(({ payment }) => payment === 'open');
  const head = {
    title: t('orderDetail.title'),
    backTo: ordersHref(answer.currentData?.packageKind),
  };
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
        const cancel = order.mayCancel && unsure === null && (
          <OrderActions
            status={statusText}
            size="medium"
            asides={order.mayMove ? <MoveDay order={order} /> : undefined}
            cancel={{
              text: t('cancel.button'),
              load: loadDialog,
              renderDialog: (onClose) => <CancelOrder order={order} onClose={onClose} />,
            }}
          />
        );
        return outcome === 'failed' ? (
          <Payment
            {...head}
            order={order}
            cents={cents}
            resultTo={orderHref(orderNo, order.packageKind)}
            about={{
              title: order.title,
              facts: facts.map(({ label, text }) => ({ label, value: text })),
            }}
            priceLabel={t('submit.total')}
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
                // i18n-keys: check-up:orderDetail.next.*, check-up:orderDetail.unsure.*
                next={unsure ? t(`orderDetail.unsure.${unsure}`) : t(`orderDetail.next.${state}`)}
                actions={
                  unsure === 'unknown' ? (
                    <AskAgain onAsk={refetch} isAsking={answer.isFetching} />
                  ) : (
                    cancel
                  )
                }
                facts={[{ label: t('submit.total'), value: <Price cents={cents} /> }]}
                onExpire={refetch}
              >
                <OrderCards order={order} />
              </OrderDetail>
            </>,
          )
        );
      }}
    </Loaded>
  );
}
