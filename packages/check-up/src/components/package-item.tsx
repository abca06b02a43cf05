import type { CheckUpPackageCard } from '@xinglin/gateway-sdk';
import { Chip, DottedFacts, PackagePicture, Price } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { packageHref } from '../model/links';
import { useAudience } from '../model/use-audience';
import { useFitText, type Fit } from '../model/use-fit-text';
import { CompareTick } from './compare-tick';
import styles from './package-item.module.css';

interface PackageItemProps {
  readonly offer: CheckUpPackageCard;
  /** How it fits a person of the account. */
  readonly fit?: Fit | undefined;
  /** The price with a coupon; null where none lowers it. */
  readonly couponedCents?: number | null | undefined;
  /** Of its name: 3 below the title of a part of the page; 2 by default. */
  readonly level?: 2 | 3 | undefined;
}

const tones = {
  suits: 'brand',
  new: 'neutral',
  plain: 'neutral',
  owned: 'warning',
  unfit: 'neutral',
} as const;

/** A package in a list: its drawing, price, audience and how it fits; its name links to its page. */
export function PackageItem({
  offer,
  fit,
  couponedCents,
  level = 2,
}: PackageItemProps): ReactElement {
  const { t } = useTranslation('check-up');
  const audience = useAudience();
  const fitText = useFitText();
  const { orgCount, storeCount, itemCount, title } = offer;
  const said = fit && fitText(fit, itemCount);
  const facts = [
    audience(offer, true),
    t('package.items', { count: itemCount }),
    orgCount > 1
      ? t('package.organisations', { count: orgCount })
      : t('package.stores', { count: storeCount }),
  ];
  const Heading = level === 2 ? 'h2' : 'h3';
  const isLower = couponedCents !== undefined && couponedCents !== null;
  return (
    <article className={styles['item']} data-hue="violet">
      <PackagePicture picture={offer.picture} />
      <div className={styles['words']}>
        <div className={styles['first']}>
          <Heading className={styles['title']}>
            <Link to={packageHref(offer)}>{title}</Link>
          </Heading>
          <span className={styles['price']}>
            {isLower && <span>{t('package.couponed')}</span>}
            <Price
              cents={isLower ? couponedCents : offer.priceCents}
              size="large"
              compact
              from={orgCount > 1}
            />
          </span>
        </div>
        <div className={styles['second']}>
          <p className={styles['facts']}>
            <DottedFacts>{facts.join(' · ')}</DottedFacts>
          </p>
          <CompareTick packageCode={offer.packageCode} title={title} />
        </div>
        {said === undefined ? (
          <p className={styles['summary']}>{offer.summary}</p>
        ) : (
          <p className={styles['fit']} data-fit={fit?.kind}>
            <Chip tone={tones[fit?.kind ?? 'plain']}>{said}</Chip>
          </p>
        )}
      </div>
    </article>
  );
}
