import { healthServicesApi } from '@xinglin/api';
import { Card, Note, SkeletonCard } from '@xinglin/ui';
import type { ReactElement } from 'react';

/** What a channel says of itself; where it cannot be had, the page stands without. */
export function ChannelBanner({ bannerId }: { bannerId: string }): ReactElement | null {
  const { currentData, isLoading } = healthServicesApi.useGetHealthChannelBannerQuery({ bannerId });
  if (isLoading) return <SkeletonCard lines={1} />;
  if (currentData === undefined) return null;
  return (
    <Card title={currentData.title}>
      <Note>{currentData.text}</Note>
    </Card>
  );
}
