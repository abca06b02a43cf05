import type { ShiftCase } from '@xinglin/gateway-sdk';
import { bookingApi, usePageTime, type QueryThunk } from '@xinglin/api';
import { chooseDay, dayAt, hospitalTimeZone, scheduleDays, scheduleMonths } from '@xinglin/rules';
import { Card, joinQueries, Loaded, Schedule, SkeletonSchedule } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useSearchParams } from 'react-router';
import { useWays } from './use-ways';

/** The calls of {@link DoctorTimes}: one for each month that the booking window touches, and the order that is moved. */
export function loadTimes(
  doctorId: string,
  query: URLSearchParams,
  now: number,
): readonly QueryThunk[] {
  const orderNo = query.get('orderNo');
  return [
    ...scheduleMonths(dayAt(now, hospitalTimeZone)).map((month) =>
      bookingApi.endpoints.listShiftCasesByMonth.initiate({ doctorId, month, ...placeOf(query) }),
    ),
    ...(orderNo === null ? [] : [bookingApi.endpoints.getRegistrationOrder.initiate({ orderNo })]),
  ];
}

/** When a doctor can be seen: the day stands in the address, the first free one unless told. */
export function DoctorTimes({
  doctorId,
  title,
  timeZone,
}: {
  doctorId: string;
  title: string;
  timeZone: string;
}): ReactElement {
  const flow = useWays();
  const [query, setQuery] = useSearchParams();
  const today = dayAt(usePageTime(), hospitalTimeZone);
  const [first = '', second = ''] = scheduleMonths(today);
  const place = placeOf(query);
  const thisMonth = bookingApi.useListShiftCasesByMonthQuery({ doctorId, month: first, ...place });
  const nextMonth = bookingApi.useListShiftCasesByMonthQuery(
    { doctorId, month: second, ...place },
    { skip: second === '' },
  );
  const orderNo = query.get('orderNo');
  const { currentData: moved } = bookingApi.useGetRegistrationOrderQuery(
    { orderNo: orderNo ?? '' },
    { skip: orderNo === null },
  );
  const patientId = query.get('patientId');
  const reservationTo = (shift: ShiftCase): string =>
    flow.reservation(shift, {
      ...(patientId !== null && { patientId }),
      ...(orderNo !== null && { orderNo }),
    });
  const months = joinQueries(...[thisMonth, nextMonth].slice(0, second === '' ? 1 : 2));
  return (
    <Loaded
      query={months}
      skeleton={
        <Card title={title}>
          <SkeletonSchedule />
        </Card>
      }
    >
      {(answers) => {
        const days = scheduleDays(
          today,
          // The time that the appointment has is none to move it to.
          answers.flatMap(({ items }) =>
            items.filter(({ shiftCaseId }) => shiftCaseId !== moved?.shiftCaseId),
          ),
        );
        return (
          <Card title={title}>
            <Schedule
              days={days}
              value={chooseDay(days, query.get('date'))?.date}
              onValueChange={(date) =>
                setQuery((former) => withDate(former, date), {
                  replace: true,
                  preventScrollReset: true,
                })
              }
              timeZone={timeZone}
              keep={Object.fromEntries([...query].filter(([name]) => name !== 'date'))}
              bookTo={reservationTo}
              // An appointment is moved to a free place only.
              waitTo={orderNo === null ? reservationTo : undefined}
            />
          </Card>
        );
      }}
    </Loaded>
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
