import {
  directoryApi,
  usePageTime,
  usePreferences,
  type PageHead,
  type PageLoad,
} from '@xinglin/api';
import { DoctorItem } from '@xinglin/care';
import { useLocale } from '@xinglin/i18n';
import { hasMore, numbered, pagedList } from '@xinglin/pages';
import { href } from '@xinglin/routes';
import {
  dayAt,
  formatDay,
  formatWeekday,
  hospitalTimeZone,
  pageWindow,
  relativeDay,
  scheduleDates,
} from '@xinglin/rules';
import {
  ButtonLink,
  EmptyState,
  Gutter,
  Note,
  Page,
  PageHeader,
  PillLinks,
  SkeletonList,
} from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams, useSearchParams } from 'react-router';
import { FollowButton } from '../../../../components/follow-button';
import { NextFreeDay } from '../../../../components/next-free-day';
import {
  departmentName,
  departmentRequest,
  freeDatesOf,
  readDepartment,
  writeDepartment,
  type DepartmentQuery,
} from '../../../../model/department-query';
import { doctorTitles } from '../../../../model/doctor-titles';

interface Place {
  readonly hospitalId: string;
  readonly deptId: string;
}

const placeOf = (params: Readonly<Record<string, string | undefined>>): Place => ({
  hospitalId: params['hospitalId'] ?? '',
  deptId: params['deptId'] ?? '',
});

const Doctors = pagedList(directoryApi.endpoints.mergeSearchDoctors);
const inputsOf = (place: Place, asked: DepartmentQuery) =>
  pageWindow(asked.pageNo).map((pageNo) => departmentRequest(place, asked, pageNo));

export const load: PageLoad = ({ params, query, now }) => {
  const place = placeOf(params);
  const asked = readDepartment(query, dayAt(now, hospitalTimeZone));
  return [
    directoryApi.endpoints.getHospitalInfoById.initiate({ hospitalId: place.hospitalId }),
    directoryApi.endpoints.queryHospitalDepartments.initiate({ hospitalId: place.hospitalId }),
    ...inputsOf(place, asked).map((input) =>
      directoryApi.endpoints.mergeSearchDoctors.initiate(input),
    ),
  ];
};

export const head: PageHead = ({ params }, state) => {
  const { hospitalId, deptId } = placeOf(params);
  const hospital = directoryApi.endpoints.getHospitalInfoById.select({ hospitalId })(state).data;
  const groups =
    directoryApi.endpoints.queryHospitalDepartments.select({ hospitalId })(state).data?.items ?? [];
  const department = departmentName(groups, deptId);
  return {
    title: hospital && department && `${department} - ${hospital.name}`,
    canonical: href('directory.hospitalDoctors', { hospitalId, deptId }),
  };
};

