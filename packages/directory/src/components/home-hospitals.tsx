import { directoryApi, usePageModules, type City } from '@xinglin/api';
import { href } from '@xinglin/routes';
import { Card, EmptyState, HospitalCard, Loaded, SkeletonList } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { nearby } from '../model/home-requests';

/** On home: a few hospitals of the city, best first. */
export default function HomeHospitals({ city }: { city: City | null }): ReactElement | null {
  const { t } = useTranslation('directory');
  const hospitals = directoryApi.useMergeSearchHospitalsQuery(nearby(city));
  const modules = usePageModules('directory.home');
  const place = city?.name ?? '';
  const near = modules('hospitals', {
    title: city === null ? t('home.hospitals') : t('home.hospitalsIn', { city: place }),
  });
  const all = modules('moreHospitals', { to: href('booking.hospitalList') });
  if (!near) return null;
  return (
    <Card
      title={near.title}
      more={all ? { to: all.to, text: t('more'), label: t('home.moreHospitals') } : undefined}
    >
      <Loaded query={hospitals} skeleton={<SkeletonList avatar count={3} />}>
        {({ items }) =>
          items.length === 0 ? (
            <EmptyState kind="hospitals" title={t('home.noHospitals', { city: place })} />
          ) : (
            items.map((hospital) => (
              <HospitalCard
                key={hospital.hospitalId}
                to={href('directory.hospital', { id: hospital.hospitalId })}
                hospital={hospital}
              />
            ))
          )
        }
      </Loaded>
    </Card>
  );
}
