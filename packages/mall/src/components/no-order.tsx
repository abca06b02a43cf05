import { href } from '@xinglin/routes';
import { ButtonLink, ErrorState, Page, PageHeader } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';

/** A page of the order centre whose address names no order. */
export function NoOrder({ title }: { title: string }): ReactElement {
  const { t } = useTranslation('mall');
  return (
    <Page header={<PageHeader title={title} backTo={href('mall.mergedOrderList')} />}>
      <ErrorState
        kind="missing"
        title={t('noOrder.title')}
        message={t('noOrder.hint')}
        action={<ButtonLink to={href('mall.mergedOrderList')}>{t('orders.title')}</ButtonLink>}
      />
    </Page>
  );
}
