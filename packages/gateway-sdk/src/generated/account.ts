// Generated from packages/contract by `npm run generate`; change it there.
import type { CallRow } from '../call-row';
import type { BindMobileRequest, GetBaseInfoResponse, GetLoginInfoResponse, GetPersonalCenterResponse, LoginByCheckCodeRequest, LoginByPasswordRequest, LogoutResponse, SendVerifyCodeRequest, SendVerifyCodeResponse, SignIn } from './types/account';

/** The calls of the account domain. */
export const accountCalls: {
  getBaseInfo: CallRow<void, GetBaseInfoResponse, 'query'>;
  getLoginInfo: CallRow<void, GetLoginInfoResponse, 'query'>;
  sendVerifyCode: CallRow<SendVerifyCodeRequest, SendVerifyCodeResponse, 'mutation'>;
  loginByCheckCode: CallRow<LoginByCheckCodeRequest, SignIn, 'mutation'>;
  loginByPassword: CallRow<LoginByPasswordRequest, SignIn, 'mutation'>;
  bindMobile: CallRow<BindMobileRequest, SignIn, 'mutation'>;
  logout: CallRow<void, LogoutResponse, 'mutation'>;
  getPersonalCenter: CallRow<void, GetPersonalCenterResponse, 'query'>;
} = {
  getBaseInfo: {
    path: '/moduleenterprisepartner/config/getbaseinfo',
    kind: 'query',
    open: true,
    tags: [
      'Session'
    ]
  },
  getLoginInfo: {
    path: '/moduleenterprisepartner/config/getlogininfo',
    kind: 'query',
    timeoutMs: 3000,
    tags: [
      'Session'
    ]
  },
  sendVerifyCode: {
    path: '/moduleoperate/verifycode/sendcode.json',
    kind: 'mutation',
    open: true,
    encrypted: true
  },
  loginByCheckCode: {
    path: '/user/account/checkcodelogin.json',
    kind: 'mutation',
    session: 'starts',
    open: true,
    tags: [
      'Session'
    ],
    encrypted: true
  },
  loginByPassword: {
    path: '/user/account/login.json',
    kind: 'mutation',
    session: 'starts',
    open: true,
    tags: [
      'Session'
    ],
    encrypted: true
  },
  bindMobile: {
    path: '/user/profile/bindmobile',
    kind: 'mutation',
    session: 'starts',
    tags: [
      'Session'
    ],
    encrypted: true,
    rerouted: true
  },
  logout: {
    path: '/moduleenterprisepartner/partner/logout/unbindandlogout',
    kind: 'mutation',
    session: 'ends',
    tags: [
      'Session'
    ]
  },
  getPersonalCenter: {
    path: '/moduleoverlap/user/personalcenter',
    kind: 'query',
    tags: [
      'Session',
      'Patient',
      'RegistrationOrder'
    ]
  }
};
