import { directoryApi, usePageModules, type City } from '@xinglin/api';
import { href } from '@xinglin/routes';
import {
  CalendarAddIcon,
  Card,
  EmptyState,
  EntryTile,
  EntryTiles,
  Loaded,
  QuickLinks,
  SkeletonList,
  StethoscopeIcon,
} from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { areaOf, nearby } from '../model/home-requests';
import { DepartmentIcon } from './department-icon';
import { DoctorItem } from './doctor-item';
import { HospitalItem } from './hospital-item';
import { Notices } from './notices';

/** Home is to be seen at a glance; the rest is a tap away. */
const shownDoctors = 4;

/** The two ways to a visit: by the hospital, or by the doctor. */
export function HomeEntries(): ReactElement {
  const { t } = useTranslation('directory');
  const modules = usePageModules('directory.home');
  const book = modules('book', {
    to: href('booking.hospitalList'),
    title: t('home.book'),
    note: t('home.bookNote'),
  });
  const findDoctor = modules('findDoctor', {
    to: href('directory.search', {}, { tab: 'doctor' }),
    title: t('home.findDoctor'),
    note: t('home.findDoctorNote'),
  });
  return (
    <EntryTiles>
      {book && <EntryTile {...book} icon={<CalendarAddIcon />} />}
      {findDoctor && <EntryTile {...findDoctor} icon={<StethoscopeIcon />} tone="accent" />}
    </EntryTiles>
  );
}

/** Departments, notices, doctors and hospitals of the chosen city. */
export function HomeLists({ city }: { city: City | null }): ReactElement {
  const { t } = useTranslation('directory');
  const departments = directoryApi.useListHotDeptsQuery();
  const doctors = directoryApi.useListHomeDoctorsQuery(areaOf(city));
  const hospitals = directoryApi.useMergeSearchHospitalsQuery(nearby(city));
  const place = city?.name ?? '';
  const modules = usePageModules('directory.home');
  const quick = modules('departments', { title: t('home.departments') });
  const best = modules('doctors', {
    title: t('home.doctors'),
    to: href('directory.search', {}, { tab: 'doctor' }),
  });
  const near = modules('hospitals', {
    title: city === null ? t('home.hospitals') : t('home.hospitalsIn', { city: place }),
  });
  const allHospitals = modules('moreHospitals', { to: href('booking.hospitalList') });
  return (
    <>
      {quick && (
        <Card title={quick.title}>
          <Loaded query={departments} skeleton={<SkeletonList count={1} lines={4} />}>
            {({ items }) => (
              <QuickLinks
                label={quick.title}
                items={items.map(({ deptId, deptName, deptIcon }) => ({
                  to: href('directory.search', {}, { tab: 'doctor', deptId }),
                  label: deptName,
                  icon: <DepartmentIcon name={deptIcon} />,
                }))}
              />
            )}
          </Loaded>
        </Card>
      )}
      <Notices />
      {best && (
        <Card
          title={best.title}
          more={{ to: best.to, text: t('more'), label: t('home.moreDoctors') }}
        >
          <Loaded query={doctors} skeleton={<SkeletonList avatar count={3} lines={3} />}>
            {({ items }) =>
              items.length === 0 ? (
                <EmptyState title={t('home.noDoctors', { city: place })} />
              ) : (
                items
                  .slice(0, shownDoctors)
                  .map((doctor) => <DoctorItem key={doctor.doctorId} doctor={doctor} />)
              )
            }
          </Loaded>
        </Card>
      )}
      {near && (
        <Card
          title={near.title}
          more={
            allHospitals
              ? { to: allHospitals.to, text: t('more'), label: t('home.moreHospitals') }
              : undefined
          }
        >
          <Loaded query={hospitals} skeleton={<SkeletonList avatar count={3} />}>
            {({ items }) =>
              items.length === 0 ? (
                <EmptyState title={t('home.noHospitals', { city: place })} />
              ) : (
                items.map((hospital) => (
                  <HospitalItem key={hospital.hospitalId} hospital={hospital} />
                ))
              )
            }
          </Loaded>
        </Card>
      )}
    </>
  );
}
