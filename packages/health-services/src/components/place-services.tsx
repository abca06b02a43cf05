import type { HealthOrganisation } from '@xinglin/gateway-sdk';
import { Card, Price } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './place-page.module.css';

/** What an organisation does, each with its price, and what to bring. */
export function PlaceServices({
  found: { services, introduction },
}: {
  found: HealthOrganisation;
}): ReactElement {
  const { t } = useTranslation('health-services');
  return (
    <Card title={t('organisation.services')}>
      <dl className={styles['services']}>
        {services.map(({ name, price, fromCents }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{fromCents === null ? price : <Price cents={fromCents} from size="large" />}</dd>
          </div>
        ))}
      </dl>
      <p className={styles['quiet']}>{introduction}</p>
    </Card>
  );
}
