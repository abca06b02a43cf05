import { href } from '@xinglin/routes';
import { ButtonLink, EmptyState } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';

/** Shown where no identity waits for an account: the ten minutes are over, or the page was opened by its address. */
export function NothingToBind({ target }: { target: string | null }): ReactElement {
  const { t } = useTranslation('entrance');
  return (
    <EmptyState
      kind="access"
      title={t('bind.nothing')}
      message={t('bind.nothingHint')}
      action={
        <ButtonLink to={href('account.combinedLogin', {}, { target: target ?? undefined })}>
          {t('trouble.again')}
        </ButtonLink>
      }
    />
  );
}
