import type { DoctorCard as Doctor } from '@xinglin/gateway-sdk';
import { href } from '@xinglin/routes';
import { DoctorCard, type DoctorCardProps, useDoctorFacts } from '@xinglin/ui';
import type { ReactElement, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useAvailability } from './use-availability';

interface DoctorItemProps {
  doctor: Doctor;
  /** Where it leads; the doctor's page, unless told. */
  to?: string;
  /** Beside the name: the next day with a place, unless told; nothing where null. */
  availability?: DoctorCardProps['availability'] | null;
  /** What it costs at least: a visit, unless told; nothing where null. */
  fromCents?: number | null;
  titleLevel?: 2 | 3;
  actions?: ReactNode;
}

/** One doctor of a list. */
export function DoctorItem({
  doctor,
  to = href('directory.doctor', { id: doctor.doctorId }),
  availability,
  fromCents = doctor.feeCents,
  titleLevel,
  actions,
}: DoctorItemProps): ReactElement {
  const { t } = useTranslation('care');
  const availabilityOf = useAvailability();
  return (
    <DoctorCard
      to={to}
      doctorId={doctor.doctorId}
      name={doctor.name}
      gender={doctor.gender}
      titleText={doctor.titleText}
      hospitalName={doctor.hospitalName}
      departmentName={doctor.hospDeptName}
      goodAtText={t('doctor.goodAt', { text: doctor.speciality })}
      availability={
        availability === undefined ? availabilityOf(doctor) : (availability ?? undefined)
      }
      facts={useDoctorFacts(doctor)}
      fromCents={fromCents ?? undefined}
      titleLevel={titleLevel}
      actions={actions}
    />
  );
}
