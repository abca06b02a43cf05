import { favoritesApi, usePageModules, useSession } from '@xinglin/api';
import { DoctorItem } from '@xinglin/care';
import { href } from '@xinglin/routes';
import { Card, Loaded, SkeletonList } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';

/** The rest is a tap away. */
const few = { pageSize: 3 } as const;

/** On home: the doctors that the account follows, each with the next free day. Nothing for who follows none. */
export function FollowedDoctors(): ReactElement | null {
  const { t } = useTranslation('directory');
  const skip = useSession()?.login !== true;
  const query = favoritesApi.useListFavoriteDoctorsQuery(few, { skip });
  const to = href('directory.followedDoctors');
  const shown = usePageModules('directory.home')('followedDoctors', {
    title: t('home.followedDoctors'),
    to,
  });
  if (skip || !shown || query.currentData?.items.length === 0) return null;
  // Who follows none is not shown the way to all of them while that is being found out.
  const more = query.currentData && {
    to: shown.to,
    text: t('all'),
    label: t('home.allFollowed'),
  };
  return (
    <Card title={shown.title} more={more}>
      <Loaded query={query} skeleton={<SkeletonList avatar count={3} lines={3} />}>
        {({ items }) => items.map((doctor) => <DoctorItem key={doctor.doctorId} doctor={doctor} />)}
      </Loaded>
    </Card>
  );
}
