import type { Hospital } from '@xinglin/gateway-sdk';
import type { ReactElement } from 'react';
import { HospitalDoctors } from './hospital-doctors';
import { HospitalReviews } from './hospital-reviews';

/** What is below the first view of a hospital's page. */
export default function HospitalFurther({ hospital }: { hospital: Hospital }): ReactElement {
  return (
    <>
      <HospitalDoctors hospital={hospital} />
      <HospitalReviews hospitalId={hospital.hospitalId} />
    </>
  );
}
