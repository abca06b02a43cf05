// Generated from packages/contract by `npm run generate`; change it there.
import type { CallRow } from '../call-row';
import type { SignIn } from './types/account';
import type { AddAuthorizationRequest, AddAuthorizationResponse, BindIdentityByEmailRequest, BindPartnerWxRequest, CheckPartnerWxRequest, CheckPartnerWxResponse, GetPartnerOauthAuthCodeRequest, GetPartnerOauthAuthCodeResponse, IdentityOutcome, JudgeAuthorizationResponse, LoginByFlashRequest, LoginPartnerWxRequest, PartnerLoginBindRequest, PartnerLoginEntranceRequest, PartnerLoginPreEntranceRequest, PartnerLoginPreEntranceResponse, PartnerPostLoginRequest, PartnerPreLoginResponse, RegisterBindPartnerWxRequest, SilentLoginPartnerWxRequest, VerifyPartnerMobileBoundRequest, VerifyPartnerMobileBoundResponse, VerifyPartnerMobileRequest, VerifyPartnerMobileResponse } from './types/identity';

/** The calls of the identity domain. */
export const identityCalls: {
  partnerPreLogin: CallRow<void, PartnerPreLoginResponse, 'query'>;
  getPartnerOauthAuthCode: CallRow<GetPartnerOauthAuthCodeRequest, GetPartnerOauthAuthCodeResponse, 'mutation'>;
  partnerPostLogin: CallRow<PartnerPostLoginRequest, IdentityOutcome, 'mutation'>;
  partnerLoginBind: CallRow<PartnerLoginBindRequest, SignIn, 'mutation'>;
  bindIdentityByEmail: CallRow<BindIdentityByEmailRequest, SignIn, 'mutation'>;
  verifyPartnerMobile: CallRow<VerifyPartnerMobileRequest, VerifyPartnerMobileResponse, 'mutation'>;
  verifyPartnerMobileBound: CallRow<VerifyPartnerMobileBoundRequest, VerifyPartnerMobileBoundResponse, 'mutation'>;
  checkPartnerWx: CallRow<CheckPartnerWxRequest, CheckPartnerWxResponse, 'mutation'>;
  loginPartnerWx: CallRow<LoginPartnerWxRequest, IdentityOutcome, 'mutation'>;
  silentLoginPartnerWx: CallRow<SilentLoginPartnerWxRequest, IdentityOutcome, 'mutation'>;
  bindPartnerWx: CallRow<BindPartnerWxRequest, SignIn, 'mutation'>;
  registerBindPartnerWx: CallRow<RegisterBindPartnerWxRequest, SignIn, 'mutation'>;
  partnerLoginPreEntrance: CallRow<PartnerLoginPreEntranceRequest, PartnerLoginPreEntranceResponse, 'query'>;
  partnerLoginEntrance: CallRow<PartnerLoginEntranceRequest, IdentityOutcome, 'mutation'>;
  judgeAuthorization: CallRow<void, JudgeAuthorizationResponse, 'query'>;
  addAuthorization: CallRow<AddAuthorizationRequest, AddAuthorizationResponse, 'mutation'>;
  loginByFlash: CallRow<LoginByFlashRequest, SignIn, 'mutation'>;
} = {
  partnerPreLogin: {
    path: '/moduleenterprisepartner/partner/login/prelogin',
    kind: 'query',
    open: true
  },
  getPartnerOauthAuthCode: {
    path: '/moduleenterprisepartner/partner/oauth/authcode',
    kind: 'mutation',
    open: true
  },
  partnerPostLogin: {
    path: '/moduleenterprisepartner/partner/login/postlogin',
    kind: 'mutation',
    session: 'starts',
    open: true,
    tags: [
      'Session'
    ]
  },
  partnerLoginBind: {
    path: '/moduleenterprisepartner/partner/login/bind',
    kind: 'mutation',
    session: 'starts',
    open: true,
    tags: [
      'Session'
    ]
  },
  bindIdentityByEmail: {
    path: '/moduleenterprisepartner/partner/login/bindemail',
    kind: 'mutation',
    session: 'starts',
    open: true,
    tags: [
      'Session'
    ]
  },
  verifyPartnerMobile: {
    path: '/moduleenterprisepartner/partner/verify/mobile',
    kind: 'mutation',
    open: true
  },
  verifyPartnerMobileBound: {
    path: '/moduleenterprisepartner/partner/verify/mobilebound',
    kind: 'mutation',
    open: true
  },
  checkPartnerWx: {
    path: '/moduleenterprisepartner/partner/wx/check',
    kind: 'mutation',
    open: true
  },
  loginPartnerWx: {
    path: '/moduleenterprisepartner/partner/wx/login',
    kind: 'mutation',
    session: 'starts',
    open: true,
    tags: [
      'Session'
    ]
  },
  silentLoginPartnerWx: {
    path: '/moduleenterprisepartner/partner/wx/silent/login',
    kind: 'mutation',
    session: 'starts',
    open: true,
    tags: [
      'Session'
    ]
  },
  bindPartnerWx: {
    path: '/moduleenterprisepartner/partner/wx/bind',
    kind: 'mutation',
    session: 'starts',
    open: true,
    tags: [
      'Session'
    ]
  },
  registerBindPartnerWx: {
    path: '/moduleenterprisepartner/partner/wx/regbind',
    kind: 'mutation',
    session: 'starts',
    open: true,
    tags: [
      'Session'
    ]
  },
  partnerLoginPreEntrance: {
    path: '/moduleenterprisepartner/partner/login/preentrance',
    kind: 'query',
    open: true
  },
  partnerLoginEntrance: {
    path: '/moduleenterprisepartner/partner/login/entrance',
    kind: 'mutation',
    session: 'starts',
    open: true,
    tags: [
      'Session'
    ]
  },
  judgeAuthorization: {
    path: '/user/account/authorization/judge.json',
    kind: 'query',
    tags: [
      'Authorization'
    ]
  },
  addAuthorization: {
    path: '/user/account/authorization/add.json',
    kind: 'mutation',
    tags: [
      'Authorization'
    ]
  },
  loginByFlash: {
    path: '/user/account/flashlogin.json',
    kind: 'mutation',
    session: 'starts',
    open: true,
    tags: [
      'Session'
    ],
    encrypted: true
  }
};
