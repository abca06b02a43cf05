import type { login } from '@xinglin/contract';
import { storedMobile } from '../../kernel/people/accounts/any-mobile';
import { sendCode } from '../../kernel/people/accounts/verify-codes';
import type { HandlersOf } from '../../platform/mount';
import type { Services } from '../../platform/services';
import { devicesOf, endDevice, endOtherDevices, giveUp } from './devices';
import { accountOfCode, registerByEmail, replacePassword, setLoginId } from './service';

/** What a code to an address is for, as codes are kept. */
const emailScenes = {
  register: 'emailRegister',
  resetPassword: 'emailReset',
  bind: 'emailBind',
} as const;

/** Further ways to sign in and to get an account back (spec 1 §7, Auth and login, Verification, Email). */
export function loginHandlers(services: Services): HandlersOf<typeof login> {
  const { limits } = services;
  return {
    getFindPwdCode: ({ mobile, validateParam }, context) =>
      sendCode(context, limits, {
        to: storedMobile(mobile, context),
        scene: 'findPassword',
        check: { validateParam },
      }),
    async checkUserMessage({ mobile, code }, context) {
      await limits.consume('signInByAddress', context.ip);
      return { account: await accountOfCode(context, mobile, code) };
    },
    async findPasswordAndLogin({ mobile, code, password }, context) {
      await limits.consume('signInByAddress', context.ip);
      return replacePassword(context, services, {
        by: 'mobile',
        of: storedMobile(mobile, context),
        code,
        password,
      });
    },
    async modifyLoginId({ loginId }, context) {
      await setLoginId(context, loginId);
      return { done: true };
    },
    getEmailCode: ({ email, scene, validateParam }, context) =>
      sendCode(context, limits, {
        to: email,
        scene: emailScenes[scene],
        check: { validateParam },
      }),
    async registerByEmail(input, context) {
      await limits.consume('signInByAddress', context.ip);
      return registerByEmail(context, services, input);
    },
    async resetPasswordByEmail({ email, code, password }, context) {
      await limits.consume('signInByAddress', context.ip);
      return replacePassword(context, services, { by: 'email', of: email, code, password });
    },
    async listSignedInDevices(_, context) {
      return { items: await devicesOf(context) };
    },
    async endSignedInDevice({ sessionId }, context) {
      await endDevice(context, sessionId);
      return { done: true };
    },
    async endOtherDevices(_, context) {
      await endOtherDevices(context);
      return { done: true };
    },
    async logoffTempUser(_, context) {
      await giveUp(context);
      return { done: true };
    },
  };
}
