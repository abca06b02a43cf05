import { directoryApi, usePageTime, type PageHead, type PageLoad } from '@xinglin/api';
import { useLocale } from '@xinglin/i18n';
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
  LoadedPage,
  Note,
  Page,
  PageHeader,
  PillLinks,
  SkeletonList,
} from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams, useSearchParams } from 'react-router';
import { DoctorItem } from '../../../../components/doctor-item';
import {
  departmentName,
  departmentRequest,
  readDepartment,
  writeDepartment,
  type DepartmentQuery,
} from '../../../../model/department-query';
import { doctorTitles } from '../../../../model/search-query';

interface Place {
  readonly hospitalId: string;
  readonly deptId: string;
}

const placeOf = (params: Readonly<Record<string, string | undefined>>): Place => ({
  hospitalId: params['hospitalId'] ?? '',
  deptId: params['deptId'] ?? '',
});

export const load: PageLoad = ({ params, query, now }) => {
  const place = placeOf(params);
  const asked = readDepartment(query, dayAt(now, hospitalTimeZone));
  return [
    directoryApi.endpoints.getHospitalInfoById.initiate({ hospitalId: place.hospitalId }),
    directoryApi.endpoints.queryHospitalDepartments.initiate({ hospitalId: place.hospitalId }),
    ...pageWindow(asked.pageNo).map((pageNo) =>
      directoryApi.endpoints.mergeSearchDoctors.initiate(departmentRequest(place, asked, pageNo)),
    ),
  ];
};

export const head: PageHead = ({ params }, state) => {
  const { hospitalId, deptId } = placeOf(params);
  const hospital = directoryApi.endpoints.getHospitalInfoById.select({ hospitalId })(state).data;
  const groups =
    directoryApi.endpoints.queryHospitalDepartments.select({ hospitalId })(state).data?.items ?? [];
  const department = departmentName(groups, deptId);
  return { title: hospital && department && `${department} - ${hospital.name}` };
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
  const name = departmentName(departments.currentData?.items ?? [], deptId);
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
        </Gutter>
      )}
      <DayLinks today={today} chosen={asked.date} hrefOf={(date) => hrefOf({ date })} />
      <PillLinks
        label={t('hospitalDoctors.titles')}
        items={(['', ...doctorTitles] as const).map((title) => ({
          // i18n-keys: shared:doctorTitle.*
          text: title === '' ? t('hospitalDoctors.allTitles') : t(`shared:doctorTitle.${title}`),
          to: hrefOf({ title }),
          active: title === asked.title,
        }))}
      />
      {pageWindow(asked.pageNo).map((pageNo) => (
        <DoctorsOfPage
          key={pageNo}
          place={place}
          asked={asked}
          pageNo={pageNo}
          nextTo={pageNo === asked.pageNo ? hrefOf({ pageNo: pageNo + 1 }) : undefined}
          allTo={
            asked.date === '' && asked.title === '' ? undefined : hrefOf({ date: '', title: '' })
          }
        />
      ))}
    </Page>
  );
}

/** All days, or one of the booking window. */
function DayLinks(props: {
  today: string;
  chosen: string;
  hrefOf: (date: string) => string;
}): ReactElement {
  const { today, chosen, hrefOf } = props;
  const { t } = useTranslation('directory');
  const locale = useLocale();
  const aboveOf = (date: string): string => {
    const word = relativeDay(date, today);
    // i18n-keys: shared:day.*
    return word === 'today' || word === 'tomorrow'
      ? t(`shared:day.${word}`)
      : formatWeekday(date, locale);
  };
  const days = scheduleDates(today).map((date) => ({
    to: hrefOf(date),
    above: aboveOf(date),
    text: formatDay(date, locale),
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

interface DoctorsOfPageProps {
  place: Place;
  asked: DepartmentQuery;
  pageNo: number;
  nextTo: string | undefined;
  /** The department without day and title, where one is chosen. */
  allTo: string | undefined;
}

function DoctorsOfPage({ place, asked, pageNo, nextTo, allTo }: DoctorsOfPageProps): ReactElement {
  const { t } = useTranslation('directory');
  const doctors = directoryApi.useMergeSearchDoctorsQuery(departmentRequest(place, asked, pageNo));
  const empty = (
    <EmptyState
      kind="search"
      title={t(asked.date === '' ? 'hospitalDoctors.none' : 'hospitalDoctors.noneOnDay')}
      action={
        <ButtonLink
          variant="outline"
          to={allTo ?? href('directory.hospitalDepartments', { hospitalId: place.hospitalId })}
        >
          {t(allTo === undefined ? 'departments.all' : 'hospitalDoctors.showAll')}
        </ButtonLink>
      }
    />
  );
  return (
    <LoadedPage
      query={doctors}
      skeleton={<SkeletonList avatar lines={3} />}
      empty={empty}
      nextTo={nextTo}
    >
      {(doctor) => (
        <DoctorItem
          key={doctor.doctorId}
          doctor={doctor}
          titleLevel={2}
          date={asked.date || undefined}
        />
      )}
    </LoadedPage>
  );
}
