import type { CheckUpPackage } from '@xinglin/gateway-sdk';
import { CheckIcon, CloseIcon } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { notForOf } from '../model/package-figure';
import { useAudience } from '../model/use-audience';
import styles from './package-facts.module.css';

/** Whom a package is for and who must not have some of its items, in the same size; null where no item excludes anyone. */
export function PackageSuits({ offer }: { offer: CheckUpPackage }): ReactElement | null {
  const { t } = useTranslation('check-up');
  const audience = useAudience();
  const excluded = notForOf(offer.items);
  if (excluded.length === 0) return null;
  return (
    <div className={styles['pair']}>
      <section className={styles['for']}>
        <h2>
          <CheckIcon />
          {t('suits.for')}
        </h2>
        <p>{offer.summary}</p>
        <p>{audience(offer)}</p>
      </section>
      <section className={styles['not']}>
        <h2>
          <CloseIcon />
          {t('suits.notFor')}
        </h2>
        {excluded.map(({ notFor, names }) => (
          <p key={notFor}>{t('suits.because', { notFor, items: names.join(t('card.and')) })}</p>
        ))}
      </section>
    </div>
  );
}
