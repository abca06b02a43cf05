import type { HospitalCard as Hospital } from '@xinglin/gateway-sdk';
import { useLocale } from '@xinglin/i18n';
import { href } from '@xinglin/routes';
import { formatDistance } from '@xinglin/rules';
import { HospitalCard } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';

/** A hospital that takes bookings, with how much of it does. */
export function HospitalItem({ hospital }: { hospital: Hospital }): ReactElement {
  const { t } = useTranslation('booking');
  const locale = useLocale();
  return (
    <HospitalCard
      to={href('directory.hospital', { id: hospital.hospitalId })}
      hospitalId={hospital.hospitalId}
      name={hospital.name}
      levelText={hospital.levelText}
      tags={hospital.tags}
      address={hospital.address}
      distanceText={
        hospital.distance === null ? undefined : formatDistance(hospital.distance, locale)
      }
      facts={[
        { label: t('hospitalList.departments'), value: String(hospital.departmentCount) },
        { label: t('hospitalList.doctors'), value: String(hospital.doctorCount) },
      ]}
      titleLevel={2}
    />
  );
}
