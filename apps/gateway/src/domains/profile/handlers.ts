import type { profile } from '@xinglin/contract';
import type { HandlersOf } from '../../platform/mount';
import type { Services } from '../../platform/services';
import { changeMobile, proofLifeMs, proveOwner } from './mobile-change';
import { changeNickname, nicknameProblem } from './nickname';
import { ownProof } from '../../kernel/people/accounts/own-mobile';
import { sendCode } from '../../kernel/people/accounts/verify-codes';
import { changePassword } from './password-change';
import { accountInfoOf, gapsOf, profileOf, statOf, updateProfile } from './service';

/** The account's own settings (spec 1 §7 Other, spec 3 §7.15). */
export function profileHandlers(services: Services): HandlersOf<typeof profile> {
  const { limits } = services;
  return {
    getAccountInfo: (_, context) => accountInfoOf(context),
    getUserProfile: (_, context) => profileOf(context),
    async updateUserProfile(input, context) {
      await updateProfile(context, input);
      return { done: true };
    },
    getUserStat: (_, context) => statOf(context),
    async isAccountPerfect(_, context) {
      const missing = await gapsOf(context);
      return { perfect: missing.length === 0, missing };
    },
    async validateNickname({ nickname }, context) {
      return { problem: await nicknameProblem(context, nickname) };
    },
    async modifyNickname({ nickname }, context) {
      return { nickname: await changeNickname(context, nickname) };
    },
    async sendOwnerCode(_, context) {
      const { to, scene } = await ownProof(context);
      return sendCode(context, limits, { to, scene });
    },
    async checkOwnerCode({ code }, context) {
      return { proof: await proveOwner(context, code), expiresIn: proofLifeMs / 1000 };
    },
    async rebindAccount(input, context) {
      await limits.consume('signInByAddress', context.ip);
      return changeMobile(context, input);
    },
    modifyPassword: (input, context) => changePassword(context, services, input),
  };
}
