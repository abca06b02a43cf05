import { consultApi, type PassThroughPage } from '@xinglin/api';
import { href } from '@xinglin/routes';
import { orderHref } from '../../../../model/ask-ways';
import { clinicKind } from '../../../../model/clinic-ways';
import { hasConversation } from '../../../../model/consult-look';

/** Leads to the consult with a clinic that is open, into its conversation where there is one; else to the clinics (spec 2 §2.9). */
export const forward: PassThroughPage['forward'] = async (_place, store) => {
  const { data } = await store.dispatch(
    consultApi.endpoints.listConsultOrders.initiate({
      consultTypes: [clinicKind],
      communityClinic: true,
      listAll: false,
      pageSize: 1,
    }),
  );
  const running = data?.items[0];
  if (running === undefined) return href('consult.communityClinicEntry');
  const { orderKey } = running;
  return hasConversation(running) ? href('consult.dpchat', {}, { orderKey }) : orderHref(orderKey);
};
