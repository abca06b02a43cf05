import { href } from '@xinglin/routes';
import { ButtonLink, ErrorState, Page } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';

/** Nothing under this address (spec 2 §2.12): a way home and a way to search. */
export default function NotFoundPage(): ReactElement {
  const { t } = useTranslation(['portal', 'shared']);
  return (
    <Page>
      <ErrorState
        kind="missing"
        titleLevel={1}
        title={t('shared:error.notFound')}
        message={t('notFound.message')}
        action={
          <>
            <ButtonLink to={href('directory.home')}>{t('shared:error.backHome')}</ButtonLink>
            <ButtonLink to={href('directory.search')} variant="outline">
              {t('notFound.search')}
            </ButtonLink>
          </>
        }
      />
    </Page>
  );
}
