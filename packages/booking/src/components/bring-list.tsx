import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { BringItems } from './bring-items';

/** What to bring to the visit. */
export function BringList({ items }: { items: readonly string[] }): ReactElement | null {
  const { t } = useTranslation('booking');
  return <BringItems title={t('terms.bring')} items={items} titleLevel={3} />;
}
