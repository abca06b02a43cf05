import type { GoodsCard } from '@xinglin/gateway-sdk';
import type { Hue } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useHref } from 'react-router';
import drawings from './goods.svg?url&no-inline';
import styles from './goods.module.css';

type Picture = NonNullable<GoodsCard['picture']>;

const hues: Readonly<Record<Picture['tone'], Hue>> = {
  brand: 'teal',
  leaf: 'green',
  amber: 'amber',
  rose: 'plum',
  violet: 'violet',
  slate: 'blue',
};

/**
 * What goods look like, drawn: beside words that say the same. Goods on prescription have no picture, and say why.
 */
export function GoodsPicture({
  picture,
  size = 'medium',
}: {
  picture: Picture | null;
  size?: 'small' | 'medium' | 'large';
}): ReactElement {
  const { t } = useTranslation('mall');
  const address = useHref(drawings);
  if (picture === null)
    return (
      <span className={styles['picture']} data-size={size} data-without>
        <span className={styles['prescription']}>{t('prescription.mark')}</span>
      </span>
    );
  return (
    <span className={styles['picture']} data-size={size} data-hue={hues[picture.tone]}>
      <svg
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.2"
        strokeLinecap="round"
        strokeLinejoin="round"
        focusable="false"
        aria-hidden
      >
        <use href={`${address}#${picture.pictogram}`} />
      </svg>
    </span>
  );
}
