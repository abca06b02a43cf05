import { directoryApi, usePageModules, type City } from '@xinglin/api';
import { href, type HomeList } from '@xinglin/routes';
import {
  Card,
  departmentPictogram,
  EmptyState,
  lazyPart,
  Loaded,
  Pictogram,
  pictograms,
  SkeletonLinks,
  SkeletonList,
} from '@xinglin/ui';
import { Fragment, type ReactElement, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { areaOf } from '../model/home-requests';
import { HomeArticles } from './home-articles';
import { HomeDoctor } from './home-doctor';
import styles from './home-lists.module.css';

// They stand further down on most channels.
const HomeHospitals = lazyPart(() => import('./home-hospitals'));
const SpecialDepartments = lazyPart(() => import('./special-departments'));
const Notices = lazyPart(() => import('./notices'));

/** Home is to be seen at a glance; the rest is a tap away. */
const shownDoctors = 3;

/** Departments, doctors and hospitals of the city, what to read, and notices: those that are named, in their order. */
export function HomeLists({
  city,
  names,
}: {
  city: City | null;
  names: readonly HomeList[];
}): ReactElement {
  const { t } = useTranslation('directory');
  const departments = directoryApi.useListHotDeptsQuery();
  const doctors = directoryApi.useListHomeDoctorsQuery(areaOf(city));
  const place = city?.name ?? '';
  const modules = usePageModules('directory.home');
  const quick = modules('departments', { title: t('home.departments') });
  const allDepartments = modules('moreDepartments', { to: href('directory.moreDepartments') });
  const best = modules('doctors', {
    title: t('home.doctors'),
    to: href('directory.search', {}, { tab: 'doctor' }),
  });
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
            <nav aria-label={quick.title}>
              <ul role="list" className={styles['departments']}>
                {items.map(({ deptId, deptName, shortName }) => {
                  const pictogram = departmentPictogram(deptId);
                  return (
                    <li key={deptId} data-hue={pictograms[pictogram]}>
                      <Link
                        to={href('directory.search', {}, { tab: 'doctor', deptId })}
                        className={styles['department']}
                        title={deptName}
                      >
                        <span className={styles['departmentIcon']}>
                          <Pictogram name={pictogram} />
                        </span>
                        {shortName}
                      </Link>
                    </li>
                  );
                })}
              </ul>
            </nav>
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
              <EmptyState kind="doctors" title={t('home.noDoctors', { city: place })} />
            ) : (
              items
                .slice(0, shownDoctors)
                .map((doctor) => <HomeDoctor key={doctor.doctorId} doctor={doctor} />)
            )
          }
        </Loaded>
      </Card>
    ),
    articles: <HomeArticles />,
    specialDepartments: <SpecialDepartments />,
    hospitals: <HomeHospitals city={city} />,
    notices: <Notices />,
  };
  return (
    <>
      {names.map((name) => (
        <Fragment key={name}>{lists[name]}</Fragment>
      ))}
    </>
  );
}
