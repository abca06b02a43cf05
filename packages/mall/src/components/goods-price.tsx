import type { GoodsDetail } from '@xinglin/gateway-sdk';
import { useLocale } from '@xinglin/i18n';
import { href } from '@xinglin/routes';
import { formatCents, formatCount } from '@xinglin/rules';
import { Card, Note, Price, Stack } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Sku } from '../model/goods-call';
import styles from './goods-price.module.css';
import { QuoteFall } from './quote-fall';

interface GoodsPriceProps {
  readonly goods: GoodsDetail;
  readonly sku: Sku | undefined;
}

/** What the goods are called, and how their price comes about: the steps of the quote at which they are ordered. */
export function GoodsPrice({ goods, sku }: GoodsPriceProps): ReactElement {
  const { t } = useTranslation('mall');
  const locale = useLocale();
  const { title, subtitle, soldCount, priceCents, needsPrescription } = goods;
  const quote = sku?.quote ?? null;
  const freeFreight = quote?.whyNots.find(({ kind }) => kind === 'freeFreight');
  const memberCents =
    quote !== null && sku?.memberCents && quote.steps.every(({ kind }) => kind !== 'member')
      ? sku.memberCents
      : null;
  return (
    <Card as="div">
      <Stack gap={2}>
        <div className={styles['head']}>
          <h2 className={styles['name']}>{title}</h2>
          {soldCount > 0 && (
            <Note as="span" size="caption">
              {t('goods.sold', { count: soldCount, text: formatCount(soldCount, locale) })}
            </Note>
          )}
        </div>
        {subtitle !== '' && <Note>{subtitle}</Note>}
        {quote === null ? (
          <p>
            <Price cents={sku?.priceCents ?? priceCents} size="large" compact />
            {!needsPrescription && (
              <Note as="span"> {t(sku?.isOnSale ? 'goods.soldOut' : 'goods.offSale')}</Note>
            )}
          </p>
        ) : (
          <QuoteFall quote={quote} totalName={t('goods.final')} />
        )}
        {freeFreight && <Note size="caption">{freeFreight.reason}</Note>}
        {memberCents !== null && (
          <Note size="caption">
            <Link to={href('membership.super')}>
              {t('goods.memberWould', { price: formatCents(memberCents, { decimals: 'auto' }) })}
            </Link>
          </Note>
        )}
      </Stack>
    </Card>
  );
}
