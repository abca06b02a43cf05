import { healthCoinsApi } from '@xinglin/api';
import type { HealthCoinOrder } from '@xinglin/gateway-sdk';
import { OrderActions, OrderDetail, ParcelTrack } from '@xinglin/orders';
import { detailPage } from '@xinglin/pages';
import { href } from '@xinglin/routes';
import { ButtonLink, SkeletonList } from '@xinglin/ui';
import { lazy, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { CoinOrderFacts } from '../../../../components/coin-order-facts';
import { ReceiveExchange } from '../../../../components/receive-exchange';

const loadCancel = () => import('../../../../components/cancel-exchange');
const CancelExchange = lazy(loadCancel);

/** One exchange: where it stands, where its parcel is, giving it up before it leaves (spec 2 §2.29). */
const page = detailPage({
  endpoint: healthCoinsApi.endpoints.getHealthCoinOrder,
  input: ({ params }) => ({ orderNo: params['id'] ?? '' }),
  title: 'coins:order.title',
  backTo: href('membership.healthCoinMyPrizes'),
  skeleton: <SkeletonList lines={4} count={3} />,
  gone: {
    title: 'coins:order.gone',
    action: ({ t }) => (
      <ButtonLink to={href('membership.healthCoinMyPrizes')}>{t('coins:orders.title')}</ButtonLink>
    ),
  },
  children: (order, { refetch }) => <Order order={order} onStale={refetch} />,
});

export const { load, head } = page;
export default page.Page;

function Order(props: { order: HealthCoinOrder; onStale: () => void }): ReactElement {
  const { order, onStale } = props;
  const { t } = useTranslation('coins');
  const { state, statusText, orderNo, coins, parcels } = order;
  return (
    <OrderDetail
      order={order}
      // i18n-keys: coins:order.next.*
      next={t(`order.next.${state}`)}
      actions={
        state === 'sent' ? (
          <ReceiveExchange orderNo={orderNo} />
        ) : (
          state === 'ordered' && (
            <OrderActions
              status={statusText}
              size="medium"
              cancel={{
                text: t('cancel.button'),
                load: loadCancel,
                renderDialog: (onClose) => (
                  <CancelExchange order={{ orderNo, coins }} onClose={onClose} />
                ),
              }}
            />
          )
        )
      }
      facts={[]}
      onExpire={onStale}
    >
      <CoinOrderFacts order={order} />
      {parcels.map((parcel) => (
        <ParcelTrack key={parcel.parcelId} parcel={parcel} />
      ))}
    </OrderDetail>
  );
}
