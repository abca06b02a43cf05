import type { GoodsDetail } from '@xinglin/gateway-sdk';
import { formatCents } from '@xinglin/rules';
import { Card } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { isSold, useChoiceHref, type Sku } from '../model/goods-call';
import styles from './goods-variants.module.css';

/** From so few on, a variant says how many are left. */
const fewLeft = 20;

interface GoodsVariantsProps {
  readonly goods: GoodsDetail;
  readonly chosen: Sku;
}

/** The variants beside each other, each with what it costs more and how many are left; the address has the choice. */
export function GoodsVariants({ goods: { skus }, chosen }: GoodsVariantsProps): ReactElement {
  const { t } = useTranslation('mall');
  const hrefOf = useChoiceHref();
  const least = Math.min(...skus.map(({ priceCents }) => priceCents));
  const noteOf = (sku: Sku): string => {
    const more = sku.priceCents - least;
    const left = !sku.isOnSale
      ? t('goods.offSale')
      : sku.stock === 0
        ? t('goods.soldOut')
        : sku.stock < fewLeft
          ? t('goods.left', { count: sku.stock })
          : t('goods.inStock');
    return more === 0 ? left : `+${formatCents(more, { decimals: 'auto' })} · ${left}`;
  };
  return (
    <Card as="div">
      <nav aria-label={t('goods.variant')}>
        <ul role="list" className={styles['list']}>
          {skus.map((sku) => (
            <li key={sku.skuId}>
              <Link
                to={hrefOf('sku', sku.skuId)}
                replace
                preventScrollReset
                className={styles['variant']}
                data-gone={!isSold(sku) || undefined}
                aria-current={sku.skuId === chosen.skuId ? 'true' : undefined}
              >
                <b>{sku.label}</b>
                <span>{noteOf(sku)}</span>
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </Card>
  );
}
