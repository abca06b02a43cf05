import type { verification } from '@xinglin/contract';
import { sendCode } from '../../kernel/people/accounts/verify-codes';
import type { CallContext } from '../../platform/context';
import type { HandlersOf } from '../../platform/mount';
import type { Services } from '../../platform/services';
import { sendOwnerCode } from '../../kernel/people/accounts/owner-codes';
import { proveBySending } from './awaited-messages';
import {
  answerCheck,
  beginPicture,
  beginWork,
  type CheckName,
  type CheckPurpose,
} from '../../kernel/people/checks/person-checks';

/** The calls of checks that a person asks (spec 1 §7, Verification). */
export function verificationHandlers(services: Services): HandlersOf<typeof verification> {
  const { limits } = services;
  const begin =
    (purpose: CheckPurpose) =>
    async ({ pageId }: { pageId: string }, context: CallContext) => {
      await limits.consume('checkByAddress', context.ip);
      return beginWork(context, { purpose, pageId });
    };
  const draw = async (name: CheckName, context: CallContext) => {
    await limits.consume('checkByAddress', context.ip);
    return beginPicture(context, name);
  };
  return {
    preprocessGeeTest: begin('sendCode'),
    preprocessPolarVerification: begin('signIn'),
    partnerPreGeetestTemp: begin('visitor'),
    partnerPreGeetestLogin: begin('partner'),
    getImageCode: ({ type, pageId }, context) => draw({ purpose: type, pageId }, context),
    getPartnerValidCode: ({ pageId }, context) => draw({ purpose: 'partner', pageId }, context),
    enhanceValidate: ({ purpose, pageId, ...answer }, context) =>
      answerCheck(context, { purpose, pageId }, answer),
    async getVerifyCode({ mobile, scene, pageId, imgCode }, context) {
      const { validateParam } = await answerCheck(
        context,
        { purpose: 'sendCode', pageId },
        { imgCode },
      );
      return sendCode(context, limits, { to: mobile, scene, check: { validateParam } });
    },
    getCheckCode: ({ scene }, context) => sendOwnerCode(context, limits, scene),
    proveBySending: (input, { now, deviceId, ip }) =>
      services.db.transaction((db) => proveBySending({ db, now, deviceId, ip }, services, input)),
  };
}
