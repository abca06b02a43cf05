import type { PackageQuota, ServicePackageCard } from '@xinglin/gateway-sdk';
import type { Hue, PictogramName } from '@xinglin/ui';

/** The drawing of what a package is for; all are on the ground of service packages. */
export const topicPictograms = {
  hypertension: 'chronic-care',
  diabetes: 'endocrinology',
  heart: 'cardiology',
  mother: 'obstetrics',
  child: 'paediatrics',
  recovery: 'rehabilitation',
  elderly: 'home-care',
  mind: 'mental-health',
} as const satisfies Record<ServicePackageCard['topic'], PictogramName>;

/** The drawing and the hue of each type of item. */
export const itemLooks = {
  consult: { pictogram: 'consult', hue: 'blue' },
  call: { pictogram: 'phone-consult', hue: 'blue' },
  appointment: { pictogram: 'registration', hue: 'teal' },
  form: { pictogram: 'survey', hue: 'violet' },
  goods: { pictogram: 'parcel', hue: 'green' },
  visit: { pictogram: 'home-care', hue: 'teal' },
} as const satisfies Record<PackageQuota['type'], { pictogram: PictogramName; hue: Hue }>;
