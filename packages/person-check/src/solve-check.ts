import { verificationApi, type Dispatch, type QueryFailure } from '@xinglin/api';
import type { CheckPurpose, EnhanceValidateResponse } from '@xinglin/gateway-sdk';
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';

const { endpoints } = verificationApi;

/** The call that begins a check by work, by what it is for. */
const beginnings = {
  sendCode: endpoints.preprocessGeeTest,
  signIn: endpoints.preprocessPolarVerification,
  visitor: endpoints.partnerPreGeetestTemp,
  partner: endpoints.partnerPreGeetestLogin,
} satisfies Record<CheckPurpose, unknown>;

/** Whether this browser can do the work: old ones cannot, nor any on a page that is not secure. */
export const canWork = () => typeof globalThis.crypto?.subtle?.deriveBits === 'function';

/** Longest work; a browser that needs more is told so, and offered the picture. */
const workAtMostMs = 60_000;

/** Begins a check, does its work and answers it. */
export async function passByWork(
  dispatch: Dispatch,
  purpose: CheckPurpose,
  controller: AbortController,
): Promise<{ data: EnhanceValidateResponse } | { error: QueryFailure | undefined }> {
  const pageId = crypto.randomUUID();
  const begun = await dispatch(beginnings[purpose].initiate({ pageId }));
  if ('error' in begun) return { error: begun.error };
  const solution = await solveChallenge({
    challenge: { parameters: begun.data.parameters },
    deriveKey,
    controller,
    timeout: workAtMostMs,
    // Work that this browser cannot do is told like work that took too long.
  }).catch(() => null);
  if (solution === null) return { error: undefined };
  const { counter, derivedKey } = solution;
  const answer = { purpose, pageId, solution: { counter, derivedKey } };
  const answered = await dispatch(endpoints.enhanceValidate.initiate(answer));
  return 'error' in answered ? { error: answered.error } : { data: answered.data };
}
