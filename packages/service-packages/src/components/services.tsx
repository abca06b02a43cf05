import type { PackageOrder, PackageQuota } from '@xinglin/gateway-sdk';
import { ButtonLink, Card, RightsRing } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { itemLooks } from '../model/looks';
import { hrefToUse, recordHref } from '../model/links';
import styles from './packages.module.css';

/** What is left of each item of a package as a ring, the way to use it, and to what was used. */
export function Services({ order }: { order: PackageOrder }): ReactElement {
  const { t } = useTranslation('service-packages');
  return (
    <Card title={t('orderDetail.services')}>
      <ul role="list" className={styles['tiles']}>
        {order.quotas.map((quota) => (
          <Service key={quota.serviceId} order={order} quota={quota} />
        ))}
      </ul>
    </Card>
  );
}

function Service({ order, quota }: { order: PackageOrder; quota: PackageQuota }): ReactElement {
  const { t } = useTranslation('service-packages');
  const { name, note, left, count } = quota;
  const { hue } = itemLooks[quota.type];
  return (
    <li
      className={styles['tile']}
      data-hue={left === 0 ? 'grey' : hue}
      data-used={left === 0 || undefined}
    >
      <span className={styles['top']}>
        <RightsRing left={left} count={count} hue={hue} />
        <span className={styles['quiet']}>
          {left === 0 ? t('quota.usedUp') : t('quota.left', { left, count })}
        </span>
      </span>
      <h3>{name}</h3>
      <p className={styles['quiet']}>{note}</p>
      <span className={styles['acts']}>
        {order.mayUse && left > 0 && (
          <ButtonLink
            size="small"
            variant="outline"
            aria-label={t('quota.use', { name })}
            to={hrefToUse(order.orderNo, quota)}
          >
            {t('quota.useShort')}
          </ButtonLink>
        )}
        {left < count && (
          <Link
            className={styles['record']}
            aria-label={t('quota.records', { name })}
            to={recordHref(order.orderNo, quota)}
          >
            {t('quota.recordsShort')}
          </Link>
        )}
      </span>
    </li>
  );
}
