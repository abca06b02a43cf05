import { href } from '@xinglin/routes';
import { ButtonLink, EmptyState } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';

/** Shown where no identity waits for an account: the ten minutes are over, or the page was opened by its address. */
export function NothingToBind({ target }: { target: string | null }): ReactElement {
  const { t } = useTranslation('overseas');
  return (
    <EmptyState
      kind="access"
      title={t('combinedLogin.nothing')}
      message={t('combinedLogin.nothingHint')}
      action={
        <ButtonLink to={href('overseas.login', {}, { target: target ?? undefined })}>
          {t('providers.backToSignIn')}
        </ButtonLink>
      }
    />
  );
}
