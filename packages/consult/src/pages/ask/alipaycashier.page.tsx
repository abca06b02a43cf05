import type { PassThroughPage } from '@xinglin/api';
import { idFilter } from '@xinglin/pages';
import { href } from '@xinglin/routes';
import { orderHref } from '../../model/ask-ways';

/** Leads to the consult that is to be paid, whose page opens the cashier; to all consults where none is named (spec 2 §2.9). */
export const forward: PassThroughPage['forward'] = async ({ query }) => {
  const orderKey = idFilter.read(query.get('orderKey'));
  return orderKey === undefined ? href('consult.listAll') : orderHref(orderKey);
};
