import type { ServicePackageCard } from '@xinglin/gateway-sdk';
import { href } from '@xinglin/routes';
import { ButtonLink, Card, KindPicture, Price } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { topicPictograms } from '../model/looks';
import styles from './packages.module.css';

/** A package of a list: for whom, how long, who carries it out, what it costs, and the way to it. */
export function PackageItem({ offer }: { offer: ServicePackageCard }): ReactElement {
  const { t } = useTranslation('service-packages');
  const { packageCode, title, summary, days, itemCount, teamName, doctorName } = offer;
  return (
    <Card as="article">
      <div className={styles['item']}>
        <KindPicture pictogram={topicPictograms[offer.topic]} hue="plum" />
        <div>
          <h2>{title}</h2>
          <p className={styles['quiet']}>{t('package.suits', { summary })}</p>
          <p className={styles['quiet']}>
            {t('package.by', {
              days: t('package.days', { count: days }),
              items: t('package.items', { count: itemCount }),
              who: teamName ?? doctorName,
            })}
          </p>
          <div className={styles['ends']}>
            <Price cents={offer.priceCents} compact />
            <ButtonLink
              size="small"
              variant="outline"
              aria-label={t('package.seeNamed', { title })}
              to={href('service-packages.package', { packageCode })}
            >
              {t('package.see')}
            </ButtonLink>
          </div>
        </div>
      </div>
    </Card>
  );
}
