import type { content } from '@xinglin/contract';
import type { HandlersOf } from '../../platform/mount';
import { wholeList } from '../../platform/whole-list';
import { findAgreement, listAgreements, listConsents } from './service';

/** The calls of agreements and what was agreed to (spec 2 §2.27). */
export const contentHandlers: HandlersOf<typeof content> = {
  getAgreement: (input, context) => findAgreement(context, input),
  listAgreements: async ({ channel }, context) => wholeList(await listAgreements(context, channel)),
  listAgreementConsents: async (_, { db, account, locale }) =>
    wholeList(await listConsents(db, account, locale)),
};
