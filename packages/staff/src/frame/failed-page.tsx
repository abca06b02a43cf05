import { Button, ErrorState } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';

/** In place of a page whose code could not be loaded, or that failed. A new release removes the files of a former one. */
export function FailedPage(): ReactElement {
  const { t } = useTranslation('staff');
  return (
    <ErrorState
      titleLevel={1}
      title={t('frame.pageFailed')}
      message={t('frame.pageFailedHint')}
      action={<Button onClick={() => location.reload()}>{t('frame.reload')}</Button>}
    />
  );
}
