import { failureMessage, goodsApi } from '@xinglin/api';
import type { GoodsOrder } from '@xinglin/gateway-sdk';
import { useLocale } from '@xinglin/i18n';
import { ParcelTrack } from '@xinglin/orders';
import { formatCents, formatInstant } from '@xinglin/rules';
import {
  Button,
  Card,
  KeyValueList,
  ListGroup,
  ListLink,
  Note,
  NoticeBar,
  Stack,
} from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { commentHref, goodsOrderHref, itemHref } from '../model/mall-ways';
import { GoodsPicture } from './goods-picture';
import styles from './goods.module.css';
import { QuoteCard } from './quote-card';
import { Link } from 'react-router';

/** What was bought, where it goes and where it is, how its price came about, and what goes back of it. */
export function GoodsOrderFacts({ order }: { order: GoodsOrder }): ReactElement {
  const { t } = useTranslation('mall');
  const locale = useLocale();
  const { orderNo, lines, address, parcels, quote, returns, invoice, comments } = order;
  return (
    <>
      {parcels.map((parcel) => (
        <ParcelTrack key={parcel.parcelId} parcel={parcel} />
      ))}
      <Card title={t('goodsOrder.lines')}>
        {lines.map((line) => (
          <div key={line.lineNo} className={styles['line']}>
            <GoodsPicture picture={line.picture} size="small" />
            <div className={styles['lineWords']}>
              <Link to={itemHref(orderNo, line)} className={styles['title']}>
                {line.title}
              </Link>
              <Note size="caption">
                {line.skuLabel} · {line.shopName}
              </Note>
              <div className={styles['lineEnd']}>
                <span>
                  {t('goodsOrder.pieces', {
                    price: formatCents(line.unitCents),
                    count: line.count,
                  })}
                </span>
                <b>{formatCents(line.shareCents)}</b>
              </div>
              {line.returningCount > 0 && (
                <Note size="caption">
                  {t('goodsOrder.returning', { count: line.returningCount })}
                </Note>
              )}
              {line.returnedCount > 0 && (
                <Note size="caption">
                  {t('goodsOrder.returned', { count: line.returnedCount })}
                </Note>
              )}
            </div>
          </div>
        ))}
      </Card>
      <QuoteCard
        quote={{ ...quote, whyNots: [] }}
        totalName={t(order.payment === 'paid' ? 'goodsOrder.paid' : 'goodsOrder.total')}
      />
      {returns.map((one) => (
        <ReturnCard key={one.returnId} orderNo={orderNo} one={one} />
      ))}
      <Card title={t('goodsOrder.address')}>
        <KeyValueList
          items={[
            { label: t('goodsOrder.receiver'), value: `${address.name} ${address.mobile}` },
            { label: t('goodsOrder.where'), value: address.text },
          ]}
        />
      </Card>
      {comments.length > 0 && (
        <ListGroup label={t('comment.title')}>
          {comments.map(({ lineNo, comment }) => (
            <ListLink
              key={lineNo}
              label={lines.find((line) => line.lineNo === lineNo)?.title ?? ''}
              value={t(comment === null ? 'comment.open' : 'comment.given')}
              to={commentHref(orderNo, lineNo)}
            />
          ))}
        </ListGroup>
      )}
      {(order.mayReturn || invoice.status !== 'unavailable') && (
        <ListGroup label={t('goodsOrder.further')}>
          {order.mayReturn && (
            <ListLink
              label={t('return.title')}
              description={
                order.returnBefore === null
                  ? undefined
                  : t('return.before', { time: formatInstant(order.returnBefore, locale) })
              }
              to={goodsOrderHref(orderNo, 'return')}
            />
          )}
          {invoice.status === 'none' && (
            <ListLink
              label={t('invoice.apply')}
              value={formatCents(invoice.amountCents)}
              to={goodsOrderHref(orderNo, 'invoice')}
            />
          )}
        </ListGroup>
      )}
      {(invoice.status === 'applied' || invoice.status === 'issued') && (
        <Card title={t('invoice.title')}>
          <KeyValueList
            items={[
              // i18n-keys: mall:invoice.status.*
              { label: t('invoice.state'), value: t(`invoice.status.${invoice.status}`) },
              { label: t('invoice.for'), value: invoice.title?.name ?? '' },
              { label: t('invoice.to'), value: invoice.email ?? '' },
              { label: t('invoice.amount'), value: formatCents(invoice.amountCents) },
            ]}
          />
        </Card>
      )}
    </>
  );
}

/** A return or an exchange that was asked for, with what the shop said. */
function ReturnCard({
  orderNo,
  one,
}: {
  orderNo: string;
  one: GoodsOrder['returns'][number];
}): ReactElement {
  const { t } = useTranslation('mall');
  const [withdraw, { isLoading, error }] = goodsApi.useWithdrawGoodsReturnMutation();
  const { type, stateText, lines, reason, refundCents, answer, mayWithdraw, returnId } = one;
  return (
    // i18n-keys: mall:return.type.*
    <Card title={t(`return.type.${type}`)} aside={stateText}>
      <Stack>
        {error && (
          <NoticeBar tone="danger" live>
            {failureMessage(error, t)}
          </NoticeBar>
        )}
        <KeyValueList
          items={[
            ...lines.map(({ title, count }) => ({
              label: title,
              value: t('return.pieces', { count }),
            })),
            { label: t('return.reason'), value: reason },
            ...(refundCents > 0
              ? [{ label: t('return.refund'), value: formatCents(refundCents) }]
              : []),
            ...(answer === null ? [] : [{ label: t('return.answer'), value: answer }]),
          ]}
        />
        {mayWithdraw && (
          <Button
            block
            variant="outline"
            pending={isLoading}
            onClick={() => void withdraw({ orderNo, returnId })}
          >
            {t('return.withdraw')}
          </Button>
        )}
      </Stack>
    </Card>
  );
}
