import { highRiskApi, type Dispatch, type QueryFailure } from '@xinglin/api';
import { href } from '@xinglin/routes';
import type { NavigateFunction } from 'react-router';
import { riskToken } from './entrance-storage';

/** Begins the verification by the code that was refused, and goes to its page; answers why that failed. */
export async function beginRiskCheck(
  dispatch: Dispatch,
  navigate: NavigateFunction,
  { mobile, code, target }: { mobile: string; code: string; target: string | null },
): Promise<{ data: null } | { error: QueryFailure | undefined }> {
  const begun = await dispatch(highRiskApi.endpoints.checkHighRisk.initiate({ mobile, code }));
  if ('error' in begun) return { error: begun.error };
  if (begun.data.riskToken !== null) riskToken.keep(begun.data.riskToken);
  await navigate(href('account.highRiskVerification', {}, { target: target ?? undefined }));
  return { data: null };
}
