import { bookingApi, directoryApi, type PageLoad, usePageTime } from '@xinglin/api';
import { href } from '@xinglin/routes';
import { chooseDay, dayAt, hospitalTimeZone, scheduleDays, scheduleMonths } from '@xinglin/rules';
import {
  Card,
  DoctorSummary,
  joinQueries,
  Loaded,
  Page,
  PageHeader,
  Schedule,
  SkeletonList,
} from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams, useSearchParams } from 'react-router';

export const load: PageLoad = ({ params, query, now }) => {
  const doctorId = params['doctorId'] ?? '';
  return [
    directoryApi.endpoints.getDoctorInfoById.initiate({ doctorId }),
    ...scheduleMonths(dayAt(now, hospitalTimeZone)).map((month) =>
      bookingApi.endpoints.listShiftCasesByMonth.initiate({ doctorId, month, ...placeOf(query) }),
    ),
  ];
};

/** The whole schedule of a doctor, to choose a time or to change it on the way to an order (spec 2 §2.6). */
export default function ExpertBookPage(): ReactElement {
  const { doctorId = '' } = useParams();
  const { t } = useTranslation('booking');
  const [query, setQuery] = useSearchParams();
  const today = dayAt(usePageTime(), hospitalTimeZone);
  const [first = '', second = ''] = scheduleMonths(today);
  const place = placeOf(query);
  const doctor = directoryApi.useGetDoctorInfoByIdQuery({ doctorId });
  const thisMonth = bookingApi.useListShiftCasesByMonthQuery({ doctorId, month: first, ...place });
  const nextMonth = bookingApi.useListShiftCasesByMonthQuery(
    { doctorId, month: second, ...place },
    { skip: second === '' },
  );
  const patientId = query.get('patientId');
  const months = joinQueries(...[thisMonth, nextMonth].slice(0, second === '' ? 1 : 2));

  return (
    <Page
      header={
        <PageHeader
          title={t('expertBook.title')}
          backTo={href('directory.doctor', { id: doctorId })}
        />
      }
    >
      <Loaded query={doctor} skeleton={<SkeletonList avatar count={1} />}>
        {(found) => (
          <DoctorSummary
            doctorId={doctorId}
            name={found.name}
            gender={found.gender}
            titleText={found.titleText}
            hospitalName={found.hospitalName}
            departmentName={found.hospDeptName}
          />
        )}
      </Loaded>
      <Loaded query={months} skeleton={<SkeletonList lines={3} />}>
        {(answers) => {
          const days = scheduleDays(
            today,
            answers.flatMap(({ items }) => items),
          );
          return (
            <Card title={t('expertBook.choose')}>
              <Schedule
                days={days}
                value={chooseDay(days, query.get('date'))?.date}
                onValueChange={(date) =>
                  setQuery((former) => withDate(former, date), {
                    replace: true,
                    preventScrollReset: true,
                  })
                }
                timeZone={doctor.currentData?.timeZone ?? hospitalTimeZone}
                keep={Object.fromEntries([...query].filter(([name]) => name !== 'date'))}
                bookTo={({ hospitalId, shiftCaseId }) =>
                  href(
                    'booking.reservation',
                    { hospitalId, shiftCaseId },
                    patientId === null ? {} : { patientId },
                  )
                }
              />
            </Card>
          );
        }}
      </Loaded>
    </Page>
  );
}

/** The hospital or department the schedule was asked for, when it was. */
function placeOf(query: URLSearchParams): { hospitalId?: string; hospDeptId?: string } {
  const hospitalId = query.get('hospitalId');
  const hospDeptId = query.get('hospDeptId');
  return { ...(hospitalId && { hospitalId }), ...(hospDeptId && { hospDeptId }) };
}

function withDate(query: URLSearchParams, date: string): URLSearchParams {
  const changed = new URLSearchParams(query);
  changed.set('date', date);
  return changed;
}
