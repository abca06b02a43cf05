// Generated from packages/contract by `npm run generate`; change it there.
import type { CallRow } from '../call-row';
import type { GetWriteOffResponse, LogoffAccountRequest, LogoffAccountResponse, SendLogoffCodeResponse } from './types/write-off';

/** The calls of the writeOff domain. */
export const writeOffCalls: {
  getWriteOff: CallRow<void, GetWriteOffResponse, 'query'>;
  sendLogoffCode: CallRow<void, SendLogoffCodeResponse, 'mutation'>;
  logoffAccount: CallRow<LogoffAccountRequest, LogoffAccountResponse, 'mutation'>;
} = {
  getWriteOff: {
    path: '/user/account/logoffstatus.json',
    kind: 'query',
    tags: [
      'Patient',
      'RegistrationOrder',
      'Order'
    ]
  },
  sendLogoffCode: {
    path: '/user/account/sendlogoffcode.json',
    kind: 'mutation'
  },
  logoffAccount: {
    path: '/user/account/logoff.json',
    kind: 'mutation',
    session: 'ends',
    encrypted: true
  }
};
