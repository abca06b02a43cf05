import type { CheckUpOrganisation } from '@xinglin/gateway-sdk';
import { Card, Note, Stack } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';

/** What a visit to an organisation is like, step by step. */
export function Guide({ organisation }: { organisation: CheckUpOrganisation }): ReactElement {
  const { t } = useTranslation('check-up');
  const { name, introduction, guide, storeCount, packageCount } = organisation;
  return (
    <Card title={name}>
      <Stack>
        <p>{introduction}</p>
        <Note>{t('organisation.counts', { stores: storeCount, packages: packageCount })}</Note>
        <ol>
          {guide.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </Stack>
    </Card>
  );
}
