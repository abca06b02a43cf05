import { useLocale } from '@xinglin/i18n';
import {
  formatCents,
  formatDay,
  formatInstant,
  formatMonth,
  formatWeekday,
  isBookable,
  type ScheduleDay,
} from '@xinglin/rules';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../actions/button';
import { EmptyState } from '../feedback/states';
import type { WeekStripDay } from '../pickers/props';
import { WeekStrip } from '../pickers/week-strip';
import type { ScheduleProps, ScheduleShiftView, SlotTile, SlotTilesProps } from './props';
import styles from './schedule.module.css';
import { SlotTiles } from './slot-tiles';

/** Week strip and shifts of the chosen day; see {@link ScheduleProps}. */
export function Schedule<Shift extends ScheduleShiftView>(
  props: ScheduleProps<Shift>,
): ReactElement {
  const { days, value, onValueChange, name, keep, heading } = props;
  const { t } = useTranslation('ui');
  const locale = useLocale();
  const chosen = days.find((day) => day.date === value);
  if (chosen === undefined)
    return (
      <EmptyState
        kind="visits"
        title={t('schedule.empty')}
        message={t('schedule.emptyHint', { count: days.length })}
      />
    );

  const fullText = (date: string): string =>
    `${formatDay(date, locale)} ${formatWeekday(date, locale, 'long')}`;
  const strip = days.map(({ date, status, shifts }, index): WeekStripDay => ({
    date,
    // A schedule begins today.
    weekdayText: index === 0 ? t('shared:day.today') : formatWeekday(date, locale),
    dayText: String(Number(date.slice(8))),
    monthText: formatMonth(date, locale),
    fullText: fullText(date),
    // A day that opens later can be looked at, for the moment at which it does.
    status: status === 'notReleased' ? 'full' : status,
    // i18n-keys: ui:schedule.day.*
    statusText:
      status === 'available'
        ? t('schedule.left', { count: placesIn(shifts) })
        : t(`schedule.day.${status}`),
  }));
  return (
    <>
      <WeekStrip
        label={heading ?? t('schedule.date')}
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

/** How many places are free in some shifts. */
function placesIn(shifts: readonly ScheduleShiftView[]): number {
  return shifts.filter(isBookable).reduce((sum, { remaining }) => sum + remaining, 0);
}

/** The shifts of a day as tiles, separated by kind of clinic where the day has several. */
function DayShifts<Shift extends ScheduleShiftView>(
  props: ScheduleProps<Shift> & { day: ScheduleDay<Shift>; dayText: string },
): ReactElement {
  const { day, dayText, timeZone, zone } = props;
  const { t } = useTranslation('ui');
  const locale = useLocale();
  const opensAt = day.shifts.find(({ status }) => status === 'notReleased')?.releaseAt ?? null;
  const rowsOf = useSlotRows(props);
  const clinics = grouped(
    day.shifts,
    ({ clinicType, feeCents }) =>
      `${clinicType} ${feeCents === 0 ? t('priceFree') : formatCents(feeCents, { decimals: 'auto' })}`,
  );
  return (
    <>
      <div className={styles['line']}>
        <h3 className={styles['day']} aria-live="polite">
          {dayText}
        </h3>
        {clinics.size === 1 && <h4 className={styles['heading']}>{[...clinics.keys()]}</h4>}
        {zone !== undefined && <span className={styles['zone']}>{zone}</span>}
      </div>
      {opensAt !== null && (
        <p className={styles['opens']}>
          {t('schedule.opensAt', { time: formatInstant(opensAt, locale, timeZone) })}
        </p>
      )}
      {[...clinics].map(([clinic, shifts]) => (
        <section key={clinic} className={styles['clinic']}>
          {clinics.size > 1 && <h4 className={styles['heading']}>{clinic}</h4>}
          <SlotTiles rows={rowsOf(shifts)} />
        </section>
      ))}
    </>
  );
}

/** Things by a key, in the order in which the keys come. Older browsers lack `Map.groupBy`. */
function grouped<Key, Thing>(
  things: readonly Thing[],
  keyOf: (thing: Thing) => Key,
): ReadonlyMap<Key, readonly Thing[]> {
  const groups = new Map<Key, Thing[]>();
  for (const thing of things) {
    const key = keyOf(thing);
    groups.set(key, [...(groups.get(key) ?? []), thing]);
  }
  return groups;
}

/** Shifts in rows by half of the day. */
function useSlotRows<Shift extends ScheduleShiftView>({
  dayText,
  bookTo,
  waitTo,
  chosen,
}: ScheduleProps<Shift> & { dayText: string }): (
  shifts: readonly Shift[],
) => SlotTilesProps['rows'] {
  const { t } = useTranslation('ui');
  return (shifts) =>
    [...grouped(shifts, ({ period }) => period)].map(([period, ofPeriod]) => {
      // i18n-keys: shared:period.*
      const text = t(`shared:period.${period}`);
      return {
        text,
        label: t('schedule.shifts', { day: `${dayText} ${text}` }),
        slots: ofPeriod.map((shift): SlotTile => {
          const slot = { id: shift.shiftCaseId, time: shift.startTime };
          const named = (act: 'bookShift' | 'chooseShift' | 'waitShift', note: string) =>
            // i18n-keys: ui:schedule.bookShift, ui:schedule.chooseShift, ui:schedule.waitShift
            `${t(`schedule.${act}`, { shift: `${dayText} ${text} ${shift.startTime}` })} ${note}`;
          if (isBookable(shift)) {
            const note = t('schedule.left', { count: shift.remaining });
            const chooses = chosen !== undefined;
            return {
              ...slot,
              note,
              state: chosen?.shiftCaseId === shift.shiftCaseId ? 'chosen' : 'free',
              to: bookTo(shift),
              label: named(chooses ? 'chooseShift' : 'bookShift', note),
              stays: chooses,
            };
          }
          if (shift.canWait && waitTo) {
            const count = shift.waiting ?? 0;
            const note = count > 0 ? t('schedule.waiting', { count }) : t('schedule.canWait');
            return {
              ...slot,
              note,
              state: 'wait',
              to: waitTo(shift),
              label: named('waitShift', note),
            };
          }
          // A released shift without a place is full, whatever it calls itself.
          const status = shift.status === 'released' ? 'full' : shift.status;
          // i18n-keys: ui:schedule.day.*
          return { ...slot, note: t(`schedule.day.${status}`), state: 'off' };
        }),
      };
    });
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
