import { factRows, isPaymentOpen, OrderPage, QuoteLines } from '@xinglin/orders';
import { usePlace } from '@xinglin/pages';
import { href } from '@xinglin/routes';
import { hospitalTimeZone } from '@xinglin/rules';
import { ActionBar, ButtonLink, EmptyState, Gutter, Page, PageHeader } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { CancelAction } from '../../../components/cancel-action';
import { OrderedProduct } from '../../../components/ordered-product';
import { loadOrderedRights, OrderedRights } from '../../../components/ordered-rights';
import { orderCall } from '../../../model/calls';
import { orderLinks } from '../../../model/order-links';

export const load = loadOrderedRights;

/** One order of membership: it is paid here; what to do next, what it cost and why, cancelling it (spec 2 §2.29). */
export default function VipOrderPage(): ReactElement {
  const { t } = useTranslation('membership');
  const asked = orderCall.useAnswer(isPaymentOpen);
  const { params, query } = usePlace();
  const head = { title: t('superOrderDetail.title'), backTo: href('membership.superOrderList') };
  if (!params['id'] && !query.get('orderNo'))
    return (
      <Page header={<PageHeader {...head} />}>
        <EmptyState
          kind="orders"
          title={t('superOrderDetail.none')}
          action={<ButtonLink to={head.backTo}>{t('superOrderList.title')}</ButtonLink>}
        />
      </Page>
    );
  return (
    <OrderPage
      {...head}
      asked={asked}
      timeZone={hospitalTimeZone}
      resultTo={({ orderNo }) => href('membership.superPaySuccess', {}, { orderNo })}
      priceLabel={t('superConfirmOrder.total')}
      next={({ mayActivate, state }, unsure) =>
        // i18n-keys: membership:superOrderDetail.next.*, membership:superOrderDetail.unsure.*
        unsure
          ? t(`superOrderDetail.unsure.${unsure}`)
          : t(`superOrderDetail.next.${mayActivate ? 'toActivate' : state}`)
      }
      renderActions={(order) => order.mayCancel && <CancelAction order={order} />}
      // The drawing of a card has all that its facts say.
      about={(order) => (order.goodsType === 1 ? [] : factRows(order))}
      toPay={(order) => ({
        drawn: (
          <>
            <OrderedProduct order={order} />
            <OrderedRights order={order} />
          </>
        ),
        promise: t(order.goodsType === 1 ? 'super.promise' : 'superConfirmOrder.cancel'),
      })}
      renderFacts={() => []}
      renderBar={(order) => {
        const activation = orderLinks(order).find(({ key }) => key === 'activate');
        return (
          activation && (
            <ActionBar>
              <ButtonLink to={activation.to}>{t('superOrderDetail.way.activate')}</ButtonLink>
            </ActionBar>
          )
        );
      }}
    >
      {(order) => (
        <>
          <OrderedProduct order={order} />
          {orderLinks(order).some(({ key }) => key === 'services') && (
            <Gutter>
              <ButtonLink variant="text" size="small" to={href('membership.superDoctorService')}>
                {t('superOrderDetail.way.services')}
              </ButtonLink>
            </Gutter>
          )}
          {order.quote !== null && (
            <QuoteLines quote={order.quote} totalLabel={t('superConfirmOrder.total')} />
          )}
        </>
      )}
    </OrderPage>
  );
}
