import type { CheckUpPackage } from '@xinglin/gateway-sdk';
import { Card, Fold, PartPictogram } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { itemsByPart } from '../model/package-figure';
import styles from './package-facts.module.css';

/** How many items a tile names. */
const named = 2;

/** The items of a package by part, and below them each with what it is for. */
export function PackageItems({ items }: { readonly items: CheckUpPackage['items'] }): ReactElement {
  const { t } = useTranslation('check-up');
  const parts = itemsByPart(items);
  return (
    <>
      <Card title={t('package.itemsTitle', { count: items.length })}>
        <ul role="list" className={styles['parts']}>
          {parts.map(({ part, items: found }) => (
            <li key={part}>
              <PartPictogram part={part} />
              {/* i18n-keys: check-up:part.* */}
              <b>{t(`part.${part}`)}</b>
              <span className={styles['count']}>
                {t('package.partItems', { count: found.length })}
              </span>
              <span className={styles['names']}>
                {found
                  .slice(0, named)
                  .map(({ name }) => name)
                  .join(t('card.and'))}
                {found.length > named && '…'}
              </span>
            </li>
          ))}
        </ul>
      </Card>
      <Fold title={t('package.each')} note={t('package.items', { count: items.length })}>
        {parts.map(({ part, items: found }) => (
          <section key={part} className={styles['group']}>
            <h3>
              <PartPictogram part={part} />
              {t(`part.${part}`)}
            </h3>
            <dl>
              {found.map(({ itemCode, name, purpose }) => (
                <div key={itemCode}>
                  <dt>{name}</dt>
                  <dd>{purpose}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </Fold>
    </>
  );
}
