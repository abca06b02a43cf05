import { rewardsApi } from '@xinglin/api';
import {
  AskAgain,
  OrderActions,
  OrderDetail,
  Payment,
  paymentOutcome,
  WrongPayments,
} from '@xinglin/orders';
import { pageCall } from '@xinglin/pages';
import { href } from '@xinglin/routes';
import { Card, KeyValueList, Loaded, Page, PageHeader, Price, SkeletonList } from '@xinglin/ui';
import { lazy, type ReactElement, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

const loadDialog = () => import('../../../../components/cancel-reward-result');
const CancelDialog = lazy(loadDialog);

const call = pageCall(rewardsApi.endpoints.getTipOrder, ({ params }) => ({
  orderNo: params['orderKey'] ?? '',
}));

export const { load } = call;

/** Your gift: an order is paid here, shown and cancelled. */
export default function RewardResultPage(): ReactElement {
  const { t } = useTranslation('reviews');
  const { answer, isWatching } = call.useAnswer(({ payment }) => payment === 'open');
  const head = { title: t('rewardResult.title'), backTo: href('reviews.rewardList') };
  const frame = (content: ReactNode) => <Page header={<PageHeader {...head} />}>{content}</Page>;
  const refetch = () => void answer.refetch();
  return (
    <Loaded query={answer} skeleton={<SkeletonList lines={4} count={2} />} frame={frame}>
      {(order) => {
        const { actions, facts: said, amountCents: cents, group, orderNo, statusText } = order;
        const facts = [
          ...said.map(({ label, text }) => ({ label, value: text })),
          ...(order.text === null ? [] : [{ label: t('rewardResult.letter'), value: order.text }]),
        ];
        const notices = <WrongPayments payments={order.wrongPayments} dueCents={cents} />;
        const outcome = paymentOutcome({
          isPaid: order.payment === 'paid',
          isAwaitingPayment: actions.includes('pay'),
          payment: order.payment,
          isWatching,
        });
        // A person who may have paid is asked neither to pay again nor to cancel.
        const unsure = outcome === 'waiting' || outcome === 'unknown' ? outcome : null;
        const buttons = actions.includes('cancel') && unsure === null && (
          <OrderActions
            status={statusText}
            size="medium"
            cancel={{
              text: t('rewardResult.cancel.button'),
              load: loadDialog,
              renderDialog: (onClose) => <CancelDialog order={order} onClose={onClose} />,
            }}
          />
        );
        return outcome === 'failed' ? (
          <Payment
            {...head}
            order={order}
            cents={cents}
            resultTo={href('reviews.rewardResult', { orderKey: orderNo })}
            about={{ title: order.title, facts }}
            priceLabel={t('rewardResult.price')}
            notices={notices}
            actions={buttons}
            onStale={refetch}
          />
        ) : (
          frame(
            <>
              {notices}
              <OrderDetail
                order={order}
                // i18n-keys: reviews:rewardResult.next.*, reviews:rewardResult.unsure.*
                next={unsure ? t(`rewardResult.unsure.${unsure}`) : t(`rewardResult.next.${group}`)}
                actions={
                  unsure === 'unknown' ? (
                    <AskAgain onAsk={refetch} isAsking={answer.isFetching} />
                  ) : (
                    buttons
                  )
                }
                facts={[{ label: t('rewardResult.price'), value: <Price cents={cents} /> }]}
                onExpire={refetch}
              >
                <Card title={t('rewardResult.facts')}>
                  <KeyValueList items={facts} />
                </Card>
              </OrderDetail>
            </>,
          )
        );
      }}
    </Loaded>
  );
}
