import { usePageModules } from '@xinglin/api';
import type { DoctorCard as Doctor } from '@xinglin/gateway-sdk';
import type { ReactElement } from 'react';
import { DoctorRow } from './doctor-row';

/** A recommended doctor with both ways to them, as far as the channel has them. */
export function HomeDoctor({ doctor }: { doctor: Doctor }): ReactElement {
  const asks = usePageModules('directory.home')('askDoctor') !== null;
  return <DoctorRow doctor={doctor} booksAlways asks={asks} />;
}
