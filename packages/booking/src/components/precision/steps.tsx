import { Card, Prose } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';

/** From the choice to the paid place, in four steps. */
export function Steps(): ReactElement {
  const { t } = useTranslation('precision');
  return (
    <Card title={t('steps.title')}>
      <Prose>
        <ol>
          <li>{t('steps.choose')}</li>
          <li>{t('steps.tell')}</li>
          <li>{t('steps.audit')}</li>
          <li>{t('steps.pay')}</li>
        </ol>
      </Prose>
    </Card>
  );
}
