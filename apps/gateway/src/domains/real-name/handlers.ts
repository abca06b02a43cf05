import type { realName } from '@xinglin/contract';
import type { HandlersOf } from '../../platform/mount';
import type { Services } from '../../platform/services';
import { realNameProvider } from '../../kernel/people/residents/configured-provider';
import { faceCheckProvider } from './configured-face-provider';
import { beginFaceCheck, faceCheckOf, settleFaceCheck } from './face-checks';
import { checkedBankCard } from './person';
import { realNameOf } from './service';
import { submitReview, withdrawReview } from './reviews';
import { verifyAccount } from './verification';

/** Real-name verification of the account itself (spec 1 §4, §9). */
export function realNameHandlers(services: Services): HandlersOf<typeof realName> {
  const { files, use } = services;
  const register = use(realNameProvider);
  return {
    getRealName: (_, context) => realNameOf(context, use(faceCheckProvider) !== null),
    verifyRealName: (input, context) =>
      verifyAccount(context, services, input, {
        by: 'register',
        match: ({ name, cardNo }) => register.match({ name, idNumber: cardNo }),
      }),
    async checkBankMessage({ bankCardNo, mobile, ...input }, context) {
      const bankCard = { cardNo: checkedBankCard(bankCardNo, context), mobile };
      return verifyAccount(context, services, input, {
        by: 'bankCard',
        match: ({ name, cardNo }) => register.match({ name, idNumber: cardNo, bankCard }),
      });
    },
    async submitRealNameReview(input, context) {
      return { reviewId: await submitReview(context, input) };
    },
    async withdrawRealNameReview({ reviewId }, context) {
      await withdrawReview(context, files, reviewId);
      return { done: true };
    },
    beginFaceCheck: (input, context) => beginFaceCheck(context, services, input),
    getFaceCheck: (_, context) => faceCheckOf(context),
    settleFaceCheck: (_, context) => settleFaceCheck(context, services),
  };
}
