import type { Doctor } from '@xinglin/gateway-sdk';
import { href } from '@xinglin/routes';
import { DoctorSummary } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';

/** Who the doctor is, on the ground of the page's header. */
export function DoctorHead({ doctor }: { doctor: Doctor }): ReactElement {
  const { t } = useTranslation('directory');
  const { academicTitle, titleText } = doctor;
  return (
    <DoctorSummary
      head
      doctorId={doctor.doctorId}
      name={doctor.name}
      gender={doctor.gender}
      titleText={academicTitle === null ? titleText : `${titleText} · ${academicTitle}`}
      hospitalName={doctor.hospitalName}
      hospitalTo={href('directory.hospital', { id: doctor.hospitalId })}
      departmentName={doctor.hospDeptName}
      // i18n-keys: shared:hospitalLevel.*
      tags={[
        { text: t(`shared:hospitalLevel.${doctor.hospitalLevel}`) },
        ...doctor.tags.map((text) => ({ text })),
      ]}
    />
  );
}
