import type { GoodsCard } from '@xinglin/gateway-sdk';
import { formatCents } from '@xinglin/rules';
import { Chip, Note, Price, Skeleton, SkeletonRegion } from '@xinglin/ui';
import type { ReactElement, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { goodsHref } from '../model/mall-ways';
import { GoodsPicture } from './goods-picture';
import styles from './goods.module.css';

/** Goods beside each other, as many as find room. */
export function GoodsGrid({ children }: { children: ReactNode }): ReactElement {
  return <ul className={styles['grid']}>{children}</ul>;
}

/** Goods that load, in the shape of their tiles; six cover what is in view. */
export function GoodsGridSkeleton({ count = 6 }: { count?: number }): ReactElement {
  return (
    <SkeletonRegion>
      <div className={styles['grid']}>
        {Array.from({ length: count }, (_, index) => (
          <div key={index} className={styles['tile']}>
            <span className={styles['room']} />
            <div className={styles['words']}>
              <Skeleton shape="title" width="wide" />
              <Skeleton />
              <Skeleton width="short" />
              <Skeleton width="half" />
              <Skeleton width="half" />
            </div>
          </div>
        ))}
      </div>
    </SkeletonRegion>
  );
}

interface GoodsTileProps {
  readonly goods: GoodsCard;
  /** Of the name; the one below the heading of the list. */
  readonly heading?: 'h2' | 'h3';
}

/** Goods in a list: how they look, what they cost, and what hinders buying them. */
export function GoodsTile({ goods, heading: Heading = 'h3' }: GoodsTileProps): ReactElement {
  const { t } = useTranslation('mall');
  const { title, subtitle, picture, needsPrescription, priceCents, memberCents } = goods;
  return (
    <li className={styles['tile']}>
      <GoodsPicture picture={picture} />
      <div className={styles['words']}>
        <Heading>
          <Link to={goodsHref(goods)} className={styles['cover']}>
            {title}
          </Link>
        </Heading>
        {subtitle !== '' && <Note size="caption">{subtitle}</Note>}
        <p>
          <Price cents={priceCents} compact />
        </p>
        {memberCents !== null && (
          <Note size="caption">
            {t('goods.member', { price: formatCents(memberCents, { decimals: 'auto' }) })}
          </Note>
        )}
        {needsPrescription && <Note size="caption">{t('prescription.short')}</Note>}
        {!goods.inStock && (
          <p>
            <Chip>{t('goods.soldOut')}</Chip>
          </p>
        )}
        <Note size="caption">{goods.shopName}</Note>
      </div>
    </li>
  );
}
