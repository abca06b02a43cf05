// Generated from packages/contract by `npm run generate`; change it there.
import type { CallRow } from '../call-row';
import type { GetAgreementRequest, GetAgreementResponse, ListAgreementConsentsResponse, ListAgreementsRequest, ListAgreementsResponse } from './types/content';

/** The calls of the content domain. */
export const contentCalls: {
  getAgreement: CallRow<GetAgreementRequest, GetAgreementResponse, 'query'>;
  listAgreements: CallRow<ListAgreementsRequest, ListAgreementsResponse, 'query'>;
  listAgreementConsents: CallRow<void, ListAgreementConsentsResponse, 'query'>;
} = {
  getAgreement: {
    path: '/moduleoperate/agreement/detail.json',
    kind: 'query',
    open: true,
    tags: [
      'Agreement'
    ],
    cached: true
  },
  listAgreements: {
    path: '/moduleoperate/agreement/list.json',
    kind: 'query',
    open: true,
    tags: [
      'Agreement'
    ],
    cached: true
  },
  listAgreementConsents: {
    path: '/moduleoperate/agreement/consent/list.json',
    kind: 'query',
    tags: [
      'AgreementConsent'
    ]
  }
};
