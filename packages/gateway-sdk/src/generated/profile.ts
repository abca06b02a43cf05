// Generated from packages/contract by `npm run generate`; change it there.
import type { CallRow } from '../call-row';
import type { SignIn } from './types/account';
import type { CheckOwnerCodeRequest, CheckOwnerCodeResponse, GetAccountInfoResponse, GetUserProfileResponse, GetUserStatResponse, IsAccountPerfectResponse, ModifyNicknameRequest, ModifyNicknameResponse, ModifyPasswordRequest, RebindAccountRequest, SendOwnerCodeResponse, UpdateUserProfileRequest, UpdateUserProfileResponse, ValidateNicknameRequest, ValidateNicknameResponse } from './types/profile';

/** The calls of the profile domain. */
export const profileCalls: {
  getAccountInfo: CallRow<void, GetAccountInfoResponse, 'query'>;
  getUserProfile: CallRow<void, GetUserProfileResponse, 'query'>;
  updateUserProfile: CallRow<UpdateUserProfileRequest, UpdateUserProfileResponse, 'mutation'>;
  getUserStat: CallRow<void, GetUserStatResponse, 'query'>;
  isAccountPerfect: CallRow<void, IsAccountPerfectResponse, 'query'>;
  validateNickname: CallRow<ValidateNicknameRequest, ValidateNicknameResponse, 'query'>;
  modifyNickname: CallRow<ModifyNicknameRequest, ModifyNicknameResponse, 'mutation'>;
  sendOwnerCode: CallRow<void, SendOwnerCodeResponse, 'mutation'>;
  checkOwnerCode: CallRow<CheckOwnerCodeRequest, CheckOwnerCodeResponse, 'mutation'>;
  rebindAccount: CallRow<RebindAccountRequest, SignIn, 'mutation'>;
  modifyPassword: CallRow<ModifyPasswordRequest, SignIn, 'mutation'>;
} = {
  getAccountInfo: {
    path: '/user/account/info.json',
    kind: 'query',
    tags: [
      'Session'
    ]
  },
  getUserProfile: {
    path: '/user/profile/getinfo',
    kind: 'query',
    tags: [
      'Session'
    ],
    rerouted: true
  },
  updateUserProfile: {
    path: '/user/profile/updateinfo',
    kind: 'mutation',
    tags: [
      'Session'
    ],
    rerouted: true
  },
  getUserStat: {
    path: '/user/profile/getuserstat',
    kind: 'query',
    tags: [
      'Session',
      'Patient',
      'RegistrationOrder'
    ],
    rerouted: true
  },
  isAccountPerfect: {
    path: '/user/account/isperfect',
    kind: 'query',
    tags: [
      'Session'
    ]
  },
  validateNickname: {
    path: '/user/account/validatenickname',
    kind: 'query'
  },
  modifyNickname: {
    path: '/user/account/modifynickname',
    kind: 'mutation',
    tags: [
      'Session'
    ]
  },
  sendOwnerCode: {
    path: '/user/account/sendownercode.json',
    kind: 'mutation'
  },
  checkOwnerCode: {
    path: '/user/account/checkownercode.json',
    kind: 'mutation',
    encrypted: true
  },
  rebindAccount: {
    path: '/user/account/rebinding',
    kind: 'mutation',
    session: 'starts',
    tags: [
      'Session',
      'Patient'
    ],
    encrypted: true
  },
  modifyPassword: {
    path: '/user/account/modifymd5pwd',
    kind: 'mutation',
    session: 'starts',
    tags: [
      'Session'
    ],
    encrypted: true
  }
};
