import type { consult, ResponseOf } from '@xinglin/contract';
import type { CallContext } from '../../../platform/context';
import { allowedOf } from '../consult-rules';
import type { ConsultRow } from '../tables';
import { convertBack } from './convert';
import { isOtherForm } from './other-form';
import { findReferral } from './referrals';
import { findRefundRequest } from './refund-requests';
import { upgradeOf } from './upgrades';

type Detail = ResponseOf<(typeof consult)['getConsultOrder']>;
type Shown = Pick<
  Detail,
  | 'upgradedFrom'
  | 'upgradedTo'
  | 'creditCents'
  | 'mayUpgrade'
  | 'convertBackCents'
  | 'mayAskRefund'
  | 'refundRequest'
  | 'referral'
  | 'mayConfirmForm'
>;

/** What a consult can become, and what became of it. */
export async function changesOf(
  context: CallContext,
  order: Parameters<typeof allowedOf>[0] & { readonly orderNo: string; readonly own: ConsultRow },
): Promise<Shown> {
  const { db, now } = context;
  const { orderNo, own } = order;
  const { mayUpgrade, mayConvert, mayAskRefund } = allowedOf(order, now);
  const upgradedTo = await upgradeOf(db, orderNo);
  const convertBackCents = mayConvert ? await convertBack(db, order) : null;
  const referral = await findReferral(context, orderNo);
  const refundRequest = await findRefundRequest(db, orderNo);
  return {
    upgradedFrom: own.upgradedFrom,
    upgradedTo,
    creditCents: own.creditCents,
    mayUpgrade: mayUpgrade && upgradedTo === null,
    convertBackCents,
    mayAskRefund: mayAskRefund && refundRequest === null,
    refundRequest,
    referral,
    mayConfirmForm:
      referral !== null &&
      isOtherForm(order, referral, now) &&
      (referral.kind === 'imageText' ? convertBackCents !== null : upgradedTo === null),
  };
}
