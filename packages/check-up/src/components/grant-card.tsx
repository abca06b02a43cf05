import type { CheckUpGrant } from '@xinglin/gateway-sdk';
import { href } from '@xinglin/routes';
import { ButtonLink, Pictogram } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './check-up-home.module.css';

interface GrantCardProps {
  readonly grant: CheckUpGrant;
  /** The first one has the page's filled button. */
  readonly isFirst: boolean;
}

/** A check-up that is paid for and has no day yet. */
export function GrantCard({ grant, isFirst }: GrantCardProps): ReactElement {
  const { t } = useTranslation('check-up');
  return (
    <section className={styles['grant']} data-hue="violet" aria-label={grant.title}>
      <span className={styles['reportMark']}>
        <Pictogram name="coupon" hued />
      </span>
      <p className={styles['grantWords']}>
        <b>{t('home.noDay', { title: grant.packageTitle })}</b>
        <span>
          {t('home.grantFacts', {
            title: grant.title,
            day: grant.validUntil,
          })}
        </span>
      </p>
      <ButtonLink
        size="small"
        variant={isFirst ? 'primary' : 'outline'}
        to={href('check-up.weibaoCode', {}, { grantId: grant.grantId })}
        aria-label={t('home.chooseDayOf', { title: grant.title })}
      >
        {t('home.chooseDay')}
      </ButtonLink>
    </section>
  );
}
