import { refusalCode, type QueryFailure } from '@xinglin/api';
import { errorCodes } from '@xinglin/gateway-sdk';

/** Why a sign-in by way of others failed, as the error pages' address says it. */
export const troubles = ['denied', 'expired', 'taken', 'ticket', 'network'] as const;

export type Trouble = (typeof troubles)[number];

/** The trouble behind a failed call. */
export function troubleOf(failure: QueryFailure | undefined): Trouble {
  const code = refusalCode(failure);
  if (code === errorCodes.authorizationInvalid) return 'expired';
  if (code === errorCodes.identityTaken) return 'taken';
  return code === errorCodes.partnerTokenInvalid ? 'ticket' : 'network';
}
