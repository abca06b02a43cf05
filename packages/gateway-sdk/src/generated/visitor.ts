// Generated from packages/contract by `npm run generate`; change it there.
import type { CallRow } from '../call-row';
import type { CreateVisitorAccountRequest, CreateVisitorAccountResponse, ValidateAccessTokenRequest, ValidateAccessTokenResponse } from './types/visitor';

/** The calls of the visitor domain. */
export const visitorCalls: {
  createVisitorAccount: CallRow<CreateVisitorAccountRequest, CreateVisitorAccountResponse, 'mutation'>;
  validateAccessToken: CallRow<ValidateAccessTokenRequest, ValidateAccessTokenResponse, 'mutation'>;
} = {
  createVisitorAccount: {
    path: '/user/account/tempuser/create.json',
    kind: 'mutation',
    session: 'starts',
    open: true,
    tags: [
      'Session'
    ]
  },
  validateAccessToken: {
    path: '/user/account/validaccesstoken',
    kind: 'mutation',
    session: 'starts',
    open: true,
    tags: [
      'Session'
    ]
  }
};
