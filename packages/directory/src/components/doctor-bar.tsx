import type { Doctor } from '@xinglin/gateway-sdk';
import { useLocale } from '@xinglin/i18n';
import { dayAt, formatDay, formatWeekday, timeAt } from '@xinglin/rules';
import { ActionBar, ButtonLink } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { chosenCall } from '../model/chosen-call';
import { askHref, useChosenWay, useSchedule } from '../model/doctor-choice';

/** What is chosen, its price and the one button of the page; nothing where nothing can be booked or asked. */
export function DoctorBar({ doctor }: { doctor: Doctor }): ReactElement | null {
  const way = useChosenWay(doctor);
  const { months, shownOf, reservationTo } = useSchedule(doctor.doctorId);
  const [query] = useSearchParams();
  const { t } = useTranslation('directory');
  const locale = useLocale();
  const moment = (day: string, time: string): string =>
    `${formatDay(day, locale)} ${formatWeekday(day, locale)} ${time}`;
  if (way === null) return null;
  if (way === 'visit') {
    const slot = months.currentData && shownOf(months.currentData).slot;
    if (!slot) return null;
    return (
      <ActionBar priceLabel={moment(slot.date, slot.startTime)} cents={slot.feeCents} compact>
        <ButtonLink to={reservationTo(slot)}>{t('doctor.bookSlot')}</ButtonLink>
      </ActionBar>
    );
  }
  const { kind, callMinutes, priceCents } = way;
  const at = chosenCall(way, query);
  // A call needs a free moment.
  if (callMinutes !== null && at === undefined) return null;
  return (
    <ActionBar
      priceLabel={
        at === undefined
          ? // i18n-keys: directory:doctor.wayTitle.*
            t(`doctor.wayTitle.${kind}`)
          : moment(dayAt(at, doctor.timeZone), timeAt(at, doctor.timeZone))
      }
      cents={priceCents}
      compact
    >
      <ButtonLink to={askHref(kind, doctor.doctorId, at)}>
        {t(callMinutes === null ? 'doctor.ask' : 'doctor.bookCall')}
      </ButtonLink>
    </ActionBar>
  );
}
