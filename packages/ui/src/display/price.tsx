import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './price.module.css';
import type { PriceProps } from './props';

/** Digits of an amount: always two decimals, or with `compact` only when there are any. */
function digitsOf(cents: number, compact: boolean): string {
  const digits = (Math.abs(cents) / 100).toFixed(2);
  return compact && digits.endsWith('.00') ? digits.slice(0, -3) : digits;
}

/** An amount; see {@link PriceProps}. */
export function Price({
  cents,
  compact = false,
  from = false,
  size = 'medium',
  tone = 'price',
}: PriceProps): ReactElement {
  const { t } = useTranslation('ui');
  // In a list a visit that costs nothing says so; a sum to pay stays a sum.
  const isFree = cents === 0 && (compact || from) && tone === 'price';
  const digits = digitsOf(cents, compact || from);
  const sign = cents < 0 ? '−¥' : '¥';
  // The words around a number that is as large as one that is exact.
  const [before, after] = t('priceFrom', { amount: '|' }).split('|');
  return (
    <span className={styles['price']} data-size={size} data-tone={tone}>
      {isFree ? (
        t('priceFree')
      ) : from && size === 'large' ? (
        <>
          {before}
          {sign}
          <b>{digits}</b>
          {after}
        </>
      ) : from ? (
        t('priceFrom', { amount: sign + digits })
      ) : (
        <>
          {sign}
          <b>{digits}</b>
        </>
      )}
    </span>
  );
}
