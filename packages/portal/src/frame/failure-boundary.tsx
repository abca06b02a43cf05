import { ButtonLink, ErrorState, Page } from '@xinglin/ui';
import { useEffect, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useRouteError } from 'react-router';

/** In place of a page that failed to render or to load: what happened, again, home. */
export function FailureBoundary(): ReactElement {
  const { t } = useTranslation('shared');
  const error = useRouteError();
  useEffect(() => {
    reportError(error);
  }, [error]);
  return (
    <Page>
      <ErrorState
        titleLevel={1}
        title={t('error.serverTrouble')}
        onRetry={() => window.location.reload()}
        action={
          <ButtonLink href="/" variant="outline">
            {t('error.backHome')}
          </ButtonLink>
        }
      />
    </Page>
  );
}
