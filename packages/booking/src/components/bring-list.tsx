import { Card, Prose } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';

/** What to bring to the visit. */
export function BringList({ items }: { items: readonly string[] }): ReactElement | null {
  const { t } = useTranslation('booking');
  if (items.length === 0) return null;
  return (
    <Card title={t('terms.bring')} titleLevel={3}>
      <Prose>
        <ul>
          {items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      </Prose>
    </Card>
  );
}
