import type { CheckUpOrganisation } from '@xinglin/gateway-sdk';
import { Card, Note, Stack } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './guide.module.css';

/** What a visit to an organisation is like, step by step. */
export function Guide({ organisation }: { organisation: CheckUpOrganisation }): ReactElement {
  const { t } = useTranslation('check-up');
  const { name, introduction, guide, storeCount, packageCount } = organisation;
  return (
    <Card
      title={name}
      aside={
        <Note as="span" size="caption">
          {t('organisation.counts', { stores: storeCount, packages: packageCount })}
        </Note>
      }
    >
      <Stack>
        <p>{introduction}</p>
        <ol className={styles['steps']}>
          {guide.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </Stack>
    </Card>
  );
}
