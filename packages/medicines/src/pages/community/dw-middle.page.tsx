import type { PassThroughPage } from '@xinglin/api';
import { idFilter } from '@xinglin/pages';
import { href } from '@xinglin/routes';

/** Forwards to the doctors who prescribe at the clinic that the address names, else to the clinics (spec 2 §2.24). */
export const forward: PassThroughPage['forward'] = ({ query }) => {
  const hospitalId = idFilter.read(query.get('hospitalId'));
  return Promise.resolve(
    hospitalId === undefined
      ? href('renewals.community')
      : href('renewals.prescribers', {}, { hospitalId }),
  );
};
