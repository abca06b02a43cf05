import type { content } from '@xinglin/contract';
import type { HandlersOf } from '../platform/mount';
import { findAgreement, listAgreements, listConsents } from './service';

/** A list that is answered whole. */
function whole<Item>(items: Item[]) {
  return { items, total: items.length, pageNo: 1, pageSize: Math.max(1, items.length) };
}

/** The calls of agreements and what was agreed to (spec 2 §2.27). */
export const contentHandlers: HandlersOf<typeof content> = {
  getAgreement: (input, context) => findAgreement(context, input),
  listAgreements: async ({ channel }, context) => whole(await listAgreements(context, channel)),
  listAgreementConsents: async (_, { db, account, locale }) =>
    whole(await listConsents(db, account, locale)),
};
