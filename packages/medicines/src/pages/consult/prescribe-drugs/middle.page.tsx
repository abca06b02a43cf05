import type { PassThroughPage } from '@xinglin/api';
import { href } from '@xinglin/routes';
import { prescriptionIn } from '../../../model/renewal-call';
import { renewHref } from '../../../model/renewal-ways';
import { wantedIn } from '../../../model/wanted-medicine';

/** Forwards to renewing the prescription that the address names, to the page of its medicine, else to what can be renewed (spec 2 §2.9). */
export const forward: PassThroughPage['forward'] = (place) => {
  const prescriptionId = prescriptionIn(place);
  if (prescriptionId !== '')
    return Promise.resolve(renewHref(prescriptionId, place.preferences.mode === 'elder'));
  const { drugId, goodsNo, shopId } = wantedIn(place);
  return Promise.resolve(
    drugId === undefined && goodsNo === undefined
      ? href('renewals.home')
      : href(
          'renewals.prescribeDrugs',
          {},
          { ...(drugId && { drugId }), ...(goodsNo && { goodsNo }), ...(shopId && { shopId }) },
        ),
  );
};
