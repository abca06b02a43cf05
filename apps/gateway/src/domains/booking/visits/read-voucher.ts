import { maskPhone } from '@xinglin/rules';
import type { RequestOf, ResponseOf, visits as calls } from '@xinglin/contract';
import type { OrderReader } from '../../../kernel/orders/order-reader';
import { ownMobile } from '../../../kernel/people/accounts/own-mobile';
import { signedBy } from '../../../kernel/people/accounts/signature';
import type { CallContext } from '../../../platform/context';
import { writeToOutbox } from '../../../platform/outbox';
import { refuse } from '../../../platform/refusal';
import type { Services } from '../../../platform/services';
import { textOf } from '../locales';
import { findOrder } from '../orders';

/** Calls the owner of a visit and reads its voucher number out, digit by digit. */
export async function readVoucher(
  services: Pick<Services, 'config' | 'limits' | 'outbox'>,
  { orderNo }: RequestOf<typeof calls.getOrderVoiceCode>,
  context: CallContext,
  reader: OrderReader,
): Promise<ResponseOf<typeof calls.getOrderVoiceCode>> {
  const { db, locale, now } = context;
  const { sandbox, voice } = services.config;
  const order = await findOrder(db, orderNo, reader);
  const { voucherCode, hospitalName, doctorName, date, startTime } = order;
  if (voucherCode === null || !order.actions.includes('showVoucher')) refuse('noVoucherToRead');
  // Who is told that a call comes waits for it.
  if (!sandbox && voice === null) refuse('voiceUnavailable');
  const mobile = await ownMobile(context);
  await services.limits.consume('voiceByOrder', orderNo);
  const said = textOf(locale, 'voice', {
    hospital: hospitalName,
    doctor: doctorName,
    date,
    time: startTime,
    // A number read as one is a number of millions.
    digits: [...voucherCode].join(' '),
  });
  const text = await signedBy(db, context, said);
  await writeToOutbox(db, { channel: 'voice', to: mobile, text, code: voucherCode }, now);
  context.afterCommit(() => services.outbox.poke());
  return { orderNo, mobile: maskPhone(mobile) };
}
