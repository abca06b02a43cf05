import type { GoodsOrder } from '@xinglin/gateway-sdk';
import { isPaymentOpen, OrderPage } from '@xinglin/orders';
import { href } from '@xinglin/routes';
import { ButtonLink, Price } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { CommentRequest } from '../../../../components/comment-request';
import { GoodsOrderActs } from '../../../../components/goods-order-acts';
import { GoodsOrderFacts } from '../../../../components/goods-order-facts';
import { InvoiceRequest } from '../../../../components/invoice-request';
import { ReturnRequest } from '../../../../components/return-request';
import { goodsOrder } from '../../../../model/goods-order';
import { goodsOrderHref } from '../../../../model/mall-ways';

export const { load } = goodsOrder;

/** One order of goods: it is paid here; where it stands, where its parcels are, and what can be done (spec 2 §2.17). */
export default function GoodsOrderPage(): ReactElement {
  const { t } = useTranslation('mall');
  const asked = goodsOrder.useAnswer(isPaymentOpen);
  const [query] = useSearchParams();
  const backTo = href('mall.orderList');
  return (
    <OrderPage
      asked={asked}
      title={t('goodsOrder.title')}
      backTo={backTo}
      gone={t('noOrder.title')}
      action={<ButtonLink to={backTo}>{t('goodsOrders.title')}</ButtonLink>}
      instead={(order) => requestOf(order, query)}
      resultTo={({ orderNo }) => goodsOrderHref(orderNo)}
      priceLabel={t('price')}
      next={({ state }, unsure) =>
        // i18n-keys: mall:goodsOrder.next.*, mall:goodsOrder.unsure.*
        unsure ? t(`goodsOrder.unsure.${unsure}`) : t(`goodsOrder.next.${state}`)
      }
      renderActions={(order) => <GoodsOrderActs order={order} />}
      renderFacts={({ amountCents, note, payment }) => [
        {
          label: t(payment === 'paid' ? 'goodsOrder.paid' : 'price'),
          value: <Price cents={amountCents} compact />,
        },
        ...(note === '' ? [] : [{ label: t('confirmOrder.note'), value: note }]),
      ]}
    >
      {(order) => <GoodsOrderFacts order={order} />}
    </OrderPage>
  );
}

/** The form that the address asks for, where the order allows it. */
function requestOf(order: GoodsOrder, query: URLSearchParams): ReactElement | undefined {
  const act = query.get('act');
  if (act === 'return' && order.mayReturn) return <ReturnRequest order={order} />;
  if (act === 'invoice' && order.invoice.status === 'none') return <InvoiceRequest order={order} />;
  const said = order.comments.find(({ lineNo }) => String(lineNo) === query.get('lineNo'));
  const line = order.lines.find(({ lineNo }) => lineNo === said?.lineNo);
  return act === 'comment' && said && line ? (
    <CommentRequest order={order} line={line} comment={said.comment} />
  ) : undefined;
}
