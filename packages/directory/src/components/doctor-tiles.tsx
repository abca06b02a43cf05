import { usePageModules, usePageTime } from '@xinglin/api';
import { useAvailability } from '@xinglin/care';
import type { Doctor } from '@xinglin/gateway-sdk';
import { useLocale } from '@xinglin/i18n';
import { href } from '@xinglin/routes';
import { dayAt, daysBetween, formatDay, formatWeekday, relativeDay, timeAt } from '@xinglin/rules';
import { Card, HuedTiles, Price, ShieldIcon } from '@xinglin/ui';
import type { ComponentProps, ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useChosenWay, useKeptPatient } from '../model/doctor-choice';
import styles from './doctor-tiles.module.css';
import { useWaitWords } from './use-wait-words';

type Tile = ComponentProps<typeof HuedTiles>['items'][number];

const pictograms = {
  imageText: 'consult',
  phone: 'phone-consult',
  video: 'video-consult',
} as const;

/** The ways to a doctor side by side, each with its price and when, and what is promised of the one in writing. */
export function DoctorTiles({ doctor }: { doctor: Doctor }): ReactElement | null {
  const { t } = useTranslation('directory');
  const modules = usePageModules('directory.doctor');
  const chosen = useChosenWay(doctor);
  const keep = useKeptPatient();
  const availabilityOf = useAvailability();
  const callAt = useCallWords(doctor.timeZone);
  const { promiseOf } = useWaitWords();
  const { doctorId: id, feeCents, ways } = doctor;
  const asked = modules('consult') ? ways : [];
  const visit: Tile = {
    to: href('directory.doctor', { id }, keep),
    pictogram: 'registration',
    hue: 'teal',
    name: t('doctor.way.visit'),
    price: <Price cents={feeCents} compact />,
    promise: availabilityOf(doctor).text,
    active: chosen === 'visit',
  };
  const items = [
    ...(modules('schedule') ? [visit] : []),
    ...asked.map((way): Tile => ({
      to: href('directory.doctor', { id }, { ...keep, way: way.kind }),
      pictogram: pictograms[way.kind],
      hue: 'blue',
      // i18n-keys: directory:doctor.way.*
      name: t(`doctor.way.${way.kind}`),
      price: <Price cents={way.priceCents} compact />,
      promise: way.kind === 'imageText' ? t('doctor.askNow') : callAt(way.times[0]),
      active: chosen === way,
    })),
  ];
  // One way has nothing to be compared with, and its price is below.
  if (items.length < 2) return null;
  const written = asked.find(({ kind }) => kind === 'imageText');
  return (
    <Card as="div">
      <HuedTiles four stays label={t('doctor.ways')} items={items} />
      {written && (
        <p className={styles['promise']}>
          <ShieldIcon />
          <span>{promiseOf(written)}</span>
        </p>
      )}
    </Card>
  );
}

/** The first moment of a call in the few words of a tile. */
function useCallWords(timeZone: string): (at: string | undefined) => string {
  const { t } = useTranslation('directory');
  const locale = useLocale();
  const today = dayAt(usePageTime(), timeZone);
  return (at) => {
    if (at === undefined) return t('doctor.noCall');
    const day = dayAt(at, timeZone);
    const word = relativeDay(day, today);
    const name = daysBetween(today, day) < 7 ? formatWeekday(day, locale) : formatDay(day, locale);
    // i18n-keys: shared:day.*
    return `${word === null ? name : t(`shared:day.${word}`)} ${timeAt(at, timeZone)}`;
  };
}
