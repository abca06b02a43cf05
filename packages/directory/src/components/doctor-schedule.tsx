import { bookingApi, usePageTime, type QueryThunk } from '@xinglin/api';
import type { Doctor, ShiftCase } from '@xinglin/gateway-sdk';
import { href } from '@xinglin/routes';
import {
  chooseDay,
  dayAt,
  formatZone,
  hospitalTimeZone,
  scheduleDays,
  scheduleMonths,
} from '@xinglin/rules';
import { Card, joinQueries, Loaded, Schedule, SkeletonSchedule } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';

/** The calls of {@link DoctorSchedule}: one for each month the booking window touches. */
export function loadSchedule(doctorId: string, now: number): readonly QueryThunk[] {
  return scheduleMonths(dayAt(now, hospitalTimeZone)).map((month) =>
    bookingApi.endpoints.listShiftCasesByMonth.initiate({ doctorId, month }),
  );
}

/** When the doctor can be seen: the day stands in the address, the first free one unless told. */
export function DoctorSchedule({ doctor }: { doctor: Doctor }): ReactElement {
  const { doctorId, timeZone } = doctor;
  const { t } = useTranslation('directory');
  const [query, setQuery] = useSearchParams();
  const pageTime = usePageTime();
  const today = dayAt(pageTime, hospitalTimeZone);
  const [first = '', second = ''] = scheduleMonths(today);
  const thisMonth = bookingApi.useListShiftCasesByMonthQuery({ doctorId, month: first });
  const nextMonth = bookingApi.useListShiftCasesByMonthQuery(
    { doctorId, month: second },
    { skip: second === '' },
  );
  const months = second === '' ? [thisMonth] : [thisMonth, nextMonth];
  const patientId = query.get('patientId');
  const keepPatient = patientId === null ? undefined : { patientId };
  const reservationTo = ({ hospitalId, shiftCaseId }: ShiftCase): string =>
    href('booking.slotReservation', { hospitalId, shiftCaseId }, keepPatient);
  const choose = (date: string): void => {
    setQuery({ ...keepPatient, date }, { replace: true, preventScrollReset: true });
  };
  return (
    <Card
      id="schedule"
      title={t('doctor.book')}
      aside={
        timeZone === hospitalTimeZone ? t('doctor.beijingTime') : formatZone(pageTime, timeZone)
      }
    >
      <Loaded query={joinQueries(...months)} skeleton={<SkeletonSchedule />}>
        {(answers) => {
          const days = scheduleDays(
            today,
            answers.flatMap(({ items }) => items),
          );
          return (
            <Schedule
              days={days}
              value={chooseDay(days, query.get('date'))?.date}
              onValueChange={choose}
              keep={keepPatient}
              timeZone={timeZone}
              bookTo={reservationTo}
              waitTo={reservationTo}
            />
          );
        }}
      </Loaded>
    </Card>
  );
}
