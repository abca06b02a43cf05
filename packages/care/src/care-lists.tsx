import { href } from '@xinglin/routes';
import type { DoctorCard as Doctor, HospitalCard as Hospital } from '@xinglin/gateway-sdk';
import { numbered } from '@xinglin/pages';
import { HospitalCard, SkeletonList } from '@xinglin/ui';
import { DoctorItem } from './doctor-item';

/** What every list of doctors, page under page, declares alike. */
export const doctorItems = {
  paging: numbered,
  skeleton: <SkeletonList avatar lines={3} />,
  item: (doctor: Doctor) => <DoctorItem key={doctor.doctorId} doctor={doctor} titleLevel={2} />,
} as const;

/** The same of hospitals. */
export const hospitalItems = {
  paging: numbered,
  skeleton: <SkeletonList avatar lines={2} />,
  item: (hospital: Hospital) => (
    <HospitalCard
      key={hospital.hospitalId}
      to={href('directory.hospital', { id: hospital.hospitalId })}
      hospital={hospital}
      titleLevel={2}
    />
  ),
} as const;
