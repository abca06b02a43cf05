import type { PassThroughPage } from '@xinglin/api';
import { href } from '@xinglin/routes';
import { drugOrderHref, prescriptionHref } from '../../model/ways';

const id = /^[\w-]{1,64}$/;

/** Forwards to the order or the prescription that the address names, else to the list of orders (spec 2 §2.10). */
export const forward: PassThroughPage['forward'] = ({ query }) => {
  const named = (name: string): string | null => {
    const value = query.get(name);
    return value !== null && id.test(value) ? value : null;
  };
  const orderId = named('orderId') ?? named('orderNo');
  if (orderId !== null) return drugOrderHref(orderId);
  const prescriptionId = named('prescriptionId');
  return prescriptionId === null ? href('medicines.orders') : prescriptionHref(prescriptionId);
};
