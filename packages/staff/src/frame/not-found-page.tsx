import { ButtonLink, ErrorState } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { usePageTitle } from './page-title';

/** For an address that is none of the app's. */
export default function NotFoundPage(): ReactElement {
  const { t } = useTranslation('staff');
  usePageTitle(t('frame.notFound'));
  return (
    <ErrorState
      kind="missing"
      titleLevel={1}
      title={t('frame.notFound')}
      message={t('frame.notFoundHint')}
      action={<ButtonLink to="/">{t('frame.toFirst')}</ButtonLink>}
    />
  );
}
