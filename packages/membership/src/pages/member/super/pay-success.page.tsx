import { isPaymentOpen, PaidPage } from '@xinglin/orders';
import { usePlace } from '@xinglin/pages';
import { href } from '@xinglin/routes';
import { ButtonLink, EmptyState, Page, PageHeader } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { OrderedProduct } from '../../../components/ordered-product';
import { loadOrderedRights, OrderedRights } from '../../../components/ordered-rights';
import { orderCall } from '../../../model/calls';
import { orderHref } from '../../../model/links';
import { orderLinks } from '../../../model/order-links';

export const load = loadOrderedRights;

/** Where the cashier returns to: the result of the payment, the card, and the way to activate it (spec 2 §2.29). */
export default function VipPaidPage(): ReactElement {
  const { t } = useTranslation('membership');
  const asked = orderCall.useAnswer(isPaymentOpen);
  const { query } = usePlace();
  const head = { title: t('superPaySuccess.title'), backTo: href('membership.superOrderList') };
  if (!query.get('orderNo'))
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
    <PaidPage
      {...head}
      asked={asked}
      seeTo={({ orderNo }) => orderHref(orderNo)}
      says={({ statusText, mayActivate }, outcome) => ({
        // i18n-keys: membership:superPaySuccess.says.*, membership:superPaySuccess.hint.*
        title: outcome === 'over' ? statusText : t(`superPaySuccess.says.${outcome}`),
        hint: t(
          outcome === 'success' && mayActivate
            ? 'superPaySuccess.hint.activate'
            : `superPaySuccess.hint.${outcome}`,
        ),
      })}
      priceLabel={t('superConfirmOrder.total')}
      renderActions={({ orderNo }, outcome) => (
        <ButtonLink block to={orderHref(orderNo)}>
          {t(outcome === 'failed' ? 'superPaySuccess.again' : 'superPaySuccess.see')}
        </ButtonLink>
      )}
      renderOrdered={(order, outcome) => (
        <>
          <OrderedProduct order={order} />
          {outcome === 'success' && order.mayActivate && <OrderedRights order={order} />}
        </>
      )}
      renderWays={(order) => (
        <>
          {orderLinks(order).map(({ key, to }) => (
            <ButtonLink key={key} block to={to}>
              {/* i18n-keys: membership:superOrderDetail.way.* */}
              {t(`superOrderDetail.way.${key}`)}
            </ButtonLink>
          ))}
          <ButtonLink
            block
            variant={orderLinks(order).length === 0 ? 'primary' : 'text'}
            to={orderHref(order.orderNo)}
          >
            {t('superPaySuccess.see')}
          </ButtonLink>
        </>
      )}
    />
  );
}
