import { href } from '@xinglin/routes';
import { ButtonLink, ErrorState, Page } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';

/** The server is in trouble (spec 2 §2.12). Its ways out are full loads, so that nothing broken is carried along. */
export default function ErrorPage(): ReactElement {
  const { t } = useTranslation(['portal', 'shared']);
  return (
    <Page>
      <ErrorState
        titleLevel={1}
        title={t('shared:error.serverTrouble')}
        message={t('error.message')}
        action={<ButtonLink href={href('directory.home')}>{t('shared:error.backHome')}</ButtonLink>}
      />
    </Page>
  );
}
