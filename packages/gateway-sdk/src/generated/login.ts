// Generated from packages/contract by `npm run generate`; change it there.
import type { CallRow } from '../call-row';
import type { SignIn } from './types/account';
import type { CheckUserMessageRequest, CheckUserMessageResponse, EndOtherDevicesResponse, EndSignedInDeviceRequest, EndSignedInDeviceResponse, FindPasswordAndLoginRequest, GetEmailCodeRequest, GetEmailCodeResponse, GetFindPwdCodeRequest, GetFindPwdCodeResponse, ListSignedInDevicesResponse, LogoffTempUserResponse, ModifyLoginIdRequest, ModifyLoginIdResponse, RegisterByEmailRequest, ResetPasswordByEmailRequest } from './types/login';

/** The calls of the login domain. */
export const loginCalls: {
  getFindPwdCode: CallRow<GetFindPwdCodeRequest, GetFindPwdCodeResponse, 'mutation'>;
  checkUserMessage: CallRow<CheckUserMessageRequest, CheckUserMessageResponse, 'mutation'>;
  findPasswordAndLogin: CallRow<FindPasswordAndLoginRequest, SignIn, 'mutation'>;
  modifyLoginId: CallRow<ModifyLoginIdRequest, ModifyLoginIdResponse, 'mutation'>;
  getEmailCode: CallRow<GetEmailCodeRequest, GetEmailCodeResponse, 'mutation'>;
  registerByEmail: CallRow<RegisterByEmailRequest, SignIn, 'mutation'>;
  resetPasswordByEmail: CallRow<ResetPasswordByEmailRequest, SignIn, 'mutation'>;
  listSignedInDevices: CallRow<void, ListSignedInDevicesResponse, 'query'>;
  endSignedInDevice: CallRow<EndSignedInDeviceRequest, EndSignedInDeviceResponse, 'mutation'>;
  endOtherDevices: CallRow<void, EndOtherDevicesResponse, 'mutation'>;
  logoffTempUser: CallRow<void, LogoffTempUserResponse, 'mutation'>;
} = {
  getFindPwdCode: {
    path: '/common/checkcode/getfindpwdcode.json',
    kind: 'mutation',
    open: true,
    encrypted: true
  },
  checkUserMessage: {
    path: '/user/account/checkusermsg.json',
    kind: 'mutation',
    open: true
  },
  findPasswordAndLogin: {
    path: '/user/account/findmd5pwdandlogin.json',
    kind: 'mutation',
    session: 'starts',
    open: true,
    tags: [
      'Session'
    ],
    encrypted: true
  },
  modifyLoginId: {
    path: '/user/account/modifyloginid.json',
    kind: 'mutation',
    tags: [
      'Session'
    ]
  },
  getEmailCode: {
    path: '/moduleusercenter/email/getcode',
    kind: 'mutation',
    open: true,
    encrypted: true
  },
  registerByEmail: {
    path: '/moduleusercenter/email/register',
    kind: 'mutation',
    session: 'starts',
    open: true,
    tags: [
      'Session'
    ]
  },
  resetPasswordByEmail: {
    path: '/moduleusercenter/email/resetpassword',
    kind: 'mutation',
    session: 'starts',
    open: true,
    tags: [
      'Session'
    ]
  },
  listSignedInDevices: {
    path: '/user/account/session/list.json',
    kind: 'query',
    tags: [
      'Session',
      'SignedInDevice'
    ]
  },
  endSignedInDevice: {
    path: '/user/account/session/end.json',
    kind: 'mutation',
    tags: [
      'SignedInDevice'
    ]
  },
  endOtherDevices: {
    path: '/user/account/session/endothers.json',
    kind: 'mutation',
    tags: [
      'SignedInDevice'
    ]
  },
  logoffTempUser: {
    path: '/user/account/tempuserlogoff.json',
    kind: 'mutation',
    session: 'ends',
    tags: [
      'Session'
    ]
  }
};
