import type { GoodsShop } from '@xinglin/gateway-sdk';
import { href } from '@xinglin/routes';
import { ShieldIcon } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useHref } from 'react-router';
import pharmacy from './pharmacy.svg?url&no-inline';
import styles from './shop-banner.module.css';

/** Who sells here: its name, how fast it delivers, and the way to the licence that it has to show. */
export function ShopBanner({ shop }: { shop: GoodsShop }): ReactElement {
  const { t } = useTranslation('mall');
  const { shopId, name, deliveryText, licences } = shop;
  const [licence] = licences;
  const drawing = useHref(pharmacy);
  return (
    <section className={styles['banner']} aria-label={name} data-hue="teal">
      <svg className={styles['drawing']} viewBox="0 0 170 104" focusable="false" aria-hidden>
        <use href={`${drawing}#front`} />
      </svg>
      <h2 className={styles['name']}>{name}</h2>
      <p className={styles['promise']}>{deliveryText}</p>
      {licence && (
        <Link to={href('mall.store', {}, { shopId })} className={styles['licence']}>
          <span>
            <ShieldIcon />
            {t('store.licence', { kind: licence.kind })}
          </span>
        </Link>
      )}
    </section>
  );
}
