import type { PhysicalOrder } from '@xinglin/gateway-sdk';
import { Card, PreparationPictogram } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './preparation.module.css';

/** What to do before the day and to bring, each with its drawing. */
export function Preparation({
  of: { preparation, preparationKinds },
}: {
  of: Pick<PhysicalOrder, 'preparation' | 'preparationKinds'>;
}): ReactElement | null {
  const { t } = useTranslation('check-up');
  if (preparation.length === 0) return null;
  return (
    <Card title={t('package.preparation')}>
      <ul role="list" className={styles['lines']}>
        {preparation.map((line, index) => (
          <li key={line}>
            <PreparationPictogram name={preparationKinds[index] ?? 'other'} />
            <span>{line}</span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
