import type { CallContext } from '../../platform/context';
import { ownMobile } from '../../kernel/people/accounts/own-mobile';
import { useCode } from '../../kernel/people/accounts/verify-codes';
import { usePass, type CheckName } from '../../kernel/people/checks/person-checks';
import { refuse } from '../../platform/refusal';
import { findWanted, type Wanted } from './booking-facts';

/** Names the picture that is asked for one of the account's patients and a shift. */
export async function customCodeName(
  { db, account }: CallContext,
  order: { readonly patientId: string; readonly shiftCaseId: string },
): Promise<CheckName> {
  const request = { ...order, ownerId: account, deviceId: null };
  if (!(await findWanted(db, request, { lock: false }))) refuse('forbidden');
  return { purpose: 'booking', pageId: `${order.patientId}.${order.shiftCaseId}` };
}

/** Asks for what the hospital wants to see before it takes an order: a picture's code, or one that a message told. */
export async function askForSubmitCheck(
  context: CallContext,
  check: Wanted['rules']['submitCheck'],
  given: { readonly validateParam: string | undefined; readonly checkCode: string | undefined },
): Promise<void> {
  if (check === 'imageCode') await usePass(context, 'booking', given.validateParam);
  if (check === 'mobileCode') {
    if (given.checkCode === undefined) refuse('checkRequired');
    await useCode(context, await ownMobile(context), 'booking', given.checkCode);
  }
}
