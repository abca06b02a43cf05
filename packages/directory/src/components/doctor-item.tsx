import { usePageTime } from '@xinglin/api';
import type { DoctorCard as Doctor } from '@xinglin/gateway-sdk';
import { useLocale } from '@xinglin/i18n';
import { href } from '@xinglin/routes';
import { dayAt, formatCount, hospitalTimeZone } from '@xinglin/rules';
import { DoctorCard } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { availabilityTone, nextDay } from '../model/availability';

/** What is left with a doctor: the next free day by name, or why there is none. */
function useAvailability({ availability, nextDate }: Pick<Doctor, 'availability' | 'nextDate'>) {
  const { t } = useTranslation('directory');
  const locale = useLocale();
  const today = dayAt(usePageTime(), hospitalTimeZone);
  const tone = availabilityTone(availability);
  if (availability === 'available' && nextDate !== null) {
    const { key, ...day } = nextDay(nextDate, today, locale);
    return { tone, text: t(`availability.${key}`, day) };
  }
  // i18n-keys: directory:availability.*
  return { tone, text: t(`availability.${availability}`) };
}

/** Figures people choose a doctor by. */
export function useDoctorFacts({
  praisePerMille,
  visitCount,
}: Pick<Doctor, 'praisePerMille' | 'visitCount'>) {
  const { t } = useTranslation('directory');
  const locale = useLocale();
  return [
    { label: t('doctor.praise'), value: `${(praisePerMille / 10).toFixed(1)}%` },
    { label: t('doctor.visits'), value: formatCount(visitCount, locale) },
  ];
}

/** One doctor of a list; `date` is handed on, so that the doctor's page opens on that day. */
export function DoctorItem({
  doctor,
  titleLevel,
  date,
}: {
  doctor: Doctor;
  titleLevel?: 2 | 3;
  date?: string | undefined;
}): ReactElement {
  const { t } = useTranslation('directory');
  return (
    <DoctorCard
      to={href('directory.doctor', { id: doctor.doctorId }, date === undefined ? {} : { date })}
      doctorId={doctor.doctorId}
      name={doctor.name}
      gender={doctor.gender}
      titleText={doctor.titleText}
      hospitalName={doctor.hospitalName}
      departmentName={doctor.hospDeptName}
      goodAtText={t('doctor.goodAt', { text: doctor.speciality })}
      availability={useAvailability(doctor)}
      facts={useDoctorFacts(doctor)}
      fromCents={doctor.feeCents}
      titleLevel={titleLevel}
    />
  );
}