/** The doctors of a department, by day and title (spec 2 §2.4). */
export default function HospitalDoctorsPage(): ReactElement {
  const place = placeOf(useParams());
  const { hospitalId, deptId } = place;
  const { t } = useTranslation('directory');
  const [query] = useSearchParams();
  const today = dayAt(usePageTime(), hospitalTimeZone);
  const asked = readDepartment(query, today);
  const hospital = directoryApi.useGetHospitalInfoByIdQuery({ hospitalId });
  const departments = directoryApi.useQueryHospitalDepartmentsQuery({ hospitalId });
  const groups = departments.currentData?.items ?? [];
  const name = departmentName(groups, deptId);
  const freeDates = freeDatesOf(groups, deptId);
  // Elder mode shows fewer choices: the days, which matter, unless a title was chosen.
  const showsTitles = usePreferences().mode !== 'elder' || asked.title !== '';
  const isNarrowed = asked.date !== '' || asked.title !== '';
  const hrefOf = (change: Partial<DepartmentQuery>): string =>
    href(
      'directory.hospitalDoctors',
      { hospitalId, deptId },
      writeDepartment({ ...asked, pageNo: 1, ...change }),
    );

  return (
    <Page
      header={
        <PageHeader
          title={name ?? t('hospitalDoctors.title')}
          backTo={href('directory.hospitalDepartments', { hospitalId })}
        />
      }
    >
      {hospital.currentData && (
        <Gutter>
          <Note>{hospital.currentData.name}</Note>
          {name !== undefined && <FollowButton kind="department" id={deptId} name={name} />}
        </Gutter>
      )}
      <DayLinks
        today={today}
        chosen={asked.date}
        hrefOf={(date) => hrefOf({ date })}
        stateOf={(date) => {
          if (freeDates === null) return 'unknown';
          if (!freeDates.includes(date)) return 'empty';
          // Of the doctors with one title alone it is not known.
          return asked.title === '' ? 'free' : 'unknown';
        }}
      />
      {showsTitles && (
        <PillLinks
          label={t('hospitalDoctors.titles')}
          items={(['', ...doctorTitles] as const).map((title) => ({
            // i18n-keys: shared:doctorTitle.*
            text: title === '' ? t('hospitalDoctors.allTitles') : t(`shared:doctorTitle.${title}`),
            to: hrefOf({ title }),
            active: title === asked.title,
          }))}
        />
      )}
      <Doctors
        // Another day or title is another list: nothing of the former one stays in view.
        key={hrefOf({})}
        inputs={inputsOf(place, asked)}
        nextTo={(last) => (hasMore(last) ? hrefOf({ pageNo: last.pageNo + 1 }) : undefined)}
        skeleton={<SkeletonList avatar lines={3} />}
        isEmpty={numbered.isEmpty}
        empty={
          <EmptyState
            kind="search"
            title={t(asked.date === '' ? 'hospitalDoctors.none' : 'hospitalDoctors.noneOnDay')}
            action={
              <>
                {asked.date !== '' && (
                  <NextFreeDay
                    asked={departmentRequest(place, asked, 1)}
                    freeDates={asked.title === '' ? freeDates : null}
                    hrefOf={(date) => hrefOf({ date })}
                  />
                )}
                <ButtonLink
                  variant="outline"
                  to={
                    isNarrowed
                      ? hrefOf({ date: '', title: '' })
                      : href('directory.hospitalDepartments', { hospitalId })
                  }
                >
                  {t(isNarrowed ? 'hospitalDoctors.showAll' : 'departments.all')}
                </ButtonLink>
              </>
            }
          />
        }
      >
        {(doctor) => (
          <DoctorItem
            key={doctor.doctorId}
            doctor={doctor}
            titleLevel={2}
            // Their page opens on the day that was asked for.
            to={href(
              'directory.doctor',
              { id: doctor.doctorId },
              asked.date ? { date: asked.date } : {},
            )}
          />
        )}
      </Doctors>
    </Page>
  );
}

/** All days, or one of the booking window. */
function DayLinks(props: {
  today: string;
  chosen: string;
  hrefOf: (date: string) => string;
  stateOf: (date: string) => 'free' | 'empty' | 'unknown';
}): ReactElement {
  const { today, chosen, hrefOf, stateOf } = props;
  const { t } = useTranslation('directory');
  const locale = useLocale();
  const aboveOf = (date: string): string => {
    const word = relativeDay(date, today);
    // i18n-keys: shared:day.*
    return word === 'today' || word === 'tomorrow'
      ? t(`shared:day.${word}`)
      : formatWeekday(date, locale);
  };
  const belowOf = (date: string) => {
    const state = stateOf(date);
    if (state === 'unknown') return undefined;
    const quiet = state === 'empty';
    return { text: t(quiet ? 'hospitalDoctors.notFree' : 'hospitalDoctors.free'), quiet };
  };
  const days = scheduleDates(today).map((date) => ({
    to: hrefOf(date),
    above: aboveOf(date),
    text: formatDay(date, locale),
    below: belowOf(date),
    active: date === chosen,
  }));
  return (
    <PillLinks
      label={t('hospitalDoctors.days')}
      items={[
        { to: hrefOf(''), text: t('hospitalDoctors.allDays'), active: chosen === '' },
        ...days,
      ]}
    />
  );
}
