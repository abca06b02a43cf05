import type { account } from '@xinglin/contract';
import type { CallContext } from '../../platform/context';
import { ruleFor } from '../../platform/encryption-rules';
import type { HandlersOf } from '../../platform/mount';
import type { Services } from '../../platform/services';
import { endTemporaryTokensOf } from '../../kernel/people/visitors/temporary-tokens';
import { storedMobile } from '../../kernel/people/accounts/any-mobile';
import {
  bindMobile,
  signInByCode,
  signInByPassword,
  userInfoOf,
} from '../../kernel/people/accounts/service';
import { personalCenterOf } from './personal-centre';
import { endSession } from '../../kernel/people/accounts/sessions';
import { sendCode } from '../../kernel/people/accounts/verify-codes';

/** The calls of accounts and sessions (spec 1 §3, §4, §7). */
export function accountHandlers(services: Services): HandlersOf<typeof account> {
  const { limits, config } = services;
  async function ruleField(context: CallContext) {
    const encryptionRule = await ruleFor(context, config.encryptedApps, limits);
    return encryptionRule === null ? {} : { encryptionRule };
  }
  return {
    async getBaseInfo(_, context) {
      const { now } = context;
      const userInfoVO = await userInfoOf(context, config.documentHashKey);
      return { userInfoVO, now: now.toISOString(), ...(await ruleField(context)) };
    },
    async getLoginInfo(_, context) {
      const { now } = context;
      const userInfoVO = await userInfoOf(context, config.documentHashKey);
      const gmtExpired = userInfoVO.gmtExpired ?? now.toISOString();
      return { gmtExpired, userInfoVO, now: now.toISOString(), ...(await ruleField(context)) };
    },
    sendVerifyCode: ({ mobile, scene, validateParam }, context) =>
      sendCode(context, limits, {
        to: storedMobile(mobile, context),
        scene,
        check: { validateParam },
      }),
    async loginByCheckCode({ mobile, code, agreed }, context) {
      await limits.consume('signInByAddress', context.ip);
      return signInByCode(context, storedMobile(mobile, context), code, agreed);
    },
    loginByPassword: (input, context) => signInByPassword(context, services, input),
    async bindMobile({ mobile, code, agreed }, context) {
      await limits.consume('signInByAddress', context.ip);
      return bindMobile(context, mobile, code, agreed);
    },
    async logout(_, { db, session, account: userId }) {
      if (session !== null) await endSession(db, session.tokenId);
      // Who signs out stays signed out.
      await endTemporaryTokensOf(db, userId);
      return { done: true };
    },
    getPersonalCenter: (_, context) => personalCenterOf(context),
  };
}
