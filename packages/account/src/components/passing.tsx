import { Page, PageHeader, Skeleton, SkeletonRegion } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';

/** A page that works and leads on. */
export function Passing({ title }: { title: string }): ReactElement {
  const { t } = useTranslation('entrance');
  return (
    <Page header={<PageHeader title={title} />}>
      <SkeletonRegion label={t('oauth.working')}>
        <Skeleton shape="title" width="half" />
        <Skeleton shape="line" width="wide" />
        <Skeleton shape="button" />
      </SkeletonRegion>
    </Page>
  );
}
