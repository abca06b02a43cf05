import type { PictogramName } from '@xinglin/ui';

const pictograms: Readonly<Record<string, PictogramName>> = {
  registration: 'registration',
  consult: 'consult',
  overseas: 'consult',
  panel: 'group-consult',
  telemedicine: 'video-consult',
  specialDisease: 'doctor',
  checkUp: 'check-up',
  goods: 'parcel',
  drugs: 'medicine',
  coinExchange: 'parcel',
  servicePackage: 'service-package',
  membership: 'membership',
  tip: 'service-package',
};

/** The drawing of a kind of order; `clinic` for a kind that has none of its own. */
export const orderPictogram = (kind: string): PictogramName => pictograms[kind] ?? 'clinic';
