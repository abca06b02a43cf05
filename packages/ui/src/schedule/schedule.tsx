import { useLocale } from '@xinglin/i18n';
import {
  formatDay,
  formatInstant,
  formatMonth,
  formatTimeRange,
  formatWeekday,
  isBookable,
  type ScheduleDay,
} from '@xinglin/rules';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../actions/button';
import { EmptyState } from '../feedback/states';
import type { ShiftListItem, WeekStripDay } from '../pickers/props';
import { ShiftList } from '../pickers/shift-list';
import { WeekStrip } from '../pickers/week-strip';
import type { ScheduleProps, ScheduleShiftView } from './props';
import styles from './schedule.module.css';

const periods = ['morning', 'afternoon', 'evening'] as const;

/** Week strip and shifts of the chosen day; see {@link ScheduleProps}. */
export function Schedule<Shift extends ScheduleShiftView>(
  props: ScheduleProps<Shift>,
): ReactElement {
  const { days, value, onValueChange, name, keep } = props;
  const { t } = useTranslation('ui');
  const locale = useLocale();
  const chosen = days.find((day) => day.date === value);
  if (chosen === undefined)
    return (
      <EmptyState
        title={t('schedule.empty')}
        message={t('schedule.emptyHint', { count: days.length })}
      />
    );

  const fullText = (date: string): string =>
    `${formatDay(date, locale)} ${formatWeekday(date, locale, 'long')}`;
  const strip = days.map(({ date, status }): WeekStripDay => ({
    date,
    weekdayText: formatWeekday(date, locale),
    dayText: String(Number(date.slice(8))),
    monthText: formatMonth(date, locale),
    fullText: fullText(date),
    // A day that opens later can be looked at, for the moment at which it does.
    status: status === 'notReleased' ? 'full' : status,
    // i18n-keys: ui:schedule.day.*
    statusText: t(`schedule.day.${status}`),
  }));
  return (
    <>
      <WeekStrip
        label={t('schedule.date')}
        days={strip}
        value={value}
        onValueChange={onValueChange}
        name={name}
        keep={keep}
      />
      <DayShifts {...props} day={chosen} dayText={fullText(chosen.date)} />
      {chosen.status !== 'available' && <NextFreeDay {...props} from={chosen.date} />}
    </>
  );
}

function DayShifts<Shift extends ScheduleShiftView>(
  props: ScheduleProps<Shift> & { day: ScheduleDay<Shift>; dayText: string },
): ReactElement {
  const { day, dayText, bookTo, waitTo, timeZone } = props;
  const { t } = useTranslation('ui');
  const locale = useLocale();
  const itemOf = (shift: Shift): ShiftListItem => {
    // i18n-keys: shared:period.*
    const periodText = t(`shared:period.${shift.period}`);
    const timeText = formatTimeRange(shift.startTime, shift.endTime);
    const bookable = isBookable(shift);
    const shiftText = `${dayText} ${periodText} ${timeText}`;
    // A released shift without a place is full, whatever it calls itself.
    const status = shift.status === 'released' && !bookable ? 'full' : shift.status;
    return {
      shiftCaseId: shift.shiftCaseId,
      timeText,
      remainingText: [shift.clinicType, ...remainingTexts(shift)].join(' · '),
      cents: shift.feeCents,
      state: bookable
        ? 'open'
        : status === 'full'
          ? 'full'
          : status === 'stopped'
            ? 'stopped'
            : 'ended',
      // i18n-keys: ui:schedule.day.*
      stateText: t(`schedule.day.${status === 'released' ? 'available' : status}`),
      action: bookable
        ? {
            text: t('schedule.book'),
            label: t('schedule.bookShift', { shift: shiftText }),
            to: bookTo(shift),
          }
        : shift.canWait && waitTo
          ? {
              text: t('schedule.wait'),
              label: t('schedule.waitShift', { shift: shiftText }),
              to: waitTo(shift),
            }
          : undefined,
    };
  };
  const remainingTexts = (shift: Shift): string[] => {
    if (isBookable(shift)) return [t('schedule.remaining', { count: shift.remaining })];
    if (shift.status === 'notReleased' && shift.releaseAt !== null)
      return [t('schedule.opensAt', { time: formatInstant(shift.releaseAt, locale, timeZone) })];
    return [];
  };
  return (
    <>
      <h3 className={styles['day']} aria-live="polite">
        {dayText}
      </h3>
      {periods.map((period) => {
        const shifts = day.shifts.filter((shift) => shift.period === period);
        if (shifts.length === 0) return null;
        const left = shifts.filter(isBookable).reduce((sum, shift) => sum + shift.remaining, 0);
        const periodText = t(`shared:period.${period}`);
        return (
          <section key={period} className={styles['period']}>
            <h4 className={styles['heading']}>
              {periodText}
              {left > 0 && (
                <span className={styles['left']}>{t('schedule.remaining', { count: left })}</span>
              )}
            </h4>
            <ShiftList
              label={t('schedule.shifts', { day: `${dayText} ${periodText}` })}
              items={shifts.map(itemOf)}
            />
          </section>
        );
      })}
    </>
  );
}

/** On a day without a place: the way to the next one with a place, or to the first where none comes later. */
function NextFreeDay<Shift extends ScheduleShiftView>({
  days,
  from,
  onValueChange,
}: ScheduleProps<Shift> & { from: string }): ReactElement | null {
  const { t } = useTranslation('ui');
  const locale = useLocale();
  const free = days.filter(({ status }) => status === 'available');
  const next = free.find(({ date }) => date > from) ?? free[0];
  if (next === undefined) return null;
  const day = `${formatDay(next.date, locale)} ${formatWeekday(next.date, locale, 'long')}`;
  return (
    <p className={styles['next']}>
      <Button block variant="outline" onClick={() => onValueChange(next.date)}>
        {t('schedule.nextFree', { day })}
      </Button>
    </p>
  );
}
