// Generated from packages/contract by `npm run generate`; change it there.
import type { CallRow } from '../call-row';
import type { CheckPicture, CheckWork, EnhanceValidateRequest, EnhanceValidateResponse, GetCheckCodeRequest, GetCheckCodeResponse, GetImageCodeRequest, GetPartnerValidCodeRequest, GetVerifyCodeRequest, GetVerifyCodeResponse, PartnerPreGeetestLoginRequest, PartnerPreGeetestTempRequest, PreprocessGeeTestRequest, PreprocessPolarVerificationRequest, ProveBySendingRequest, ProveBySendingResponse } from './types/verification';

/** The calls of the verification domain. */
export const verificationCalls: {
  preprocessGeeTest: CallRow<PreprocessGeeTestRequest, CheckWork, 'mutation'>;
  preprocessPolarVerification: CallRow<PreprocessPolarVerificationRequest, CheckWork, 'mutation'>;
  partnerPreGeetestTemp: CallRow<PartnerPreGeetestTempRequest, CheckWork, 'mutation'>;
  partnerPreGeetestLogin: CallRow<PartnerPreGeetestLoginRequest, CheckWork, 'mutation'>;
  getImageCode: CallRow<GetImageCodeRequest, CheckPicture, 'mutation'>;
  getPartnerValidCode: CallRow<GetPartnerValidCodeRequest, CheckPicture, 'query'>;
  enhanceValidate: CallRow<EnhanceValidateRequest, EnhanceValidateResponse, 'mutation'>;
  getVerifyCode: CallRow<GetVerifyCodeRequest, GetVerifyCodeResponse, 'mutation'>;
  getCheckCode: CallRow<GetCheckCodeRequest, GetCheckCodeResponse, 'mutation'>;
  proveBySending: CallRow<ProveBySendingRequest, ProveBySendingResponse, 'mutation'>;
} = {
  preprocessGeeTest: {
    path: '/moduleoperate/verifycode/gee/test/code/pre/process.json',
    kind: 'mutation',
    open: true
  },
  preprocessPolarVerification: {
    path: '/common/polarverification/preprocess.json',
    kind: 'mutation',
    open: true
  },
  partnerPreGeetestTemp: {
    path: '/moduleenterprisepartner/partner/login/pregeetesttemp',
    kind: 'mutation',
    open: true
  },
  partnerPreGeetestLogin: {
    path: '/moduleenterprisepartner/partner/login/pregeetestlogin',
    kind: 'mutation',
    open: true
  },
  getImageCode: {
    path: '/common/checkcode/getimagecode/{type}',
    kind: 'mutation',
    open: true
  },
  getPartnerValidCode: {
    path: '/moduleenterprisepartner/partner/login/getvalidcode',
    kind: 'query',
    method: 'GET',
    open: true
  },
  enhanceValidate: {
    path: '/moduleoperate/verifycode/enhance/validate.json',
    kind: 'mutation',
    open: true
  },
  getVerifyCode: {
    path: '/common/checkcode/getcode.json',
    kind: 'mutation',
    open: true,
    encrypted: true
  },
  getCheckCode: {
    path: '/common/checkcode/getcheckcode.json',
    kind: 'mutation',
    encrypted: true
  },
  proveBySending: {
    path: '/moduleoperate/verifycode/verify/sendbyclient.json',
    kind: 'mutation',
    open: true,
    encrypted: true
  }
};
