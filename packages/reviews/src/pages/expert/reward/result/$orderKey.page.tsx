import { rewardsApi } from '@xinglin/api';
import type { TipOrder } from '@xinglin/gateway-sdk';
import { factRows, isPaymentOpen, OrderActions, OrderPage } from '@xinglin/orders';
import { pageCall } from '@xinglin/pages';
import { href } from '@xinglin/routes';
import { Card, GiftPicture, KeyValueList } from '@xinglin/ui';
import { lazy, type ReactElement } from 'react';
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
  const asked = call.useAnswer(isPaymentOpen);
  const about = (order: TipOrder) => [
    ...factRows(order),
    ...(order.text === null ? [] : [{ label: t('rewardResult.letter'), value: order.text }]),
  ];
  return (
    <OrderPage
      asked={asked}
      title={t('rewardResult.title')}
      backTo={href('reviews.rewardList')}
      resultTo={({ orderNo }) => href('reviews.rewardResult', { orderKey: orderNo })}
      priceLabel={t('rewardResult.price')}
      next={({ group }, unsure) =>
        // i18n-keys: reviews:rewardResult.next.*, reviews:rewardResult.unsure.*
        unsure ? t(`rewardResult.unsure.${unsure}`) : t(`rewardResult.next.${group}`)
      }
      renderActions={(order) =>
        order.actions.includes('cancel') && (
          <OrderActions
            status={order.statusText}
            size="medium"
            cancel={{
              text: t('rewardResult.cancel.button'),
              load: loadDialog,
              renderDialog: (onClose) => <CancelDialog order={order} onClose={onClose} />,
            }}
          />
        )
      }
      about={about}
    >
      {(order) => (
        <Card title={t('rewardResult.facts')} aside={<GiftPicture drawing={order.drawing} />}>
          <KeyValueList items={about(order)} />
        </Card>
      )}
    </OrderPage>
  );
}
