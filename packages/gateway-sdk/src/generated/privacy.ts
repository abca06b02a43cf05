// Generated from packages/contract by `npm run generate`; change it there.
import type { CallRow } from '../call-row';
import type { ChangePatientConsentRequest, ChangePatientConsentResponse, ListAuthorizationsResponse, ListConsentLedgerResponse, ListDataExportsResponse, ListPatientConsentsResponse, RequestDataExportRequest, RequestDataExportResponse, WithdrawAuthorizationRequest, WithdrawAuthorizationResponse } from './types/privacy';

/** The calls of the privacy domain. */
export const privacyCalls: {
  listPatientConsents: CallRow<void, ListPatientConsentsResponse, 'query'>;
  changePatientConsent: CallRow<ChangePatientConsentRequest, ChangePatientConsentResponse, 'mutation'>;
  listConsentLedger: CallRow<void, ListConsentLedgerResponse, 'query'>;
  listAuthorizations: CallRow<void, ListAuthorizationsResponse, 'query'>;
  withdrawAuthorization: CallRow<WithdrawAuthorizationRequest, WithdrawAuthorizationResponse, 'mutation'>;
  requestDataExport: CallRow<RequestDataExportRequest, RequestDataExportResponse, 'mutation'>;
  listDataExports: CallRow<void, ListDataExportsResponse, 'query'>;
} = {
  listPatientConsents: {
    path: '/user/privacy/consent/list.json',
    kind: 'query',
    tags: [
      'Patient'
    ]
  },
  changePatientConsent: {
    path: '/user/privacy/consent/change.json',
    kind: 'mutation',
    tags: [
      'Patient'
    ]
  },
  listConsentLedger: {
    path: '/user/privacy/consent/ledger.json',
    kind: 'query',
    tags: [
      'Patient',
      'AgreementConsent',
      'Authorization'
    ]
  },
  listAuthorizations: {
    path: '/user/account/authorization/list.json',
    kind: 'query',
    tags: [
      'Authorization'
    ]
  },
  withdrawAuthorization: {
    path: '/user/account/authorization/withdraw.json',
    kind: 'mutation',
    tags: [
      'Authorization'
    ]
  },
  requestDataExport: {
    path: '/user/privacy/export/request.json',
    kind: 'mutation',
    tags: [
      'DataExport'
    ]
  },
  listDataExports: {
    path: '/user/privacy/export/list.json',
    kind: 'query',
    tags: [
      'DataExport'
    ]
  }
};
