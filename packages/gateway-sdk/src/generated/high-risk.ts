// Generated from packages/contract by `npm run generate`; change it there.
import type { CallRow } from '../call-row';
import type { SignIn } from './types/account';
import type { BindMobileAndLoginRequest, CheckHighRiskOrderRequest, CheckHighRiskOrderResponse, CheckHighRiskRequest, CheckHighRiskResponse, FetchHighRiskOrderInfoRequest, FetchHighRiskOrderInfoResponse, FetchHighRiskPatientInfoRequest, FetchHighRiskPatientInfoResponse, FetchHighRiskUserProfileRequest, FetchHighRiskUserProfileResponse, SecondAllocationRegisterRequest, ValidateHighRiskOrderRequest, ValidateHighRiskOrderResponse, ValidateHighRiskPatientRequest, ValidateHighRiskPatientResponse } from './types/high-risk';

/** The calls of the highRisk domain. */
export const highRiskCalls: {
  checkHighRisk: CallRow<CheckHighRiskRequest, CheckHighRiskResponse, 'mutation'>;
  fetchHighRiskPatientInfo: CallRow<FetchHighRiskPatientInfoRequest, FetchHighRiskPatientInfoResponse, 'query'>;
  fetchHighRiskOrderInfo: CallRow<FetchHighRiskOrderInfoRequest, FetchHighRiskOrderInfoResponse, 'query'>;
  validateHighRiskPatient: CallRow<ValidateHighRiskPatientRequest, ValidateHighRiskPatientResponse, 'mutation'>;
  checkHighRiskOrder: CallRow<CheckHighRiskOrderRequest, CheckHighRiskOrderResponse, 'query'>;
  validateHighRiskOrder: CallRow<ValidateHighRiskOrderRequest, ValidateHighRiskOrderResponse, 'mutation'>;
  fetchHighRiskUserProfile: CallRow<FetchHighRiskUserProfileRequest, FetchHighRiskUserProfileResponse, 'query'>;
  bindMobileAndLogin: CallRow<BindMobileAndLoginRequest, SignIn, 'mutation'>;
  secondAllocationRegister: CallRow<SecondAllocationRegisterRequest, SignIn, 'mutation'>;
} = {
  checkHighRisk: {
    path: '/user/highrisk/checkrisk',
    kind: 'mutation',
    open: true
  },
  fetchHighRiskPatientInfo: {
    path: '/user/highrisk/fetchpatientinfo',
    kind: 'query',
    open: true
  },
  fetchHighRiskOrderInfo: {
    path: '/user/highrisk/fetchorderinfo',
    kind: 'query',
    open: true
  },
  validateHighRiskPatient: {
    path: '/user/highrisk/validatepatient',
    kind: 'mutation',
    open: true
  },
  checkHighRiskOrder: {
    path: '/user/highrisk/checkorder',
    kind: 'query',
    open: true
  },
  validateHighRiskOrder: {
    path: '/user/highrisk/validateorder',
    kind: 'mutation',
    open: true
  },
  fetchHighRiskUserProfile: {
    path: '/user/highrisk/fetchUserProfile',
    kind: 'query',
    open: true
  },
  bindMobileAndLogin: {
    path: '/user/highrisk/bindMobileAndLogin',
    kind: 'mutation',
    session: 'starts',
    open: true,
    tags: [
      'Session'
    ]
  },
  secondAllocationRegister: {
    path: '/user/highrisk/secondAllocationRegister',
    kind: 'mutation',
    session: 'starts',
    open: true,
    tags: [
      'Session'
    ]
  }
};
