import { DoctorItem } from '@xinglin/care';
import type { DoctorCard as Doctor } from '@xinglin/gateway-sdk';
import type { ReactElement } from 'react';

/** A doctor of a list; the card leads to `to`. Their free days are of no use here: a place is kept for a request. */
export function ExpertItem(props: {
  doctor: Doctor;
  to: string;
  titleLevel?: 2 | 3;
}): ReactElement {
  return <DoctorItem {...props} availability={null} />;
}
