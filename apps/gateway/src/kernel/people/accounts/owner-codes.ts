import type { OwnerCodeScene } from '@xinglin/contract';
import type { z } from 'zod';
import { sendCode } from './verify-codes';
import type { CallContext } from '../../../platform/context';
import type { Limits } from '../../../platform/limits';
import { ownMobile } from './own-mobile';

/** Sends a code to the account's own number; who is signed in has shown to be a person. */
export async function sendOwnerCode(
  context: CallContext,
  limits: Limits,
  scene: z.output<typeof OwnerCodeScene>,
) {
  return sendCode(context, limits, { to: await ownMobile(context), scene });
}
