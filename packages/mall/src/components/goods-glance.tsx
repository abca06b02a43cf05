import type { GoodsDetail } from '@xinglin/gateway-sdk';
import { Card, Note, ShieldIcon, WarningIcon } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './goods-glance.module.css';

/** Where the page says all about the goods. */
export const aboutId = 'about';

/** What has to be known before it is bought: what it is registered as, and who should not use it. */
export function GoodsGlance({ goods }: { goods: GoodsDetail }): ReactElement | null {
  const { t } = useTranslation('mall');
  const { certificate, warnings, returnDays } = goods;
  return (
    <Card
      title={t('goods.glance')}
      more={{ to: `#${aboutId}`, text: t('goods.leaflet'), label: t('goods.about') }}
    >
      <ul role="list" className={styles['list']}>
        {certificate !== null && (
          <li className={styles['line']} data-tone="brand">
            <ShieldIcon />
            <span>
              <span lang="zh-Hans">{certificate.number}</span>{' '}
              <Note as="span" size="caption">
                {certificate.kind}
              </Note>
            </span>
          </li>
        )}
        {warnings.map((text) => (
          <li key={text} className={styles['line']} data-tone="accent">
            <WarningIcon />
            <span>{text}</span>
          </li>
        ))}
        <li className={styles['line']} data-tone={returnDays === 0 ? 'accent' : 'brand'}>
          {returnDays === 0 ? <WarningIcon /> : <ShieldIcon />}
          <span>
            {returnDays === 0
              ? t('goods.noReturn')
              : t('goods.returnWithin', { count: returnDays })}
          </span>
        </li>
      </ul>
    </Card>
  );
}
