import type { ConsultKind } from '@xinglin/gateway-sdk';
import type { PictogramName } from '@xinglin/ui';

/** What is drawn for each kind; all are in the hue of consults. */
const drawings: Readonly<Record<ConsultKind, PictogramName>> = {
  imageText: 'consult',
  expert: 'doctor',
  fast: 'quick-consult',
  phone: 'phone-consult',
  fastPhone: 'phone-consult',
  video: 'video-consult',
  quanke: 'clinic',
  policlinic: 'visits',
  special: 'group-consult',
  free: 'follows',
  convenient: 'repeat-prescription',
};

/** The drawing of a kind of consult. */
export const kindPictogram = (kind: ConsultKind): PictogramName => drawings[kind];

/** The kinds that the consult home shows, in this order; the others are behind "more ways". */
export const mainKinds: readonly ConsultKind[] = [
  'imageText',
  'phone',
  'video',
  'convenient',
  'policlinic',
];

/** What takes the place of those that a channel lacks. */
export const spareKinds: readonly ConsultKind[] = ['quanke', 'free', 'expert'];

/** Those of elder mode beside the quickest one: few choices, in which a person speaks. */
export const elderKinds: readonly ConsultKind[] = ['phone', 'video'];

/** All kinds as the page of all ways shows them: the quick ones first, then by how often they are used. */
export const allKinds: readonly ConsultKind[] = [
  'fast',
  'fastPhone',
  'imageText',
  'phone',
  'video',
  'quanke',
  'convenient',
  'policlinic',
  'expert',
  'special',
  'free',
];
