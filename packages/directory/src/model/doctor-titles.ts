import type { DoctorTitle } from '@xinglin/gateway-sdk';

/** The titles a doctor may have, highest first. */
export const doctorTitles = [
  'chief',
  'associateChief',
  'attending',
  'resident',
] as const satisfies readonly DoctorTitle[];
