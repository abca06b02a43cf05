import { href } from '@xinglin/routes';
import { ButtonLink, EmptyState, Page, PageHeader } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';

/** What stands in place of draws in elder mode: nobody is led into them there. */
export function NoDraws(): ReactElement {
  const { t } = useTranslation('coins');
  return (
    <Page header={<PageHeader title={t('play.title')} backTo={href('membership.healthCoin')} />}>
      <EmptyState
        kind="coins"
        title={t('play.notHere')}
        message={t('play.notHereWhy')}
        action={<ButtonLink to={href('membership.healthCoinStore')}>{t('store.title')}</ButtonLink>}
      />
    </Page>
  );
}
