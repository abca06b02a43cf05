// Generated from packages/contract by `npm run generate`; change it there.
import type { CallRow } from '../call-row';
import type { SignIn } from './types/account';
import type { CheckPartnersTokenRequest, GetCompanyInfoResponse, GetPartnerConfigResponse, GetPartnerCustomConfigModelRequest, GetPartnerCustomConfigModelResponse, GetPartnerInfoResponse, GetPartnerProfileInfoResponse } from './types/partner';

/** The calls of the partner domain. */
export const partnerCalls: {
  getPartnerConfig: CallRow<void, GetPartnerConfigResponse, 'query'>;
  getPartnerInfo: CallRow<void, GetPartnerInfoResponse, 'query'>;
  getPartnerCustomConfigModel: CallRow<GetPartnerCustomConfigModelRequest, GetPartnerCustomConfigModelResponse, 'query'>;
  getPartnerProfileInfo: CallRow<void, GetPartnerProfileInfoResponse, 'query'>;
  getCompanyInfo: CallRow<void, GetCompanyInfoResponse, 'query'>;
  checkPartnersToken: CallRow<CheckPartnersTokenRequest, SignIn, 'mutation'>;
} = {
  getPartnerConfig: {
    path: '/moduleenterprisepartner/config/getpartnerconfig',
    kind: 'query',
    timeoutMs: 3000,
    open: true,
    tags: [
      'Partner'
    ],
    cached: true
  },
  getPartnerInfo: {
    path: '/moduleenterprisepartner/config/getpartnerinfo',
    kind: 'query',
    timeoutMs: 1000,
    open: true,
    tags: [
      'Partner'
    ],
    cached: true
  },
  getPartnerCustomConfigModel: {
    path: '/moduleenterprisepartner/partner/custom/config/model.json',
    kind: 'query',
    encoding: 'query',
    timeoutMs: 3000,
    open: true,
    tags: [
      'Partner'
    ],
    cached: true
  },
  getPartnerProfileInfo: {
    path: '/moduleenterprisepartner/profile/info.json',
    kind: 'query',
    open: true,
    tags: [
      'Partner'
    ],
    cached: true
  },
  getCompanyInfo: {
    path: '/moduleenterprisepartner/company/info.json',
    kind: 'query',
    open: true,
    tags: [
      'Partner'
    ],
    cached: true
  },
  checkPartnersToken: {
    path: '/moduleenterprisepartner/config/checkpartnerstoken',
    kind: 'mutation',
    session: 'starts',
    open: true,
    tags: [
      'Session'
    ]
  }
};
