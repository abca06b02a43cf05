import { directoryApi, useChannel, usePageModules, type City } from '@xinglin/api';
import { DoctorItem } from '@xinglin/care';
import { href, type HomeList } from '@xinglin/routes';
import {
  Card,
  departmentPictogram,
  EmptyState,
  EntryTile,
  EntryTiles,
  HospitalCard,
  Loaded,
  QuickLinks,
  SkeletonLinks,
  SkeletonList,
} from '@xinglin/ui';
import { Fragment, type ReactElement, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { areaOf, nearby } from '../model/home-requests';
import { HomeBanner, HomeServices, SpecialDepartments } from './home-services';
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
      {book && <EntryTile {...book} pictogram="registration" />}
      {findDoctor && <EntryTile {...findDoctor} pictogram="doctor" />}
    </EntryTiles>
  );
}

/** What the operator placed, then departments, doctors and hospitals of the city, and notices, in the channel's order. */
export function HomeLists({ city }: { city: City | null }): ReactElement {
  const { t } = useTranslation('directory');
  const { homeLists } = useChannel();
  const departments = directoryApi.useListHotDeptsQuery();
  const doctors = directoryApi.useListHomeDoctorsQuery(areaOf(city));
  const hospitals = directoryApi.useMergeSearchHospitalsQuery(nearby(city));
  const place = city?.name ?? '';
  const modules = usePageModules('directory.home');
  const quick = modules('departments', { title: t('home.departments') });
  const allDepartments = modules('moreDepartments', { to: href('directory.moreDepartments') });
  const best = modules('doctors', {
    title: t('home.doctors'),
    to: href('directory.search', {}, { tab: 'doctor' }),
  });
  const near = modules('hospitals', {
    title: city === null ? t('home.hospitals') : t('home.hospitalsIn', { city: place }),
  });
  const special = modules('specialDepartments', { title: t('home.specialDepartments') });
  const allHospitals = modules('moreHospitals', { to: href('booking.hospitalList') });
  const lists: Readonly<Record<HomeList, ReactNode>> = {
    departments: quick && (
      <Card
        title={quick.title}
        more={
          allDepartments
            ? { to: allDepartments.to, text: t('all'), label: t('home.moreDepartments') }
            : undefined
        }
      >
        <Loaded query={departments} skeleton={<SkeletonLinks count={8} />}>
          {({ items }) => (
            <QuickLinks
              label={quick.title}
              items={items.map(({ deptId, deptName }) => ({
                to: href('directory.search', {}, { tab: 'doctor', deptId }),
                label: deptName,
                pictogram: departmentPictogram(deptId),
              }))}
            />
          )}
        </Loaded>
      </Card>
    ),
    doctors: best && (
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
    ),
    specialDepartments: special && <SpecialDepartments title={special.title} />,
    hospitals: near && (
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
    ),
    notices: <Notices />,
  };
  return (
    <>
      <HomeServices label={t('home.services')} />
      <HomeBanner city={city} />
      {homeLists.map((name) => (
        <Fragment key={name}>{lists[name]}</Fragment>
      ))}
    </>
  );
}
