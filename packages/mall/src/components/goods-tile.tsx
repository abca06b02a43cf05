import type { OfferedGoods } from '@xinglin/gateway-sdk';
import { formatCents } from '@xinglin/rules';
import { ButtonLink, Chip, Note, Price, Skeleton, SkeletonRegion } from '@xinglin/ui';
import type { ReactElement, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { goodsHref, prescribeHref } from '../model/mall-ways';
import { useOfferLines } from '../model/offer-lines';
import { GoodsPicture } from './goods-picture';
import styles from './goods-tile.module.css';
import { PutOne } from './put-one';

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
  readonly goods: OfferedGoods;
  /** Of the name; the one below the heading of the list. */
  readonly heading?: 'h2' | 'h3';
}

/** Goods in a list: how they look, what they cost the reader and why, and the way into the cart or to a doctor. */
export function GoodsTile({ goods, heading: Heading = 'h3' }: GoodsTileProps): ReactElement {
  const { t } = useTranslation('mall');
  const { title, subtitle, picture, needsPrescription, priceCents, offer } = goods;
  const lines = useOfferLines(offer);
  return (
    <li className={styles['tile']}>
      <GoodsPicture picture={picture} />
      <div className={styles['words']}>
        <Heading>
          <Link to={goodsHref(goods)} className={styles['cover']}>
            {title}
          </Link>
        </Heading>
        <Note size="caption">{needsPrescription ? t('prescription.sold') : subtitle}</Note>
        <div className={styles['buy']}>
          <p className={styles['price']}>
            <span className={styles['now']}>
              {lines.priceName !== null && `${lines.priceName} `}
              <Price cents={offer?.cents ?? priceCents} compact size="large" />
            </span>{' '}
            {offer !== null && offer.cents < offer.listCents && (
              <s aria-label={t('goods.before', { price: formatCents(offer.listCents) })}>
                {formatCents(offer.listCents, { decimals: 'auto' })}
              </s>
            )}
          </p>
          {needsPrescription ? (
            <ButtonLink
              size="small"
              variant="outline"
              to={prescribeHref(goods)}
              aria-label={t('prescription.prescribeNamed', { name: title })}
            >
              {t('prescription.prescribe')}
            </ButtonLink>
          ) : offer === null ? (
            <Chip>{t('goods.soldOut')}</Chip>
          ) : (
            <PutOne title={title} offer={offer} />
          )}
        </div>
        {needsPrescription ? (
          <p className={styles['why']}>
            {t('prescription.short')}
            <b>{t('prescription.title')}</b>
          </p>
        ) : (
          lines.why.length > 0 && (
            <p className={styles['why']}>
              {lines.why.map((line) => (
                <span key={line}>{line}</span>
              ))}
            </p>
          )
        )}
      </div>
    </li>
  );
}
