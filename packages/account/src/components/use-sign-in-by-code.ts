import { accountApi, refusalCode, unreachable, useStoreDispatch } from '@xinglin/api';
import { errorCodes, type AgreementType } from '@xinglin/gateway-sdk';
import { useNavigate } from 'react-router';

/** What the form of signing in by code sends. */
interface Input {
  readonly mobile: string;
  readonly code: string;
  readonly agreed: AgreementType[];
}

/**
 * Signs in by code. Where the number alone does not do, it leads to the verification of who the account belongs to,
 * and answers null.
 */
export function useSignInByCode(target: string | null) {
  const dispatch = useStoreDispatch();
  const navigate = useNavigate();
  const [signIn] = accountApi.useLoginByCheckCodeMutation();
  return async (input: Input) => {
    const result = await signIn(input);
    if (!('error' in result) || refusalCode(result.error) !== errorCodes.highRiskSignIn)
      return result;
    // Rarely needed.
    const verification = await import('../model/begin-risk-check').catch(() => null);
    if (verification === null) return { error: unreachable() };
    return verification.beginRiskCheck(dispatch, navigate, { ...input, target });
  };
}
