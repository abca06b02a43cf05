import { bookingApi, usePageModules, usePageTime, type QueryThunk } from '@xinglin/api';
import type { Doctor, ShiftCase } from '@xinglin/gateway-sdk';
import { href } from '@xinglin/routes';
import {
  chooseDay,
  dayAt,
  hospitalTimeZone,
  isBookable,
  scheduleDays,
  scheduleMonths,
  type ScheduleDay,
} from '@xinglin/rules';
import { joinQueries } from '@xinglin/ui';
import { useSearchParams } from 'react-router';

type Way = Doctor['ways'][number];

/** What is chosen of the schedule. */
interface Shown {
  readonly days: readonly ScheduleDay<ShiftCase>[];
  readonly day: ScheduleDay<ShiftCase> | undefined;
  /** The slot of the address, else the first free one of the day; null where none is free. */
  readonly slot: ShiftCase | null;
}

/** The calls of {@link useSchedule}: one for each month the booking window touches. */
export function loadSchedule(doctorId: string, now: number): readonly QueryThunk[] {
  return scheduleMonths(dayAt(now, hospitalTimeZone)).map((month) =>
    bookingApi.endpoints.listShiftCasesByMonth.initiate({ doctorId, month }),
  );
}

/** The patient of the address as the query that every link keeps; undefined where it names none. */
export function useKeptPatient(): { readonly patientId: string } | undefined {
  const [query] = useSearchParams();
  const patientId = query.get('patientId');
  return patientId === null ? undefined : { patientId };
}

/** When a doctor can be seen. Day and slot are in the address; by default they are the first free ones. */
export function useSchedule(doctorId: string) {
  const [query, setQuery] = useSearchParams();
  const keep = useKeptPatient();
  const today = dayAt(usePageTime(), hospitalTimeZone);
  const [first = '', second = ''] = scheduleMonths(today);
  const thisMonth = bookingApi.useListShiftCasesByMonthQuery({ doctorId, month: first });
  const nextMonth = bookingApi.useListShiftCasesByMonthQuery(
    { doctorId, month: second },
    { skip: second === '' },
  );
  return {
    months: joinQueries(...(second === '' ? [thisMonth] : [thisMonth, nextMonth])),
    /** Query parameters that every link keeps. */
    keep,
    shownOf: (answers: readonly { readonly items: readonly ShiftCase[] }[]): Shown => {
      const days = scheduleDays(
        today,
        answers.flatMap(({ items }) => items),
      );
      const day = chooseDay(days, query.get('date'));
      const free = day?.shifts.filter(isBookable) ?? [];
      const wanted = free.find(({ shiftCaseId }) => shiftCaseId === query.get('slot'));
      return { days, day, slot: wanted ?? free[0] ?? null };
    },
    chooseDay: (date: string): void =>
      setQuery({ ...keep, date }, { replace: true, preventScrollReset: true }),
    chooseSlotTo: ({ doctorId: id, date, shiftCaseId }: ShiftCase): string =>
      href('directory.doctor', { id }, { ...keep, date, slot: shiftCaseId }),
    reservationTo: ({ hospitalId, shiftCaseId }: ShiftCase): string =>
      href('booking.slotReservation', { hospitalId, shiftCaseId }, keep),
  };
}

/**
 * The way to the doctor that the address names, `visit` by default. Where the channel has no visits, it is the first
 * way to ask; null where there is none at all.
 */
export function useChosenWay({ ways }: Pick<Doctor, 'ways'>): Way | 'visit' | null {
  const [query] = useSearchParams();
  const modules = usePageModules('directory.doctor');
  const asked = modules('consult') ? ways : [];
  const wanted = asked.find(({ kind }) => kind === query.get('way'));
  return wanted ?? (modules('schedule') ? 'visit' : (asked[0] ?? null));
}

/** The form of a way to ask the doctor. */
export function askHref(kind: Way['kind'], doctorId: string, startsAt?: string): string {
  const asked = { doctorId, ...(startsAt !== undefined && { startsAt }) };
  if (kind === 'imageText') return href('consult.imageTextAsk', {}, asked);
  if (kind === 'video') return href('consult.videoAsk', {}, asked);
  return href('consult.fastPhoneAsk', {}, { kind, ...asked });
}
