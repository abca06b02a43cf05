import type { CheckUpPackage } from '@xinglin/gateway-sdk';
import { BodyFigure, Card, Chip, Cluster, Note, Stack } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { packageFigure } from '../model/package-figure';
import { useAudience } from '../model/use-audience';
import { OtherOffers } from './other-offers';
import { PackageItems } from './package-items';
import { PackagePerson } from './package-person';
import { PackageSuits } from './package-suits';
import { PackageWay } from './package-way';
import { Preparation } from './preparation';
import styles from './package-facts.module.css';

/** A package: what it examines in a body, whom it suits, its items by part, its steps, the refund rule, other offers. */
export function PackageFacts({ offer }: { offer: CheckUpPackage }): ReactElement {
  const { t } = useTranslation('check-up');
  const audience = useAudience();
  const { title, summary, items, storeCount, orgName } = offer;
  return (
    <>
      <BodyFigure {...packageFigure(offer)} label={t('package.main')} />
      <Card as="div">
        <Stack gap={2}>
          <div className={styles['head']}>
            <h2 className={styles['title']}>{title}</h2>
            <Note as="span" size="caption">
              {orgName}
            </Note>
          </div>
          <p className={styles['summary']}>{summary}</p>
          <div className={styles['chips']}>
            <Cluster>
              <Chip>{t('package.items', { count: items.length })}</Chip>
              <Chip>{audience(offer)}</Chip>
              {storeCount > 0 && <Chip>{t('package.stores', { count: storeCount })}</Chip>}
            </Cluster>
          </div>
          {storeCount === 0 && <Note>{t('package.noStore')}</Note>}
          <PackagePerson offer={offer} />
        </Stack>
      </Card>
      <PackageSuits offer={offer} />
      <PackageItems items={items} />
      <PackageWay offer={offer} />
      <Preparation of={offer} />
      <OtherOffers offer={offer} />
    </>
  );
}
