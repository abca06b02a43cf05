import { AskAgain, OrderDetail, Payment, paymentOutcome, WrongPayments } from '@xinglin/orders';
import { href } from '@xinglin/routes';
import { ButtonLink, Loaded, Page, PageHeader, Price, SkeletonList } from '@xinglin/ui';
import type { ReactElement, ReactNode } from 'react';
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
  const [query] = useSearchParams();
  const { answer, isWatching } = goodsOrder.useAnswer(({ payment }) => payment === 'open');
  const head = { title: t('goodsOrder.title'), backTo: href('mall.orderList') };
  const frame = (content: ReactNode) => <Page header={<PageHeader {...head} />}>{content}</Page>;
  const refetch = () => void answer.refetch();
  return (
    <Loaded
      query={answer}
      skeleton={<SkeletonList lines={4} count={3} />}
      frame={frame}
      gone={t('noOrder.title')}
      action={<ButtonLink to={head.backTo}>{t('goodsOrders.title')}</ButtonLink>}
    >
      {(order) => {
        const { amountCents: cents, orderNo, state } = order;
        const act = query.get('act');
        if (act === 'return' && order.mayReturn) return <ReturnRequest order={order} />;
        if (act === 'invoice' && order.invoice.status === 'none')
          return <InvoiceRequest order={order} />;
        const said = order.comments.find(({ lineNo }) => String(lineNo) === query.get('lineNo'));
        const line = order.lines.find(({ lineNo }) => lineNo === said?.lineNo);
        if (act === 'comment' && said && line)
          return <CommentRequest order={order} line={line} comment={said.comment} />;
        const notices = <WrongPayments payments={order.wrongPayments} dueCents={cents} />;
        const outcome = paymentOutcome({
          isPaid: order.payment === 'paid',
          isAwaitingPayment: order.actions.includes('pay'),
          payment: order.payment,
          isWatching,
        });
        // A person who may have paid is asked neither to pay again nor to cancel.
        const unsure = outcome === 'waiting' || outcome === 'unknown' ? outcome : null;
        const acts = unsure === null && <GoodsOrderActs order={order} />;
        return outcome === 'failed' ? (
          <Payment
            {...head}
            order={order}
            cents={cents}
            resultTo={goodsOrderHref(orderNo)}
            about={{
              title: order.title,
              facts: order.facts.map(({ label, text }) => ({ label, value: text })),
            }}
            priceLabel={t('price')}
            notices={notices}
            actions={acts}
            onStale={refetch}
          />
        ) : (
          frame(
            <>
              {notices}
              <OrderDetail
                order={order}
                // i18n-keys: mall:goodsOrder.next.*, mall:goodsOrder.unsure.*
                next={unsure ? t(`goodsOrder.unsure.${unsure}`) : t(`goodsOrder.next.${state}`)}
                actions={
                  unsure === 'unknown' ? (
                    <AskAgain onAsk={refetch} isAsking={answer.isFetching} />
                  ) : (
                    acts
                  )
                }
                facts={[
                  { label: t('price'), value: <Price cents={cents} /> },
                  ...(order.note === ''
                    ? []
                    : [{ label: t('confirmOrder.note'), value: order.note }]),
                ]}
                onExpire={refetch}
              >
                <GoodsOrderFacts order={order} />
              </OrderDetail>
            </>,
          )
        );
      }}
    </Loaded>
  );
}
